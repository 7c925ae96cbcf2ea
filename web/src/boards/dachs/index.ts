import { art } from "../../art/dachs";
import { numbers, type Board } from "../board";
import { generic } from "../generic";
import Centre from "./Centre.svelte";
import { phrase, read } from "./reading";
import { name } from "./words";

export const board: Board = {
  ...generic,
  Centre,
  face: art.face,
  box: art.box,
  name,
  read,
  phrase,
  figures: (view, seat, t) => [
    { label: t.facts.points, value: numbers(view.facts.points, seat) },
    { label: t.facts.lives, value: numbers(view.facts.lives, seat) },
  ],
};
