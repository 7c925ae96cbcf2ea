import { expect, test } from "vitest";
import type { BoardInfo, GameInfo } from "../../api";
import type { View } from "../../protocol/messages";
import { plainFacts, spaced, told, zoneLabel, type Saying } from "./facts";

const saying: Saying = { names: ["Ada", "Ben"], yes: "yes", no: "no", card: (text) => `the ${text}` };

function view(facts: View["facts"]): View {
  return { seat: 0, step: "", waiting: [0], zones: [], facts };
}

function game(board: Partial<BoardInfo>): GameInfo {
  return { board: { zones: [], facts: [], steps: [], scores: null, lives: null, ...board } } as unknown as GameInfo;
}

test("facts are told as the server calls them", () => {
  const facts = [
    { name: "dealer", label: "who deals", kind: "seat", per_seat: false },
    { name: "trump", label: "Trumps", kind: "card", per_seat: false },
    { name: "bids", label: "Bids", kind: "number", per_seat: true },
    { name: "dice", label: "Dice", kind: "number", per_seat: false },
    { name: "last", label: "last turns", kind: "seats", per_seat: false },
    { name: "worth", label: "worth", kind: "lines", per_seat: false },
    { name: "demand", label: "what fits", kind: "object", per_seat: false },
  ];
  const lines = [{ name: "Meat", points: 18, clause: "7.1" }, { name: "specials", points: 2, clause: "7.9" }];
  const more = { last: [0], worth: lines, demand: { low: 1, high: 9 } };
  expect(plainFacts(view({ dealer: 1, trump: "7h", bids: [3, null], dice: [6, 2], ...more }), game({ facts }), saying)).toEqual({
    shared: [
      { label: "Who deals", value: "Ben" },
      { label: "Trumps", value: "the 7h" },
      { label: "Dice", value: "6, 2" },
      { label: "Last turns", value: "Ada" },
      { label: "Worth", value: "Meat 18, specials 2" },
    ],
    perSeat: [{ label: "Bids", values: ["3", "–"] }],
  });
});

test("what nobody has a word for is told by its name, and lists as long as the table is round are everybody's", () => {
  expect(plainFacts(view({ has_drawn: true, last_bids: [1, 2], piles: { a: 1, b: 0, in_box: 2 } }), game({}), saying)).toEqual({
    shared: [
      { label: "Has drawn", value: "yes" },
      { label: "Piles", value: "a 1, in box 2" },
    ],
    perSeat: [{ label: "Last bids", values: ["1", "2"] }],
  });
});

test("what every game has is left to its own place, and what is not plain is left out", () => {
  const common = { round: 1, rounds_to_play: 2, turn: 0, scores: [1, 2], lives: null, winners: null, rounds: [], options: {} };
  const nested = { doubts: [{ giver: 0 }], trees: [[["a"]], [["b"]]] };
  expect(plainFacts(view({ ...common, ...nested }), game({}), saying)).toEqual({ shared: [], perSeat: [] });
});

test("what is not there, or not so, is left out", () => {
  const facts = { trump: null, quick: false, asked: "", dug: [], tools: { spade: 0 }, curses: [null, null], shown: [[], []], debt: 0 };
  expect(plainFacts(view(facts), game({}), saying)).toEqual({ shared: [{ label: "Debt", value: "0" }], perSeat: [] });
});

test("cards of each player are listed", () => {
  const facts = [{ name: "shown", label: "Shown", kind: "cards", per_seat: false }];
  expect(plainFacts(view({ shown: [["2v", "?"], []] }), game({ facts }), saying).perSeat).toEqual([
    { label: "Shown", values: ["the 2v, the ?", "–"] },
  ]);
});

test("names are spaced, places have labels, nothing is a dash", () => {
  expect(spaced("draw_pile")).toBe("Draw pile");
  expect(zoneLabel("draw_pile", game({}))).toBe("Draw pile");
  const zones = [{ name: "draw_pile", label: "Stock", owner: false }];
  expect(zoneLabel("draw_pile", game({ zones }))).toBe("Stock");
  expect(told("", "word", saying)).toBe("–");
  expect(told(7, "seat", saying)).toBe("7");
});
