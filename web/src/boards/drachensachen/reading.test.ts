import { describe, expect, test } from "vitest";
import type { View } from "../../protocol/messages";
import { everyMoveCanBeMade, everyMoveIsPhrased, everyPhraseIsKnown, type Sample } from "../reading_check";
import { EXTRAS } from "./extras";
import { chosen, circling, demandOf } from "./facts";
import { phrase, read } from "./reading";
import samples from "./samples.json";
import { demandIn } from "./words";

const positions = samples.positions as unknown as Sample[];
const readings = { read, phrase };

test("every step of the game is among the samples", () => {
  const steps = new Set(positions.map(({ view }) => view.step));
  expect([...steps].sort()).toEqual(["exchange", "give", "lift", "miss", "owe", "play", "turn"]);
});

describe.each(positions.map((sample, at) => ({ ...sample, name: `${at}: ${sample.view.step}` })))("$name", (sample) => {
  test("every lawful move can be made", () => everyMoveCanBeMade(readings, sample));
  test("its pieces ask for it", () => everyMoveIsPhrased(readings, sample));
  test("whatever is touched asks for a move the game knows", () =>
    everyPhraseIsKnown(readings, sample, samples.vocabulary));
});

function view(facts: Record<string, unknown>, pile: string[] = []): View {
  const zones = [{ name: "pile", owner: null, cards: pile }];
  return { seat: 0, step: "play", waiting: [0], zones, facts: facts as View["facts"] };
}

test.each(samples.demands)("what fits on $top while $facing is faced is told", ({ top, facing, small, fit }) => {
  const facts = { facing: facing || null, abilities: small ? ["small but nice"] : [] };
  const { low, high, dragons, one } = demandOf(view(facts, top ? [top] : []));
  const monsters = Array.from({ length: 9 }, (_, at) => at + 1).filter((n) => (n >= low && n <= high) || (one && n === 1));
  expect([...monsters.map(String), ...(dragons ? ["nullo", "extermino", "protecto"] : [])]).toEqual(fit);
});

test("a match that ended with a dragon asks for no number that is none", () => {
  for (const facing of ["nullo", "extermino", "protecto"]) {
    expect(demandIn("en", demandOf(view({ facing, abilities: [] }, [facing])))).toBe("anything but a 9");
  }
});

test("what fits is said in a few words", () => {
  const all = { low: 7, high: 9, dragons: true, one: false };
  expect(demandIn("en", all)).toBe("7–9 or a dragon");
  expect(demandIn("de", all)).toBe("7–9 oder ein Drache");
  expect(demandIn("ja", all)).toBe("7–9またはドラゴン");
  expect(demandIn("en", { low: 6, high: 9, dragons: false, one: false })).toBe("6–9, no dragon");
  expect(demandIn("en", { low: 9, high: 9, dragons: true, one: true })).toBe("1, 9, or a dragon");
  expect(demandIn("en", { low: 9, high: 8, dragons: true, one: false })).toBe("a dragon");
  expect(demandIn("en", { low: 1, high: 8, dragons: true, one: false })).toBe("anything but a 9");
});

test("every language names all abilities and curses", () => {
  for (const { abilities, curses } of Object.values(EXTRAS)) {
    expect(Object.keys(abilities)).toEqual(Object.keys(EXTRAS.en.abilities));
    expect(Object.keys(curses)).toEqual(Object.keys(EXTRAS.en.curses));
  }
});

test("a round that goes in circles is announced in its second half only, and where it ends at all", () => {
  const facts = { lost: [0, 0], options: { stalemate: "score" } };
  expect(circling(view({ ...facts, idle: 40 }))).toBeNull();
  expect(circling(view({ ...facts, idle: 41 }))).toBe(39);
  expect(circling(view({ ...facts, idle: 41, options: { stalemate: "off" } }))).toBeNull();
});

test("what was chosen in secret is told to who chose it", () => {
  expect(chosen(view({ answer: null }))).toBeNull();
  expect(chosen(view({ answer: "keep" }))).toEqual([]);
  expect(chosen(view({ answer: "exchange 3 nullo" }))).toEqual(["3", "nullo"]);
});
