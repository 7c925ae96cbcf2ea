import { expect, test } from "vitest";
import type { View } from "../protocol/messages";
import { GameWords } from "../words/game";
import { bundle } from "../words/saying";
import { atTurn } from "./facts";
import { figuresOf } from "./figures";

function view(facts: View["facts"], waiting: number[] = []): View {
  return { seat: 0, step: "", waiting, zones: [], facts };
}

const game = { phrases: {}, events: {}, moves: [], board: { facts: [], piece: "term:card" } };
const w = new GameWords([bundle("de", ["fact-scores = Hunde\nfact-lives = Leben"])], game);

test("points and lives stand beside every name, as far as a game has them, by what it calls them", () => {
  const both = view({ scores: [3, 1], lives: [2, 0] });
  expect(figuresOf(both, w)).toEqual([
    { label: "Hunde", values: [3, 1] },
    { label: "Leben", values: [2, 0] },
  ]);
  expect(figuresOf(view({ lives: [1, 1] }), w)).toHaveLength(1);
  expect(figuresOf(view({}), w)).toEqual([]);
});

test("whoever owes a choice is at turn, else the one whose turn it is, else nobody", () => {
  expect(atTurn(view({ turn: 2 }, [0, 1]))).toEqual([0, 1]);
  expect(atTurn(view({ turn: 2 }))).toEqual([2]);
  expect(atTurn(view({ turn: null }))).toEqual([]);
  expect(atTurn(view({}))).toEqual([]);
});
