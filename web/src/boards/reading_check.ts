// What must hold of every board's reading, tried with positions from the games (tools/board_samples.py).

import { expect } from "vitest";
import type { View } from "../protocol/messages";
import { complete, left, piecesOf, seatPiece, type Choice, type Piece } from "../table/pieces";
import type { Board } from "./board";

export interface Sample {
  view: View;
  moves: string[];
}

type Readings = Pick<Board, "read" | "phrase">;

/** Everything that can be touched; `more` are pieces that lie in no zone. */
function touchable(view: View, more: Piece[]): Piece[] {
  const seats = view.zones.filter((zone) => zone.name === "hand").map((zone) => seatPiece(zone.owner!));
  return [...view.zones.flatMap(piecesOf), ...seats, ...more];
}

/** The pieces somebody would touch to make the move; null if they are not all on the table. */
function touched(choice: Choice, pieces: Piece[]): Piece[] | null {
  const picked: Piece[] = [];
  for (const piece of pieces) {
    if (left(choice.needs, [...picked, piece])) picked.push(piece);
  }
  return picked.length === choice.needs.length ? picked : null;
}

function choicesOf({ read }: Readings, { view, moves }: Sample): Choice[] {
  return moves.map((move) => ({ offer: { move, says: move }, ...read(move, view, view.seat) }));
}

/** Every lawful move can be made: by touching pieces that are there, or by a button. */
export function everyMoveCanBeMade(readings: Readings, sample: Sample, more: Piece[] = []): void {
  const choices = choicesOf(readings, sample);
  for (const choice of choices) {
    const pieces = touched(choice, touchable(sample.view, more));
    expect(pieces, choice.offer.move).not.toBeNull();
    if (pieces!.length) expect(complete(choices, pieces!)).toContain(choice);
    else expect(choice.plain, choice.offer.move).toBe(true);
  }
}

/** The pieces of a move lead to a question about a move that is made with just these pieces. */
export function everyMoveIsPhrased(readings: Readings, sample: Sample, more: Piece[] = []): void {
  const { view } = sample;
  for (const choice of choicesOf(readings, sample).filter(({ needs }) => needs.length)) {
    const pieces = touched(choice, touchable(view, more))!;
    const phrase = readings.phrase(pieces, view, view.seat);
    expect(phrase, choice.offer.move).not.toBeNull();
    expect(left(readings.read(phrase!, view, view.seat).needs, pieces), `${choice.offer.move}: ${phrase}`).toEqual([]);
  }
}

/** Whatever is touched, alone or after something else: the question is about a move the game knows. */
export function everyPhraseIsKnown(readings: Readings, { view }: Sample, vocabulary: string[]): void {
  const pieces = touchable(view, []);
  for (const one of pieces) {
    for (const other of [[], ...pieces.map((piece) => [piece])]) {
      const phrase = readings.phrase([...other, one], view, view.seat);
      if (phrase !== null && !vocabulary.includes(phrase)) expect.unreachable(phrase);
    }
  }
}
