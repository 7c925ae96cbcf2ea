// A dog's head from the front, about 100 wide and high around 0 0. Breeds differ by ears, fur, markings and mouth.

import { BLUSH, INK, WHITE } from "../ink";
import { BARE, both, circle, ellipse, FINE, mirrored, path } from "../svg";

export type Ears = "hang" | "long" | "point" | "fold" | "bat";
export type Mouth = "smile" | "tongue" | "calm" | "teeth";

export interface Breed {
  readonly fur: string;
  readonly ear: string;
  readonly muzzle: string;
  readonly ears: Ears;
  readonly mouth?: Mouth;
  /** Around one eye, or both. */
  readonly patch?: string;
  readonly mask?: string;
  /** A stripe between the eyes. */
  readonly blaze?: string;
  /** A pale face up to the brows, as wolves have it. */
  readonly cheeks?: string;
  /** Spots over the eyes. */
  readonly brows?: string;
  /** A ruff of long fur. */
  readonly fluffy?: boolean;
  readonly asleep?: boolean;
}

const EARS: Record<Ears, string> = {
  hang: "M-16 -38C-32 -48 -50 -36 -50 -12C-50 4 -44 12 -36 8C-30 4 -30 -12 -22 -24Z",
  long: "M-16 -38C-34 -44 -50 -26 -51 4C-52 28 -46 42 -36 40C-25 37 -31 14 -28 -6Z",
  point: "M-36 -8C-42 -28 -42 -44 -37 -56C-24 -50 -12 -42 -4 -34Z",
  fold: "M-36 -10C-40 -28 -36 -44 -26 -48C-18 -48 -10 -42 -4 -34Z",
  bat: "M-36 -10C-48 -30 -46 -54 -36 -56C-24 -56 -14 -44 -8 -32Z",
};

const HEAD =
  "M0 -41C20 -41 34 -29 35 -8C37 4 41 10 38 19C34 33 18 39 0 39" +
  "S-34 33 -38 19C-41 10 -37 4 -35 -8C-34 -29 -20 -41 0 -41Z";
const RUFF =
  "M0 -42C20 -42 35 -30 37 -10L46 2L39 8L46 20L35 24L34 36L22 34L14 44L0 38" +
  "L-14 44L-22 34L-34 36L-35 24L-46 20L-39 8L-46 2L-37 -10C-35 -30 -20 -42 0 -42Z";

const CHEEKS =
  "M0 -4C-4 -15 -15 -20 -23 -12C-26 -6 -27 -2 -33 4C-34 18 -26 28 -14 33" +
  "C-6 36 6 36 14 33C26 28 34 18 33 4C27 -2 26 -6 23 -12C15 -20 4 -15 0 -4Z";

function ear(breed: Breed): string {
  const lobe = path(EARS[breed.ears], breed.ear);
  switch (breed.ears) {
    case "point":
      return lobe + path("M-33 -20C-36 -30 -36 -38 -34 -46C-27 -43 -20 -38 -15 -34Z", BLUSH, BARE);
    case "bat":
      return lobe + path("M-34 -20C-40 -32 -40 -46 -35 -48C-28 -47 -22 -40 -18 -33Z", BLUSH, BARE);
    case "fold":
      return lobe + path("M-26 -48C-44 -46 -52 -30 -46 -18C-38 -18 -26 -28 -14 -42Z", breed.ear);
    default:
      return lobe;
  }
}

function eyes(asleep = false): string {
  if (asleep) return both(path("M-22 -6Q-15 1 -8 -6"));
  return (
    both(ellipse(-15, -5, 4.6, 5.6, INK, BARE)) +
    circle(-13.6, -7, 1.7, WHITE, BARE) +
    circle(16.4, -7, 1.7, WHITE, BARE)
  );
}

function mouth(kind: Mouth): string {
  const lip = path("M-11 21C-9 27 -2 27 0 21C2 27 9 27 11 21", "none", FINE);
  switch (kind) {
    case "tongue":
      return path("M-6 24V30C-6 40 6 40 6 30V24Z", BLUSH, FINE) + path("M0 14V21", "none", FINE) + lip;
    case "teeth":
      return path("M-14 22H14L10 29L5 23L0 28L-5 23L-10 29Z", WHITE, FINE) + path("M0 14V22", "none", FINE);
    case "calm":
      return path("M0 14V21M-9 22H9", "none", FINE);
    case "smile":
      return path("M0 14V21", "none", FINE) + lip;
  }
}

/** The head. Hanging ears lie over it, standing ones behind. */
export function head(breed: Breed): string {
  const ears = both(ear(breed));
  const over = breed.ears === "hang" || breed.ears === "long";
  return (
    (over ? "" : ears) +
    path(breed.fluffy ? RUFF : HEAD, breed.fur) +
    (breed.cheeks ? path(CHEEKS, breed.cheeks, BARE) : "") +
    (breed.mask ? both(path("M-3 -16C-18 -22 -31 -12 -29 2C-27 12 -14 12 -7 4Z", breed.mask, BARE)) : "") +
    (breed.patch ? mirrored(path("M-4 -24C-18 -28 -30 -16 -29 -2C-27 10 -12 10 -6 2Z", breed.patch, BARE)) : "") +
    (breed.blaze ? path("M-5 -39.5H5C4 -20 6 -6 10 2H-10C-6 -6 -4 -20 -5 -39.5Z", breed.blaze, BARE) : "") +
    (breed.brows ? both(ellipse(-13, -18, 5, 3.4, breed.brows, BARE)) : "") +
    ellipse(0, 18, 22, 17, breed.muzzle, BARE) +
    eyes(breed.asleep) +
    mouth(breed.mouth ?? "smile") +
    path("M-9 5C-9 1 9 1 9 5C9 11 4 14 0 14S-9 11 -9 5Z", INK, BARE) +
    ellipse(-3, 5.5, 2.6, 1.3, WHITE, `${BARE} opacity=".6"`) +
    (over ? ears : "")
  );
}
