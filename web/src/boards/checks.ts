// For the tests of boards: what must hold of every board's reading, and how readings are told in a few words.

import { expect } from "vitest";
import type { Constants } from "../api";
import type { View } from "../protocol/messages";
import { complete, left, piecesOf, seatPiece, type Choice, type Piece, type Reading } from "../table/pieces";
import type { Board } from "./board";

export interface Sample {
  view: View;
  moves: string[];
  /** What the game tells of every position. */
  constants: Constants;
}

type Readings = Pick<Board, "read" | "phrase">;

/** Everything that can be touched; `more` are pieces that lie in no zone. */
function touchable(view: View, more: Piece[]): Piece[] {
  const seats = new Set(view.zones.flatMap(({ owner }) => (owner === null ? [] : [owner])));
  return [...view.zones.flatMap(piecesOf), ...[...seats].map(seatPiece), ...more];
}

/** The pieces somebody would touch to make the move; null if they are not all on the table. */
function touched(choice: Choice, pieces: Piece[]): Piece[] | null {
  const picked: Piece[] = [];
  for (const piece of pieces) {
    if (left(choice.needs, [...picked, piece])) picked.push(piece);
  }
  return picked.length === choice.needs.length ? picked : null;
}

function choicesOf({ read }: Readings, { view, moves, constants }: Sample): Choice[] {
  return moves.map((move) => ({ move, ...read(move, view, view.seat, constants) }));
}

/** Every lawful move can be made: by touching pieces that are there, or by a button. */
export function everyMoveCanBeMade(readings: Readings, sample: Sample, more: Piece[] = []): void {
  const choices = choicesOf(readings, sample);
  for (const choice of choices) {
    const pieces = touched(choice, touchable(sample.view, more));
    expect(pieces, choice.move).not.toBeNull();
    if (pieces!.length) expect(complete(choices, pieces!)).toContain(choice);
    else expect(choice.plain, choice.move).toBe(true);
  }
}

/** The pieces of a move lead to a question about a move that is made with just these pieces. */
export function everyMoveIsPhrased(readings: Readings, sample: Sample, more: Piece[] = []): void {
  const { view, constants } = sample;
  for (const choice of choicesOf(readings, sample).filter(({ needs }) => needs.length)) {
    const pieces = touched(choice, touchable(view, more))!;
    const phrase = readings.phrase(pieces, view, view.seat, constants);
    expect(phrase, choice.move).not.toBeNull();
    const { needs } = readings.read(phrase!, view, view.seat, constants);
    expect(left(needs, pieces), `${choice.move}: ${phrase}`).toEqual([]);
  }
}

/** Whatever is touched, alone or after something else: the question is about a move the game knows, or about several
 *  things together that it knows one by one, and can say why not. */
export function everyPhraseIsKnown(readings: Readings, { view, constants }: Sample, vocabulary: string[]): void {
  const pieces = touchable(view, []);
  for (const one of pieces) {
    for (const other of [[], ...pieces.map((piece) => [piece])]) {
      const phrase = readings.phrase([...other, one], view, view.seat, constants);
      if (phrase === null || vocabulary.includes(phrase)) continue;
      const [verb, ...words] = phrase.split(" ");
      for (const word of words) expect(vocabulary, phrase).toContain(`${verb} ${word}`);
    }
  }
}

/** A table with these zones: `{ row: "2v 3p", "hand 0": "2s" }`. */
export function tableOf(zones: Record<string, string>, facts: Record<string, unknown> = {}, step = ""): View {
  const told = Object.entries(zones).map(([key, cards]) => {
    const [, name = "", owner] = /^(.*?)(?: (\d))?$/.exec(key)!;
    return { name, owner: owner === undefined ? null : Number(owner), cards: cards.split(" ").filter(Boolean) };
  });
  return { seat: 0, step, waiting: [0], zones: told, facts: facts as View["facts"] };
}

/** The needs as text: zone, whose, and the card or place. */
export function told({ needs, plain }: Reading): string {
  const parts = needs.map(({ zone, owner, card, place }) => `${zone}${owner ?? ""}:${card ?? `#${place}`}`);
  return (plain ? "plain " : "") + parts.join(" ");
}

/** Pieces that lie somewhere, each by its card. */
export function pieces(zone: string, owner: number | null, cards: string): Piece[] {
  return piecesOf({ name: zone, owner, cards: cards.split(" ") });
}
