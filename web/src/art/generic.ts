// For a game nobody has drawn yet: every piece by its name, and a room of the house with the title on its wall.

import { CARD, reverse } from "./card";
import { card, type GameArt } from "./game";
import { CARAMEL, CREAM, PAPER } from "./ink";
import { lettering } from "./lettering";
import { hound, paws } from "./logo";
import { table, wall } from "./shapes/room";
import { paw } from "./shapes/things";
import { at, inked, path, rect } from "./svg";

function back(): string {
  return reverse(CARAMEL, CREAM, at(50, 68, 1.3, paw(CREAM)));
}

/** A hound at the table, and over it a sign that says what is played. */
export function scene(title: string): string {
  return inked(
    wall("#efd6a8") +
      path("M60 0V20M260 0V20", "none", 'stroke-width="2"') +
      rect(24, 18, 272, 66, 10, PAPER) +
      lettering(title, { x: 160, y: 51, wide: 256, high: 58 }, 40, 14) +
      at(160, 132, 0.86, hound()) +
      table(158) +
      at(160, 159, 0.86, paws()),
  );
}

export const art: GameArt = { box: () => CARD, face: (code) => card(code, back), back };
