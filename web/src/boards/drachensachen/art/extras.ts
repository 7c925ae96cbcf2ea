// The curses and the abilities of Drachensachen, told without words.

import { badge, paper } from "../../../art/card";
import { found } from "../../../art/game";
import { CREAM, FLAME, GOLD, INK, PAPER, PLUM, PLUM_LIGHT, WHITE } from "../../../art/ink";
import { number } from "../../../art/shapes/digits";
import { dragonHead, LEAF, MIST, sitting } from "../../../art/shapes/dragon";
import { arrow, eyeSign, feather, leafCard, none, roundArrows, spiral } from "../../../art/shapes/signs";
import { coin } from "../../../art/shapes/things";
import { at, BARE, circle, path, ring, turned } from "../../../art/svg";
import { monster } from "./monsters";

/** A curse: a dark card with a chain of beads round its picture. */
function cursed(index: string, picture: string): string {
  const beads = ring(18, 50, 82, 41).map(({ x, y }) => circle(x, y, 2, PLUM_LIGHT, BARE));
  return paper(PLUM, circle(50, 82, 36, "#8a6799", BARE) + beads.join("") + picture + index);
}

/** So many hand cards, in a fan. */
function manyMonsters(cards: number): string {
  const fan = Array.from({ length: cards }, (_, i) =>
    turned((i - (cards - 1) / 2) * (78 / cards), at(0, -46, 1.05, leafCard(true), 2.4)),
  );
  return cursed(
    circle(26, 27, 18, PAPER, 'stroke-width="2.5"') + number(cards, 26, 27, 24),
    at(50, 118, 1, fan.join("")) + at(50, 106, 0.5, monster(1)),
  );
}

/** So many hidden Remainders and so many open ones. */
function unknowing(hidden: number, open: number): string {
  const row = (count: number, up: boolean): string =>
    Array.from({ length: count }, (_, i) => at((i - (count - 1) / 2) * 13, 0, 0.62, leafCard(up), 2.2)).join("");
  const figures =
    number(hidden, 21, 27, 28, WHITE) +
    path("M34 40L42 14", "none", `stroke="${PLUM_LIGHT}"`) +
    number(open, 54, 27, 28, WHITE);
  return cursed(
    badge(79, 26, 12, eyeSign(false), 0.36),
    figures + at(50, 71, 1, row(hidden, false)) + at(50, 95, 1, row(open, true)),
  );
}

export function curse(code: string): string | undefined {
  const many = /^many monsters ([0-9])$/.exec(code);
  if (many) return manyMonsters(Number(many[1]));
  const split = /^unknowing ([0-9])\/([0-9])$/.exec(code);
  if (split) return unknowing(Number(split[1]), Number(split[2]));
  if (code === "chaos") return cursed(badge(26, 27, 18, spiral(INK), 0.5), at(50, 82, 1.15, spiral(FLAME)));
  return undefined;
}

/** An ability: a golden card; its corner names the monsters or dragons that have it. */
function gifted(index: string, picture: string): string {
  const rays = Array.from({ length: 16 }, (_, i) => turned(i * 22.5, path("M-5 -34L0 -48L5 -34Z", GOLD, BARE)));
  return paper(
    "#f4dc91",
    at(50, 82, 0.9, rays.join("")) + circle(50, 82, 34, CREAM, 'stroke-width="2"') + picture + index,
  );
}

function monsterIndex(value: number): string {
  return circle(26, 27, 18, PAPER, 'stroke-width="2.5"') + number(value, 26, 27, 24);
}

const ABILITIES: Record<string, () => string> = {
  "dragons are quick": () =>
    gifted(
      badge(26, 27, 18, none(), 0.48),
      at(50, 80, 0.5, sitting(MIST)) + at(82, 50, 0.6, arrow() + at(-20, 0, 1, arrow())),
    ),
  "envious monsters": () =>
    gifted(
      badge(26, 27, 18, dragonHead(LEAF), 0.3),
      at(40, 84, 0.62, monster(6)) + at(68, 76, 1, turned(10, leafCard(false))),
    ),
  "small but nice": () => gifted(monsterIndex(1), at(50, 98, 0.56, monster(9)) + at(50, 62, 0.5, monster(1))),
  monsterball: () =>
    gifted(
      monsterIndex(2),
      at(40, 90, 0.55, monster(2)) +
        at(67, 68, 0.72, turned(18, leafCard(false))) +
        path("M46 62C50 54 54 53 58 54", "none", 'stroke-width="2.5"'),
    ),
  roundabout: () => gifted(monsterIndex(7), at(50, 82, 1, roundArrows()) + at(50, 83, 0.4, monster(7))),
  "golden feathers": () => gifted(monsterIndex(8), at(43, 82, 1, feather()) + at(68, 94, 0.48, coin(), 2.4)),
  "open secrets": () => gifted(monsterIndex(9), at(50, 92, 1.1, leafCard(true)) + at(50, 66, 0.8, eyeSign(true))),
};

export function ability(code: string): string | undefined {
  return found(ABILITIES, code)?.();
}
