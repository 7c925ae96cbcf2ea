import type { Board } from "../board";
import { generic } from "../generic";
import { art } from "./art";
import Centre from "./Centre.svelte";
import { kinds } from "./facts";
import { name } from "./names";
import { phrase, read } from "./reading";
import { says } from "./saying";
import { called } from "./words";

export const board: Board = {
  ...generic,
  face: art.face,
  box: art.box,
  name,
  beside: kinds,
  read,
  phrase,
  says,
  called,
  Centre,
};
