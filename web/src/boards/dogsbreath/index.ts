import { art } from "../../art/dogsbreath";
import { numbers, type Board } from "../board";
import { generic } from "../generic";
import Centre from "./Centre.svelte";
import { kinds } from "./facts";
import { name } from "./names";
import { phrase, read } from "./reading";
import { says } from "./saying";

export const board: Board = {
  ...generic,
  face: art.face,
  box: art.box,
  name,
  beside: kinds,
  read,
  phrase,
  says,
  figures: (view, seat, t) => [{ label: t.facts.points, value: numbers(view.facts.totals, seat) }],
  turn: (view) => (typeof view.facts.seat === "number" ? view.facts.seat : null),
  held: ["guard"],
  Centre,
};
