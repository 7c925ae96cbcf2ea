import { CARD } from "../../../art/card";
import type { Shown } from "../../../art/game";
import { at } from "../../../art/svg";
import { art } from "./index";
import { ROW_HEAD, ROW_TAIL, rowHead, rowTail } from "./row";
import { board, boardBox, cube, cubePlaces, type Side } from "./score_board";

const TARGET = 40;

function scoreBoard(side: Side): Shown {
  const cubes = [12, 12, 39, 7].flatMap((points, seat) =>
    cubePlaces(side, TARGET, points, seat).map(({ x, y }) => at(x, y, 1, cube(seat))),
  );
  return [boardBox(side, TARGET), board(side, TARGET) + cubes.join(""), 1.2];
}

export const furniture: Shown[] = [
  [ROW_TAIL, rowTail(), 1],
  ...["2v", "3b", "4p", "5s", "2b", "3p"].map((code): Shown => [CARD, art.face(code), 1]),
  [ROW_HEAD, rowHead(), 1],
  scoreBoard("A"),
  scoreBoard("B"),
];
