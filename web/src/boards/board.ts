// What a game brings to the table: how its moves are read, what its pieces look like, and its middle.

import type { Component } from "svelte";
import type { Messages } from "../i18n/en";
import type { Language } from "../i18n/index.svelte";
import type { Json, Offer, View, Viewer } from "../protocol/messages";
import type { Piece, Reading } from "../table/pieces";
import type { Hands } from "../table/hands.svelte";

/** A figure beside a player's name: points, lives, coins. */
export interface Figure {
  label: string;
  value: string;
}

/** What every board is given. Nothing else reaches it. */
export interface BoardProps {
  /** The table as the viewer may see it; never changed in place. */
  view: View;
  /** Everybody's names, by seat. */
  names: string[];
  /** The viewer's seat; null for somebody who looks on. */
  me: Viewer;
  /** Which pieces are lit and picked, and what happens when one is touched. */
  hands: Hands;
  /** The board itself, for its faces. */
  board: Board;
  t: Messages;
}

export interface Board {
  /** The zone of one's own pieces that lies at the bottom, under the thumb. */
  hand: string;
  /** Pieces that lie in no zone: kinds of card to be asked for by name. */
  beside: Piece[];
  /** Which pieces a lawful move is made with. */
  read(move: string, view: View, me: Viewer): Reading;
  /** The move somebody seems to want who touches these pieces, though it is not lawful; null if none. */
  phrase(pieces: Piece[], view: View, me: Viewer): string | null;
  /** A lawful move as a sentence: the server's, or one that names the card where that one names its place. */
  says(offer: Offer, view: View, language: Language): string;
  /** The figures beside a player's name. */
  figures(view: View, seat: number, t: Messages): Figure[];
  /** Whose turn it is where the view does not say who owes a choice; null if nobody's. */
  turn(view: View): number | null;
  /** The steps in which only some are asked, for as long as the table holds what follows. */
  held: string[];
  /** The inside of a piece's SVG, and its box. Hidden pieces (`?`) show the back. */
  face(card: string): string;
  box(card: string): string;
  /** The piece in words. */
  name(card: string, language: Language): string;
  /** The shared middle of the table. */
  Centre: Component<BoardProps>;
}

/** The seat's figure in a fact that has one for everybody. */
export function numbers(fact: Json | undefined, seat: number): string {
  return Array.isArray(fact) ? String(fact[seat] ?? "") : "";
}
