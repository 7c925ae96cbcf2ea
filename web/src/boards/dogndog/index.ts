import { art } from "../../art/dogndog";
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
  figures: (view, seat, t) => [{ label: t.facts.trophies, value: numbers(view.facts.scores, seat) }],
  turn: (view) => (typeof view.facts.turn === "number" ? view.facts.turn : null),
  held: ["ron"],
};
