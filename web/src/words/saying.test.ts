// Messages become sentences just as in the terminal (tests/words compares both on all of them).

import { describe, expect, test } from "vitest";
import type { Json } from "../protocol/messages";
import { bundle, matching, Sayer, slug } from "./saying";
import { pageSource } from "./testing";

const GAME = `
stick-meat = meat
stick-fire = fire
    .eine = ein Feuer
stick-hidden = a stick
stick-counted = { $count } { $item }
took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $sticks }.
counted = { $sticks-count }: { $sticks-tally }, { $sticks-or }, { $sticks-commas } ({ $sticks-is })
drew = { $card-is ->
    [hidden] something
    [none] nothing
   *[other] { $card } ({ $card-is })
}
form = { $card-eine }
who = { $seats-is }: { $seats }
dice = { $dice } ({ $dice-count })
scored = { $lines } = { $lines-total }
within = { $why }!
place = { $at }
flag = { $on ->
    [yes] on
   *[no] off
}
line-n-villagers = { $n } villagers
only-attribute =
    .about = About it
`;

const forms = {
  took: { seat: "seat", sticks: "list term:stick" },
  counted: { sticks: "list term:stick" },
  drew: { card: "term:stick" },
  form: { card: "term:stick" },
  who: { seats: "list seat" },
  dice: { dice: "tally term:stick" },
  scored: { lines: "lines" },
  within: { why: "message" },
  place: { at: "cell" },
  flag: { on: "flag" },
};

const sayer = (me: number | null = 0): Sayer => new Sayer([bundle("en", [pageSource("en"), GAME])], forms, ["Ada", "Ben", "Cy"], me);
const say = (key: string, args: Record<string, Json>, me: number | null = 0): string => sayer(me).say([key, args]);

test("players by their names, or as you", () => {
  expect(say("took", { seat: 0, sticks: ["meat"] })).toBe("You take meat.");
  expect(say("took", { seat: 1, sticks: ["meat", "fire", "meat"] })).toBe("Ben takes meat, fire and meat.");
  expect(say("took", { seat: 4, sticks: ["meat"] })).toBe("Player 5 takes meat.");
  expect(say("who", { seats: [2, 0] })).toBe("you-too: You and Cy");
  expect(say("who", { seats: [0] })).toBe("you: You");
  expect(say("who", { seats: [2, 1] }, null)).toBe("several: Cy and Ben");
  expect(say("who", { seats: [] })).toBe("none: ");
});

test("lists are said in several ways, equal terms counted", () => {
  expect(say("counted", { sticks: ["meat", "fire", "meat"] })).toBe("3: 2 meat and 1 fire, meat, fire or meat, meat, fire, meat (several)");
  expect(say("dice", { dice: ["fire", "fire", "meat"] })).toBe("2 fire and 1 meat (3)");
});

test("terms have further forms; what is hidden or none can be chosen by", () => {
  expect(say("form", { card: "fire" })).toBe("ein Feuer");
  expect(say("drew", {})).toBe("something");
  expect(say("drew", { card: "?" })).toBe("something");
  expect(say("drew", { card: null })).toBe("nothing");
  expect(say("drew", { card: "2v" })).toBe("2v (2v)");
});

test("score lines, messages within, cells, flags, texts", () => {
  const lines = [{ name: "3 villagers", points: 3 }, { name: "who knows", points: -1 }];
  expect(say("scored", { lines })).toBe("3 villagers 3, who knows −1 = 2");
  expect(say("within", { why: ["place", { at: "r2c3" }] })).toBe("row 2, column 3!");
  expect(say("flag", { on: true })).toBe("on");
  expect(say("text", { text: "as it is" })).toBe("as it is");
  expect(say("nowhere", {})).toBe("nowhere");
  expect(sayer().format("only-attribute", {}, "about")).toBe("About it");
});

test("numbers as the language writes them", () => {
  const german = new Sayer([bundle("de", [pageSource("de"), "many = { $n ->\n    [1] eins\n    [one] eine\n   *[other] { $n } viele\n}"])]);
  expect([0, -5, 999, 1000, -1234567].map((one) => german.number(one))).toEqual(["0", "−5", "999", "1.000", "−1.234.567"]);
  expect(sayer().number(-1234567)).toBe("−1,234,567");
  expect([1, 2000].map((n) => german.read("many", { n }))).toEqual(["eins", "2.000 viele"]);
});

test("what a language lacks is said in the next one", () => {
  const german = new Sayer([bundle("de", ["a = eins"]), bundle("en", ["a = one\nb = two"])]);
  expect([german.read("a"), german.read("b"), german.read("c")]).toEqual(["eins", "two", "c"]);
});

test("a key's part is letters, digits and dashes", () => {
  expect(["fire fest", "2V!", "?", "can_do"].map(slug)).toEqual(["fire-fest", "2v", "", "can-do"]);
});

describe("moves", () => {
  const sticks = { sticks: "list term:stick", stick: "term:stick", owner: "seat", pairs: "number" };
  test.each([
    ["take meat fire", "take {sticks*}", { sticks: ["meat", "fire"] }],
    ["take", "take {sticks*}", null],
    ["steal meat from seat 2", "steal {stick} from seat {owner}", { stick: "meat", owner: 2 }],
    ["defend x2 pairs", "defend {pairs} pair/pairs", { pairs: 2 }],
    ["defend x2 pairs more", "defend {pairs} pair/pairs", null],
    ["roll", "roll", {}],
  ])("%s", (text, pattern, found) => expect(matching(text, pattern, sticks)).toEqual(found));
});
