// Signs for what a card does, about 50 wide and high around 0 0.

import { INK, PAPER, PLUM, VERMILION, WHITE } from "../ink";
import { at, BARE, circle, path, rect, turned } from "../svg";

const THICK = 'stroke-width="7"';

/** Nothing has to be beaten. */
export function none(): string {
  return `<ellipse cx="0" cy="0" rx="15" ry="20" stroke-width="9"/>`;
}

export function shield(): string {
  return (
    path("M0 -26C8 -20 16 -19 24 -20C26 4 18 20 0 28C-18 20 -26 4 -24 -20C-16 -19 -8 -20 0 -26Z", "#c9d6dc") +
    path("M0 -14V16M-12 -2H12", "none", `stroke="${VERMILION}" stroke-width="6"`)
  );
}

/** A little card, its back up or its front. */
export function leafCard(up: boolean): string {
  return (
    rect(-11, -15, 22, 30, 3, up ? WHITE : PLUM) +
    (up ? circle(0, 0, 4, INK, BARE) : path("M-4 -8L4 8M4 -8L-4 8", "none", `stroke="${PAPER}" stroke-width="2.5"`))
  );
}

/** What the special monsters ask: lower ones after a 3, two cards for a 4, a turn missed for a 5, higher after a 6. */
export function sign(value: number): string {
  switch (value) {
    case 3:
      return path("M0 -18V16M-13 4L0 18L13 4", "none", THICK);
    case 4:
      return at(-7, -2, 0.9, turned(-12, leafCard(false))) + at(8, 3, 0.9, turned(10, leafCard(false)));
    case 5:
      return path("M-18 12C-16 -14 12 -16 17 4M6 -2L18 7L22 -8", "none", THICK);
    case 6:
      return path("M0 18V-16M-13 -4L0 -18L13 -4", "none", THICK);
    default:
      return "";
  }
}

/** An eye, open or shut. */
export function eyeSign(open: boolean): string {
  const lid = path("M-26 0C-14 -18 14 -18 26 0C14 18 -14 18 -26 0Z", WHITE);
  return open
    ? lid + circle(0, 0, 9, INK, BARE) + circle(-3, -3, 2.6, WHITE, BARE)
    : path("M-26 -4C-14 12 14 12 26 -4M-16 5L-21 14M0 8V18M16 5L21 14");
}

export function spiral(colour: string): string {
  return path(
    "M0 0C4 -6 12 0 9 7C5 16 -10 15 -13 4C-16 -12 2 -22 15 -14C30 -4 26 20 8 26",
    "none",
    `stroke="${colour}" stroke-width="6"`,
  );
}

/** One chevron to the right. */
export function arrow(): string {
  return path("M-8 -14L10 0L-8 14", "none", THICK);
}

/** Two arrows that chase each other round. */
export function roundArrows(): string {
  const half = path("M-25 4A25 25 0 0 1 18 -17M21 -28L20 -15L7 -17", "none", 'stroke-width="5"');
  return half + turned(180, half);
}

export function feather(): string {
  return (
    path("M-16 30C-10 10 -6 -2 18 -30C28 -8 22 12 4 18L-8 16Z", "#eab73f") +
    path("M-16 30C-8 12 2 -4 14 -20M0 4L10 4M-5 12L4 13M4 -5L15 -7", "none", 'stroke-width="2"')
  );
}
