// What lies under the cards: the mat of Drachensachen's pile, and the table of Dog's Breath's draft.

import { GOLD, GOLD_DARK, GREEN_DARK, MUSTARD } from "../ink";
import { bone, coin } from "../shapes/things";
import { at, BARE, circle, inked, path, type Point, rect, ring } from "../svg";

export const PILE = "0 0 220 220";

/** A round mat of scales with a rim of gold; the pile lies in its middle, 100 by 140. */
export function pileMat(): string {
  const scales = [34, 56, 78].flatMap((radius, row) =>
    ring(10 + row * 6, 110, 110, radius).map(({ x, y }) =>
      path(`M${(x - 8).toFixed(1)} ${y.toFixed(1)}q8 14 16 0`, "none", 'stroke="#5d9457" stroke-width="2"'),
    ),
  );
  const coins = ring(8, 110, 110, 95).map(({ x, y }) => at(x, y, 0.32, coin(), 2));
  return inked(
    circle(110, 110, 106, GOLD) +
      circle(110, 110, 84, GREEN_DARK) +
      circle(110, 110, 95, "none", `stroke="${GOLD_DARK}" stroke-width="2"`) +
      scales.join("") +
      coins.join(""),
  );
}

const COLUMNS = 4;
const GAP = 12;
const MARGIN = 22;

/** The box of a draft of so many places, in rows of four. */
export function draftBox(places: number): string {
  const { x, y } = draftPlace(COLUMNS * Math.ceil(places / COLUMNS) - 1);
  return `0 0 ${x + 100 + MARGIN} ${y + 140 + MARGIN}`;
}

/** The upper left corner of a place, counted from 0 row by row; a card there is 100 by 140. */
export function draftPlace(place: number): Point {
  return { x: MARGIN + (place % COLUMNS) * (100 + GAP), y: MARGIN + Math.floor(place / COLUMNS) * (140 + GAP) };
}

/** The tavern's table, with a place for every card. */
export function draftTable(places: number): string {
  const [, , width = 0, height = 0] = draftBox(places).split(" ").map(Number);
  const boards = Array.from({ length: Math.floor(height / 42) }, (_, i) =>
    path(`M6 ${(i + 1) * 42}H${width - 6}`, "none", 'stroke="#5f3a22" stroke-width="2"'),
  );
  const marks = Array.from({ length: places }, (_, place) => {
    const { x, y } = draftPlace(place);
    return (
      rect(x + 2, y + 2, 96, 136, 9, "#6a4026", BARE) +
      rect(x + 5, y + 5, 90, 130, 7, "none", `stroke="${MUSTARD}" stroke-width="2" stroke-dasharray="5 6"`) +
      at(x + 50, y + 70, 0.5, bone("#8a5c3a"), 2)
    );
  });
  return inked(rect(2, 2, width - 4, height - 4, 22, "#7a4a2b") + boards.join("") + marks.join(""));
}
