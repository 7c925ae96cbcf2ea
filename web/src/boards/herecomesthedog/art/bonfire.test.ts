import { expect, test } from "vitest";
import { dogPlaces, stickPlaces } from "./bonfire";

test("every stick and every dog has a place of its own", () => {
  const sticks = { meat: 9, fire: 5, charcoal: 7 };
  const places = Object.keys(sticks).flatMap((kind) => stickPlaces(sticks, kind));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(21);
  expect(Object.keys(sticks).map((kind) => stickPlaces(sticks, kind).length)).toEqual([9, 5, 7]);
  expect(new Set(dogPlaces(25).map(({ x, y }) => `${x} ${y}`)).size).toBe(25);
});
