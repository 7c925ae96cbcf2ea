// Drachensachen: nine monsters, three dragons, the curses and the abilities. Every card has a gold coin in its corner.

import { CARD, badge, paper, reverse } from "../../../art/card";
import { card, found, type GameArt } from "../../../art/game";
import { CREAM, EMBER, FLAME, GOLD, GREEN_DARK, PAPER } from "../../../art/ink";
import { number } from "../../../art/shapes/digits";
import { curled, dragonHead, LEAF, MIST, RUST, sitting } from "../../../art/shapes/dragon";
import { none, shield, sign } from "../../../art/shapes/signs";
import { coin, flame } from "../../../art/shapes/things";
import { at, BARE, circle, ellipse, ring, turned } from "../../../art/svg";
import { monster } from "./monsters";
import { ability, curse } from "./extras";

const FIELDS = ["#d7e8ee", "#f8dcdc", "#fbeabf", "#e4d8ee", "#fbdcc3", "#dcebc6", "#f6d5e2", "#f8d3c8", "#d3daee"];

function creature(value: number): string {
  return paper(
    FIELDS[value - 1] ?? PAPER,
    ellipse(50, 124, 32, 5, GREEN_DARK, `${BARE} opacity=".25"`) +
      at(50, 90, 0.84, monster(value)) +
      number(value, 23, 28, 34) +
      (sign(value) ? badge(77, 27, 15, sign(value), 0.5) : "") +
      at(84, 124, 0.34, coin(), 2.2),
  );
}

const DRAGONS: Record<string, () => string> = {
  nullo: () => dragon("#c6d6e0", none(), at(50, 80, 0.82, curled(MIST))),
  extermino: () =>
    dragon(
      "#f6c08a",
      flame(EMBER, FLAME),
      at(50, 76, 0.7, sitting(RUST, { roaring: true })) + at(50, 103, 0.62, turned(180, flame(EMBER, FLAME))),
    ),
  protecto: () => dragon("#bcd6a2", shield(), at(50, 76, 0.7, sitting(LEAF)) + at(50, 108, 0.8, shield())),
};

function dragon(field: string, index: string, figure: string): string {
  return paper(field, figure + badge(26, 27, 18, index, 0.48) + at(84, 124, 0.34, coin(), 2.2));
}

export function face(code: string): string {
  if (/^[1-9]$/.test(code)) return creature(Number(code));
  return found(DRAGONS, code)?.() ?? curse(code) ?? ability(code) ?? card(code, back);
}

export function back(): string {
  return reverse(
    "#3f7a4e",
    GOLD,
    ring(16, 50, 70, 35)
      .map(({ x, y }) => circle(x, y, 2, GOLD, BARE))
      .join("") +
      circle(50, 70, 30, CREAM) +
      at(50, 73, 0.52, dragonHead(LEAF)) +
      at(84, 124, 0.34, coin(), 2.2),
  );
}

export const art: GameArt = { box: () => CARD, face, back };
