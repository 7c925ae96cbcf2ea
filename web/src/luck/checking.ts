// The check of a finished game with all that it needs, loaded when a game is over.

import { found } from "../art/game";
import type { TableInfo } from "../protocol/messages";
import { boxOf, check, type Report } from "./check";
import { luckOf } from "./keeping";

/** Every game's box: its cards in the order in which they lie before a deal is shuffled. */
const BOXES = import.meta.glob<{ default: string[] }>("../boards/*/box.json");

/** The report on the record with this text of a table where these seats are played here. */
export async function checked(text: string, info: TableInfo, mine: number[]): Promise<Report> {
  const load = found(BOXES, `../boards/${info.game}/box.json`);
  const boxes = load ? (await load()).default.map(boxOf) : null;
  const { commitment, shuffles, seal } = info;
  return check(text, { kept: luckOf(info.table), commitment, shuffles, seal, mine, boxes });
}
