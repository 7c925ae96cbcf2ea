import { expect, test } from "vitest";
import { Hands } from "../../table/hands.svelte";
import type { Declared } from "../../words/game";
import { gameSource, LANGUAGES, wordsFor } from "../../words/testing";
import { pieces, tableOf, told } from "../checks";
import { heaps } from "./facts";
import { board } from ".";
import { phrase, placeOf, read, says, textOf } from "./reading";
import samples from "./samples.json";

const table = tableOf({ grid: "? ?" }, { up: ["r1c1"], to_flip: 1 }, "discard");
const { scoring } = samples.constants;
const constants = { columns: 4, scoring: [] };
const w = wordsFor("dogsbreath", "en", samples as unknown as Declared);

test("moves are made with places of the grid, discards, players", () => {
  const reading = (move: string): string => told(read(move, table, 1, constants));
  expect(reading("flip r2c3")).toBe("grid:#6");
  expect(reading("turn down r1c1")).toBe("grid:#0");
  expect(reading("take r3c4")).toBe("grid:#11");
  expect(reading("take msd")).toBe("discards:msd");
  expect(reading("discard bone")).toBe("hand1:bone");
  expect(reading("offer mbd")).toBe("hand1:mbd");
  expect(reading("scavenge seat 0")).toBe("hand1:scavenger seat0:#0");
  expect(reading("guard")).toBe("plain hand1:guard");
  expect(reading("request vbn")).toBe("kind:vbn");
});

test("what is touched asks for what is done with it", () => {
  expect(phrase(pieces("grid", null, "? ? ? ? ?"), table, 1, constants)).toBe("flip r2c1");
  expect(phrase(pieces("grid", null, "msd"), table, 1, constants)).toBe("turn down r1c1");
  expect(phrase(pieces("grid", null, "msd"), { ...table, facts: { ...table.facts, to_flip: 0 } }, 1, constants)).toBe("take r1c1");
  expect(phrase(pieces("hand", 1, "msd"), table, 1, constants)).toBe("discard msd");
  expect(phrase(pieces("hand", 1, "msd"), { ...table, step: "offer" }, 1, constants)).toBe("offer msd");
  expect(phrase(pieces("hand", 0, "msd"), table, 1, constants)).toBeNull();
});

test("places of the grid are counted row by row", () => {
  expect(Array.from({ length: 12 }, (_, place) => placeOf(textOf(place, 4), 4))).toEqual([...Array(12).keys()]);
  expect(placeOf("msd", 4)).toBeNull();
});

test("equal discards lie together in printed order", () => {
  expect(heaps(tableOf({ discards: "bone vsd msn vsd" }))).toEqual([
    { card: "msn", places: [2] },
    { card: "vsd", places: [1, 3] },
    { card: "bone", places: [0] },
  ]);
});

test("every language says what it takes to score, and has no figure of its own for it", () => {
  for (const language of LANGUAGES) {
    const needs = gameSource("dogsbreath", language).match(/^board-needs-.*$/gm)!.map((line) => line.split(" = "));
    expect(needs.map(([key]) => key)).toEqual(scoring.map(({ clause }) => `board-needs-${clause.replace(".", "-")}`));
    for (const [, text] of needs) expect(text).not.toMatch(/[2-9]/);
  }
});

test("moves of the draft name the card", () => {
  const draft = tableOf({ grid: "? - ? ? msn bone ? ?" });
  const said = (move: string): string => says(move, draft, constants, w);
  expect(said("flip r2c3")).toBe("turn up the card in row 2, column 3");
  expect(said("take r2c1")).toBe("take Meat Snout Night");
  expect(said("turn down r2c2")).toBe("turn a Bone face down again");
  expect(said("take msd")).toBe("take Meat Snout Day from the discards");
  expect(said("draw")).toBe("draw from the deck");
});

test("a hint to ask for a card picks its kind, which lies nowhere", () => {
  const hands = new Hands(board, constants, { commit: () => {}, why: () => {} });
  const moves = ["request msd", "request bone", "request guard", "request vbn"];
  hands.update(table, 1, moves);
  hands.suggest(hands.choices[1]!);
  expect(hands.picked.map(({ zone, place, card }) => `${zone} ${place} ${card}`)).toEqual(["kind 12 bone"]);
  expect(hands.buttons.map(({ move }) => move)).toEqual(["request bone"]);
});
