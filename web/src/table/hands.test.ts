import { expect, test } from "vitest";
import type { Board } from "../boards/board";
import { board as dogsbreath } from "../boards/dogsbreath";
import { board as drachensachen } from "../boards/drachensachen";
import type { View } from "../protocol/messages";
import { Hands } from "./hands.svelte";
import { seatPiece } from "./pieces";

const hand = { name: "hand", owner: 0, cards: ["msd", "scavenger"] };
const discards = { name: "discards", owner: null, cards: ["bone", "vbn", "bone"] };
const deck = { name: "deck", owner: null, cards: ["?", "?"] };
const view: View = { seat: 0, step: "", waiting: [0], zones: [hand, discards, deck], facts: {} };

/** What is picked once the move was suggested: cards with zone and place, players by number; and the buttons there are then. */
function suggested(board: Board, moves: string[], move: string): { picked: string[]; buttons: string[] } {
  const hands = new Hands(board, { commit: () => {}, why: () => {} });
  hands.update(view, 0, moves.map((one) => ({ move: one, says: one })));
  hands.suggest(hands.choices.find(({ offer }) => offer.move === move)!);
  return {
    picked: hands.picked.map(({ zone, owner, place, card }) => (card ? `${zone} ${place} ${card}` : `${zone} ${owner}`)),
    buttons: hands.buttons.map(({ offer }) => offer.move),
  };
}

test("a hint to rob somebody picks the Scavenger and whom to rob", () => {
  const moves = ["scavenge seat 1", "scavenge seat 2", "discard msd"];
  expect(suggested(dogsbreath, moves, "scavenge seat 2")).toEqual({
    picked: ["hand 1 scavenger", "seat 2"],
    buttons: ["scavenge seat 2"],
  });
});

test("a hint to ask for a card picks its kind, which lies nowhere", () => {
  const moves = ["request msd", "request bone", "request guard", "request vbn"];
  expect(suggested(dogsbreath, moves, "request bone")).toEqual({ picked: ["kind 12 bone"], buttons: ["request bone"] });
});

test("a hint to give something to somebody picks that player", () => {
  const moves = ["give seat 1", "give seat 2", "give seat 3", "give seat 4"];
  expect(suggested(drachensachen, moves, "give seat 3")).toEqual({ picked: ["seat 3"], buttons: ["give seat 3"] });
});

test("a hint to take one of several picks the one that lies on top", () => {
  expect(suggested(dogsbreath, ["draw", "take bone", "take vbn"], "take bone").picked).toEqual(["discards 2 bone"]);
  expect(suggested(dogsbreath, ["draw", "take bone", "take vbn"], "draw").picked).toEqual(["deck 1 ?"]);
});

test("what was suggested is put back like anything else, and a player may be chosen instead", () => {
  const hands = new Hands(drachensachen, { commit: () => {}, why: () => {} });
  hands.update(view, 0, ["give seat 1", "give seat 2", "give seat 3", "give seat 4"].map((move) => ({ move, says: move })));
  hands.suggest(hands.choices[0]!);
  hands.touch(seatPiece(1));
  expect(hands.picked).toEqual([]);
  hands.touch(seatPiece(2));
  expect(hands.buttons.map(({ offer }) => offer.move)).toEqual(["give seat 2"]);
});

test("a move that has no answer yet is not made twice, nor any other; then what was picked is put back", () => {
  const made: string[] = [];
  const hands = new Hands(dogsbreath, { commit: ({ move }) => made.push(move), why: () => {} });
  hands.update(view, 0, ["discard msd", "discard scavenger"].map((move) => ({ move, says: move })));
  const [first, second] = hands.choices;
  hands.suggest(first!);
  const { picked } = hands;
  hands.commit(first!.offer);
  hands.commit(first!.offer);
  hands.commit(second!.offer);
  hands.touch(picked[0]!);
  hands.clear();
  hands.update(view, 0, ["discard msd", "discard scavenger"].map((move) => ({ move, says: move })));
  expect([made, hands.pending?.move, hands.picked]).toEqual([["discard msd"], "discard msd", picked]);
  hands.settle({ move: "discard msd", says: "an earlier one" });
  expect(hands.pending).not.toBeNull();
  hands.settle(first!.offer);
  expect([hands.pending, hands.picked]).toEqual([null, []]);
  hands.commit(second!.offer);
  expect(made).toEqual(["discard msd", "discard scavenger"]);
});
