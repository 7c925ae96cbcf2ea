// Dachs: dachshunds that sit up for what their colour likes, the taller the higher their number.

import { card, found, type GameArt } from "../../../art/game";
import { CARD, paper, reverse } from "../../../art/card";
import { CARAMEL, CREAM } from "../../../art/ink";
import { begging, coat, walking } from "../../../art/shapes/dachshund";
import { number } from "../../../art/shapes/digits";
import { ball, biscuit, bone, bowl } from "../../../art/shapes/things";
import { at, ellipse, BARE } from "../../../art/svg";

interface Colour {
  readonly field: string;
  readonly wool: string;
  readonly deep: string;
  readonly treat: string;
}

/** Vanilla, blue-gray, peach, sage: each with a thing of its own. */
export const COLOURS: Record<string, Colour> = {
  v: { field: "#f8e6ae", wool: "#fff4cf", deep: "#cf9a2c", treat: biscuit() },
  b: { field: "#b7c8d3", wool: "#dbe6ec", deep: "#587a92", treat: bone() },
  p: { field: "#f8c7a8", wool: "#fde3d2", deep: "#d9683f", treat: bowl() },
  s: { field: "#bfd2a9", wool: "#e0ecd2", deep: "#5f8450", treat: ball("#6f9a5c") },
};

export function face(code: string): string {
  const value = Number(code[0]);
  const colour = found(COLOURS, code[1] ?? "");
  if (!colour || !(value >= 2 && value <= 5) || code.length !== 2) return card(code, back);
  const tall = 28 + 10.4 * value;
  const jumper = { wool: colour.wool, colours: [colour.deep], stripes: value };
  return paper(
    colour.field,
    ellipse(56, 127, 33, 5, colour.deep, `${BARE} opacity=".35"`) +
      at(54, 127, 1, begging(coat(value - 2), tall, jumper)) +
      at(76, 23, 0.5, colour.treat) +
      number(value, 22, 28, 34) +
      at(21, 62, 0.4, colour.treat),
  );
}

export function back(): string {
  const rows = [36, 74, 112].map((y, i) => at(i % 2 ? 31 : 28, y, 0.4, walking(coat(i), 80), 2));
  return reverse(CARAMEL, CREAM, rows.join(""));
}

export const art: GameArt = { box: () => CARD, face, back };
