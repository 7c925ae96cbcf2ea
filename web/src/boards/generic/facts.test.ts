import { expect, test } from "vitest";
import type { BoardInfo, GameInfo } from "../../api";
import type { View } from "../../protocol/messages";
import { GameWords } from "../../words/game";
import { bundle } from "../../words/saying";
import { pageSource, speak } from "../../words/testing";
import { plainFacts, spaced, told } from "./facts";

const CATALOGUE = `
fact-dealer = who deals
fact-trump = Trumps
fact-bids = Bids
fact-dice = Dice
fact-last = last turns
fact-worth = worth
fact-shown = Shown
card-7h = the seven of hearts
card-2v = 2 vanilla
card-hidden = a card
line-meat = Meat
`;
speak("en");

function words({ board }: GameInfo): GameWords {
  const told = { phrases: {}, events: {}, moves: [], board };
  return new GameWords([bundle("en", [pageSource("en"), CATALOGUE])], told, ["Ada", "Ben"]);
}

const plain = (facts: View["facts"], told: GameInfo): ReturnType<typeof plainFacts> => plainFacts(view(facts), told, words(told));

function view(facts: View["facts"]): View {
  return { seat: 0, step: "", waiting: [0], zones: [], facts };
}

function game(board: Partial<BoardInfo>): GameInfo {
  return { board: { zones: [], facts: [], steps: [], piece: "term:card", ...board } } as unknown as GameInfo;
}

test("facts are told as the game calls them", () => {
  const facts = [
    { name: "dealer", form: "seat", per_seat: false },
    { name: "trump", form: "term:card", per_seat: false },
    { name: "bids", form: "number", per_seat: true },
    { name: "dice", form: "number", per_seat: false },
    { name: "last", form: "list seat", per_seat: false },
    { name: "worth", form: "lines", per_seat: false },
  ];
  const lines = [{ name: "Meat", points: 18, clause: "7.1" }, { name: "specials", points: 2, clause: "7.9" }];
  const more = { last: [0], worth: lines, demand: { low: 1, high: 9 } };
  expect(plain({ dealer: 1, trump: "7h", bids: [3, null], dice: [6, 2], ...more }, game({ facts }))).toEqual({
    shared: [
      { label: "Who deals", value: "Ben" },
      { label: "Trumps", value: "the seven of hearts" },
      { label: "Dice", value: "6, 2" },
      { label: "Last turns", value: "Ada" },
      { label: "Worth", value: "Meat 18, specials 2" },
    ],
    perSeat: [{ label: "Bids", values: ["3", "–"] }],
  });
});

test("what nobody has a word for is told by its name", () => {
  const facts = [
    { name: "has_drawn", form: "flag", per_seat: false },
    { name: "last_bids", form: "number", per_seat: true },
    { name: "piles", form: "counts", per_seat: false },
  ];
  expect(plain({ has_drawn: true, last_bids: [1, 2], piles: { a: 1, b: 0, in_box: 2 } }, game({ facts }))).toEqual({
    shared: [
      { label: "Has drawn", value: "yes" },
      { label: "Piles", value: "a 1, in box 2" },
    ],
    perSeat: [{ label: "Last bids", values: ["1", "2"] }],
  });
});

test("what every game has is left to its own place, and what only the game’s own board reads is left out", () => {
  const common = { round: 1, rounds_to_play: 2, turn: 0, scores: [1, 2], lives: null, winners: null, rounds: [], options: {} };
  const nested = { doubts: [{ giver: 0 }], trees: [[["a"]], [["b"]]] };
  expect(plain({ ...common, ...nested }, game({}))).toEqual({ shared: [], perSeat: [] });
});

test("what is not there, or not so, is left out", () => {
  const told = { trump: null, quick: false, asked: "", dug: [], tools: { spade: 0 }, curses: [null, null], shown: [[], []], debt: 0 };
  const facts = Object.keys(told).map((name) => ({ name, form: "text", per_seat: name === "curses" }));
  expect(plain(told, game({ facts }))).toEqual({ shared: [{ label: "Debt", value: "0" }], perSeat: [] });
});

test("cards of each player are listed", () => {
  const facts = [{ name: "shown", form: "list term:card", per_seat: false }];
  expect(plain({ shown: [["2v", "?"], []] }, game({ facts })).perSeat).toEqual([
    { label: "Shown", values: ["2 vanilla, a card", "–"] },
  ]);
});

test("names are spaced, nothing is a dash", () => {
  expect(spaced("draw_pile")).toBe("Draw pile");
  expect(words(game({})).zone("draw_pile")).toBe("draw pile");
  expect(told("", "text", words(game({})))).toBe("–");
  expect(told(7, "seat", words(game({})))).toBe("Player 8");
});
