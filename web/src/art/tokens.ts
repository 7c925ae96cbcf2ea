// Small things that stand beside a name or a card, each 60 by 60.

import { LEAF, dragonHead } from "./shapes/dragon";
import { GOLD, PAPER, VERMILION } from "./ink";
import { shield } from "./shapes/signs";
import { bone, coin, heart, kennel, paw, poo, sun, trophy } from "./shapes/things";
import { at, circle, inked } from "./svg";

export const TOKEN = "0 0 60 60";

const SHAPES = {
  trophy: () => at(30, 30, 1, trophy()),
  poo: () => at(30, 31, 1, poo()),
  /** The Parent's house. */
  house: () => at(30, 31, 0.88, kennel()),
  /** The open card that counts extra. */
  dora: () => circle(30, 30, 27, VERMILION) + at(30, 30, 0.82, sun(GOLD)),
  coin: () => at(30, 30, 1.08, coin()),
  dragon: () => at(30, 32, 0.56, dragonHead(LEAF)),
  life: () => at(30, 30, 0.95, heart()),
  lifeLost: () => at(30, 30, 0.95, `<g stroke="currentColor" opacity=".5">${heart("none")}</g>`),
  bone: () => at(30, 30, 0.86, bone()),
  /** Somebody is asked for a card. */
  scavenger: () => circle(30, 30, 27, PAPER) + at(30, 28, 0.95, paw()),
  guard: () => at(30, 30, 1, shield()),
} as const;

export type Token = keyof typeof SHAPES;
export const TOKENS = Object.keys(SHAPES) as Token[];

export function token(kind: Token): string {
  return inked(SHAPES[kind]());
}
