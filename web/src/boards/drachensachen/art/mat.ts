// What lies under the pile: a round mat.

import { GOLD, GOLD_DARK, GREEN_DARK } from "../../../art/ink";
import { coin } from "../../../art/shapes/things";
import { at, circle, inked, path, ring } from "../../../art/svg";

export const PILE = "0 0 220 220";

/** A round mat of scales with a rim of gold; the pile lies in its middle, 100 by 140. */
export function pileMat(): string {
  const scales = [34, 56, 78].flatMap((radius, row) =>
    ring(10 + row * 6, 110, 110, radius).map(({ x, y }) =>
      path(`M${(x - 8).toFixed(1)} ${y.toFixed(1)}q8 14 16 0`, "none", 'stroke="#5d9457" stroke-width="2"'),
    ),
  );
  const coins = ring(8, 110, 110, 95).map(({ x, y }) => at(x, y, 0.32, coin(), 2));
  return inked(
    circle(110, 110, 106, GOLD) +
      circle(110, 110, 84, GREEN_DARK) +
      circle(110, 110, 95, "none", `stroke="${GOLD_DARK}" stroke-width="2"`) +
      scales.join("") +
      coins.join(""),
  );
}
