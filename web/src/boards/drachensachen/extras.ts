// What the abilities and curses of Drachensachen are called, and what they mean.

import type { GameWords } from "../../words/game";

/** The name of an ability or a curse, and what it means. */
export function meaningOf(w: GameWords, kind: "ability" | "curse", extra: string): { name: string; about: string } {
  const args = { [kind]: extra };
  return { name: w.say([`board-${kind}`, args]), about: w.say([`board-${kind}-about`, args]) };
}
