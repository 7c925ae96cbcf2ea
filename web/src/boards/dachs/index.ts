import type { Board } from "../board";
import { generic } from "../generic";
import { art } from "./art";
import Centre from "./Centre.svelte";
import { phrase, read } from "./reading";

export const board: Board = {
  ...generic,
  Centre,
  face: art.face,
  box: art.box,
  read,
  phrase,
};
