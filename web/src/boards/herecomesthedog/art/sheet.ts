import type { Shown } from "../../../art/game";
import { DIE } from "../../../art/shapes/die";
import { BONFIRE, ground } from "./bonfire";
import { art, dieFace, DOG, dog, FAINTED, roundDie, STICK, VILLAGER, villagerOf } from "./index";
import { standing } from "./night";

const STICKS = { meat: 9, fire: 5, charcoal: 7 };
const DOGS = 25;

function bonfire(sticks: Record<string, number>, pack: number): Shown {
  const around = standing(sticks, pack, STICKS, DOGS).map(({ inner }) => inner);
  return [BONFIRE, ground() + around.join(""), 1.4];
}

export const furniture: Shown[] = [
  bonfire(STICKS, DOGS),
  bonfire({ meat: 3, fire: 1, charcoal: 0 }, 4),
  ...Object.keys(STICKS).flatMap((kind): Shown[] => [
    [DIE, dieFace(kind), 0.8],
    [STICK, art.face(kind), 1],
  ]),
  [DIE, roundDie(3), 0.8],
  [DOG, dog(false), 1],
  [DOG, dog(true), 1],
  ...[0, 1, 2, 3].flatMap((seat): Shown[] => [
    [VILLAGER, villagerOf(seat, false), 1],
    [FAINTED, villagerOf(seat, true), 0.8],
  ]),
];
