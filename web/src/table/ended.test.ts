import { expect, test } from "vitest";
import { endedOf } from "./ended";

const meat = { name: "Meat", points: 18, clause: "7.1" };
const tsumo = { name: "tsumo as Child", points: 2, clause: "9.4" };

test("a round that ends shows everybody's hand and points", () => {
  const events = [{ event: "discarded" }, { event: "round over", hands: [["msd"], []], lines: [[meat], []] }];
  expect(endedOf(events)).toEqual({
    told: events[1],
    lines: [[meat], []],
    hands: [["msd"], []],
  });
});

test("whoever finishes a round shows the hand with the card that finished it", () => {
  const finished = { event: "finished", seat: 1, hand: ["1", "1"], card: "2r", lines: [[], [tsumo]] };
  expect(endedOf([finished])?.hands).toEqual([[], ["1", "1", "2r"]]);
});

test("a round that nobody finished shows no hand", () => {
  expect(endedOf([{ event: "drawing win", seat: 1, lines: [[], []] }])?.hands).toEqual([[], []]);
});

test("anything else is no end", () => {
  expect(endedOf([{ event: "drew" }, { event: "round over", how: "feed" }])).toBeNull();
});
