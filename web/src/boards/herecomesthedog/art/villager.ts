// A villager of long ago, about 60 wide and 100 high; 0 0 is the middle of the face.

import { BLUSH, CHOCOLATE, INK, WHITE } from "../../../art/ink";
import { at, BARE, both, circle, ellipse, FINE, path, tube, turned } from "../../../art/svg";
import { bone } from "../../../art/shapes/things";

interface Tunic {
  readonly cloth: string;
  readonly mark: string;
  readonly pattern: string;
  readonly skin: string;
  readonly hair: string;
}

const dots = "M-9 34H-8.5M4 32H4.5M-3 44H-2.5M11 44H11.5M-13 50H-12.5";
const bands = "M-15 34H15M-18 44H18";
const zigzag = "M-17 42L-10 35L-3 42L4 35L11 42L17 36";
const crosses = "M-10 32L-4 38M-4 32L-10 38M5 40L11 46M11 40L5 46";

/** One for each place at the table: the cloth has a colour and a pattern of its own. */
const TUNICS: readonly Tunic[] = [
  { cloth: "#d96f4a", mark: "#fbe3c8", pattern: bands, skin: "#e8b98d", hair: CHOCOLATE },
  { cloth: "#4f8397", mark: "#e4f0f2", pattern: dots, skin: "#c78a5c", hair: "#3d2f2c" },
  { cloth: "#7d9950", mark: "#f2f2cf", pattern: zigzag, skin: "#f1cba4", hair: "#b5652e" },
  { cloth: "#8a6799", mark: "#f0dff2", pattern: crosses, skin: "#9c6a45", hair: "#2f2725" },
];

export interface VillagerLook {
  readonly seat: number;
  readonly fainted?: boolean;
}

export function villager({ seat, fainted }: VillagerLook): string {
  const look = TUNICS[seat % TUNICS.length] ?? TUNICS[0];
  if (!look) return "";
  const limbs = both(
    path("M-7 56V70M-7 70H-12", "none", 'stroke-width="7"') + tube("M-14 28C-22 34 -25 40 -25 47", look.skin, 9.5),
  );
  const awake = both(ellipse(-7.5, 1, 2.6, 3.4, INK, BARE)) + path("M-5 10Q0 15 5 10", "none", FINE);
  const out = both(path("M-10 -2L-4 4M-4 -2L-10 4", "none", FINE)) + ellipse(0, 11, 3, 3.6, INK, BARE);
  return (
    limbs +
    path("M-12 20H12L21 54L13 59L7 54L0 60L-7 54L-13 59L-21 54Z", look.cloth) +
    path(look.pattern, "none", `stroke="${look.mark}"`) +
    circle(0, 0, 20, look.skin) +
    path("M-20 2C-24 -20 -10 -26 0 -25C12 -26 24 -18 20 2C17 -6 12 -10 6 -8C0 -14 -14 -10 -20 2Z", look.hair) +
    at(0, -26, 0.44, turned(28, bone(WHITE)), 2) +
    (fainted ? out : awake) +
    both(circle(-13, 8, 3, BLUSH, BARE))
  );
}
