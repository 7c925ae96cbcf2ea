// The bonfire with what stands around it, what is further back drawn first.

import { at } from "../../../art/svg";
import { type Counts, dogPlaces, fire, stickPlaces } from "./bonfire";
import { dog, face } from "./index";

const MIDDLE = 180;

export interface Standing {
  key: string;
  y: number;
  inner: string;
}

/** So many sticks of each kind and so many dogs, of all there are; the fire is as large as its charcoal is much. */
export function standing(sticks: Counts, pack: number, all: Counts, dogs: number): Standing[] {
  const wild = dogPlaces(dogs)
    .slice(0, pack)
    .map(({ x, y }, i) => ({ key: `dog ${i}`, y, inner: at(x - 18, y - 43, 0.3, dog(false)) }));
  const planted = Object.entries(sticks).flatMap(([kind, count]) =>
    stickPlaces(all, kind)
      .slice(0, count)
      .map(({ x, y }, i) => ({ key: `${kind} ${i}`, y, inner: at(x - 10, y - 51, 0.45, face(kind)) })),
  );
  const flame = { key: "flame", y: MIDDLE, inner: fire((sticks.charcoal ?? 0) / (all.charcoal || 1)) };
  return [...wild, ...planted, flame].sort((one, other) => one.y - other.y);
}
