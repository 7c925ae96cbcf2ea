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

/** What points and lives are called: by the board, else by the server, else as usual. */
export function calledIn(language: Language, board: Board, game: GameInfo | undefined, t: Messages): [string, string] {
  const called = board.called?.[language];
  return [
    called?.scores || game?.board?.scores || t.facts.points,
    called?.lives || game?.board?.lives || t.facts.lives,
  ];
}

export function figuresOf(
  view: View,
  board: Board,
  game: GameInfo | undefined,
  t: Messages,
  language: Language,
): Figure[] {
  const { scores, lives } = factsOf(view);
  const labels = calledIn(language, board, game, t);
  return [scores, lives].flatMap((values, at) => (values ? [{ label: labels[at]!, values }] : []));
}
