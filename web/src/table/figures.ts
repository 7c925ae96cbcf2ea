// The figures beside a player's name: points and lives, by what the game calls them.

import type { View } from "../protocol/messages";
import type { GameWords } from "../words/game";
import { factsOf } from "./facts";

export interface Figure {
  label: string;
  /** One for each seat. */
  values: number[];
}

/** Everybody's points and lives, as far as the game has them. */
export function figuresOf(view: View, w: GameWords): Figure[] {
  const { scores, lives } = factsOf(view);
  return [
    ...(scores ? [{ label: w.fact("scores"), values: scores }] : []),
    ...(lives ? [{ label: w.fact("lives"), values: lives }] : []),
  ];
}
