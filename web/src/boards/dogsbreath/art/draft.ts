// What lies under the draft: the tavern's table, with a place for every card.

import { MUSTARD } from "../../../art/ink";
import { bone } from "../../../art/shapes/things";
import { at, BARE, inked, path, type Point, rect } from "../../../art/svg";

const GAP = 12;
const MARGIN = 22;

/** The box of a draft of so many places, in rows of so many columns. */
export function draftBox(places: number, columns: number): string {
  const { x, y } = draftPlace(columns * Math.ceil(places / columns) - 1, columns);
  return `0 0 ${x + 100 + MARGIN} ${y + 140 + MARGIN}`;
}

/** The upper left corner of a place, counted from 0 row by row; a card there is 100 by 140. */
export function draftPlace(place: number, columns: number): Point {
  return { x: MARGIN + (place % columns) * (100 + GAP), y: MARGIN + Math.floor(place / columns) * (140 + GAP) };
}

/** The tavern's table, with a place for every card. */
export function draftTable(places: number, columns: number): string {
  const [, , width = 0, height = 0] = draftBox(places, columns).split(" ").map(Number);
  const boards = Array.from({ length: Math.floor(height / 42) }, (_, i) =>
    path(`M6 ${(i + 1) * 42}H${width - 6}`, "none", 'stroke="#5f3a22" stroke-width="2"'),
  );
  const marks = Array.from({ length: places }, (_, place) => {
    const { x, y } = draftPlace(place, columns);
    return (
      rect(x + 2, y + 2, 96, 136, 9, "#6a4026", BARE) +
      rect(x + 5, y + 5, 90, 130, 7, "none", `stroke="${MUSTARD}" stroke-width="2" stroke-dasharray="5 6"`) +
      at(x + 50, y + 70, 0.5, bone("#8a5c3a"), 2)
    );
  });
  return inked(rect(2, 2, width - 4, height - 4, 22, "#7a4a2b") + boards.join("") + marks.join(""));
}
