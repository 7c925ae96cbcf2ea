// The sticks: one wood, three ends. A stick stands on 0 0 and is 112 high.

import { EMBER, FLAME, VERMILION } from "../../../art/ink";
import { at, BARE, path, rect } from "../../../art/svg";
import { charcoal, flame, meat } from "../../../art/shapes/things";

export type Stuff = "meat" | "fire" | "charcoal";

const WOOD: Record<Stuff, { bark: string; grain: string }> = {
  meat: { bark: "#d9b07a", grain: "#a9713f" },
  fire: { bark: VERMILION, grain: "#9c2f1e" },
  charcoal: { bark: "#8d817c", grain: "#52464a" },
};

/** What is at a stick's end, about 60 wide and high around 0 0. */
export function stuff(kind: Stuff): string {
  switch (kind) {
    case "meat":
      return meat();
    case "fire":
      return flame(EMBER, FLAME);
    case "charcoal":
      return charcoal("#655a5f", "#d6cfca");
  }
}

export function stick(kind: Stuff): string {
  const { bark, grain } = WOOD[kind];
  return (
    rect(-6, -78, 12, 76, 5, bark) +
    path("M-1 -62V-44M2 -40V-20M-2 -30V-14", "none", `stroke="${grain}" stroke-width="2"`) +
    path("M-6 -14H6V-6Q6 -2.5 2 -2.5H-2Q-6 -2.5 -6 -6Z", grain, `${BARE} opacity=".5"`) +
    at(kind === "meat" ? 1 : 0, -86, kind === "fire" ? 0.74 : 0.66, stuff(kind))
  );
}
