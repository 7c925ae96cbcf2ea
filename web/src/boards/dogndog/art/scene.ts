// Two dogs before the Parent's house, and what is to be won there, or not.

import { CREAM, GREEN, VERMILION } from "../../../art/ink";
import { BEAGLE, COLLIE, SHIBA } from "../../../art/shapes/breeds";
import { head } from "../../../art/shapes/head";
import { wall } from "../../../art/shapes/room";
import { sittingDog } from "../../../art/shapes/sitting";
import { kennel, poo, trophy } from "../../../art/shapes/things";
import { at, BARE, circle, inked, path } from "../../../art/svg";

export function scene(): string {
  return inked(
    wall("#e2593f") +
      circle(160, 104, 84, CREAM, BARE) +
      path("M-4 204V158C60 146 120 152 160 152S270 146 324 158V204Z", GREEN) +
      at(160, 110, 2.1, kennel(VERMILION)) +
      at(160, 144, 0.5, head(SHIBA)) +
      at(64, 106, 0.86, sittingDog({ breed: BEAGLE, collar: "#4f8397" })) +
      at(258, 106, 0.86, sittingDog({ breed: COLLIE, collar: "#eab73f" })) +
      at(118, 170, 0.66, trophy()) +
      at(206, 174, 0.56, poo()),
  );
}
