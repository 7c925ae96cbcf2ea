import { describe, expect, test } from "vitest";
import codes from "../../art/codes.json";
import type { View } from "../../protocol/messages";
import { everyMoveCanBeMade, everyMoveIsPhrased, everyPhraseIsKnown, type Sample } from "../reading_check";
import { heaps, kinds, KINDS, lastTurns } from "./facts";
import { phrase, placeOf, read, textOf } from "./reading";
import samples from "./samples.json";
import { says } from "./saying";
import { ALL } from "./words";

const positions = samples.positions as unknown as Sample[];
const readings = { read, phrase };

test("every step of the game is among the samples", () => {
  const steps = new Set(positions.map(({ view }) => view.step));
  expect([...steps].sort()).toEqual(["discard", "draft", "draw", "go", "guard", "offer", "request", "stay"]);
});

describe.each(positions.map((sample, at) => ({ ...sample, name: `${at}: ${sample.view.step}` })))("$name", (sample) => {
  test("every lawful move can be made", () => everyMoveCanBeMade(readings, sample, kinds));
  test("its pieces ask for it", () => everyMoveIsPhrased(readings, sample, kinds));
  test("whatever is touched asks for a move the game knows", () =>
    everyPhraseIsKnown(readings, sample, samples.vocabulary));
});

function view(discards: string[], facts: Record<string, unknown> = {}): View {
  const zones = [{ name: "discards", owner: null, cards: discards }];
  return { seat: 0, step: "draw", waiting: [0], zones, facts: facts as View["facts"] };
}

test("the kinds of card are those of the game", () => {
  expect(["?", "-", ...KINDS]).toEqual(codes.codes.dogsbreath);
});

test("places of the grid are counted row by row", () => {
  expect(Array.from({ length: 12 }, (_, place) => placeOf(textOf(place)))).toEqual([...Array(12).keys()]);
  expect(placeOf("msd")).toBeNull();
});

test("equal discards lie together in printed order", () => {
  expect(heaps(view(["bone", "vsd", "msn", "vsd"]))).toEqual([
    { card: "msn", places: [2] },
    { card: "vsd", places: [1, 3] },
    { card: "bone", places: [0] },
  ]);
});

test("those up to the one who is out have a last turn", () => {
  const facts = { totals: [0, 0, 0, 0], seat: 2 };
  expect(lastTurns(view([], { ...facts, outer: null }))).toEqual([]);
  expect(lastTurns(view([], { ...facts, outer: 1 }))).toEqual([2, 3, 0]);
  expect(lastTurns(view([], { ...facts, outer: 3 }))).toEqual([2]);
});

test("every language names all that scores", () => {
  for (const { lines } of Object.values(ALL)) expect(Object.keys(lines)).toEqual(Object.keys(ALL.en.lines));
});

test("moves of the draft name the card", () => {
  const grid = { name: "grid", owner: null, cards: ["?", "-", "?", "?", "msn", "bone", "?", "?"] };
  const table = { ...view([]), zones: [grid] };
  const said = (move: string): string => says({ move, says: "as the server says" }, table, "en");
  expect(said("flip r2c3")).toBe("turn up the card in row 2, column 3");
  expect(said("take r2c1")).toBe("take Meat Snout Night");
  expect(said("turn down r2c2")).toBe("lay Bone face down again");
  expect(said("take msd")).toBe("as the server says");
  expect(said("draw")).toBe("as the server says");
});
