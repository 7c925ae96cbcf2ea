// What a view of Dog's Breath tells besides cards, with types.

import type { Line, View } from "../../protocol/messages";
import { cardsOf, type Piece } from "../../table/pieces";

export interface Facts {
  round: number;
  seat: number;
  turns: number;
  /** Who is out; null if nobody is. */
  outer: number | null;
  /** The places of the grid whose cards are up. */
  up: string[];
  /** Whom a Scavenger robs, what is offered to them, and what was asked for by name. */
  target: number | null;
  offered: string | null;
  requested: string | null;
  /** Everybody's last discard of this round. */
  latest: (string | null)[];
  /** What one's own hand is worth; null where it has not its seven cards. */
  worth: Line[] | null;
  totals: number[];
  options: Record<string, string | number>;
}

export function factsOf(view: View): Facts {
  return view.facts as unknown as Facts;
}

/** All kinds of card, as they are printed. */
export const KINDS: readonly string[] = [
  ...["m", "p", "v"].flatMap((food) => ["sd", "sn", "bd", "bn"].map((rest) => food + rest)),
  "bone",
  "scavenger",
  "guard",
];

/** The zone of the kinds that can be asked for by name: no card lies there. */
export const KIND = "kind";

export const kinds: Piece[] = KINDS.map((card, place) => ({ zone: KIND, owner: null, place, card }));

/** The open discards, equal ones together, in printed order; each by the places where it lies. */
export function heaps(view: View): { card: string; places: number[] }[] {
  const discards = cardsOf(view, "discards");
  const found = KINDS.map((card) => ({ card, places: discards.flatMap((one, at) => (one === card ? [at] : [])) }));
  return found.filter(({ places }) => places.length);
}

/** Who still has a turn before the round is scored; empty while nobody is out. */
export function lastTurns(view: View): number[] {
  const { outer, seat, totals } = factsOf(view);
  const seats: number[] = [];
  if (outer === null) return seats;
  for (let at = seat; at !== outer; at = (at + 1) % totals.length) seats.push(at);
  return seats;
}
