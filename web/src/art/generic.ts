// For a game nobody has drawn yet: every piece by its name, and the sign of the house.

import { CARD, reverse } from "./card";
import { card, type GameArt } from "./game";
import { CARAMEL, CREAM } from "./ink";
import { hound, paws } from "./logo";
import { lamp, table, wall } from "./shapes/room";
import { paw } from "./shapes/things";
import { at, inked } from "./svg";

function back(): string {
  return reverse(CARAMEL, CREAM, at(50, 68, 1.3, paw(CREAM)));
}

function scene(): string {
  return inked(
    wall("#efd6a8") + lamp(160, "#fbeecb") + at(160, 112, 1.1, hound()) + table(146) + at(160, 147, 1.1, paws()),
  );
}

export const art: GameArt = { box: () => CARD, face: (code) => card(code, back), back, scene };
