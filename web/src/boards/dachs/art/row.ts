// The row of Dachs is one long dachshund: its rump before the oldest card, its head behind the newest. Both are as high
// as a card, and between them the cards cover its back.

import { at, inked, path } from "../../../art/svg";
import { coat, profile } from "../../../art/shapes/dachshund";

export const ROW_TAIL = "0 0 56 140";
export const ROW_HEAD = "0 0 96 140";

const DOG = coat(0);

function leg(x: number): string {
  return (
    path(`M${x} 92V128C${x} 138 ${x + 26} 138 ${x + 26} 130C${x + 26} 124 ${x + 20} 122 ${x + 16} 122V92Z`, DOG.fur) +
    path(`M${x} 127C${x} 138 ${x + 26} 138 ${x + 26} 130C${x + 26} 124 ${x + 20} 122 ${x + 16} 122Z`, DOG.pale)
  );
}

export function rowTail(): string {
  return inked(
    path("M24 62C10 54 6 40 6 20C6 12 16 12 17 20C18 36 24 44 38 50Z", DOG.fur) +
      leg(26) +
      path("M60 48H40C22 48 12 62 12 80C12 98 24 108 40 108H60", DOG.fur),
  );
}

export function rowHead(): string {
  return inked(
    leg(8) +
      path("M-4 48H4C14 48 14 40 16 24L54 40C48 58 52 108 22 108H-4", DOG.fur) +
      path("M48 62C46 84 40 104 24 106C34 96 40 84 40 66Z", DOG.pale, 'stroke="none"') +
      at(34, 34, 1.22, profile(DOG)),
  );
}
