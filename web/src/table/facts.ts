// What the view of every game tells under the same names; what else it tells is the game's own.

import type { Line, View } from "../protocol/messages";

export interface Facts {
  /** Which round it is, from 1; never one beyond the last. */
  round: number;
  /** How many rounds are played; null where that is not known beforehand. */
  rounds_to_play: number | null;
  /** Whose turn it is; null if nobody's. */
  turn: number | null;
  /** Everybody's score, and everybody's lives; left out in a game without. */
  scores?: number[];
  lives?: number[];
  /** Who has won; null until the game is over. */
  winners: number[] | null;
  /** The finished rounds: everybody's points, line by line. */
  rounds: { lines: Line[][] }[];
  options: Record<string, string | number>;
}

export function factsOf<F extends Facts = Facts>(view: View): F {
  return view.facts as unknown as F;
}

/** Who is at turn: whoever is known to owe a choice, else the one whose turn it is. */
export function atTurn(view: View): number[] {
  const { turn } = factsOf(view);
  return view.waiting.length || typeof turn !== "number" ? view.waiting : [turn];
}
