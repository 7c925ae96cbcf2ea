// Dachshunds from the side, facing right: one that sits up and begs, as tall as it must be, and one that walks, as long
// as it must be.

import { CARAMEL, CARAMEL_DARK, CARAMEL_LIGHT, CHOCOLATE, CREAM, INK, WHITE } from "../ink";
import { at, BARE, circle, ellipse, FINE, path, rect } from "../svg";

export interface Coat {
  readonly fur: string;
  readonly ear: string;
  /** Chest, paws and the spot over the eye. */
  readonly pale: string;
}

export const COATS: readonly Coat[] = [
  { fur: CARAMEL, ear: CARAMEL_DARK, pale: CREAM },
  { fur: CARAMEL_LIGHT, ear: CARAMEL, pale: WHITE },
  { fur: "#8d5a35", ear: CHOCOLATE, pale: CARAMEL_LIGHT },
  { fur: "#5d4a45", ear: "#46363a", pale: CARAMEL_LIGHT },
];

/** A coat by any number. */
export function coat(index: number): Coat {
  return COATS[index % COATS.length] ?? { fur: CARAMEL, ear: CARAMEL_DARK, pale: CREAM };
}

/** The head; 0 0 is the middle of its skull. */
export function profile({ fur, ear, pale }: Coat): string {
  return (
    path(
      "M-17 -2C-18 -17 -7 -22 3 -21C12 -20 16 -14 24 -10C34 -6 46 -5 47 3" +
        "C48 11 38 12 30 12C18 13 12 18 2 17C-9 17 -16 9 -17 -2Z",
      fur,
    ) +
    path("M45.5 3C46 9.5 38 10.5 30 10.5C24 11 20 12 17 13C18 6 32 2 45.5 3Z", pale, BARE) +
    path("M41 11.5C34 12.5 27 11 23 6", "none", FINE) +
    ellipse(44, -3, 6, 5, INK, BARE) +
    circle(42, -5, 1.5, WHITE, BARE) +
    ellipse(10, -14.5, 3.4, 2, pale, BARE) +
    ellipse(11, -7, 3.6, 4.2, INK, BARE) +
    circle(12.2, -8.6, 1.3, WHITE, BARE) +
    path("M-8 -18C3 -19 6 -8 3 7C1 20 -5 28 -13 25C-22 21 -20 -6 -8 -18Z", ear)
  );
}

/** What a dog wears round its body: a jumper and its stripes. */
export interface Jumper {
  readonly wool: string;
  /** In turn. */
  readonly colours: readonly string[];
  readonly stripes: number;
}

function stripe({ colours }: Jumper, index: number): string {
  return colours[index % colours.length] ?? WHITE;
}

/** A dog that sits up: 0 0 is on the ground below it, its skull is `height` above. */
export function begging(dog: Coat, height: number, jumper: Jumper): string {
  const top = -height;
  const waist = -20;
  const collar = top + 14;
  const step = (waist - collar) / jumper.stripes;
  const body = `M-15.5 ${waist}V${collar}Q0 ${collar + 7} 15.5 ${collar}V${waist}Q0 ${waist + 7} -15.5 ${waist}Z`;
  const stripes = Array.from({ length: jumper.stripes }, (_, i) => {
    const y = collar + step * (i + 0.5);
    return path(
      `M-14.5 ${y}Q0 ${y + 5} 14.5 ${y}`,
      "none",
      `stroke="${stripe(jumper, i)}" stroke-width="${Math.min(6, step * 0.5)}" stroke-linecap="butt"`,
    );
  });
  return (
    path("M-16 -8C-28 -6 -34 -14 -33 -26C-32 -30 -27 -29 -27 -25C-27 -18 -22 -16 -14 -18Z", dog.fur) +
    path(`M-15 -14V${top + 8}C-15 ${top - 6} 13 ${top - 6} 15 ${top + 10}V-14Z`, dog.fur) +
    path(body, jumper.wool) +
    stripes.join("") +
    path(body) +
    path("M-16 -14C-20 -4 -14 0 -6 0H20C26 0 26 -8 19 -8H16C18 -16 10 -23 0 -22C-8 -22 -14 -20 -16 -14Z", dog.fur) +
    path("M14 0H20C26 0 26 -8 19 -8H12", dog.pale, FINE) +
    at(0, collar, 1, foreleg(dog, jumper)) +
    at(0, top, 0.78, profile(dog))
  );
}

function foreleg(dog: Coat, jumper: Jumper): string {
  return (
    path("M10 12C16 8 22 9 26 13C30 18 25 22 21 19C17 17 14 20 9 20", jumper.wool) +
    path("M21 10C24 9 31 14 28 19C26 22 22 21 20 18Z", dog.pale, FINE)
  );
}

function leg(x: number, fur: string, pale: string): string {
  const shin = path("M-5 8V26C-5 31 10 31 10 26C10 23 7 22 5 22V8Z", fur);
  return at(x, 0, 1, shin + path("M-5 25C-5 31 10 31 10 26C10 23 7 22 5 22", pale, FINE));
}

/** A dog that walks: 0 0 is in its rump, its chest is `length` further right. With a jumper if it has one. */
export function walking(dog: Coat, length: number, jumper?: Jumper): string {
  const far = leg(12, dog.ear, dog.ear) + leg(length - 6, dog.ear, dog.ear);
  const near = leg(-2, dog.fur, dog.pale) + leg(length - 20, dog.fur, dog.pale);
  return (
    far +
    path("M-12 0C-24 -4 -30 -16 -34 -28C-35 -33 -29 -34 -27 -29C-24 -20 -18 -12 -6 -11Z", dog.fur) +
    near +
    path(
      `M-15 3C-16 -10 -7 -14 4 -14H${length - 18}c10 0 12 -10 14 -20l24 10c-5 16 -2 39 -20 39H2C-8 15 -14 12 -15 3Z`,
      dog.fur,
    ) +
    at(length, 0, 1, path("M14 -8C14 6 10 13.5 0 13.5H-10C0 8 8 2 14 -8Z", dog.pale, BARE)) +
    (jumper ? dressed(length, jumper) : "") +
    at(length + 8, -32, 0.95, profile(dog))
  );
}

function dressed(length: number, jumper: Jumper): string {
  const wide = length - 42;
  const step = wide / jumper.stripes;
  const lines = Array.from({ length: jumper.stripes }, (_, i) =>
    rect(14 + step * (i + 0.25), -12.5, step * 0.5, 26, 0, stripe(jumper, i), BARE),
  );
  return rect(14, -14.5, wide, 30, 3, jumper.wool, BARE) + lines.join("") + rect(14, -14.5, wide, 30, 3);
}
