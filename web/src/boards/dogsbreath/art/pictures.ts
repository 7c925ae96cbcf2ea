// The pictures of the rulebook, by the names that RULES.md gives them. They have no words:
// these stand beside them.

import { avatar } from "../../../art/avatars";
import { arrow, brace, EQUALS, framed, laidOut, MINUS, picture, PLUS, sign, stack, step, times } from "../../../art/diagram";
import { CARAMEL_LIGHT, INK, PAPER, VERMILION, WHITE } from "../../../art/ink";
import { bottom, nose } from "../../../art/shapes/breath";
import { number } from "../../../art/shapes/digits";
import { carrot, meat, moon, poo } from "../../../art/shapes/things";
import { at, circle, path, turned } from "../../../art/svg";
import { draftPlace, draftTable } from "./draft";
import { back, face } from "./index";

const CLOTH = "#e9cf9c";
const { put, cards } = laidOut(face, 1.08);
const COLUMNS = 4;
/** The dogs of the people in the examples. */
const MIA = 0;
const BEN = 2;
const KIM = 3;

/** What a hand comes to. */
function sum(value: number, x: number, y: number): string {
  return circle(x, y, 29, WHITE) + number(value, x, y, value > 9 ? 25 : 30);
}

/** The draft's table, half as large as it is, with a card in each of its twelve places. */
function draft(codes: readonly string[], x: number, y: number): string {
  const lying = codes.map((code, i) => {
    const place = draftPlace(i, COLUMNS);
    return code === "-" ? "" : put(code, place.x, place.y, 1);
  });
  return at(x, y, 0.5, draftTable(codes.length, COLUMNS) + lying.join(""), 1.5);
}

const HIDDEN = "? ? ? ? ? ? ? ? ? ? ? ?".split(" ");

function box(): string {
  const foods = [
    { food: "m", thing: meat() },
    { food: "p", thing: poo() },
    { food: "v", thing: carrot() },
  ].map(({ food, thing }, i) => {
    const x = 13 + i * 209;
    const fan = cards(["sd", "sn", "bd", "bn"].map((rest) => food + rest).join(" "), x, 20, 0.7, 0.6);
    return fan + at(x + 62, 146, 0.5, thing, 2) + times(14, x + 108, 146);
  });
  const others = [
    { code: "bone", count: 6 },
    { code: "scavenger", count: 1 },
    { code: "guard", count: 1 },
  ].map(({ code, count }, i) => put(code, 56 + i * 209, 186, 0.7) + times(count, 158 + i * 209, 236));
  return picture(CLOTH, 304, foods.join("") + others.join(""));
}

function setup(): string {
  return picture(
    CLOTH,
    276,
    draft(HIDDEN, 18, 16) +
      step(3, 258, 28) +
      stack(back(), 290, 36, 0.62, 5) +
      step(1, 366, 118) +
      fan(["psn", "pbn", "mbd", "vsd", "bone"], 336, 200) +
      step(2, 306, 250),
  );
}

/** A hand as it is held, the middle of its first card at x y. */
function fan(codes: readonly string[], x: number, y: number): string {
  const middle = (codes.length - 1) / 2;
  const held = codes.map((code, i) => {
    const off = i - middle;
    return at(x + i * 62, y + off ** 2 * 3, 1, turned(off * 4, at(-34, -48, 0.68, face(code))));
  });
  return held.join("");
}

function drafting(): string {
  const codes = [...HIDDEN];
  codes[1] = "-";
  codes[10] = "-";
  codes[4] = "vbd";
  codes[7] = "psd";
  const { x, y } = draftPlace(7, COLUMNS);
  return picture(
    CLOTH,
    276,
    draft(codes, 18, 16) +
      framed(18 + x / 2, 16 + y / 2, 0.5) +
      arrow(268, 138, 56, 0) +
      at(346, 108, 1, avatar(MIA)) +
      cards("psn pbn psd", 420, 34, 0.62, 1.08) +
      framed(420 + 2 * 66.96, 34, 0.62) +
      cards("mbd vsd bone", 420, 146, 0.62, 1.08),
  );
}

function taking(): string {
  return picture(
    CLOTH,
    288,
    stack(back(), 72, 28, 0.72, 5) +
      cards("msd pbd vsn", 252, 18, 0.72, 1.2) +
      framed(338.4, 18, 0.72) +
      arrow(374, 130, 34, 90) +
      at(14, 190, 1, avatar(MIA)) +
      cards("psd psn pbd pbn pbd mbd bone vsd", 84, 178, 0.62, 1.1) +
      framed(84 + 4 * 68.2, 178, 0.62),
  );
}

function discarding(): string {
  const x = 24;
  const y = 20;
  const wide = 68.2;
  return picture(
    CLOTH,
    196,
    cards("psd pbd psn pbn pbd mbd bone", x, y, 0.62, 1.1) +
      brace(x + 8, 112, wide + 46) +
      number(3, x + wide - 4, 136, 16) +
      brace(x + 2 * wide + 8, 112, wide + 46) +
      number(3, x + 3 * wide - 4, 136, 16) +
      brace(x + 2, 148, 5 * wide - 10) +
      number(25, x + 2.5 * wide - 3, 176, 20) +
      sign(EQUALS, 410, 156) +
      sum(31, 462, 156) +
      put("vsd", 526, y, 0.62) +
      arrow(594, 63, 32, 0),
  );
}

function scavenging(): string {
  return picture(
    CLOTH,
    288,
    at(16, 28, 1, avatar(BEN)) +
      cards("? ? ? ? ? ? ?", 92, 16, 0.6, 0.62) +
      at(16, 196, 1, avatar(MIA)) +
      put("scavenger", 92, 166, 0.72) +
      put("?", 180, 166, 0.72) +
      arrow(216, 156, 42, -90) +
      put("pbn", 292, 166, 0.72) +
      framed(292, 166, 0.72) +
      arrow(328, 110, 42, 90) +
      stack(back(), 430, 176, 0.66, 4) +
      arrow(512, 212, 28, 0) +
      put("?", 552, 166, 0.66),
  );
}

function boneless(): string {
  const row = (last: string, y: number, worth: number): string =>
    cards(`msd mbd mbn vsd vbd pbd ${last}`, 28, y, 0.62, 1.1) +
    framed(28 + 6 * 68.2, y, 0.62) +
    sign(EQUALS, 534, y + 43) +
    sum(worth, 590, y + 43);
  return picture(CLOTH, 226, row("bone", 18, 21) + row("psn", 122, 0));
}

function bestOrdinary(): string {
  const y = 152;
  const badge = (x: number, inner: string, scale: number, ground = PAPER): string =>
    circle(x, y, 17, ground, 'stroke-width="2.5"') + at(x, y, scale, inner, 2);
  const two = (x: number, one: string, other: string): string => badge(x - 24, one, 0.4) + badge(x + 24, other, 0.4);
  const lines = [
    { points: 36, icons: (x: number): string => badge(x, meat(), 0.42) },
    { points: 9, icons: (x: number): string => two(x, nose(), bottom(CARAMEL_LIGHT)) + at(x, y, 0.5, path(PLUS), 2.5) },
    { points: 5, icons: (x: number): string => two(x, meat(), meat()) + at(x, y, 0.6, path(EQUALS), 2.5) },
    { points: 6, icons: (x: number): string => badge(x, moon("#f6e3a0"), 0.4, "#41446b") },
  ];
  const told = lines.map(({ points, icons }, i) => {
    const x = 90 + i * 114;
    return icons(x) + number(points, x, 198, 26) + (i < 3 ? sign(PLUS, x + 57, 198, INK, 4) : "");
  });
  return picture(
    CLOTH,
    240,
    cards("msn msn msn mbn mbn mbn bone", 60, 18, 0.68, 1.1) +
      told.join("") +
      sign(EQUALS, 496, 198) +
      sum(56, 556, 198),
  );
}

function comparing(): string {
  const players = [
    { who: MIA, hand: "psd psn pbd pbd pbn pbn bone", worth: 41, score: 36 },
    { who: BEN, hand: "vsd vsn vbd vbd vbn bone guard", worth: 33, score: 33 },
    { who: KIM, hand: "msn msn mbn mbn mbn vbn bone", worth: 42, score: 42 },
  ];
  const lines = players.map(({ who, hand, worth, score }, i) => {
    const y = 56 + i * 90;
    const minus = sign(MINUS, 506, y, VERMILION) + number(worth - score, 526, y, 24, VERMILION);
    return (
      at(10, y - 30, 1, avatar(who)) +
      cards(hand, 80, y - 37, 0.53, 0.96) +
      number(worth, 468, y, 24) +
      (worth === score ? "" : minus) +
      sign(EQUALS, 556, y) +
      sum(score, 602, y)
    );
  });
  return picture(CLOTH, 292, lines.join(""));
}

export const pictures: Record<string, () => string> = {
  box,
  setup,
  "turn-1": drafting,
  "turn-2": taking,
  "turn-3": discarding,
  "turn-4": scavenging,
  "example-1": boneless,
  "example-2": bestOrdinary,
  "example-3": comparing,
};
