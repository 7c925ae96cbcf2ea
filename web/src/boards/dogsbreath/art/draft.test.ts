import { expect, test } from "vitest";
import { draftPlace } from "./draft";

test("every card of the draft has a place of its own, row by row", () => {
  const places = Array.from({ length: 12 }, (_, i) => draftPlace(i, 4));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
  expect(places[5]).toEqual({ x: 134, y: 174 });
});
