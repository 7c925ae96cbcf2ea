// The sign of the house: a hound with its chin on the table. 100 by 100; the favicon is the same drawing.

import { CARAMEL, CARAMEL_DARK, CREAM, VERMILION } from "./ink";
import { head } from "./shapes/head";
import { at, BARE, both, circle, inked, path, rect } from "./svg";

export const LOGO = "0 0 100 100";

/** The hound; 0 0 is the middle of its head, the table's edge is 35 below. */
export function hound(): string {
  return head({ fur: CARAMEL, ear: CARAMEL_DARK, muzzle: CREAM, ears: "long", brows: CREAM, mouth: "calm" });
}

/** Its paws, on the table's edge at 0 0. */
export function paws(): string {
  return both(
    path("M-44 0C-44 -14 -24 -14 -24 0V6H-44Z", CARAMEL) + path("M-37 -4V1M-31 -4V1", "none", 'stroke-width="2.5"'),
  );
}

export function logo(): string {
  return inked(
    circle(50, 50, 48.5, "#f6dcae", BARE) +
      at(50, 46, 0.86, hound(), 3.4) +
      rect(4, 76, 92, 13, 6.5, VERMILION, 'stroke-width="3.4"') +
      at(50, 76, 0.86, paws(), 3.4),
  );
}
