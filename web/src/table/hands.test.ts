import { expect, test } from "vitest";
import { generic } from "../boards/generic";
import type { View } from "../protocol/messages";
import { Hands } from "./hands.svelte";
import { piecesOf, seatPiece, type Need } from "./pieces";

const hand = { name: "hand", owner: 0, cards: ["msd", "thief"] };
const discards = { name: "discards", owner: null, cards: ["bone", "vbn", "bone"] };
const deck = { name: "deck", owner: null, cards: ["?", "?"] };
const view: View = { seat: 0, step: "", waiting: [0], zones: [hand, discards, deck], facts: {} };

/** A board that draws from the deck, robs with a thief, and asks why something is not taken. */
const board: typeof generic = {
  ...generic,
  read(move, table, me, constants) {
    if (move === "draw") return { needs: [{ zone: "deck", owner: null, card: "?" }], plain: true };
    const thief: Need[] = move.startsWith("rob") ? [{ zone: "hand", owner: me, card: "thief" }] : [];
    return { needs: [...thief, ...generic.read(move, table, me, constants).needs], plain: false };
  },
  phrase: (pieces) => (pieces.at(-1)!.zone === "discards" ? `take ${pieces.at(-1)!.card}` : null),
};


/** What is picked once the move was suggested: cards with zone and place, players by number; and the buttons there are then. */
function suggested(moves: string[], move: string): { picked: string[]; buttons: string[] } {
  const hands = new Hands(board, {}, { commit: () => {}, why: () => {} });
  hands.update(view, 0, moves);
  hands.suggest(hands.choices.find((choice) => choice.move === move)!);
  return {
    picked: hands.picked.map(({ zone, owner, place, card }) => (card ? `${zone} ${place} ${card}` : `${zone} ${owner}`)),
    buttons: hands.buttons.map(({ move }) => move),
  };
}

test("a hint to rob somebody picks the thief and whom to rob", () => {
  expect(suggested(["rob seat 1", "rob seat 2", "discard msd"], "rob seat 2")).toEqual({
    picked: ["hand 1 thief", "seat 2"],
    buttons: ["rob seat 2"],
  });
});

test("a hint to give something to somebody picks that player", () => {
  const moves = ["give seat 1", "give seat 2", "give seat 3", "give seat 4"];
  expect(suggested(moves, "give seat 3")).toEqual({ picked: ["seat 3"], buttons: ["give seat 3"] });
});

test("a hint to take one of several picks the one that lies on top", () => {
  expect(suggested(["draw", "take bone", "take vbn"], "take bone").picked).toEqual(["discards 2 bone"]);
  expect(suggested(["draw", "take bone", "take vbn"], "draw").picked).toEqual(["deck 1 ?"]);
});

test("what was suggested is put back like anything else, and a player may be chosen instead", () => {
  const hands = new Hands(board, {}, { commit: () => {}, why: () => {} });
  hands.update(view, 0, ["give seat 1", "give seat 2", "give seat 3", "give seat 4"]);
  hands.suggest(hands.choices[0]!);
  hands.touch(seatPiece(1));
  expect(hands.picked).toEqual([]);
  hands.touch(seatPiece(2));
  expect(hands.buttons.map(({ move }) => move)).toEqual(["give seat 2"]);
});

test("what leads nowhere is asked about, where it can be told what is wanted, and answered here where it cannot", () => {
  const asked: (string | null)[] = [];
  const hands = new Hands(board, {}, { commit: () => {}, why: (move) => asked.push(move) });
  hands.update(view, 0, ["discard msd", "rob seat 1"]);
  const [card, thief] = piecesOf(hand);
  hands.touch(piecesOf(discards)[1]!);
  hands.touch(piecesOf(deck)[0]!);
  expect(asked).toEqual(["take vbn", null]);
  hands.touch(thief!);
  hands.touch(card!);
  expect([asked.length, hands.picked]).toEqual([2, [card]]);
});

test("a move that has no answer yet is not made twice, nor any other; then what was picked is put back", () => {
  const made: string[] = [];
  const hands = new Hands(board, {}, { commit: ({ move }) => made.push(move), why: () => {} });
  hands.update(view, 0, ["discard msd", "discard thief"]);
  const [first, second] = hands.choices;
  hands.suggest(first!);
  const { picked } = hands;
  hands.commit(first!);
  hands.commit(first!);
  hands.commit(second!);
  hands.touch(picked[0]!);
  hands.clear();
  hands.update(view, 0, ["discard msd", "discard thief"]);
  expect([made, hands.pending?.move, hands.picked]).toEqual([["discard msd"], "discard msd", picked]);
  hands.settle({ ...first! });
  expect(hands.pending).not.toBeNull();
  hands.settle(first!);
  expect([hands.pending, hands.picked]).toEqual([null, []]);
  hands.commit(second!);
  expect(made).toEqual(["discard msd", "discard thief"]);
});
