import { expect, test } from "vitest";
import { pieces, tableOf, told } from "../checks";
import { EXTRAS, meaningOf } from "./extras";
import { chosen } from "./facts";
import { phrase, read } from "./reading";
import { demandIn } from "./words";

const table = tableOf({ pile: "4 6", "hand 0": "6 6 nullo", "open 0": "6 8" }, { debt: 3 });
const constants = { set: 4, monsters: 9 };

test("sets are played from the hand and from open Remainders; abilities ask for more", () => {
  const reading = (move: string): string => told(read(move, table, 0, constants));
  expect(reading("play 6 x2")).toBe("hand0:6 hand0:6");
  expect(reading("play 8 x1")).toBe("open0:8");
  expect(reading("play 6 x2 + open 6 x1")).toBe("hand0:6 hand0:6 open0:6");
  expect(reading("throw 6")).toBe("hand0:6 hand0:6 hand0:6 hand0:6");
  expect(reading("exchange 6 8")).toBe("hand0:6 open0:8");
  expect(reading("lift 8")).toBe("open0:8");
  expect(reading("blind 2")).toBe("hidden0:#1");
  expect(reading("give seat 3")).toBe("seat3:#0");
  expect(reading("draw 4")).toBe("plain draw pile:?");
  expect(reading("take pile")).toBe("plain pile:#1");
});

test("what is touched asks for what is done with it", () => {
  expect(phrase(pieces("hand", 0, "7 7"), table, 0, constants)).toBe("play 7 x2");
  expect(phrase(pieces("hidden", 0, "? ?"), table, 0, constants)).toBe("blind 2");
  expect(phrase(pieces("open", 1, "7"), table, 0, constants)).toBeNull();
  expect(phrase(pieces("draw pile", null, "?"), table, 0, constants)).toBe("draw 3");
});

test("what fits is said in a few words", () => {
  const all = { low: 7, high: 9, dragons: true, one: false };
  expect(demandIn("en", all, 9)).toBe("7–9 or a dragon");
  expect(demandIn("de", all, 9)).toBe("7–9 oder ein Drache");
  expect(demandIn("ja", all, 9)).toBe("7–9またはドラゴン");
  expect(demandIn("en", { low: 6, high: 9, dragons: false, one: false }, 9)).toBe("6–9, no dragon");
  expect(demandIn("en", { low: 9, high: 9, dragons: true, one: true }, 9)).toBe("1, 9, or a dragon");
  expect(demandIn("en", { low: 9, high: 8, dragons: true, one: false }, 9)).toBe("a dragon");
  expect(demandIn("en", { low: 1, high: 9, dragons: true, one: false }, 9)).toBe("anything");
  expect(demandIn("en", { low: 1, high: 8, dragons: true, one: false }, 9)).toBe("anything but a 9");
  expect(demandIn("en", { low: 1, high: 9, dragons: false, one: false }, 9)).toBe("1–9, no dragon");
});

test("every language names all abilities and curses", () => {
  for (const meanings of Object.values(EXTRAS)) expect(Object.keys(meanings)).toEqual(Object.keys(EXTRAS.en));
  expect(meaningOf("unknowing 5/1", "en")).toEqual(["Unknowing 5/1", "Dealt as Remainders: 5 hidden, 1 open."]);
  expect(meaningOf("monsterball", "de")[0]).toBe("Monsterball");
  expect(meaningOf("something new 3", "ja")).toEqual(["something new 3", ""]);
});

test("what was chosen in secret is told to who chose it", () => {
  expect(chosen(tableOf({}, { answer: null }))).toBeNull();
  expect(chosen(tableOf({}, { answer: "keep" }))).toEqual([]);
  expect(chosen(tableOf({}, { answer: "exchange 3 nullo" }))).toEqual(["3", "nullo"]);
});
