import { expect, test } from "vitest";
import type { View } from "../protocol/messages";
import { moved } from "./moved";

function view(zones: Record<string, string>): View {
  const told = Object.entries(zones).map(([key, cards]) => {
    const [name = "", owner] = key.split(" ");
    return { name, owner: owner === undefined ? null : Number(owner), cards: cards.split(" ").filter(Boolean) };
  });
  return { seat: 0, step: "", waiting: [], zones: told, facts: {} };
}

const told = (before: Record<string, string>, after: Record<string, string>): string[] =>
  moved(view(before), view(after)).map(
    ({ card, from, to }) => `${card}: ${from.zone} ${from.owner ?? ""}${from.place} > ${to.zone} ${to.owner ?? ""}${to.place}`,
  );

test("a played card goes from the hand to the table", () => {
  expect(told({ "hand 0": "2v 3s", row: "" }, { "hand 0": "3s", row: "2v" })).toEqual(["2v: hand 00 > row 0"]);
});

test("a drawn card comes from the hidden deck", () => {
  expect(told({ deck: "? ?", "hand 0": "2v" }, { deck: "?", "hand 0": "2v 4p" })).toEqual(["4p: deck 1 > hand 01"]);
});

test("what somebody else takes hides itself", () => {
  expect(told({ row: "2v", "hand 1": "?" }, { row: "", "hand 1": "? ?" })).toEqual(["2v: row 0 > hand 11"]);
});

test("a row that slides does not fly", () => {
  expect(told({ row: "1 2 3" }, { row: "2 3" })).toEqual([]);
});

test("a new deal does not fly", () => {
  expect(told({ deck: "? ? ? ? ? ? ? ? ? ? ? ?", "hand 0": "" }, { deck: "", "hand 0": "a b c d e f g h i j k l" })).toEqual([]);
});
