// The pictures of the rulebook, by the names that RULES.md gives them. They have no words:
// these stand beside them.

import { arrow, brace, mark, picture, sign, step, times } from "../../../art/diagram";
import { CARAMEL_LIGHT, INK, TAVERN, VERMILION } from "../../../art/ink";
import { at, BARE, ellipse, path, rect } from "../../../art/svg";
import { fire, ground } from "./bonfire";
import { dieFace, dog, face, roundDie, villagerOf } from "./index";
import { standing } from "./night";
import type { Stuff } from "./stick";

const CLOTH = "#dbdfea";
const PANEL = "#eceef5";
const SEATS = [0, 1, 2, 3];
const STICKS = { meat: 9, fire: 5, charcoal: 7 };
const DOGS = 25;
const M: Stuff = "meat";
const F: Stuff = "fire";
const C: Stuff = "charcoal";
const KINDS = [M, F, C];

/** A field of its own on the cloth. */
function panel(x: number, y: number, wide: number, high: number): string {
  return rect(x, y, wide, high, 12, PANEL, BARE);
}

/** Things side by side or one below the other, each drawn at its own x or y. */
function each<T>(things: readonly T[], x: number, step: number, draw: (thing: T, x: number) => string): string {
  return things.map((thing, i) => draw(thing, x + i * step)).join("");
}

/** A stick, 44 wide and 114 high before it is scaled; x is its middle, y its top. */
function stick(kind: Stuff, x: number, y: number, scale: number): string {
  return at(x - 22 * scale, y, scale, face(kind));
}

function sticks(kinds: readonly Stuff[], x: number, y: number, scale: number, step = 42): string {
  return each(kinds, x, step * scale, (kind, middle) => stick(kind, middle, y, scale));
}

function dice(kinds: readonly Stuff[], x: number, y: number, size: number): string {
  return each(kinds, x, size * 1.06, (kind, left) => at(left, y, size / 100, dieFace(kind)));
}

/** A dog, 120 wide and 150 high before it is scaled; x is its middle, y its top. */
function hound(tame: boolean, x: number, y: number, scale: number): string {
  return at(x - 58 * scale, y, scale, dog(tame));
}

function person(seat: number, x: number, y: number, scale: number): string {
  return at(x - 40 * scale, y, scale, villagerOf(seat, false));
}

/** Someone who lies where `person` with the same y would stand. */
function fainted(seat: number, x: number, y: number, scale: number): string {
  return at(x - 62 * scale, y + 42 * scale, scale, villagerOf(seat, true));
}

/** The fire by night with all sticks and dogs, 400 by 320 before it is scaled. */
function night(x: number, y: number, scale: number): string {
  const around = standing(STICKS, DOGS, STICKS, DOGS).map(({ inner }) => inner);
  return at(x, y, scale, ground() + around.join(""));
}

/** The fire alone, on its base; x y is the middle of the base. */
function bonfire(x: number, y: number, scale: number): string {
  const base = ellipse(200, 184, 62, 20, TAVERN) + ellipse(200, 178, 62, 20, CARAMEL_LIGHT);
  return at(x - 200 * scale, y - 178 * scale, scale, base + fire(1));
}

const OR = "M-7 24L7 -24";
const NO = "M-48 48L48 -48";
const AGAIN = "M13 -8A15 15 0 1 0 15 5M15 -18L14 -7L3 -8";

/** A dog that is fended off, or gets through. */
function attacker(x: number, y: number, scale: number, fended: boolean): string {
  const struck = at(x, y + 76 * scale, scale, path(NO, "none", `stroke="${VERMILION}" stroke-width="11"`));
  return hound(false, x, y, scale) + (fended ? struck : "");
}

function box(): string {
  const village = (seat: number, x: number): string =>
    each([-36, 0, 36], 0, 0, (off) => person(seat, x + off, 190, 0.62)) + times(3, x, 290);
  return picture(
    CLOTH,
    404,
    each(KINDS, 50, 92, (kind, x) => stick(kind, x, 18, 0.96) + times(STICKS[kind], x, 154)) +
      bonfire(386, 112, 0.84) +
      times(1, 384, 154) +
      hound(false, 546, 14, 0.78) +
      times(DOGS, 540, 154) +
      each(SEATS, 86, 156, village) +
      dice(KINDS, 92, 322, 66) +
      times(3, 334, 356) +
      at(432, 322, 0.66, roundDie(1)) +
      times(1, 532, 356),
  );
}

function setup(): string {
  const village = (seat: number, y: number): string => each([0, 1, 2], 482, 46, (_, x) => person(seat, x, y, 0.5));
  return picture(
    CLOTH,
    350,
    night(14, 15, 1) +
      step(1, 214, 218) +
      step(3, 44, 306) +
      SEATS.map((seat) => village(seat, 14 + seat * 64)).join("") +
      step(2, 618, 142) +
      at(438, 278, 0.56, roundDie(1)) +
      step(4, 440, 332) +
      dice(KINDS, 506, 284, 40),
  );
}

/** What rolls bring, a line for each. */
function rolls(): string {
  const y = (line: number): number => 12 + line * 76;
  const rolled: readonly (readonly Stuff[])[] = [
    [M, M, C],
    [M, F, C],
    [M, M, M],
    [F, F, F],
    [C, C, C],
  ];
  const roll = (kinds: readonly Stuff[], top: number): string =>
    panel(10, top, 620, 68) + dice(kinds, 24, top + 7, 54) + arrow(220, top + 34, 40);
  return picture(
    CLOTH,
    392,
    each(rolled, y(0), 76, roll) +
      sticks([M, M], 306, y(0) + 4, 0.54, 56) +
      sign(OR, 404, y(0) + 34) +
      sticks([M, C], 457, y(0) + 4, 0.54, 56) +
      person(1, 310, y(1) + 5, 0.47) +
      stick(M, 352, y(1) + 7, 0.46) +
      arrow(384, y(1) + 34, 40) +
      stick(M, 454, y(1) + 7, 0.46) +
      person(0, 494, y(1) + 5, 0.47) +
      sticks([M, M], 306, y(2) + 4, 0.54, 56) +
      arrow(384, y(2) + 34, 40) +
      hound(true, 472, y(2) + 3, 0.42) +
      sticks([F, F], 306, y(3) + 4, 0.54, 56) +
      arrow(384, y(3) + 34, 40) +
      bonfire(472, y(3) + 53, 0.5) +
      hound(false, 320, y(4) + 3, 0.42) +
      arrow(384, y(4) + 34, 40) +
      person(0, 472, y(4) + 5, 0.47) +
      [2, 3, 4].map((line) => sign(AGAIN, 582, y(line) + 34, INK, 5)).join(""),
  );
}

function taking(): string {
  return picture(
    CLOTH,
    172,
    dice([M, M, C], 20, 50, 70) +
      arrow(260, 86, 40) +
      panel(322, 16, 142, 140) +
      rect(322, 16, 142, 140, 12, "none", `stroke="${VERMILION}" stroke-width="4"`) +
      sticks([M, M], 354, 30, 0.98, 56) +
      mark(true, 444, 138, 6) +
      panel(484, 16, 142, 140) +
      sticks([M, C], 528, 30, 0.98, 56),
  );
}

function exchanging(): string {
  const give = (kind: Stuff, x: number): string => stick(kind, x + 38, 24, 0.98) + arrow(x + 70, 84, 34);
  return picture(
    CLOTH,
    160,
    each([10, 220, 430], 0, 0, (x) => panel(x, 12, 200, 136)) +
      give(C, 16) +
      stick(M, 158, 24, 0.98) +
      give(F, 220) +
      sticks([M, M], 346, 24, 0.98, 48) +
      give(F, 430) +
      sticks([C, C], 556, 24, 0.98, 48),
  );
}

function roundEnd(): string {
  return picture(
    CLOTH,
    262,
    panel(10, 12, 212, 238) +
      sticks([M, M], 52, 76, 0.86, 48) +
      arrow(118, 132, 30) +
      hound(true, 182, 88, 0.56) +
      panel(232, 12, 398, 238) +
      stick(M, 270, 28, 0.78) +
      arrow(300, 76, 30) +
      attacker(374, 32, 0.56, false) +
      sticks([M, M], 448, 28, 0.78, 44) +
      arrow(510, 76, 30) +
      attacker(584, 32, 0.56, true) +
      attacker(276, 148, 0.56, false) +
      arrow(318, 192, 26) +
      fainted(0, 382, 148, 0.52) +
      sticks([F, C], 448, 144, 0.78, 44) +
      arrow(510, 192, 30) +
      attacker(584, 148, 0.56, true),
  );
}

function fireOut(): string {
  const groups: readonly (readonly Stuff[])[] = [[M, M], [M, M], [F, C]];
  return picture(
    CLOTH,
    244,
    groups
      .map((kinds, i) => {
        const x = 62 + i * 112;
        return sticks(kinds, x - 23, 14, 0.9, 50) + brace(x - 42, 122, 84) + attacker(x, 148, 0.54, true);
      })
      .join("") +
      `<g opacity=".5">${stick(F, 388, 14, 0.9)}</g>` +
      attacker(388, 148, 0.54, false) +
      arrow(426, 190, 32) +
      fainted(2, 502, 152, 0.6) +
      person(2, 560, 152, 0.62) +
      person(2, 604, 152, 0.62),
  );
}

/** Three dogs come: what is used against them, how many are fended off, how many villagers faint. */
function midRound(): string {
  const ways: readonly { used: readonly Stuff[]; fended: number }[] = [
    { used: [], fended: 0 },
    { used: [M, M], fended: 1 },
    { used: [F, C], fended: 1 },
    { used: [M, M, F, C], fended: 2 },
  ];
  return picture(
    CLOTH,
    290,
    ways
      .map(({ used, fended }, i) => {
        const x = 10 + i * 157;
        const middle = x + 74;
        return (
          panel(x, 12, 148, 266) +
          (used.length ? "" : path(`M${middle - 12} 72H${middle + 12}`, "none", 'stroke-width="5"')) +
          sticks(used, middle - ((used.length - 1) * 34) / 2, 24, 0.76, 34 / 0.76) +
          each([0, 1, 2], middle - 46, 46, (dog, at) => attacker(at, 126, 0.38, dog < fended)) +
          each([0, 1, 2], middle - 46, 46, (who, at) =>
            who < fended ? person(1, at, 204, 0.5) : fainted(1, at, 204, 0.38),
          )
        );
      })
      .join(""),
  );
}

function lastVillager(): string {
  return picture(
    CLOTH,
    236,
    panel(10, 12, 192, 212) +
      attacker(60, 24, 0.5, false) +
      attacker(124, 24, 0.5, false) +
      person(2, 40, 104, 0.5) +
      fainted(2, 96, 112, 0.46) +
      fainted(2, 158, 112, 0.46) +
      each([0, 1, 2, 3], 40, 44, (_, x) => hound(true, x, 170, 0.34)) +
      arrow(208, 118, 26) +
      panel(242, 12, 192, 212) +
      each([0, 1, 2], 280, 58, (_, x) => fainted(2, x, 30, 0.44)) +
      each([0, 1, 2, 3], 272, 44, (_, x) => hound(true, x, 116, 0.34)) +
      arrow(300, 196, 76) +
      arrow(440, 118, 26) +
      panel(474, 12, 156, 212) +
      person(2, 504, 80, 0.62) +
      person(2, 546, 80, 0.62) +
      fainted(2, 598, 103, 0.44),
  );
}

export const pictures: Record<string, () => string> = {
  box,
  setup,
  "turn-1": rolls,
  "turn-2": taking,
  "turn-3": exchanging,
  "turn-4": roundEnd,
  "example-1": fireOut,
  "example-2": midRound,
  "example-3": lastVillager,
};
