import { expect, test } from "vitest";
import type { View } from "../protocol/messages";
import { piecesOf, type Piece, type Reading } from "../table/pieces";
import * as dachs from "./dachs/reading";
import * as dogndog from "./dogndog/reading";
import * as dogsbreath from "./dogsbreath/reading";
import * as drachensachen from "./drachensachen/reading";
import * as herecomesthedog from "./herecomesthedog/reading";

function view(zones: Record<string, string>, step = ""): View {
  const told = Object.entries(zones).map(([key, cards]) => {
    const [, name = "", owner] = /^(.*?)(?: (\d))?$/.exec(key)!;
    return { name, owner: owner === undefined ? null : Number(owner), cards: cards.split(" ").filter(Boolean) };
  });
  return { seat: 0, step, waiting: [0], zones: told, facts: {} };
}

/** The needs as text: zone, whose, and the card or place. */
function told({ needs, plain }: Reading): string {
  const parts = needs.map(({ zone, owner, card, place }) => `${zone}${owner ?? ""}:${card ?? `#${place}`}`);
  return (plain ? "plain " : "") + parts.join(" ");
}

const pieces = (zone: string, owner: number | null, cards: string): Piece[] =>
  piecesOf({ name: zone, owner, cards: cards.split(" ") });

test("Dachs: cards are played from the hand, placed from what was played, taken from the row", () => {
  const table = view({ row: "2v 3p 2v", "hand 0": "2v 2s" });
  const read = (move: string): string => told(dachs.read(move, table, 0));
  expect(read("play 2v 2s")).toBe("hand0:2v hand0:2s");
  expect(read("place 2v")).toBe("played:2v");
  expect(read("take 3p")).toBe("row:#1");
  expect(read("take 2v 2nd")).toBe("row:#2");
  expect(read("draw")).toBe("plain deck:?");
  expect(read("stop")).toBe("plain ");
  expect(dachs.phrase(pieces("hand", 0, "4p 2v"))).toBe("play 2v 4p");
  expect(dachs.phrase(pieces("row", null, "4p"))).toBe("take 4p");
  expect(dachs.phrase(pieces("played", null, "4p"))).toBe("place 4p");
});

test("Dog'n Dog: a card is discarded, with Ri-chi or without", () => {
  const read = (move: string): string => told(dogndog.read(move, view({}), 2));
  expect(read("discard 3r")).toBe("hand2:3r");
  expect(read("richi 3r")).toBe("hand2:3r");
  expect(read("tsumo")).toBe("plain ");
  expect(dogndog.phrase(pieces("hand", 0, "bone"))).toBe("discard bone");
});

test("Drachensachen: sets from the hand and from open Remainders, and what abilities ask for", () => {
  const table = view({ pile: "4 6", "hand 0": "6 6 nullo", "open 0": "6 8" });
  const read = (move: string): string => told(drachensachen.read(move, table, 0));
  expect(read("play 6 x2")).toBe("hand0:6 hand0:6");
  expect(read("play 8 x1")).toBe("open0:8");
  expect(read("play 6 x2 + open 6 x1")).toBe("hand0:6 hand0:6 open0:6");
  expect(read("throw 6")).toBe("hand0:6 hand0:6 hand0:6 hand0:6");
  expect(read("exchange 6 8")).toBe("hand0:6 open0:8");
  expect(read("lift 8")).toBe("open0:8");
  expect(read("blind 2")).toBe("hidden0:#1");
  expect(read("give seat 3")).toBe("seat3:#0");
  expect(read("draw 4")).toBe("plain draw pile:?");
  expect(read("take pile")).toBe("plain pile:#1");
  expect(drachensachen.phrase(pieces("hand", 0, "7 7"), table, 0)).toBe("play 7 x2");
  expect(drachensachen.phrase(pieces("hidden", 0, "? ?"), table, 0)).toBe("blind 2");
  expect(drachensachen.phrase(pieces("open", 1, "7"), table, 0)).toBeNull();
});

test("Dog's Breath: places of the grid, discards, players", () => {
  const table = { ...view({ grid: "? ?" }, "discard"), facts: { up: ["r1c1"] } };
  const read = (move: string): string => told(dogsbreath.read(move, table, 1));
  expect(read("flip r2c3")).toBe("grid:#6");
  expect(read("turn down r1c1")).toBe("grid:#0");
  expect(read("take r3c4")).toBe("grid:#11");
  expect(read("take msd")).toBe("discards:msd");
  expect(read("discard bone")).toBe("hand1:bone");
  expect(read("offer mbd")).toBe("hand1:mbd");
  expect(read("scavenge seat 0")).toBe("hand1:scavenger seat0:#0");
  expect(read("guard")).toBe("plain hand1:guard");
  expect(read("request vbn")).toBe("kind:vbn");
  expect(dogsbreath.phrase(pieces("grid", null, "? ? ? ? ?"), table, 1)).toBe("flip r2c1");
  expect(dogsbreath.phrase(pieces("hand", 1, "msd"), table, 1)).toBe("discard msd");
  expect(dogsbreath.phrase(pieces("hand", 1, "msd"), { ...table, step: "offer" }, 1)).toBe("offer msd");
  expect(dogsbreath.phrase(pieces("hand", 0, "msd"), table, 1)).toBeNull();
});

test("Here Comes the Dog: sticks of the bonfire, of others and of one's own", () => {
  const table = view({}, "roll");
  const read = (move: string): string => told(herecomesthedog.read(move, table, 0));
  expect(read("take meat fire")).toBe("bonfire:meat bonfire:fire");
  expect(read("steal fire from seat 2")).toBe("sticks2:fire");
  expect(read("exchange fire 2 meat")).toBe("sticks0:fire");
  expect(read("defend 1 meat pair 2 fire sets")).toBe(
    "sticks0:meat sticks0:meat sticks0:fire sticks0:charcoal sticks0:fire sticks0:charcoal",
  );
  expect(read("defend nothing")).toBe("plain ");
  expect(read("roll")).toBe("plain ");
  expect(herecomesthedog.phrase(pieces("bonfire", null, "charcoal meat"), table, 0)).toBe("take meat charcoal");
  expect(herecomesthedog.phrase(pieces("sticks", 1, "fire"), table, 0)).toBe("steal fire from seat 1");
  expect(herecomesthedog.phrase(pieces("sticks", 0, "charcoal"), table, 0)).toBe("exchange charcoal meat");
});
