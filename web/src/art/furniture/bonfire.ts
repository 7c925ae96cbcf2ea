// The middle of Here Comes the Dog: the fire, the places of its 21 sticks, the ring of dogs in the dark around it.

import { EMBER, FLAME, GREY, NIGHT, NIGHT_DEEP, SLATE, TAVERN, VERMILION } from "../ink";
import { stars } from "../shapes/room";
import type { Stuff } from "../shapes/stick";
import { flame } from "../shapes/things";
import { at, BARE, circle, ellipse, inked, type Point, ring, tube } from "../svg";

export const BONFIRE = "0 0 400 320";
const X = 200;
const Y = 176;

/** How many sticks there are of each colour. */
export const STICKS: Record<Stuff, number> = { meat: 9, fire: 5, charcoal: 7 };
export const DOGS = 25;

/** All sticks stand in one ring, the colours mixed as evenly as their numbers allow. */
const ORDER: readonly Stuff[] = (Object.keys(STICKS) as Stuff[])
  .flatMap((kind) => Array.from({ length: STICKS[kind] }, (_, i) => ({ kind, turn: (i + 0.5) / STICKS[kind] })))
  .sort((one, other) => one.turn - other.turn)
  .map(({ kind }) => kind);

const PLACES = ring(ORDER.length, X, Y, 112, 62);

/** Where the foot of the so-manieth stick of a colour stands, counted from 0. */
export function stickPlace(kind: Stuff, index: number): Point {
  const mine = PLACES.filter((_, i) => ORDER[i] === kind);
  return mine[index % mine.length] ?? { x: X, y: Y };
}

/** Where the feet of the so-manieth dog of the pack are: in the dark, further off than the light reaches. */
export function dogPlace(index: number): Point {
  return ring(DOGS, X, Y + 4, 178, 116)[index % DOGS] ?? { x: X, y: Y };
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
