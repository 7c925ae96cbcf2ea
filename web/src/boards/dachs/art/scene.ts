// A very long dachshund on its way past everything it likes.

import { CARAMEL, CARAMEL_DARK, CREAM } from "../../../art/ink";
import { walking } from "../../../art/shapes/dachshund";
import { lamp, table, wall } from "../../../art/shapes/room";
import { ball, biscuit, bone, bowl } from "../../../art/shapes/things";
import { at, BARE, ellipse, inked } from "../../../art/svg";

const COAT = { fur: CARAMEL, ear: CARAMEL_DARK, pale: CREAM };
const JUMPER = { wool: "#fff4cf", colours: ["#d9683f", "#5f8450", "#587a92", "#cf9a2c"], stripes: 8 };

export function scene(): string {
  return inked(
    wall("#efd6a8") +
      lamp(178, "#fbeecb") +
      table(146) +
      ellipse(160, 157, 128, 7, CARAMEL_DARK, `${BARE} opacity=".4"`) +
      at(52, 122, 1.15, walking(COAT, 168, JUMPER)) +
      at(40, 176, 0.62, biscuit()) +
      at(112, 178, 0.7, bone()) +
      at(196, 177, 0.62, ball("#6f9a5c")) +
      at(272, 174, 0.72, bowl()),
  );
}
