// What the pictures of the rulebooks are made of besides the games' own pieces: a cloth, cards in a line, arrows, signs.

import { empty } from "./card";
import { GREEN_DARK, INK, VERMILION, WHITE } from "./ink";
import { number } from "./shapes/digits";
import { at, BARE, circle, inked, path, rect, svg, turned } from "./svg";

const WIDE = 640;

/** A whole picture on a cloth of its own, so that it looks the same by day, by night and on paper. */
export function picture(cloth: string, high: number, inner: string): string {
  return svg(`0 0 ${WIDE} ${high}`, inked(rect(0, 0, WIDE, high, 16, cloth, BARE) + inner));
}

export interface Cards {
  /** One card, its corner at x y; "-" is an empty place. */
  put: (code: string, x: number, y: number, scale: number) => string;
  /** Cards side by side; `step` is how far apart, in widths of a card. */
  cards: (codes: string, x: number, y: number, scale: number, step?: number) => string;
}

/** How the cards of a game are laid out. */
export function laidOut(face: (code: string) => string, apart = 1.04): Cards {
  const put: Cards["put"] = (code, x, y, scale) =>
    at(x, y, scale, code === "-" ? `<g color="${INK}">${empty()}</g>` : face(code));
  const cards: Cards["cards"] = (codes, x, y, scale, step = apart) =>
    codes
      .split(" ")
      .map((code, i) => put(code, x + i * step * 100 * scale, y, scale))
      .join("");
  return { put, cards };
}

/** Some backs on a heap. */
export function stack(back: string, x: number, y: number, scale: number, high: number): string {
  return Array.from({ length: high }, (_, i) => at(x + 2 * i, y - 3 * i, scale, back)).join("");
}

export const DASHED = 'stroke-dasharray="7 8"';

/** A line around a card that is meant. */
export function framed(x: number, y: number, scale: number, more = ""): string {
  const line = `stroke="${VERMILION}" stroke-width="4"${more && ` ${more}`}`;
  return rect(x - 2, y - 2, 100 * scale + 4, 140 * scale + 4, 9, "none", line);
}

export function arrow(x: number, y: number, length: number, degrees = 0): string {
  const shaft = `M0 0H${length}M${length - 9} -8L${length} 0L${length - 9} 8`;
  return at(x, y, 1, turned(degrees, path(shaft, "none", `stroke="${VERMILION}" stroke-width="5"`)));
}

export const PLUS = "M-9 0H9M0 -9V9";
export const MINUS = "M-9 0H9";
export const EQUALS = "M-9 -5H9M-9 5H9";
const TIMES = "M-6 -6L6 6M6 -6L-6 6";
const YES = "M-14 1L-4 11L14 -11";
const NO = "M-12 -12L12 12M12 -12L-12 12";

export function sign(d: string, x: number, y: number, colour = INK, pen = 4.5): string {
  return at(x, y, 1, path(d, "none", `stroke="${colour}" stroke-width="${pen}"`));
}

/** Whether something is right. */
export function mark(right: boolean, x: number, y: number, pen = 7): string {
  return right ? sign(YES, x, y, GREEN_DARK, pen) : sign(NO, x, y, VERMILION, pen);
}

/** How many there are of a thing. */
export function times(count: number, x: number, y: number): string {
  return sign(TIMES, x - 12, y + 1, INK, 4) + number(count, x + (count > 9 ? 18 : 10), y, 22);
}

/** Below things that are counted together. */
export function brace(x: number, y: number, wide: number): string {
  return path(`M${x} ${y}v5q0 6 6 6H${x + wide - 6}q6 0 6 -6v-5`);
}

/** The number of a step. */
export function step(value: number, x: number, y: number): string {
  return circle(x, y, 14, VERMILION) + number(value, x, y, 15, WHITE);
}
