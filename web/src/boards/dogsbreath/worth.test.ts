import { render } from "svelte/server";
import { expect, test } from "vitest";
import { wordsFor } from "../../words/testing";
import { tableOf } from "../checks";
import type { Scoring } from "./facts";
import Worth from "./Worth.svelte";

const scoring: Scoring[] = [
  { name: "Meat", clause: "7.1", points: [6], each: "card", least: 3, instead: false },
  { name: "Snout-Butt pairs", clause: "7.8", points: [3], each: "pair", least: null, instead: false },
  { name: "all food the same", clause: "7.5", points: [5], each: "", least: 3, instead: false },
  { name: "Boneyard", clause: "8.5", points: [100], each: "", least: 6, instead: true },
  { name: "going out", clause: "9.2", points: [5, -5], each: "", least: null, instead: false },
  { name: "something new", clause: "99.1", points: [1], each: "", least: null, instead: false },
];

/** What is read, without markup. */
function read(worth: unknown): string[] {
  const page = render(Worth, { props: { view: tableOf({}, { worth }), scoring, w: wordsFor("dogsbreath", "en", {}) } }).body;
  return page.replace(/<!--.*?-->/g, "").split(/<[^>]*>/).map((part) => part.trim()).filter(Boolean);
}

test("what scores is told with the figures of the game", () => {
  const text = read(null).join(" ");
  expect(text).toContain("Meat 3 or more, with a Bone 6 per card");
  expect(text).toContain("Snout-Butt pairs within a food that scores 3 per pair");
  expect(text).toContain("Boneyard 6 Bones, and the last card is Meat 100");
  expect(text).toContain("Going out with the best hand, or not +5 or −5");
  expect(text.indexOf("Boneyard")).toBeGreaterThan(text.indexOf("Super Combos"));
});

test("what one's hand is worth is told line by line", () => {
  const lines = [{ name: "Meat", points: 18, clause: "7.1" }, { name: "all food the same", points: 5, clause: "7.5" }];
  expect(read(lines).slice(0, 3)).toEqual(["Your hand is worth", "23", "Meat 18 · All food the same 5"]);
  expect(read([])[1]).toBe("nothing yet");
});
