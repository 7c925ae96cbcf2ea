// The dragon sleeps on its gold, and somebody is after it.

import { GOLD, GOLD_DARK } from "../../../art/ink";
import { LEAF, sitting } from "../../../art/shapes/dragon";
import { wall } from "../../../art/shapes/room";
import { coin } from "../../../art/shapes/things";
import { at, BARE, circle, inked, path } from "../../../art/svg";
import { monster } from "./monsters";

const HEAP: readonly (readonly [number, number])[] = [
  [112, 158],
  [140, 150],
  [168, 148],
  [196, 152],
  [222, 160],
  [98, 178],
  [126, 174],
  [154, 170],
  [184, 171],
  [212, 176],
  [238, 180],
  [110, 194],
  [140, 192],
  [170, 190],
  [200, 192],
  [228, 196],
];

export function scene(): string {
  return inked(
    wall("#2f5540") +
      path(
        "M0 0H320V60C300 40 296 72 280 50C262 26 258 58 240 34C226 18 214 40 200 22" +
          "H120C108 40 98 20 84 36C66 56 60 30 44 52C28 72 20 42 0 62Z",
        "#203d2f",
        BARE,
      ) +
      circle(164, 104, 92, "#6f8f4e", `${BARE} opacity=".45"`) +
      circle(164, 112, 66, "#d9c76a", `${BARE} opacity=".35"`) +
      path("M-4 204V184C40 176 280 176 324 184V204Z", "#203d2f", BARE) +
      at(168, 84, 1.2, sitting(LEAF, { asleep: true })) +
      path("M72 204C84 160 124 140 168 140S252 160 264 204Z", GOLD_DARK) +
      HEAP.map(([x, y], i) => at(x, y, 0.36 + (i % 3) * 0.05, coin(), 2.2)).join("") +
      at(44, 160, 0.78, monster(1)) +
      at(284, 154, 0.8, monster(4)) +
      at(90, 182, 0.42, monster(3)) +
      [
        [30, 34],
        [64, 80],
        [276, 88],
        [300, 70],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2, GOLD, BARE))
        .join(""),
  );
}
