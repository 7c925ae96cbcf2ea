// Where a dog's breath comes out, and what it looks like.

import { BLUSH, INK, WHITE } from "../ink";
import { BARE, both, circle, ellipse, FINE, path } from "../svg";
import type { Breed } from "./head";

/** A dog from behind, about 90 wide around 0 0: no eyes, but a tail. */
export function rump({ fur, ear, muzzle }: Breed): string {
  return (
    path("M-2 -22C-10 -34 -12 -48 -2 -56C4 -60 12 -58 12 -52C12 -48 6 -48 4 -44C2 -38 4 -30 8 -22Z", ear) +
    both(path("M-34 14V42C-34 48 -10 48 -10 42V14Z", fur) + path("M-34 40C-34 48 -10 48 -10 40Z", muzzle, FINE)) +
    path(
      "M0 -30C26 -30 42 -14 42 4C42 22 26 30 12 26C4 24 2 22 0 20" +
        "C-2 22 -4 24 -12 26C-26 30 -42 22 -42 4C-42 -14 -26 -30 0 -30Z",
      fur,
    ) +
    path(
      "M0 -28.5C18 -28.5 33 -20 38 -8C28 -14 18 -8 14 -15" +
        "C8 -19 -8 -19 -14 -15C-18 -8 -28 -14 -38 -8C-33 -20 -18 -28.5 0 -28.5Z",
      ear,
      BARE,
    ) +
    path("M0 20V6M0 -10V-2M-4 -9L4 -3M4 -9L-4 -3", "none", FINE) +
    both(ellipse(-27, 8, 5, 3.4, BLUSH, `${BARE} opacity=".7"`))
  );
}

/** Nose and mouth: a sign for what comes out in front. */
export function nose(): string {
  return (
    path("M-17 -14C-17 -22 17 -22 17 -14C17 -4 7 2 0 2S-17 -4 -17 -14Z", INK, BARE) +
    ellipse(-6, -14, 4.5, 2, WHITE, BARE) +
    path("M0 2V10M-20 8C-18 24 -2 22 0 10C2 22 18 24 20 8")
  );
}

/** A rump by itself, as a small sign. */
export function bottom(fur: string): string {
  return (
    path("M-2 -12C-8 -18 -8 -28 2 -29") +
    path(
      "M0 -14C18 -14 27 -4 27 7C27 20 16 26 8 23C4 22 2 20 0 18" +
        "C-2 20 -4 22 -8 23C-16 26 -27 20 -27 7C-27 -4 -18 -14 0 -14Z",
      fur,
    ) +
    path("M0 18V5")
  );
}

/** A cloud about 74 wide around 0 0. */
export function cloud(fill: string): string {
  return path("M-24 16C-38 16 -40 0 -28 -3C-28 -16 -10 -20 -4 -11C4 -20 22 -18 24 -6C38 -6 38 16 24 16Z", fill);
}

/** Two flies, for what has been lying about. */
export function flies(colour: string): string {
  const fly = (x: number, y: number): string =>
    wings(x, y, colour) + circle(x, y, 2, INK, `stroke="${colour}" stroke-width="1"`);
  return fly(-30, -20) + fly(31, -18);
}

function wings(x: number, y: number, colour: string): string {
  return path(`M${x} ${y}l-4 -4M${x} ${y}l4 -4`, "none", `stroke="${colour}" stroke-width="2"`);
}
