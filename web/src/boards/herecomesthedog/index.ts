import { art } from "../../art/herecomesthedog";
import { numbers, type Board } from "../board";
import { generic } from "../generic";
import { phrase, read } from "./reading";
import { name } from "./words";

export const board: Board = {
  ...generic,
  face: art.face,
  box: art.box,
  name,
  hand: "sticks",
  read,
  phrase,
  figures: (view, seat, t) => [
    { label: t.facts.dogs, value: numbers(view.facts.dogs, seat) },
    { label: t.facts.villagers, value: numbers(view.facts.villagers, seat) },
  ],
};
