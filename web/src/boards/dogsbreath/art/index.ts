// Dog's Breath: what was eaten, where it comes out, and how old it is; Bones, the Scavenger and the Guard Dog.

import { badge, CARD, paper, reverse } from "../../../art/card";
import { card, found, type GameArt } from "../../../art/game";
import { CREAM, GOLD, MUSTARD, TAVERN } from "../../../art/ink";
import { bottom, cloud, flies, nose, rump } from "../../../art/shapes/breath";
import { BEAGLE, BULLDOG, MASTIFF, RETRIEVER, THIEF } from "../../../art/shapes/breeds";
import { type Breed, head } from "../../../art/shapes/head";
import { shield } from "../../../art/shapes/signs";
import { bone, carrot, meat, moon, paw, poo, sun } from "../../../art/shapes/things";
import { at, BARE, both, circle, ellipse, path, turned } from "../../../art/svg";

/** Each food, and the dog that ate it. */
const FOODS: Record<string, { thing: string; dog: Breed }> = {
  m: { thing: meat(), dog: BEAGLE },
  p: { thing: poo(), dog: BULLDOG },
  v: { thing: carrot(), dog: RETRIEVER },
};

interface Age {
  readonly field: string;
  readonly breath: string;
  readonly light: string;
  readonly halo: string;
}

const DAY: Age = { field: "#fae3a4", breath: "#eef0c4", light: sun(), halo: "#fdf2cf" };
const NIGHT: Age = { field: "#41446b", breath: "#b3c57c", light: moon("#f6e3a0"), halo: "#5a5d88" };

function food(code: string): string | undefined {
  const [what = "", exit = "", when = ""] = code;
  const eaten = found(FOODS, what);
  if (!eaten || !/^.[sb][dn]$/.test(code)) return undefined;
  const night = when === "n";
  const age = night ? NIGHT : DAY;
  const figure = exit === "s" ? head({ ...eaten.dog, mouth: "tongue" }) : rump(eaten.dog);
  const way = exit === "s" ? nose() : bottom(eaten.dog.fur);
  return paper(
    age.field,
    circle(61, 77, 33, age.halo, BARE) +
      at(63, exit === "s" ? 77 : 79, 0.6, figure) +
      at(54, 116, 1, cloud(age.breath)) +
      (night ? at(54, 114, 1, flies("#e9f0c8")) : "") +
      at(54, 115, 0.45, eaten.thing, 2.4) +
      at(78, 26, 0.46, age.light) +
      badge(26, 27, 19, eaten.thing, 0.48) +
      badge(21, 63, 13.5, way, 0.34),
  );
}

function collar(): string {
  return (
    path("M-34 28C-14 42 14 42 34 28L36 38C16 54 -16 54 -36 38Z", TAVERN) +
    both(path("M-8 46L-4 56L0 47M-25 42L-24 52L-16 45", GOLD))
  );
}

const SPECIALS: Record<string, () => string> = {
  bone: () =>
    paper(
      "#e9d3ae",
      circle(50, 80, 36, "#f6e8cc", BARE) +
        at(50, 68, 1.15, bone()) +
        at(50, 96, 1.15, turned(8, bone("#f7ecd4"))) +
        badge(26, 27, 19, bone(), 0.5),
    ),
  scavenger: () =>
    paper(
      "#8d7799",
      circle(52, 76, 36, "#a994b4", BARE) +
        at(54, 76, 0.68, head(THIEF)) +
        at(30, 116, 0.62, reaching()) +
        badge(26, 27, 19, paw(), 0.6),
    ),
  guard: () =>
    paper(
      "#b5694a",
      circle(50, 80, 37, "#cf8c68", BARE) +
        at(50, 82, 0.7, collar() + head(MASTIFF)) +
        badge(26, 27, 19, shield(), 0.5),
    ),
};

/** A paw that reaches over the edge for something that is not its own. */
function reaching(): string {
  return (
    path("M-30 29V8C-30 -14 8 -14 12 6C14 16 10 22 4 22V29Z", THIEF.fur) +
    path("M-6 -6V6M-18 -5V7", "none", 'stroke-width="4"') +
    at(44, 8, 0.9, bone())
  );
}

export function face(code: string): string {
  return food(code) ?? found(SPECIALS, code)?.() ?? card(code, back);
}

export function back(): string {
  const fume = path("M0 0C-8 -8 8 -14 0 -22C-6 -29 6 -34 2 -40", "none", `stroke="${MUSTARD}" stroke-width="5"`);
  return reverse(
    TAVERN,
    MUSTARD,
    at(30, 58, 0.8, fume) +
      at(50, 54, 0.9, fume) +
      at(70, 58, 0.8, fume) +
      ellipse(50, 92, 33, 27, CREAM) +
      at(50, 92, 1, nose()),
  );
}

export const art: GameArt = { box: () => CARD, face, back };
