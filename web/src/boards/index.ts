// The boards, each loaded when its table is opened. A game without one is played at the generic board.

import type { Board } from "./board";
import { generic } from "./generic";

const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  dachs: () => import("./dachs"),
  dogndog: () => import("./dogndog"),
  drachensachen: () => import("./drachensachen"),
  dogsbreath: () => import("./dogsbreath"),
  herecomesthedog: () => import("./herecomesthedog"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game];
  return load ? (await load()).board : generic;
}
