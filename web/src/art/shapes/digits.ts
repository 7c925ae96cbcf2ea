// Our own figures, drawn with one round pen, so that no font is needed. Each stands in a box 20 wide and 30 high.

import { INK } from "../ink";
import { at, path } from "../svg";

const STROKES = [
  "M10 2C4 2 2 8 2 15S4 28 10 28S18 22 18 15S16 2 10 2Z",
  "M4 7L11 2V28M5 28H17",
  "M3 9C3 4 6 2 10 2C15 2 17.5 5 17.5 9C17.5 15 8 20 3 28H18",
  "M3 5C6 1 16 0 16 8C16 13 12 14 8 14C13 14 18 16 18 21C18 30 5 30 2 24",
  "M13 28V2L2 20H18",
  "M16 2H5L4 13C9 9 18 11 18 19C18 29 6 30 2 25",
  "M15 2C8 5 2.5 12 2.5 20C2.5 31 18 31 18 20C18 11 5 11 3 20",
  "M2 2H18C13 9 9 18 8 28",
  "M10 14C3 14 3 2 10 2S17 14 10 14C1 14 1 28 10 28S19 14 10 14Z",
  "M17 10C15 19 2 19 2 10C2 0 17.5 -1 17.5 10C17.5 18 13 25 6 28",
];

/** A whole number, its middle at x y and so high; no pen is thicker than what stays readable on a small card. */
export function number(value: number, x: number, y: number, height: number, colour = INK, pen = 5): string {
  const figures = [...String(value)].map((figure, i) => at(i * 24, 0, 1, path(STROKES[Number(figure)] ?? "")));
  const scale = height / 30;
  const width = figures.length * 24 - 4;
  const inner = `<g stroke="${colour}">${figures.join("")}</g>`;
  return at(x - (width / 2) * scale, y - height / 2, scale, inner, pen * scale);
}
