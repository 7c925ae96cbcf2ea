// What a view of Here Comes the Dog tells besides sticks, with types.

import type { Constants } from "../../api";
import type { View } from "../../protocol/messages";
import { factsOf as read, type Facts as Common } from "../../table/facts";
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
}

export interface Fixed {
  /** All there is of each kind of stick, and all dogs. */
  box: { sticks: Counts; dogs: number };
  /** How many dice there are. */
  dice: number;
  /** How many sticks are taken in one go, at the most. */
  most_taken: number;
  /** What can be exchanged for what, with its move. */
  exchanges: { move: string; give: string; take: string[] }[];
  /** What a defence is made of, by its name in the move: a `meat pair`, a `fire set`, and the sticks of each. */
  spends: Record<string, string[]>;
}

export function factsOf(view: View): Facts {
  return read<Facts>(view);
}

export function fixedOf(constants: Constants): Fixed {
  return constants as unknown as Fixed;
}

/** The kinds of stick, in printed order. */
export const KINDS: readonly string[] = codes;

/** How many sticks there are of each kind. */
export function counted(sticks: string[]): Counts {
  return Object.fromEntries(KINDS.map((kind) => [kind, sticks.filter((stick) => stick === kind).length]));
}
