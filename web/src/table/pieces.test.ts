import { expect, test } from "vitest";
import type { View } from "../protocol/messages";
import { complete, isLit, keysByCard, left, named, piecesOf, possible, readPlainly, wanted, type Choice, type Piece, type Reading } from "./pieces";

const hand = piecesOf({ name: "hand", owner: 0, cards: ["2v", "2s", "3v", "3v"] });
const [twoVanilla, twoSage, threeVanilla, otherThree] = hand as [Piece, Piece, Piece, Piece];

function choice(move: string): Choice {
  const cards = move.split(" ").slice(1);
  return { move, needs: named(cards, "hand", 0), plain: cards.length === 0 };
}

const choices = ["draw", "play 2v", "play 2v 2s", "play 3v 3v"].map(choice);
const moves = (found: Choice[]): string[] => found.map((one) => one.move);

test("nothing picked leaves every move possible and completes none", () => {
  expect(moves(possible(choices, []))).toEqual(moves(choices));
  expect(complete(choices, [])).toEqual([]);
});

test("a picked card leaves the moves made with it", () => {
  expect(moves(possible(choices, [twoVanilla]))).toEqual(["play 2v", "play 2v 2s"]);
  expect(moves(complete(choices, [twoVanilla]))).toEqual(["play 2v"]);
  expect(moves(complete(choices, [twoSage, twoVanilla]))).toEqual(["play 2v 2s"]);
});

test("two equal cards are needed twice", () => {
  expect(complete(choices, [threeVanilla])).toEqual([]);
  expect(moves(complete(choices, [otherThree, threeVanilla]))).toEqual(["play 3v 3v"]);
  expect(left(named(["3v"], "hand", 0), [threeVanilla, otherThree])).toBeNull();
});

test("only cards that lead on to a move are lit", () => {
  expect(hand.map((piece) => isLit(wanted(choices, []), piece))).toEqual([true, true, true, true]);
  expect(hand.map((piece) => isLit(wanted(choices, [twoVanilla]), piece))).toEqual([false, true, false, false]);
});

test("a card of another zone or owner is not meant", () => {
  expect(isLit(wanted(choices, []), { ...twoVanilla, owner: 1 })).toBe(false);
  expect(isLit(wanted(choices, []), { ...twoVanilla, zone: "row" })).toBe(false);
});

test("moves of an unknown game are read by the cards, players and places they name", () => {
  const zones = [
    { name: "market", owner: null, cards: ["k", "the moon"] },
    { name: "draw pile", owner: null, cards: ["?", "?"] },
    { name: "paws", owner: 1, cards: ["b", "red 7", "b"] },
    { name: "paws", owner: 2, cards: ["z", "b"] },
  ];
  const view: View = { seat: 1, step: "x", waiting: [1], zones, facts: {} };
  const read = (move: string): Reading => readPlainly(move, view, 1);
  expect(read("swap b")).toEqual({ needs: [{ zone: "paws", owner: 1, card: "b" }], plain: false });
  expect(read("swap b b the moon").needs).toEqual([
    { zone: "paws", owner: 1, card: "b" },
    { zone: "paws", owner: 1, card: "b" },
    { zone: "market", owner: null, card: "the moon" },
  ]);
  expect(read("red 7")).toEqual({ needs: [{ zone: "paws", owner: 1, card: "red 7" }], plain: false });
  expect(read("give k seat 2").needs).toEqual([
    { zone: "market", owner: null, card: "k" },
    { zone: "seat", owner: 2, place: 0 },
  ]);
  expect(read("rob z").needs).toEqual([{ zone: "paws", owner: 2, card: "z" }]);
  expect(read("take draw pile")).toEqual({ needs: [{ zone: "draw pile", owner: null, place: 1 }], plain: true });
  expect(read("pass")).toEqual({ needs: [], plain: true });
  expect(read("seat up")).toEqual({ needs: [], plain: true });
});

test("a card that lies in several places of an unknown game may be touched in each, but not at somebody else's", () => {
  const zones = [
    { name: "market", owner: null, cards: ["k"] },
    { name: "paws", owner: 1, cards: ["k", "b"] },
    { name: "paws", owner: 2, cards: ["k"] },
  ];
  const view: View = { seat: 1, step: "x", waiting: [1], zones, facts: {} };
  const read = ["take k", "play k"].map((move): Choice => ({ move, ...readPlainly(move, view, 1) }));
  const [shared, mine, , theirs] = zones.flatMap(piecesOf) as [Piece, Piece, Piece, Piece];
  expect([shared, mine, theirs].map((piece) => isLit(wanted(read, []), piece))).toEqual([true, true, false]);
  expect(moves(complete(read, [shared]))).toEqual(["take k", "play k"]);
  expect(moves(complete(read, [mine]))).toEqual(["take k", "play k"]);
  expect(complete(read, [theirs])).toEqual([]);
});

test("a piece keeps its key when others come and go", () => {
  expect(keysByCard(hand)).toEqual(["2v 0", "2s 0", "3v 0", "3v 1"]);
  expect(keysByCard([twoSage, threeVanilla, otherThree])).toEqual(["2s 0", "3v 0", "3v 1"]);
});
