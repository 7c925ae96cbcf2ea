import { art } from "../../art/drachensachen";
import { numbers, type Board } from "../board";
import { generic } from "../generic";
import Centre from "./Centre.svelte";
import { phrase, read } from "./reading";
import { name } from "./words";

export const board: Board = {
  ...generic,
  face: art.face,
  box: art.box,
  name,
  read,
  phrase,
  figures: (view, seat, t) => [{ label: t.facts.lost, value: numbers(view.facts.lost, seat) }],
  Centre,
};
