import type { Board } from "../board";
import { generic } from "../generic";
import { art } from "./art";
import Centre from "./Centre.svelte";
import { kinds } from "./facts";
import { phrase, read, says } from "./reading";

export const board: Board = {
  ...generic,
  face: art.face,
  box: art.box,
  beside: kinds,
  read,
  phrase,
  says,
  Centre,
};
