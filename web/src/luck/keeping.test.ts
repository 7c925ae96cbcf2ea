// What a browser keeps of a table's luck, and when it gives a seed away.

import { beforeEach, expect, it, vi } from "vitest";
import type { Seal, TableInfo } from "../protocol/messages";

const store = new Map<string, string>();
vi.mock("../settings.svelte", () => ({
  kept: (name: string) => store.get(name) ?? null,
  keep: (name: string, text: string) => void store.set(name, text),
}));
const { keepAcknowledged, keepSeed, luckOf, newSeed, read, seedFor } = await import("./keeping");

function at(table: string, hashes: string[] | null, commitment = "c", shuffles = "sorted"): TableInfo {
  const seal: Seal | null = hashes && { hashes, owing: [], withheld: [] };
  return { table, commitment, shuffles, seal } as TableInfo;
}

beforeEach(() => void store.set("houndtable-luck", "[]"));

it("a seed is given away only for the seal that has its hash", () => {
  keepSeed(at("t", null), { seat: 0, seed: "mine", hash: "h0" });
  expect(seedFor(at("t", ["other", "h1"]), 0)).toBeNull();
  expect(seedFor(at("t", ["h0", "h1"], "another commitment"), 0)).toBeNull();
  expect(seedFor(at("t", ["h0", "h1"], "c", ""), 0)).toBeNull();
  expect(seedFor(at("elsewhere", ["h0", "h1"]), 0)).toBeNull();
  expect(seedFor(at("t", ["h0", "h1"]), 1)).toBeNull();
  expect(seedFor(at("t", ["h0", "h1"]), 0)).toBe("mine");
});

it("the first seal stays: for another one no seed is given away", () => {
  keepSeed(at("t", null), { seat: 0, seed: "mine", hash: "h0" });
  keepSeed(at("t", null), { seat: 1, seed: "hers", hash: "h1" });
  expect(seedFor(at("t", ["h0", "h1", "h2"]), 0)).toBe("mine");
  expect(seedFor(at("t", ["h0", "h1", "swapped"]), 1)).toBeNull();
  expect(seedFor(at("t", ["h0", "h1", "h2"]), 1)).toBe("hers");
  expect(luckOf("t")?.hashes).toEqual(["h0", "h1", "h2"]);
});

it("of several seeds for a seat the one counts whose hash was sealed", () => {
  keepSeed(at("t", null), { seat: 0, seed: "first try", hash: "h0" });
  keepSeed(at("t", null), { seat: 0, seed: "second try", hash: "h9" });
  expect(seedFor(at("t", ["h0"]), 0)).toBe("first try");
});

it("a seed that a page kept from before tables told how cards are shuffled is given away", () => {
  const seeds = [{ seat: 0, seed: "mine", hash: "h0" }];
  store.set("houndtable-luck", JSON.stringify([{ table: "t", commitment: "c", seeds, hashes: [], acknowledged: [] }]));
  expect(seedFor(at("t", ["h0"]), 0)).toBe("mine");
});

it("the commitment is the one seen first", () => {
  keepSeed(at("t", null, "first"), { seat: 0, seed: "mine", hash: "h0" });
  keepSeed(at("t", null, "second"), { seat: 1, seed: "mine", hash: "h1" });
  expect(luckOf("t")?.commitment).toBe("first");
});

it("what was acknowledged is kept once", () => {
  keepSeed(at("t", null), { seat: 0, seed: "mine", hash: "h0" });
  keepAcknowledged("t", 0);
  keepAcknowledged("t", 0);
  expect(luckOf("t")?.acknowledged).toEqual([0]);
});

it("tables long ago are forgotten, and what somebody else wrote is no trouble", () => {
  for (let number = 0; number < 60; number++) keepSeed(at(`t${number}`, null), { seat: 0, seed: "s", hash: "h" });
  expect(luckOf("t0")).toBeNull();
  expect(luckOf("t59")).not.toBeNull();
  for (const text of [null, "", "{", "[1, null, {}]", '[{"table": 1}]']) expect(read(text)).toEqual([]);
});

it("a seed is 32 random bytes", () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});
