// The pictures of the rulebook, by the names that RULES.md gives them. They have no words:
// these stand beside them.

import { arrow, EQUALS, framed, laidOut, mark, picture, PLUS, sign, stack, step, times } from "../../../art/diagram";
import { INK, VERMILION, WHITE } from "../../../art/ink";
import { number } from "../../../art/shapes/digits";
import { dragonHead, LEAF } from "../../../art/shapes/dragon";
import { roundArrows, shield } from "../../../art/shapes/signs";
import { coin } from "../../../art/shapes/things";
import { at, circle, path, rect, turned } from "../../../art/svg";
import { back, face } from "./index";
import { pileMat } from "./mat";

const CLOTH = "#dadfbc";
const { put, cards } = laidOut((code) => (code === "?" ? back() : face(code)));

/** Remainders: hidden cards, and open ones on top of them. */
function remainders(codes: string, x: number, y: number, scale: number): string {
  const step = 118 * scale;
  return codes
    .split(" ")
    .map((code, i) => put("?", x + i * step, y, scale) + put(code, x + i * step + 10 * scale, y + 22 * scale, scale))
    .join("");
}

function faded(inner: string): string {
  return `<g opacity=".45">${inner}</g>`;
}

/** A number that counts. */
function disc(value: number, x: number, y: number, r = 22): string {
  return circle(x, y, r, WHITE) + number(value, x, y, value > 9 ? r * 0.85 : r);
}

function box(): string {
  const scale = 0.64;
  const monsters = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value, i) => {
    const x = 20 + i * 67;
    return put(String(value), x, 18, scale) + times(8, x + 32, 126);
  });
  const dragons = ["nullo", "extermino", "protecto"].map((code, i) => {
    const x = 20 + i * 82;
    return put(code, x, 156, 0.76) + times(8, x + 38, 282);
  });
  return picture(
    CLOTH,
    302,
    monsters.join("") +
      dragons.join("") +
      put("?", 296, 156, 0.76) +
      put("many monsters 7", 416, 156, 0.76) +
      times(7, 454, 282) +
      put("roundabout", 530, 156, 0.76) +
      times(7, 568, 282),
  );
}

function setup(): string {
  const hand = ["2", "4", "protecto", "6", "9"].map((code, i) =>
    at(500, 462, 1, turned(-20 + i * 10, put(code, -36, -248, 0.72))),
  );
  const free = rect(3, 3, 70, 100, 6, "none", `stroke="${WHITE}" stroke-width="2" stroke-dasharray="6 6"`);
  return picture(
    CLOTH,
    372,
    stack(back(), 176, 42, 0.74, 5) +
      step(4, 170, 146) +
      disc(18, 221, 90) +
      at(336, 12, 0.72, pileMat()) +
      at(377, 38, 1, free) +
      remainders("7 1 nullo", 34, 200, 0.8) +
      step(2, 34, 318) +
      hand.join("") +
      step(3, 596, 346) +
      arrow(322, 248, 44, 0) +
      arrow(366, 280, 44, 180) +
      step(5, 344, 314),
  );
}

const HAND = { first: 40, step: 82, scale: 0.74 };

function place(index: number): number {
  return HAND.first + index * HAND.step;
}

/** A hand, each card in its place. */
function hand(codes: string, y: number): string {
  return codes
    .split(" ")
    .map((code, i) => put(code, place(i), y, HAND.scale))
    .join("");
}

function drawing(): string {
  const y = 156;
  const drawn = [3, 4].map((i) => framed(place(i), y, HAND.scale) + arrow(place(i) + 37, 122, 26, 90));
  return picture(
    CLOTH,
    282,
    at(52, 6, 0.6, pileMat()) +
      put("4", 84, 24, 0.68) +
      arrow(196, 72, 32, 0) +
      stack(back(), place(3) + 41, 22, 0.68, 4) +
      times(2, 448, 66) +
      hand("1 1 1 1 5 8 8", y) +
      drawn.join(""),
  );
}

function throwing(): string {
  const y = 170;
  const out = [0, 1, 2, 3].map((i) => put("1", place(i), 16, HAND.scale) + arrow(place(i) + 37, 162, 32, -90));
  return picture(
    CLOTH,
    294,
    out.join("") +
      arrow(378, 68, 60, 0) +
      faded(cards("1 1 1 1", 462, 16, HAND.scale, 0.26)) +
      hand("- - - - 5 8 8", y),
  );
}

function playing(): string {
  const y = 170;
  const scale = HAND.scale;
  const eights = [348, 430];
  return picture(
    CLOTH,
    318,
    at(110, 4, 0.68, pileMat()) +
      put("4", 148, 27, scale) +
      arrow(290, 78, 40, 0) +
      at(352, 4, 0.68, pileMat()) +
      cards("4 8 8", 368, 27, scale, 0.3) +
      put("5", 148, y, scale) +
      mark(true, 185, y + 126) +
      eights.map((x) => put("8", x, y, scale) + framed(x, y, scale) + arrow(x + 37, y - 6, 26, -90)).join("") +
      eights.map((x) => mark(true, x + 37, y + 126)).join(""),
  );
}

/** What a special card means for whoever is next, around 0 0, some 80 wide. */
const MEANINGS: readonly [string, () => string][] = [
  ["3", () => cards("1 2", -41, -19, 0.26, 1.0) + at(27, 2, 0.3, dragonHead(LEAF), 2)],
  ["4", () => sign(PLUS, -24, 0) + cards("? ?", -8, -21, 0.3, 0.6)],
  [
    "5",
    () =>
      circle(-2, 16, 8, WHITE) +
      path("M-32 14C-26 -26 22 -26 26 6M16 -2L26 8L34 -3", "none", `stroke="${VERMILION}" stroke-width="5"`),
  ],
  [
    "6",
    () =>
      put("6", -41, -19, 0.26) +
      sign("M0 11V-11M-6 -4L0 -12L6 -4", -5, 0, INK, 3.5) +
      at(23, 2, 0.3, dragonHead(LEAF), 2) +
      mark(false, 23, 1),
  ],
  ["nullo", () => put("9", -17, -24, 0.34) + mark(false, 0, 0)],
  ["extermino", () => faded(cards("8 5 7", -38, -20, 0.28, 0.36)) + mark(false, -16, 0) + at(26, 0, 0.4, roundArrows(), 2)],
  ["protecto", () => at(-18, 0, 0.6, shield(), 2.4) + arrow(4, 0, 30, 0)],
];

function special(): string {
  const columns = MEANINGS.map(([code, meaning], i) => {
    const x = 12 + i * 89;
    return put(code, x + 3, 16, 0.77) + at(x + 41, 164, 1, meaning());
  });
  return picture(CLOTH, 206, columns.join(""));
}

function passingOn(): string {
  const owed = (count: number, x: number): string => {
    const wide = 30 * (1 + 0.5 * (count - 1));
    return cards(Array<string>(count).fill("?").join(" "), x - wide / 2, 130, 0.3, 0.5) + disc(count, x, 200, 18);
  };
  return picture(
    CLOTH,
    230,
    cards("4 4", 20, 16, 0.7, 0.5) +
      owed(4, 72) +
      arrow(138, 66, 26, 0) +
      put("protecto", 180, 16, 0.7) +
      owed(4, 215) +
      arrow(264, 66, 26, 0) +
      put("4", 306, 16, 0.7) +
      owed(6, 341) +
      arrow(390, 66, 26, 0) +
      cards("? ? ? ? ? ?", 424, 31, 0.5, 0.2) +
      sign(PLUS, 540, 66) +
      put("6", 554, 16, 0.7),
  );
}

function fourInARow(): string {
  const scale = 0.62;
  return picture(
    CLOTH,
    150,
    cards("7 7", 18, 28, scale, 0.42) +
      sign(PLUS, 126, 72) +
      put("7", 144, 28, scale) +
      sign(PLUS, 226, 72) +
      put("?", 244, 20, scale) +
      put("7", 250, 33, scale) +
      sign(EQUALS, 334, 72) +
      cards("7 7 7 7", 356, 28, scale, 0.36) +
      disc(4, 484, 116, 18) +
      arrow(500, 72, 32, 0) +
      put("-", 554, 28, scale),
  );
}

function underADragon(): string {
  const scale = 0.74;
  return picture(
    CLOTH,
    180,
    put("9", 26, 20, scale) +
      arrow(114, 72, 30, 0) +
      put("9", 162, 12, scale) +
      put("protecto", 182, 30, scale) +
      arrow(272, 72, 30, 0) +
      put("9", 326, 20, scale) +
      mark(false, 363, 150) +
      put("extermino", 420, 20, scale) +
      mark(true, 457, 150) +
      arrow(508, 72, 30, 0) +
      put("-", 552, 20, scale),
  );
}

function coins(): string {
  const scale = 0.46;
  const line = (row: number, inner: (y: number) => string, lost: number): string => {
    const y = 14 + row * 84;
    return inner(y) + sign(EQUALS, 476, y + 34) + disc(lost, 566, y + 34, 24) + at(610, y + 34, 0.5, coin(), 2.2);
  };
  const tooMany = number(12, 515, 216, 26) + sign("M-17 11L17 -11", 515, 216, VERMILION, 4);
  return picture(
    CLOTH,
    352,
    line(0, (y) => put("-", 24, y, scale), 0) +
      line(1, (y) => cards("2 3 4 5 6", 24, y, scale, 0.62) + remainders("7 7 9", 298, y - 4, scale), 8) +
      line(2, (y) => cards("1 2 2 3 4 4 5 5 6", 24, y, scale, 0.6) + remainders("7 8 8", 298, y - 4, scale), 10) +
      tooMany +
      line(3, (y) => cards("? ?", 298, y, scale, 1.18), 2),
  );
}

export const pictures: Record<string, () => string> = {
  box,
  setup,
  "turn-1": drawing,
  "turn-2": throwing,
  "turn-3": playing,
  "turn-4": special,
  "example-1": passingOn,
  "example-2": fourInARow,
  "example-3": underADragon,
  "example-4": coins,
};
