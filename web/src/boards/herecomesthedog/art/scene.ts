// The night when people and dogs first met.

import { EMBER, FLAME, NIGHT, NIGHT_DEEP, VERMILION } from "../../../art/ink";
import { SHIBA } from "../../../art/shapes/breeds";
import type { Breed } from "../../../art/shapes/head";
import { stars, wall } from "../../../art/shapes/room";
import { sittingDog } from "../../../art/shapes/sitting";
import { flame, moon } from "../../../art/shapes/things";
import { at, BARE, both, circle, ellipse, inked, path, turned } from "../../../art/svg";
import { stick } from "./stick";
import { villager } from "./villager";

const SHADOW: Breed = {
  fur: "#3c4a6e",
  ear: "#3c4a6e",
  muzzle: "#7e8bb0",
  ears: "point",
  cheeks: "#5a688d",
  mouth: "teeth",
  fluffy: true,
};
const SKY: readonly (readonly [number, number])[] = [
  [28, 30],
  [70, 18],
  [104, 44],
  [140, 20],
  [214, 34],
  [236, 14],
  [300, 62],
  [18, 74],
  [186, 52],
  [292, 20],
];

/** Eyes in the dark. */
function eyes(x: number, y: number): string {
  return at(x, y, 1, both(ellipse(-6, 0, 3, 4, FLAME, BARE) + ellipse(-6, 0, 1, 3, NIGHT_DEEP, BARE)));
}

export function scene(): string {
  return inked(
    wall(NIGHT_DEEP) +
      stars(SKY) +
      at(262, 42, 0.8, moon()) +
      path("M0 120C40 84 84 108 120 92C170 72 230 112 320 86V200H0Z", NIGHT, BARE) +
      eyes(66, 106) +
      eyes(124, 100) +
      eyes(206, 104) +
      eyes(252, 108) +
      ellipse(160, 168, 150, 46, "#3d3a54", BARE) +
      ellipse(160, 168, 112, 36, "#6d4a45", BARE) +
      ellipse(160, 168, 70, 24, "#a8623a", BARE) +
      circle(160, 120, 62, EMBER, `${BARE} opacity=".22"`) +
      at(30, 136, 0.58, sittingDog({ breed: SHADOW, wild: true })) +
      at(298, 124, 0.46, sittingDog({ breed: SHADOW, wild: true })) +
      at(160, 178, 0.78, turned(58, stick("meat")) + turned(-58, stick("charcoal"))) +
      at(160, 126, 1.5, flame(VERMILION, EMBER)) +
      at(160, 142, 0.8, flame(EMBER, FLAME)) +
      at(94, 128, 0.72, villager({ seat: 0 })) +
      at(220, 128, 0.72, villager({ seat: 1 })) +
      at(268, 152, 0.5, sittingDog({ breed: { ...SHIBA, mouth: "tongue" }, collar: VERMILION })),
  );
}
