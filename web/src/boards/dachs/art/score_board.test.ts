import { expect, test } from "vitest";
import { boardBox, cube, cubePlaces, lastPlace, type Side } from "./score_board";

const SIDES: Side[] = ["A", "B"];
const SEATS = [0, 1, 2, 3];

test("37 is a 3 among the tens and a 7 among the ones, or one place", () => {
  const [ones, tens] = cubePlaces("A", 40, 37, 0);
  expect(cubePlaces("A", 40, 7, 0)[0]).toEqual(ones);
  expect(cubePlaces("A", 40, 30, 0)[1]).toEqual(tens);
  expect(cubePlaces("B", 40, 37, 0)).toHaveLength(1);
});

test("cubes stay on it, however few or many points there are", () => {
  for (const side of SIDES) {
    const [, , width = 0, height = 0] = boardBox(side, 40).split(" ").map(Number);
    for (const seat of SEATS) {
      for (const points of [-12, 0, 9, 40, 64, 200]) {
        for (const { x, y } of cubePlaces(side, 40, points, seat)) {
          expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
        }
      }
    }
  }
});

test("it has room beyond the points that end a round", () => {
  expect(lastPlace(40)).toBe(69);
  expect(lastPlace(60)).toBe(89);
});

test("four cubes on one place are told apart", () => {
  const places = SEATS.flatMap((seat) => cubePlaces("B", 40, 12, seat));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  expect(new Set(SEATS.map(cube)).size).toBe(4);
});
