// What a view of Here Comes the Dog tells besides sticks, with types.

import type { View } from "../../protocol/messages";
import { factsOf as read, type Facts as Common } from "../../table/facts";
import { cardsOf } from "../../table/pieces";
import type { Counts } from "./art/bonfire";
import codes from "./art/codes.json";

/** Its scores are tamed dogs, its lives villagers that stand. */
export interface Facts extends Common {
  scores: number[];
  lives: number[];
  /** How many villagers of each player lie in a faint. */
  fainted: number[];
  /** The wild dogs. */
  pack: number;
  /** What the dice show; empty before they are rolled. */
  dice: string[];
  /** How many dice there are. */
  dice_count: number;
  /** How many sticks are taken in one go, at the most. */
  most_taken: number;
  /** What a defence is made of, by its name in the move: a `meat pair`, a `fire set`, and the sticks of each. */
  spends: Record<string, string[]>;
  /** What can be exchanged for what, as it is typed: `fire 2 meat`. */
  exchanges: string[];
}

export function factsOf(view: View): Facts {
  return read<Facts>(view);
}

/** The kinds of stick, in printed order. */
export const KINDS: readonly string[] = codes;

/** How many sticks there are of each kind. */
export function counted(sticks: string[]): Counts {
  return Object.fromEntries(KINDS.map((kind) => [kind, sticks.filter((stick) => stick === kind).length]));
}

/** All there is of each kind: what stands at the bonfire, and what everybody holds. */
export function allSticks(view: View): Counts {
  const held = factsOf(view).scores.flatMap((_, seat) => cardsOf(view, "sticks", seat));
  return counted([...cardsOf(view, "bonfire"), ...held]);
}

/** All dogs, wild and tame. */
export function allDogs(view: View): number {
  const { scores, pack } = factsOf(view);
  return scores.reduce((sum, dogs) => sum + dogs, pack);
}
