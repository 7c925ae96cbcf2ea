// What a view of Dog's Breath tells besides cards, with types.

import type { Constants } from "../../api";
import type { Line, View } from "../../protocol/messages";
import { factsOf as read, type Facts as Common } from "../../table/facts";
import { cardsOf, type Piece } from "../../table/pieces";
import codes from "./art/codes.json";

export interface Facts extends Common {
  scores: number[];
  /** Which turn of the round everybody is at, from 1, and how many there are at most; null in the draft and at the end. */
  turn_number: number | null;
  turn_cap: number;
  /** Who is out; null if nobody is. */
  outer: number | null;
  /** Who still has a turn before the round is scored, in their order; empty while nobody is out. */
  last_turns: number[];
  /** The places of the grid whose cards are up, and how many more are turned up before one is taken; null if the draft is over. */
  up: string[];
  to_flip: number | null;
  /** Whom a Scavenger robs, what is offered to them, and what was asked for by name. */
  target: number | null;
  offered: string | null;
  requested: string | null;
  /** Everybody's last discard of this round. */
  latest: (string | null)[];
  /** What one's own hand is worth; null where it cannot be told. */
  worth: Line[] | null;
}

export function factsOf(view: View): Facts {
  return read<Facts>(view);
}

/** A way to score, by its name in a score and its clause. */
export interface Scoring {
  name: string;
  clause: string;
  /** The points; of two, the first are gained and the second lost. */
  points: number[];
  /** For each of what; empty for all of it together. */
  each: "" | "card" | "pair";
  /** How many cards it takes; null where that is not what it depends on. */
  least: number | null;
  /** Whether it counts instead of all else. */
  instead: boolean;
}

/** How many columns the grid has, and all that scores. */
export interface Fixed {
  columns: number;
  scoring: Scoring[];
}

export function fixedOf(constants: Constants): Fixed {
  return constants as unknown as Fixed;
}

/** All kinds of card, as they are printed. */
export const KINDS: readonly string[] = codes.filter((code) => code !== "?" && code !== "-");

/** The zone of the kinds that can be asked for by name: no card lies there. */
export const KIND = "kind";

export const kinds: Piece[] = KINDS.map((card, place) => ({ zone: KIND, owner: null, place, card }));

/** The open discards, equal ones together, in printed order; each by the places where it lies. */
export function heaps(view: View): { card: string; places: number[] }[] {
  const discards = cardsOf(view, "discards");
  const found = KINDS.map((card) => ({ card, places: discards.flatMap((one, at) => (one === card ? [at] : [])) }));
  return found.filter(({ places }) => places.length);
}
