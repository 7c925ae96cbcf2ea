// A dog that sits and looks at you, about 110 wide and 130 high; 0 0 is the middle of its head.

import { CREAM, FLAME, INK } from "../ink";
import { BARE, both, circle, ellipse, FINE, path } from "../svg";
import { type Breed, head } from "./head";

export interface Sitter {
  readonly breed: Breed;
  /** A tame dog has a collar. */
  readonly collar?: string;
  /** Eyes that shine in the dark. */
  readonly wild?: boolean;
}

export function sittingDog({ breed, collar, wild }: Sitter): string {
  const { fur, ear, muzzle } = breed;
  return (
    path("M24 74C44 76 54 60 48 44C46 38 38 40 40 46C42 58 34 62 22 60Z", ear) +
    path("M-24 26C-40 44 -44 82 -30 84H30C44 82 40 44 24 26Z", fur) +
    path("M0 30C12 34 14 50 10 60H-10C-14 50 -12 34 0 30Z", muzzle, BARE) +
    both(
      path("M-14 50V76M-14 84H-24C-30 84 -30 74 -22 74H-8C-2 74 0 80 0 84Z", fur) + path("M-16 79V83", "none", FINE),
    ) +
    (collar
      ? path("M-27 30C-10 42 10 42 27 30L29 38C10 51 -10 51 -29 38Z", collar) + circle(0, 49, 5, CREAM, FINE)
      : "") +
    head(breed) +
    (wild
      ? both(ellipse(-15, -5, 6.4, 6.4, FLAME, BARE) + ellipse(-15, -5, 2, 5, INK, BARE)) +
        both(path("M-24 -15L-8 -11"))
      : "")
  );
}
