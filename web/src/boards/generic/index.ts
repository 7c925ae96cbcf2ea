import { art } from "../../art/generic";
import type { Board } from "../board";
import { readPlainly } from "../../table/pieces";
import Centre from "./Centre.svelte";

/** The board of any game: its zones and facts as they are, its cards by their texts. */
export const generic: Board = {
  hand: "hand",
  beside: [],
  read: readPlainly,
  phrase: () => null,
  sounds: {},
  face: art.face,
  box: art.box,
  Centre,
};
