// A wooden die, 100 by 100.

import { PAPER, SHADE } from "../ink";
import { BARE, path, rect } from "../svg";

export const DIE = "0 0 100 100";

export function die(inner: string): string {
  return (
    rect(6, 6, 88, 88, 18, SHADE) +
    path("M24 9H76Q91 9 91 24V70Q91 82 79 82H21Q9 82 9 70V24Q9 9 24 9Z", PAPER, BARE) +
    inner
  );
}
