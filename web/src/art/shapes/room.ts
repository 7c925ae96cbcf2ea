// The room the scenes are set in.

import { CARAMEL_DARK, CREAM, GOLD, VERMILION } from "../ink";
import { BARE, circle, path, rect } from "../svg";

/** Everything behind: one colour, 320 by 200. */
export function wall(fill: string): string {
  return rect(0, 0, 320, 200, 0, fill, BARE);
}

/** A lamp that hangs from above, and its light. */
export function lamp(x: number, light: string): string {
  return (
    path(`M${x - 26} 34L${x - 130} 200H${x + 130}L${x + 26} 34Z`, light, `${BARE} opacity=".55"`) +
    path(`M${x} 0V14`) +
    path(`M${x - 28} 36C${x - 28} 20 ${x - 14} 13 ${x} 13S${x + 28} 20 ${x + 28} 36Z`, VERMILION) +
    path(`M${x - 8} 36C${x - 8} 46 ${x + 8} 46 ${x + 8} 36Z`, GOLD)
  );
}

/** A wooden table top, from y down. */
export function table(y: number, wood = "#b77f48", edge = CARAMEL_DARK): string {
  return (
    rect(-4, y, 328, 210 - y, 0, wood) +
    rect(0, y + 14, 320, 200, 0, edge, `${BARE} opacity=".35"`) +
    path(`M0 ${y + 14}H320`, "none", 'stroke-width="2"')
  );
}

/** A few stars, as pairs of places. */
export function stars(places: readonly (readonly [number, number])[], fill = CREAM): string {
  return places.map(([x, y], i) => circle(x, y, i % 3 ? 1.4 : 2.2, fill, BARE)).join("");
}
