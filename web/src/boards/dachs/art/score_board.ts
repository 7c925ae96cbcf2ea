// The score board of Dachs. Side A: the ones on a ring, the tens on a track of paws, two cubes a player. Side B: one
// long track on the back of one long dachshund, one cube a player. The places are told, so that cubes can move.

import { CARAMEL, CARAMEL_LIGHT, CHOCOLATE, CREAM, INK, PAPER } from "../../../art/ink";
import { coat, profile } from "../../../art/shapes/dachshund";
import { number } from "../../../art/shapes/digits";
import { biscuit, paw } from "../../../art/shapes/things";
import { at, circle, inked, mirrored, path, type Point, rect, ring, tube } from "../../../art/svg";

export type Side = "A" | "B";

const COLUMNS = 10;
const STEP = 28;
const ROW = 40;
const LEFT = 62;
const TOP = 46;
const WIDE = 376;

/** Places beyond the points that end a round, at the least; a cube that has more points stands on the last one. */
const BEYOND = 25;

/** The last place of side B for a round that ends at so many points: its track is made of whole rows. */
export function lastPlace(target: number): number {
  return Math.ceil((target + BEYOND + 1) / COLUMNS) * COLUMNS - 1;
}

/** The box of a side. */
export function boardBox(side: Side, target: number): string {
  return side === "A" ? "0 0 350 220" : `0 0 ${WIDE} ${high(target)}`;
}

export function board(side: Side, target: number): string {
  return inked(side === "A" ? sideA() : sideB(target));
}

/** Where the cubes of a seat stand for its points: two on side A, ones and tens, one on side B. */
export function cubePlaces(side: Side, target: number, points: number, seat: number): Point[] {
  const shown = Math.max(0, points);
  const places =
    side === "A"
      ? [ONES[shown % 10], TENS[Math.min(9, Math.floor(shown / 10))]]
      : [trackPlace(Math.min(shown, lastPlace(target)))];
  return places.flatMap((place) => (place ? [beside(place, seat)] : []));
}

/** Four cubes share a place, two by two. */
function beside({ x, y }: Point, seat: number): Point {
  return { x: x + (seat % 2 ? 7 : -7), y: y + (seat > 1 ? 7 : -7) };
}

const CUBES = [
  { side: "#fffdf7", dark: "#d8cbb4", mark: INK },
  { side: "#4b4042", dark: "#2d2526", mark: PAPER },
  { side: "#d8432b", dark: "#9c2c1a", mark: PAPER },
  { side: "#f1c232", dark: "#bf9320", mark: INK },
] as const;
const MARKS = ["M-2 -3H2", "M0 -5V-1M-2 -3H2", "M-2 -5L2 -1M2 -5L-2 -1", "M-2 -1L0 -5L2 -1Z"];

/** The cube of a seat, 14 wide around 0 0: white, black, red, yellow, each with a mark of its own. */
export function cube(seat: number): string {
  const look = CUBES[seat % CUBES.length] ?? CUBES[0];
  const body = rect(-6.5, -7.5, 13, 15, 2.5, look.dark) + rect(-6.5, -7.5, 13, 10, 2.5, look.side);
  const mark = path(MARKS[seat % MARKS.length] ?? "", "none", `stroke="${look.mark}" stroke-width="1.6"`);
  return inked(`<g stroke-width="1.8">${body}${mark}</g>`);
}

const ONES = ring(10, 110, 110, 78);
const TENS = Array.from({ length: 10 }, (_, i) => ({ x: i % 2 ? 304 : 262, y: 193 - i * 18.4 }));

function sideA(): string {
  const ones = ONES.map(
    ({ x, y }, i) => circle(x, y, 21, PAPER) + `<g opacity=".55">${number(i, x, y, 18, CHOCOLATE)}</g>`,
  );
  const tens = TENS.map(
    ({ x, y }, i) =>
      at(x, y - 2, 0.78, paw(CARAMEL_LIGHT)) +
      `<g opacity=".6">${number(i * 10, x + (i % 2 ? 29 : -30), y + 2, 10, INK)}</g>`,
  );
  return (
    rect(2, 2, 346, 216, 18, CREAM) +
    circle(110, 110, 78, "none", `stroke="${CARAMEL}" stroke-width="14" opacity=".5"`) +
    ones.join("") +
    at(96, 112, 1.2, profile(coat(0))) +
    path("M210 22V198", "none", `stroke="${CARAMEL}" stroke-width="2" stroke-dasharray="2 7"`) +
    tens.join("")
  );
}

function rows(target: number): number {
  return (lastPlace(target) + 1) / COLUMNS;
}

function high(target: number): number {
  return TOP + rows(target) * ROW + 6;
}

/** The track winds: each row runs against the one before. */
function trackPlace(points: number): Point {
  const row = Math.floor(points / COLUMNS);
  const column = points % COLUMNS;
  return { x: LEFT + (row % 2 ? COLUMNS - 1 - column : column) * STEP, y: TOP + row * ROW };
}

function sideB(target: number): string {
  const last = lastPlace(target);
  const ends = Array.from(
    { length: rows(target) },
    (_, row) => [trackPlace(row * COLUMNS), trackPlace(row * COLUMNS + COLUMNS - 1)] as const,
  );
  const spine = ends.map(([from, to], row) => {
    const bend = row ? `A${ROW / 2} ${ROW / 2} 0 0 ${row % 2} ${from.x} ${from.y}` : `M${from.x} ${from.y}`;
    return `${bend}L${to.x} ${to.y}`;
  });
  const places = Array.from({ length: last + 1 }, (_, points) => {
    const { x, y } = trackPlace(points);
    const ten = points % 10 === 0;
    const figure =
      ten || points % 5 === 0 ? `<g opacity=".6">${number(points, x, y, ten ? 13 : 10, CHOCOLATE)}</g>` : "";
    return circle(x, y, ten ? 12.5 : 10, ten ? PAPER : CREAM, 'stroke-width="1.5"') + figure;
  });
  const end = trackPlace(last);
  const facing = rows(target) % 2 ? 1 : -1;
  const tail = `M${LEFT - 12} ${TOP}C${LEFT - 34} ${TOP - 2} ${LEFT - 42} ${TOP - 14} ${LEFT - 44} ${TOP - 30}`;
  const foot = (x: number): string =>
    rect(x - 5, end.y + 8, 10, 22, 5, CARAMEL) + path(`M${x - 5} ${end.y + 30}H${x + 5 + facing * 4}`);
  return (
    rect(2, 2, WIDE - 4, high(target) - 4, 18, "#f7e7c6") +
    tube(tail, CARAMEL, 11) +
    [0, 16, 226, 242].map((x) => foot(end.x - facing * x)).join("") +
    tube(spine.join(""), CARAMEL, 34) +
    places.join("") +
    at(end.x + facing * 26, end.y - 6, 0.7, facing > 0 ? profile(coat(0)) : mirrored(profile(coat(0)))) +
    at(WIDE - 40, 22, 0.42, biscuit())
  );
}
