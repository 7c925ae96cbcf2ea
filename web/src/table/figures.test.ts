import { expect, test } from "vitest";
import type { GameInfo } from "../api";
import { generic } from "../boards/generic";
import { en } from "../i18n/en";
import type { View } from "../protocol/messages";
import { atTurn } from "./facts";
import { figuresOf } from "./figures";

function view(facts: View["facts"], waiting: number[] = []): View {
  return { seat: 0, step: "", waiting, zones: [], facts };
}

const called = { en: { scores: "dogs" }, de: { scores: "Hunde" }, ja: { scores: "犬" } };
const plain = { board: { zones: [], facts: [], steps: [], scores: null, lives: null } } as unknown as GameInfo;
const game = { board: { zones: [], facts: [], scores: "tricks", lives: null } } as unknown as GameInfo;

test("points and lives stand beside every name, as far as a game has them", () => {
  const both = view({ scores: [3, 1], lives: [2, 0] });
  expect(figuresOf(both, generic, plain, en, "en")).toEqual([
    { label: "points", values: [3, 1] },
    { label: "lives", values: [2, 0] },
  ]);
  expect(figuresOf(view({ lives: [1, 1] }), generic, plain, en, "en")).toHaveLength(1);
  expect(figuresOf(view({}), generic, plain, en, "en")).toEqual([]);
});

test("they are called what the board calls them, else what the server does", () => {
  const label = (board: typeof generic): string => figuresOf(view({ scores: [0] }), board, game, en, "de")[0]!.label;
  expect(label(generic)).toBe("tricks");
  expect(label({ ...generic, called })).toBe("Hunde");
});

test("whoever owes a choice is at turn, else the one whose turn it is, else nobody", () => {
  expect(atTurn(view({ turn: 2 }, [0, 1]))).toEqual([0, 1]);
  expect(atTurn(view({ turn: 2 }))).toEqual([2]);
  expect(atTurn(view({ turn: null }))).toEqual([]);
  expect(atTurn(view({}))).toEqual([]);
});
