// A tavern, a full stomach, and a paw that has no business here.

import { CARAMEL_DARK, CREAM, TAVERN } from "../../../art/ink";
import { cloud, flies } from "../../../art/shapes/breath";
import { BULLDOG, MASTIFF, THIEF } from "../../../art/shapes/breeds";
import { type Breed, head } from "../../../art/shapes/head";
import { lamp, stars, table, wall } from "../../../art/shapes/room";
import { bone, carrot, meat, moon, poo } from "../../../art/shapes/things";
import { at, ellipse, inked, path, rect, turned } from "../../../art/svg";

function window(): string {
  return (
    rect(22, 24, 62, 66, 6, "#41446b") +
    stars([
      [34, 40],
      [42, 74],
      [72, 78],
    ]) +
    at(69, 41, 0.42, moon("#f6e3a0")) +
    path("M53 24V90M22 57H84", "none", 'stroke-width="4"') +
    rect(16, 90, 74, 8, 3, CARAMEL_DARK)
  );
}

function plate(x: number, y: number, inner: string): string {
  return ellipse(x, y, 30, 9, CREAM) + at(x, y - 12, 0.7, inner);
}

/** A head with its shoulders, behind the table. */
function guest(breed: Breed, x: number, y: number, scale: number): string {
  return at(x, y, scale, path("M-20 24C-40 36 -48 60 -48 90H48C48 60 40 36 20 24Z", breed.fur) + head(breed));
}

export function scene(): string {
  return inked(
    wall("#a06a3c") +
      path("M0 40H320M0 82H320M0 124H320", "none", `stroke="${TAVERN}" stroke-width="2" opacity=".6"`) +
      window() +
      lamp(170, "#e2b25c") +
      guest(MASTIFF, 66, 114, 0.74) +
      guest({ ...BULLDOG, mouth: "tongue" }, 156, 100, 0.9) +
      guest(THIEF, 282, 108, 0.7) +
      table(146, "#7a4a2b", "#3a2a20") +
      at(218, 122, 0.95, cloud("#b3c57c") + flies("#e9f0c8")) +
      plate(66, 172, carrot()) +
      plate(156, 180, poo()) +
      plate(236, 174, meat()) +
      at(112, 188, 0.5, bone()) +
      at(300, 186, 1, turned(-62, path("M-15 44V0C-15 -22 15 -22 15 0V44Z", THIEF.fur) + path("M-5 -14V-4M5 -14V-4"))),
  );
}
