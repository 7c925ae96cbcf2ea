// The paper every card is printed on, 100 by 140, and the places of what is printed in its corner.

import { PAPER } from "./ink";
import { initials, lettering } from "./lettering";
import { at, BARE, circle, inked, path, rect } from "./svg";

export const CARD = "0 0 100 140";

/** A face: cream paper with a tinted field, and the drawing on it. */
export function paper(field: string, inner: string): string {
  return inked(rect(1.5, 1.5, 97, 137, 9, PAPER) + rect(6, 6, 88, 128, 6, field, BARE) + inner);
}

/** A back: paper with a field in the game's colour, a line inside it, and the game's sign. */
export function reverse(field: string, line: string, inner: string): string {
  const rim = rect(10.5, 10.5, 79, 119, 4, "none", `stroke="${line}" stroke-width="2"`);
  return inked(rect(1.5, 1.5, 97, 137, 9, PAPER) + rect(6, 6, 88, 128, 6, field, BARE) + rim + inner);
}

/** A place where a card lay, or will lie. Its line takes the colour of the text around it. */
export function empty(): string {
  const line = 'stroke="currentColor" stroke-width="2" stroke-dasharray="6 6" opacity=".45"';
  return rect(4, 4, 92, 132, 8, "none", `fill="none" ${line}`);
}

/** A small thing on a disc of paper, so that it is seen on any field. */
export function badge(x: number, y: number, r: number, inner: string, scale: number): string {
  return circle(x, y, r, PAPER, 'stroke-width="2.5"') + at(x, y, scale, inner, r < 14 ? 1.8 : 2.2);
}

/** What is shown of a card nobody has drawn a picture for: its own name, and in the corner, which a fanned hand shows,
 *  what it begins with. */
export function named(code: string): string {
  return paper(
    PAPER,
    lettering(initials(code), { x: 28, y: 25, wide: 42, high: 28 }, 28, 14) +
      path("M12 45H88", "none", 'stroke-width="1.5" opacity=".4"') +
      lettering(code, { x: 50, y: 90, wide: 84, high: 80 }, 44, 17),
  );
}
