// The pictures of the rulebook, by the names that RULES.md gives them. They have no words:
// these stand beside them.

import { paper } from "../../../art/card";
import { arrow, brace, DASHED, EQUALS, framed, laidOut, mark, MINUS, picture, PLUS, sign, stack, step, times } from "../../../art/diagram";
import { CARAMEL, CREAM, PAPER, SHADE, VERMILION, WHITE } from "../../../art/ink";
import { coat, walking } from "../../../art/shapes/dachshund";
import { number } from "../../../art/shapes/digits";
import { heart } from "../../../art/shapes/things";
import { at, circle, rect, turned } from "../../../art/svg";
import { back, COLOURS, face } from "./index";
import { rowHead, rowTail } from "./row";
import { board, cube, cubePlaces } from "./score_board";

const CLOTH = "#f0dcb6";
const { put, cards } = laidOut(face);
const TARGET = 40;
const SEATS = [0, 1, 2, 3];

function figure(value: number, x: number, y: number, height = 32): string {
  return number(value, x, y, height);
}

/** What a play or a round comes to. */
function sum(value: number, x: number, y: number): string {
  return circle(x, y, 31, WHITE) + figure(value, x, y, value > 9 ? 26 : 32);
}

/** A summary card with so many lives. */
function summary(lives: number, x: number, y: number, scale: number): string {
  const hearts = lives === 2 ? at(50, 44, 0.7, heart()) + at(50, 92, 0.7, heart()) : at(50, 70, 0.9, heart());
  return at(x, y, scale, paper(SHADE, hearts));
}

function scoreBoard(x: number, y: number, scale: number, seats = SEATS): string {
  const cubes = seats.flatMap((seat) => cubePlaces("A", TARGET, 0, seat).map((one) => at(one.x, one.y, 1, cube(seat))));
  return at(x, y, scale, board("A", TARGET) + cubes.join(""));
}

/** The lid of the game's box, 130 by 84. */
function lid(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    rect(0, 6, 130, 78, 7, CARAMEL) + rect(0, 0, 130, 74, 7, CREAM) + at(33, 48, 0.55, walking(coat(0), 92), 2.4),
  );
}

/** The row as it lies on the table: the pile at its oldest end, a dachshund around the cards, the deck at its newest. */
function row(codes: string, y: number, pile: string): string {
  const scale = 0.6;
  return (
    put(pile, ROW.pile, y, scale) +
    at(ROW.tail, y, scale, rowTail()) +
    cards(codes, ROW.first, y, scale, ROW.step / 60) +
    at(ROW.head, y, scale, rowHead()) +
    stack(back(), ROW.deck, y, scale, 4)
  );
}
const ROW = { pile: 12, tail: 78, first: 111, step: 62, head: 482, deck: 560 };

function place(index: number): number {
  return ROW.first + index * ROW.step;
}

function box(): string {
  const colours = ["v", "b", "p", "s"].map((colour, i) => {
    const x = 24 + i * 152;
    const fan = cards([5, 4, 3, 2].map((value) => value + colour).join(" "), x, 20, 0.62, 0.36);
    return fan + at(x + 40, 128, 0.45, COLOURS[colour]?.treat ?? "", 2) + times(8, x + 82, 128);
  });
  const cubes = SEATS.map((seat) => at(528, 188 + seat * 42, 1.9, cube(seat)) + times(2, 574, 188 + seat * 42));
  return picture(
    CLOTH,
    352,
    colours.join("") +
      summary(2, 24, 180, 0.74) +
      summary(1, 106, 180, 0.74) +
      times(4, 102, 312) +
      scoreBoard(200, 162, 0.8, []) +
      cubes.join(""),
  );
}

function setup(): string {
  return picture(
    CLOTH,
    372,
    row("3p 4v 2b 3s 5v 2p", 30, "-") +
      step(1, 612, 124) +
      step(2, 296, 128) +
      scoreBoard(18, 156, 0.9) +
      step(5, 332, 344) +
      summary(2, 366, 158, 0.62) +
      step(4, 366, 244) +
      lid(474, 160) +
      step(6, 474, 244) +
      at(404, 288, 1, turned(-8, at(0, 0, 0.55, face("2v")))) +
      at(462, 280, 0.55, face("2s")) +
      at(524, 280, 1, turned(8, at(0, 0, 0.55, face("5b")))) +
      step(3, 396, 350),
  );
}

function playing(): string {
  const xs = [64, 184, 304];
  return picture(
    CLOTH,
    272,
    ["2v", "2v", "2s"].map((code, i) => put(code, xs[i] ?? 0, 16, 0.72)).join("") +
      sign(PLUS, 160, 66) +
      sign(PLUS, 280, 66) +
      sign(EQUALS, 412, 66) +
      sum(6, 480, 66) +
      xs.map((x) => put("-", x + 6, 164, 0.6) + arrow(x + 36, 156, 30, -90)).join("") +
      put("5b", 444, 154, 0.72),
  );
}

function drawing(): string {
  return picture(
    CLOTH,
    176,
    cards("2v 2v", 20, 24, 0.7) +
      brace(22, 130, 140) +
      figure(2, 92, 156, 20) +
      `<g opacity=".55">${put("2s", 170, 24, 0.7)}</g>` +
      arrow(256, 74, 36, 0) +
      stack(back(), 314, 30, 0.7, 4) +
      arrow(404, 74, 36, 0) +
      put("4b", 458, 24, 0.7) +
      put("-", 546, 24, 0.7),
  );
}

function takingBack(): string {
  const y = 16;
  const below = 164;
  const taken = [1, 4].map((index) => framed(place(index), y, 0.6) + arrow(place(index) + 30, y + 92, 46, 90));
  const treat = (colour: string, x: number): string => at(x, below + 42, 0.55, COLOURS[colour]?.treat ?? "", 2.2);
  return picture(
    CLOTH,
    264,
    row("3p 4v 2b 3s 5v 2p", y, "?") +
      framed(place(3), y, 0.6, DASHED) +
      taken.join("") +
      treat("v", 34) +
      treat("v", 74) +
      treat("s", 114) +
      put("4v", place(1), below, 0.6) +
      put("4b", place(2), below, 0.6) +
      put("5b", place(3), below, 0.6) +
      put("5v", place(4), below, 0.6),
  );
}

function placing(): string {
  const y = 146;
  return picture(
    CLOTH,
    246,
    put("3p", 12, 10, 0.6) +
      arrow(42, 102, 34, 90) +
      ["2s", "2v", "2v"].map((code, i) => put(code, place(i + 3), 10, 0.6) + arrow(place(i + 3) + 30, 102, 34, 90)).join("") +
      row("2b 3s 2p 2s 2v 2v", y, "?"),
  );
}

function together(): string {
  return picture(
    CLOTH,
    172,
    cards("3s 3p", 51, 20, 0.6) +
      mark(true, 90, 140) +
      figure(6, 134, 140, 28) +
      cards("3s 5s", 226, 20, 0.6) +
      mark(true, 265, 140) +
      figure(8, 309, 140, 28) +
      cards("3s 3p 5s", 401, 20, 0.6) +
      mark(false, 494, 140),
  );
}

function wholeHand(): string {
  return picture(
    CLOTH,
    176,
    cards("3v 4v 5v", 78, 20, 0.7) +
      brace(80, 126, 212) +
      figure(12, 186, 156, 24) +
      sign(PLUS, 332, 69) +
      put("-", 366, 20, 0.7) +
      figure(3, 401, 69, 34) +
      sign(EQUALS, 474, 69) +
      sum(15, 536, 69),
  );
}

/** A life, lost or not. */
function life(x: number, y: number, lost: boolean): string {
  const red = at(x, y, 0.75, heart(lost ? PAPER : VERMILION));
  return lost ? red + mark(false, x, y, 5) : red;
}

function lastLap(): string {
  const players = [
    { points: 36, hand: "3s", total: 33 },
    { points: 42, hand: "4b 5v", total: 33 },
    { points: 39, hand: "2p", total: 37 },
  ];
  const lines = players.map(({ points, hand, total }, seat) => {
    const y = 58 + seat * 94;
    return (
      at(56, y, 2.2, cube(seat)) +
      figure(points, 142, y) +
      sign(MINUS, 202, y) +
      cards(hand, 232, y - 42, 0.6) +
      sign(EQUALS, 396, y) +
      sum(total, 462, y) +
      life(562, y, total === 33)
    );
  });
  return picture(CLOTH, 304, lines.join(""));
}

export const pictures: Record<string, () => string> = {
  box,
  setup,
  "turn-1": playing,
  "turn-2": drawing,
  "turn-3": takingBack,
  "turn-4": placing,
  "example-1": together,
  "example-2": wholeHand,
  "example-3": lastLap,
};
