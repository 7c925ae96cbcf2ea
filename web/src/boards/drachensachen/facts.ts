// What a view of Drachensachen tells besides cards, with types.

import type { Constants } from "../../api";
import type { View } from "../../protocol/messages";
import { factsOf as read, type Facts as Common } from "../../table/facts";

/** Cards that were in the giver's hand, and who may have drawn some of them unseen. */
export interface Doubt {
  giver: number;
  receivers: number[];
  cards: string[];
}

/** What fits: the monsters from `low` to `high`, dragons if `dragons`, and a 1 besides if `one`. */
export interface Demand {
  low: number;
  high: number;
  dragons: boolean;
  one: boolean;
}

/** Its scores are coins lost. */
export interface Facts extends Common {
  scores: number[];
  clockwise: boolean;
  /** What fits on the pile; null while nothing is to be played. */
  demand: Demand | null;
  /** How many equal cards lie on top. */
  run: number;
  debt: number;
  skip: number;
  quick: boolean;
  todo: number;
  /** How many turns are left until a round that goes in circles is scored; null while that is far off. */
  idle_left: number | null;
  /** The move chosen in secret; null while there is none. */
  answer: string | null;
  hoard: number;
  doubts: Doubt[];
  abilities: string[];
  used: string[];
  curses: (string | null)[];
  chaos: boolean;
}

export function factsOf(view: View): Facts {
  return read<Facts>(view);
}

/** How many equal cards make a set, and the highest number of a monster. */
export interface Fixed {
  set: number;
  monsters: number;
}

export function fixedOf(constants: Constants): Fixed {
  return constants as unknown as Fixed;
}

/** What was chosen in secret to be exchanged; null for nothing chosen, empty for keeping all. */
export function chosen(view: View): string[] | null {
  const { answer } = factsOf(view);
  return answer === null ? null : answer.split(" ").slice(1);
}
