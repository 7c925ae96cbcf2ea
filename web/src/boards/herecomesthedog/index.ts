import type { Board } from "../board";
import { generic } from "../generic";
import { art } from "./art";
import Centre from "./Centre.svelte";
import { phrase, read } from "./reading";

export const board: Board = {
  ...generic,
  Centre,
  face: art.face,
  box: () => "-22 -2 88 118", // a stick with some air around it, for thumbs
  hand: "sticks",
  read,
  phrase,
  sounds: { rolled: "dice" },
};
