// Here Comes the Dog: sticks, dice, dogs wild and tame, villagers standing and fainted.

import { CARD, reverse } from "../../../art/card";
import { card, type GameArt } from "../../../art/game";
import { EMBER, FLAME, NIGHT, SLATE, VERMILION, WHITE } from "../../../art/ink";
import { SHIBA } from "../../../art/shapes/breeds";
import { die } from "../../../art/shapes/die";
import { number } from "../../../art/shapes/digits";
import type { Breed } from "../../../art/shapes/head";
import { sittingDog } from "../../../art/shapes/sitting";
import { flame } from "../../../art/shapes/things";
import { at, inked, turned } from "../../../art/svg";
import { stick, type Stuff, stuff } from "./stick";
import { villager } from "./villager";

export const STICK = "0 0 44 114";
export const DOG = "0 0 120 150";
export const VILLAGER = "0 0 80 124";
export const FAINTED = "0 0 124 80";

const WOLF: Breed = {
  fur: SLATE,
  ear: SLATE,
  muzzle: WHITE,
  ears: "point",
  cheeks: "#c3c7c8",
  mouth: "teeth",
  fluffy: true,
};

function isStuff(code: string): code is Stuff {
  return code === "meat" || code === "fire" || code === "charcoal";
}

/** A stick. */
export function face(code: string): string {
  return isStuff(code) ? inked(at(22, 113, 1, stick(code))) : card(code, back);
}

/** One side of a die. */
export function dieFace(kind: string): string {
  return inked(die(isStuff(kind) ? at(50, 47, 1.05, stuff(kind)) : ""));
}

/** The die that counts the rounds. */
export function roundDie(round: number): string {
  return inked(die(number(round, 50, 46, 48)));
}

export function dog(tame: boolean): string {
  return inked(
    at(
      58,
      60,
      1,
      sittingDog(tame ? { breed: { ...SHIBA, mouth: "tongue" }, collar: VERMILION } : { breed: WOLF, wild: true }),
    ),
  );
}

export function villagerOf(seat: number, fainted: boolean): string {
  return inked(fainted ? at(82, 40, 1, turned(90, villager({ seat, fainted }))) : at(40, 44, 1, villager({ seat })));
}

export function back(): string {
  return reverse(NIGHT, EMBER, at(50, 74, 1.2, flame(EMBER, FLAME)));
}

export const art: GameArt = { box: (code) => (isStuff(code) ? STICK : CARD), face, back };
