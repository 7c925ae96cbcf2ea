// The middle of Here Comes the Dog: the fire, the places of its sticks, the ring of dogs in the dark around it.

import { EMBER, FLAME, GREY, NIGHT, NIGHT_DEEP, SLATE, TAVERN, VERMILION } from "../../../art/ink";
import { stars } from "../../../art/shapes/room";
import { flame } from "../../../art/shapes/things";
import { at, BARE, circle, ellipse, inked, type Point, ring, tube } from "../../../art/svg";

export const BONFIRE = "0 0 400 320";
const X = 200;
const Y = 176;

/** How many sticks there are of each kind. */
export type Counts = Readonly<Record<string, number>>;

/** All sticks stand in one ring, the kinds mixed as evenly as their numbers allow. */
function order(sticks: Counts): string[] {
  return Object.entries(sticks)
    .flatMap(([kind, count]) => Array.from({ length: count }, (_, i) => ({ kind, turn: (i + 0.5) / count })))
    .sort((one, other) => one.turn - other.turn)
    .map(({ kind }) => kind);
}

/** Where the feet of the sticks of a kind stand, in a ring that has a place for all there are. */
export function stickPlaces(sticks: Counts, kind: string): Point[] {
  const kinds = order(sticks);
  return ring(kinds.length, X, Y, 112, 62).filter((_, i) => kinds[i] === kind);
}

/** Where the feet of so many dogs are: in the dark, further off than the light reaches. */
export function dogPlaces(dogs: number): Point[] {
  return ring(dogs, X, Y + 4, 178, 116);
}

/** The ground by night, its light, and the stones. Sticks and dogs come on top. */
export function ground(): string {
  const stones = ring(12, X, Y + 4, 46, 22).map(({ x, y }, i) => ellipse(x, y, 9, 6, i % 2 ? GREY : SLATE));
  return inked(
    `<rect width="400" height="320" rx="24" fill="${NIGHT_DEEP}" stroke="none"/>` +
      stars([
        [30, 26],
        [84, 14],
        [150, 30],
        [236, 16],
        [300, 34],
        [366, 20],
        [20, 90],
        [384, 84],
      ]) +
      ellipse(X, Y + 8, 190, 122, NIGHT, BARE) +
      ellipse(X, Y + 6, 150, 92, "#3d3a54", BARE) +
      ellipse(X, Y + 4, 112, 66, "#6d4a45", BARE) +
      ellipse(X, Y + 4, 74, 42, "#a8623a", BARE) +
      stones.slice(0, 4).join("") +
      stones.slice(9).join("") +
      tube("M172 190L228 172M172 172L228 190", TAVERN, 10.5) +
      stones.slice(4, 9).join(""),
  );
}

/** The fire, from embers (0) to a blaze (1): as much as there is charcoal left. */
export function fire(strength: number): string {
  const size = 0.55 + 0.75 * Math.min(1, Math.max(0, strength));
  return inked(
    circle(X, Y - 18, 44 * size, EMBER, `${BARE} opacity=".25"`) +
      at(X, Y + 2 - 26 * size, size, flame(VERMILION, EMBER)) +
      at(X, Y + 2 - 15 * size, size * 0.55, flame(EMBER, FLAME)),
  );
}
