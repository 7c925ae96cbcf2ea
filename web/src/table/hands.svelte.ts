// What is lit, what is picked, and what comes of touching a piece.

import type { Constants } from "../api";
import type { Board } from "../boards/board";
import type { View, Viewer } from "../protocol/messages";
import { complete, isLit, keyOf, left, piecesOf, possible, SEAT, seatPiece, wanted } from "./pieces";
import type { Choice, Piece } from "./pieces";

/** So few moves have a button each, whatever they are made with. */
const FEW = 3;

export interface Deeds {
  /** The move is made. */
  commit(choice: Choice): void;
  /** Somebody touched what makes no lawful move: the one they seem to want, null if that cannot be told. */
  why(move: string | null): void;
}

export class Hands {
  picked: Piece[] = $state.raw([]);
  choices: Choice[] = $state.raw([]);
  /** The move that was suggested for this position. */
  hinted = $state("");
  /** The move that was sent and has no answer yet: no other one is made meanwhile. */
  pending: Choice | null = $state.raw(null);
  private view: View | null = null;
  private me: Viewer = null;

  constructor(
    private readonly board: Board,
    private readonly constants: Constants,
    private readonly deeds: Deeds,
  ) {}

  /** What a move can begin with, and what goes together with what is picked. */
  private readonly first = $derived(wanted(this.choices, []));
  private readonly next = $derived(wanted(this.choices, this.picked));
  /** The moves with a button now. */
  readonly buttons: Choice[] = $derived.by(() => {
    if (this.picked.length) return complete(this.choices, this.picked);
    return this.choices.filter((choice) => choice.plain || this.choices.length <= FEW);
  });

  /** The table has changed: what is picked stays as far as it is still there and leads somewhere. */
  update(view: View, me: Viewer, moves: string[]): void {
    this.view = view;
    this.me = me;
    this.hinted = "";
    this.choices = moves.map((move) => ({ move, ...this.board.read(move, view, me, this.constants) }));
    const there = this.picked.filter((piece) => isThere(view, piece));
    this.picked = possible(this.choices, there).length ? there : [];
  }

  isLit(piece: Piece): boolean {
    return this.isPicked(piece) || isLit(this.next, piece) || isLit(this.first, piece);
  }

  /** Whether the piece goes together with what is picked. */
  fits(piece: Piece): boolean {
    return this.isPicked(piece) || isLit(this.next, piece);
  }

  isPicked(piece: Piece): boolean {
    return this.picked.some((one) => keyOf(one) === keyOf(piece));
  }

  touch(piece: Piece): void {
    if (this.pending) return;
    if (this.isPicked(piece)) {
      this.picked = this.picked.filter((one) => keyOf(one) !== keyOf(piece));
    } else if (isLit(this.next, piece)) {
      this.picked = [...this.picked, piece];
    } else if (isLit(this.first, piece)) {
      const move = this.choices.some((choice) => choice.needs.length > 1) && this.wanted([...this.picked, piece]);
      if (move) this.deeds.why(move);
      this.picked = [piece];
    } else {
      this.deeds.why(this.wanted([...this.picked, piece]));
    }
  }

  /** Everything needed is picked but one or several moves remain: this one is made. */
  commit(choice: Choice): void {
    if (this.pending) return;
    this.pending = choice;
    this.deeds.commit(choice);
  }

  /** The move was answered, or the table has gone on; what was picked for it is put back. */
  settle(choice = this.pending): void {
    if (!choice || choice !== this.pending) return;
    this.pending = null;
    this.picked = [];
  }

  /** The pieces of this move are picked, for the person to see what is meant; of equal ones the last, which lies on top. */
  suggest({ needs, move }: Choice): void {
    if (this.pending) return;
    this.hinted = move;
    const pieces = this.view?.zones.flatMap(piecesOf).reverse() ?? [];
    const seats = needs.filter((need) => need.zone === SEAT).map((need) => seatPiece(need.owner!));
    this.picked = [];
    for (const piece of [...pieces, ...this.board.beside, ...seats]) {
      if (left(needs, [...this.picked, piece])) this.picked = [...this.picked, piece];
    }
  }

  clear(): void {
    if (!this.pending) this.picked = [];
  }

  /** The move somebody seems to want who touches these. */
  private wanted(pieces: Piece[]): string | null {
    return this.view && this.board.phrase(pieces, this.view, this.me, this.constants);
  }
}

function isThere(view: View, piece: Piece): boolean {
  if (piece.zone === SEAT) return true;
  const zone = view.zones.find((one) => one.name === piece.zone && one.owner === piece.owner);
  return zone?.cards[piece.place] === piece.card;
}
