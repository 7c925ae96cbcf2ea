// The figures beside a player's name: points and lives, by what the game calls them.

import type { GameInfo } from "../api";
import type { Board } from "../boards/board";
import type { Messages } from "../i18n/en";
import type { Language } from "../i18n/index.svelte";
import type { View } from "../protocol/messages";
import { factsOf } from "./facts";

export interface Figure {
  label: string;
  /** One for each seat. */
  values: number[];
}

/** Everybody's points and lives, as far as the game has them, by what the board calls them, or the server, or anybody. */
export function figuresOf(
  view: View,
  board: Board,
  game: GameInfo,
  t: Messages,
  language: Language,
): Figure[] {
  const { scores, lives } = factsOf(view);
  const called = board.called?.[language];
  const points = called?.scores || game.board.scores || t.facts.points;
  const left = called?.lives || game.board.lives || t.facts.lives;
  return [
    ...(scores ? [{ label: points, values: scores }] : []),
    ...(lives ? [{ label: left, values: lives }] : []),
  ];
}
