// What a view of Drachensachen tells besides cards, with types.

import type { View } from "../../protocol/messages";
import { cardsOf } from "../../table/pieces";
import type { Demand } from "./words";

/** Cards that were in the giver's hand, and who may have drawn some of them unseen. */
export interface Doubt {
  giver: number;
  receivers: number[];
  cards: string[];
}

export interface Facts {
  round: number;
  first: number;
  clockwise: boolean;
  /** The card to be beaten; null if there is none. */
  facing: string | null;
  run: number;
  debt: number;
  skip: number;
  quick: boolean;
  todo: number;
  idle: number;
  /** The move chosen in secret; null while there is none. */
  answer: string | null;
  lost: number[];
  hoard: number;
  doubts: Doubt[];
  abilities: string[];
  used: string[];
  curses: (string | null)[];
  chaos: boolean;
  options: Record<string, string | number>;
}

export function factsOf(view: View): Facts {
  return view.facts as unknown as Facts;
}

const MONSTERS = 9;
const IDLE_TURNS = 40; // a player

const isDragon = (card: string): boolean => !/^\d$/.test(card);

/** What fits on the pile, for the words beside it; the server alone decides. */
export function demandOf(view: View): Demand {
  const { facing, abilities } = factsOf(view);
  const top = cardsOf(view, "pile").at(-1);
  if (top === undefined) return { low: 1, high: MONSTERS, dragons: true, one: false };
  const high = isDragon(top) ? MONSTERS - 1 : MONSTERS;
  const dragons = top !== "6";
  if (facing === null || isDragon(facing)) return { low: 1, high, dragons, one: false };
  if (facing === "3") return { low: 1, high: 2, dragons, one: false };
  return { low: Number(facing), high, dragons, one: facing === "9" && abilities.includes("small but nice") };
}

/** How many turns are left until a round that goes in circles is scored; null while that is far off. */
export function circling(view: View): number | null {
  const { idle, lost, options } = factsOf(view);
  const all = IDLE_TURNS * lost.length;
  return options.stalemate === "score" && idle > all / 2 ? all - idle : null;
}

/** What was chosen in secret to be exchanged; null for nothing chosen, empty for keeping all. */
export function chosen(view: View): string[] | null {
  const { answer } = factsOf(view);
  return answer === null ? null : answer.split(" ").slice(1);
}
