// What a game brings to the table: how its moves are read, what its pieces look like, and its middle.

import type { Component } from "svelte";
import type { Constants, GameInfo } from "../api";
import type { View, Viewer } from "../protocol/messages";
import type { Sound } from "../sound";
import type { Piece, Reading } from "../table/pieces";
import type { Hands } from "../table/hands.svelte";
import type { GameWords } from "../words/game";

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
  /** The game as the server tells about it: its places and facts, figures of its rules. */
  game: GameInfo;
  /** The game's words in the language of the page, for this viewer and these names. */
  w: GameWords;
}

/** What a board gives to its parts. */
export type PartProps = Omit<BoardProps, "game">;

export interface Board {
  /** The zone of one's own pieces that lies at the bottom, under the thumb. */
  hand: string;
  /** Pieces that lie in no zone: kinds of card to be asked for by name. */
  beside: Piece[];
  /** Which pieces a lawful move is made with. */
  read(move: string, view: View, me: Viewer, constants: Constants): Reading;
  /** The move somebody seems to want who touches these pieces, though it is not lawful; null if none. */
  phrase(pieces: Piece[], view: View, me: Viewer, constants: Constants): string | null;
  /** A lawful move as a sentence, where `w.move` names a place and not the card that lies there. */
  says?(move: string, view: View, constants: Constants, w: GameWords): string;
  /** What is heard when something happens, by the event; anything else sounds like a card. */
  sounds: Record<string, Sound>;
  /** The inside of a piece's SVG, and its box. Hidden pieces (`?`) show the back. */
  face(card: string): string;
  box(card: string): string;
  /** The shared middle of the table. */
  Centre: Component<BoardProps>;
}
