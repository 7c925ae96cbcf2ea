import { art } from "../../art/herecomesthedog";
import { numbers, type Board } from "../board";
import { generic } from "../generic";
import Centre from "./Centre.svelte";
import { phrase, read } from "./reading";
import { name } from "./words";

export const board: Board = {
  ...generic,
  Centre,
  face: art.face,
  box: () => "-22 -2 88 118", // a stick with some air around it, for thumbs
  name,
  hand: "sticks",
  read,
  phrase,
  figures: (view, seat, t) => [
    { label: t.facts.dogs, value: numbers(view.facts.dogs, seat) },
    { label: t.facts.villagers, value: numbers(view.facts.villagers, seat) },
  ],
};
