// The pictures of the rulebook, by the names that RULES.md gives them. They have no words:
// these stand beside them.

import { avatar } from "../../../art/avatars";
import { paper } from "../../../art/card";
import { arrow, brace, DASHED, EQUALS, framed, laidOut, mark, picture, PLUS, sign, step, times } from "../../../art/diagram";
import { INK, SHADE, VERMILION, WHITE } from "../../../art/ink";
import { number } from "../../../art/shapes/digits";
import { poo, trophy } from "../../../art/shapes/things";
import { at, circle, turned } from "../../../art/svg";
import { back, face, house } from "./index";

const CLOTH = "#f0dcb6";
const { put, cards } = laidOut(face);
/** Who is who in the stories of the rulebook. */
const MIA = 0;
const BEN = 1;
const KIM = 2;

/** A card that lies sideways, its left upper corner at x y. */
function across(code: string, x: number, y: number, scale: number): string {
  return at(x, y + 100 * scale, 1, turned(-90, at(0, 0, scale, face(code))));
}

/** The dora, and the deck across it. */
function middle(dora: string, x: number, y: number, scale: number): string {
  const deck = [0, 1, 2, 3].map((i) =>
    at(x - 20 * scale + 2 * i, y + 166 * scale - 3 * i, 1, turned(-90, at(0, 0, scale, back()))),
  );
  return put(dora, x, y, scale) + deck.join("");
}

function player(who: number, x: number, y: number, scale = 0.8): string {
  return at(x - 30 * scale, y - 30 * scale, scale, avatar(who));
}

/** What a hand comes to. */
function sum(value: number, x: number, y: number): string {
  return circle(x, y, 27, WHITE) + number(value, x, y, 30);
}

const SLASH = "M7 -18L-7 18";

/** So many of a thing in a line, the first one's middle at x y. */
function several(thing: string, count: number, x: number, y: number, scale = 0.8, apart = 48): string {
  return Array.from({ length: count }, (_, i) => at(x + i * apart, y, scale, thing)).join("");
}

/** A card to keep score with: one or two of a thing. */
function counter(thing: string, count: number, x: number, y: number, scale: number): string {
  const things = count === 2 ? at(50, 42, 0.9, thing) + at(50, 98, 0.9, thing) : at(50, 70, 1.1, thing);
  return at(x, y, scale, paper(SHADE, things));
}

function box(): string {
  const numbers = [1, 2, 3, 4, 5, 6].map((value, i) => {
    const x = 17 + i * 103;
    return (
      put(`${value}`, x, 18, 0.45) + times(3, x + 22, 98) + put(`${value}r`, x + 47, 18, 0.45) + times(1, x + 69, 98)
    );
  });
  const things = ["food", "bone", "disc"].map((code, i) => put(code, 20 + i * 70, 134, 0.64) + times(4, 52 + i * 70, 242));
  const score = [2, 1].map((count, i) => {
    const x = 396 + i * 122;
    return (
      counter(poo(), count, x + 38, 134, 0.64) +
      counter(trophy(), count, x, 134, 0.64) +
      times(count === 2 ? 9 : 4, x + 51, 242)
    );
  });
  return picture(
    CLOTH,
    266,
    numbers.join("") +
      things.join("") +
      at(298, 134, 0.64, house(2)) +
      at(258, 134, 0.64, house(1)) +
      times(1, 310, 242) +
      score.join(""),
  );
}

/** A hand held up, its middle at x y. */
function held(codes: string, x: number, y: number, scale: number, spread = 0.7): string {
  const all = codes.split(" ");
  const fan = all.map((code, i) => {
    const off = i - (all.length - 1) / 2;
    const card = turned(off * 7, at(-50 * scale, -70 * scale, scale, face(code)));
    return at(x + off * spread * 100 * scale, y + off * off * 5 * scale, 1, card);
  });
  return fan.join("");
}

function setup(): string {
  return picture(
    CLOTH,
    336,
    player(BEN, 40, 40, 0.9) +
      held("? ? ? ?", 152, 62, 0.5, 0.55) +
      player(KIM, 600, 40, 0.9) +
      held("? ? ? ?", 488, 62, 0.5, 0.55) +
      middle("5", 285, 40, 0.7) +
      step(4, 372, 46) +
      step(5, 398, 122) +
      player(MIA, 64, 262, 0.9) +
      at(112, 212, 0.68, house(1)) +
      step(1, 118, 212) +
      held("1 4r food 4", 336, 256, 0.76) +
      step(3, 478, 214),
  );
}

function drawing(): string {
  return picture(
    CLOTH,
    148,
    cards("2r 3 5 bone", 22, 20, 0.74) +
      put("5", 362, 20, 0.74) +
      framed(362, 20, 0.74) +
      arrow(496, 72, 44, 180) +
      middle("5", 536, 12, 0.72),
  );
}

function riichi(): string {
  return picture(
    CLOTH,
    266,
    player(MIA, 44, 60) +
      cards("disc 6", 92, 18, 0.56) +
      across("bone", 211, 40, 0.56) +
      arrow(250, 136, 32, -90) +
      cards("2r 3 5 5", 92, 142, 0.74) +
      arrow(458, 194, 42, 180) +
      put("1", 474, 154, 0.56) +
      sign(SLASH, 546, 194) +
      put("4", 562, 154, 0.56) +
      framed(474, 154, 0.56, DASHED) +
      framed(562, 154, 0.56, DASHED),
  );
}

function ron(): string {
  return picture(
    CLOTH,
    266,
    player(BEN, 44, 60) +
      cards("food 6", 92, 18, 0.56) +
      put("4", 212, 18, 0.56) +
      framed(212, 18, 0.56) +
      arrow(240, 106, 28, 90) +
      player(MIA, 44, 192) +
      cards("2r 3 4", 92, 142, 0.74, 1.02) +
      framed(243, 142, 0.74) +
      cards("5 5", 342, 142, 0.74, 1.02) +
      mark(true, 550, 192),
  );
}

function counting(): string {
  const why = ["", "3", "", "5", "5"].map((code, i) => {
    const x = 20 + i * 69;
    if (i === 2) return "";
    const sort = i === 0 ? circle(x + 18, 143, 10, VERMILION) : put(code, x + 4, 123, 0.28);
    return sort + sign(PLUS, x + 41, 143, INK, 3.5) + number(1, x + 56, 143, 17);
  });
  return picture(
    CLOTH,
    218,
    cards("2r 3 4 5 5", 20, 18, 0.66) +
      why.join("") +
      brace(22, 170, 338) +
      sign(PLUS, 178, 200, INK, 3.5) +
      number(3, 196, 200, 19) +
      sign(EQUALS, 382, 108) +
      sum(7, 428, 108) +
      arrow(460, 90, 28, -30) +
      arrow(460, 126, 28, 30) +
      player(MIA, 518, 62) +
      several(trophy(), 2, 568, 62, 0.6, 42) +
      player(BEN, 518, 156) +
      several(poo(), 2, 568, 156, 0.6, 42),
  );
}

/** A pair and a trio, a little apart. */
function hand(pair: string, trio: string, x: number, y: number, scale: number): string {
  return cards(pair, x, y, scale) + cards(trio, x + 230 * scale, y, scale);
}

function complete(): string {
  const hands = [
    { pair: "2 2", trio: "3 4 5", good: true },
    { pair: "bone bone", trio: "6 6 6", good: true },
    { pair: "1 1", trio: "food bone disc", good: false },
    { pair: "3 3", trio: "5 6 1", good: false },
  ];
  const lines = hands.map(({ pair, trio, good }, i) => {
    const x = 18 + (i % 2) * 312;
    const y = 18 + Math.floor(i / 2) * 90;
    return hand(pair, trio, x, y, 0.46) + mark(good, x + 276, y + 32);
  });
  return picture(CLOTH, 190, lines.join(""));
}

function minimum(): string {
  return picture(
    CLOTH,
    196,
    cards("2 2 3r 4", 20, 52, 0.66) +
      sign(PLUS, 316, 98) +
      player(KIM, 362, 52) +
      arrow(392, 52, 22, 0) +
      put("5", 424, 14, 0.54) +
      sign(EQUALS, 504, 52) +
      number(2, 538, 52, 30) +
      mark(false, 590, 52) +
      at(340, 110, 0.5, back()) +
      arrow(392, 144, 22, 0) +
      put("5", 424, 106, 0.54) +
      sign(EQUALS, 504, 144) +
      number(3, 538, 144, 30) +
      at(590, 144, 0.8, trophy()),
  );
}

function furiten(): string {
  return picture(
    CLOTH,
    266,
    player(KIM, 44, 60) +
      cards("food 2r", 92, 18, 0.56) +
      framed(150, 18, 0.56, DASHED) +
      across("bone", 211, 40, 0.56) +
      cards("3r 4r 6 6", 92, 142, 0.74) +
      put("2", 452, 18, 0.66) +
      mark(false, 574, 64) +
      arrow(440, 90, 44, 140) +
      put("5", 452, 146, 0.66) +
      mark(true, 574, 192) +
      arrow(440, 192, 34, 180),
  );
}

function yakuman(): string {
  const hands = [
    { trio: "4r 5r 6r", pair: "disc disc", trophies: 2 },
    { trio: "food food food", pair: "bone bone", trophies: 2 },
    { trio: "1 1 1", pair: "6 6", trophies: 3 },
  ];
  const lines = hands.map(({ trio, pair, trophies }, i) => {
    const y = 16 + i * 96;
    return (
      cards(trio, 40, y, 0.6) +
      cards(pair, 242, y, 0.6) +
      sign(EQUALS, 410, y + 42) +
      several(trophy(), trophies, 464, y + 42, 0.9, 62)
    );
  });
  return picture(CLOTH, 308, lines.join(""));
}

export const pictures: Record<string, () => string> = {
  box,
  setup,
  "turn-1": drawing,
  "turn-2": riichi,
  "turn-3": ron,
  "turn-4": counting,
  "example-1": complete,
  "example-2": minimum,
  "example-3": furiten,
  "example-4": yakuman,
};
