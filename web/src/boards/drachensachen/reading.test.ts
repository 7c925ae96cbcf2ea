import { expect, test } from "vitest";
import type { Declared } from "../../words/game";
import { gameSource, LANGUAGES, wordsFor } from "../../words/testing";
import { pieces, tableOf, told } from "../checks";
import { meaningOf } from "./extras";
import { chosen } from "./facts";
import { phrase, read } from "./reading";
import samples from "./samples.json";

const table = tableOf({ pile: "4 6", "hand 0": "6 6 nullo", "open 0": "6 8" }, { debt: 3 });
const constants = { set: 4, monsters: 9 };
const declared = samples as unknown as Declared;

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
  const fits = (language: string, low: number, high: number, dragons: boolean, one = false): string =>
    wordsFor("drachensachen", language, declared).say(["fits", { low, high, dragons, one }]);
  expect(fits("en", 7, 9, true)).toBe("7–9 or a dragon");
  expect(fits("de", 7, 9, true)).toBe("7–9 oder ein Drache");
  expect(fits("ja", 7, 9, true)).toBe("7～9かドラゴン");
  expect(fits("en", 6, 9, false)).toBe("6–9, no dragon");
  expect(fits("en", 9, 9, true, true)).toBe("1, 9 or a dragon");
  expect(fits("en", 9, 8, true)).toBe("a dragon");
  expect(fits("en", 1, 9, true)).toBe("anything");
  expect(fits("en", 1, 8, true)).toBe("anything but a 9");
  expect(fits("en", 1, 9, false)).toBe("1–9, no dragon");
});

test("abilities and curses have a name and a meaning in every language", () => {
  for (const language of LANGUAGES) {
    const w = wordsFor("drachensachen", language, declared);
    const keys = [...gameSource("drachensachen", language).matchAll(/^(ability|curse)-(.+) =/gm)];
    expect(keys.length).toBe(14);
    for (const [, kind, extra] of keys) {
      const { name, about } = meaningOf(w, kind as "ability" | "curse", extra!);
      expect(name).not.toBe(extra);
      expect(about).not.toMatch(/[{}]|^$/);
    }
  }
  const w = wordsFor("drachensachen", "en", declared);
  expect(meaningOf(w, "curse", "unknowing 5/1")).toEqual({
    name: "Unknowing 5/1",
    about: "You are dealt 5 hidden Remainders and 1 open one.",
  });
});

test("what was chosen in secret is told to who chose it", () => {
  expect(chosen(tableOf({}, { answer: null }))).toBeNull();
  expect(chosen(tableOf({}, { answer: "keep" }))).toEqual([]);
  expect(chosen(tableOf({}, { answer: "exchange 3 nullo" }))).toEqual(["3", "nullo"]);
});

test("a move is offered with what follows from it, and named alone within a sentence", () => {
  const said = LANGUAGES.map((language) => {
    const w = wordsFor("drachensachen", language, declared);
    return [w.move("play 4 x1"), w.say(w.offer("play 4 x1")), w.move("miss")];
  });
  expect(said).toEqual([
    ["play a 4 – next: draw two cards", "play a 4", "skip your turn"],
    ["eine 4 spielen – danach zwei Karten ziehen", "eine 4 spielen", "aussetzen"],
    ["4を出す（次の人は2枚引く）", "4を出す", "1回休む"],
  ]);
});
