// Pieces and what a move needs of them: how tapping cards becomes one of the lawful moves.

import type { View, Viewer, Zone } from "../protocol/messages";

/** A card, a stick, a place of a grid, or (zone "seat") a player, somewhere on the table. */
export interface Piece {
  zone: string;
  owner: number | null;
  place: number;
  card: string;
}

/** A piece that a move is made with: the one at `place`, or any that shows `card`; in zone ANYWHERE that is any piece of
 *  the owner's, or of nobody's, that shows it. */
export interface Need {
  zone: string;
  owner: number | null;
  card?: string;
  place?: number;
}

/** How a move's text is understood. A `plain` move has a button of its own even while nothing is picked. */
export interface Reading {
  needs: Need[];
  plain: boolean;
}

/** A lawful move, by its text. */
export interface Choice extends Reading {
  move: string;
}

export const SEAT = "seat";
export const ANYWHERE = "*";
export const HIDDEN = "?";

export function seatPiece(seat: number): Piece {
  return { zone: SEAT, owner: seat, place: 0, card: "" };
}

export function keyOf({ zone, owner, place }: Piece): string {
  return `${zone}/${owner ?? ""}/${place}`;
}

export function zoneOf(view: View, name: string, owner: number | null = null): Zone | undefined {
  return view.zones.find((zone) => zone.name === name && zone.owner === owner);
}

export function cardsOf(view: View, name: string, owner: number | null = null): string[] {
  return zoneOf(view, name, owner)?.cards ?? [];
}

export function piecesOf(zone: Zone): Piece[] {
  return zone.cards.map((card, place) => ({ zone: zone.name, owner: zone.owner, place, card }));
}

/** A key for each piece that it keeps while others come and go: its card, and which of these it is. */
export function keysByCard(pieces: Piece[]): string[] {
  const seen = new Map<string, number>();
  return pieces.map(({ card }) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `${card} ${nth}`;
  });
}

function meets(piece: Piece, need: Need): boolean {
  if (need.zone === ANYWHERE) return piece.card === need.card && (piece.owner === null || piece.owner === need.owner);
  if (piece.zone !== need.zone || piece.owner !== need.owner) return false;
  return need.place === undefined ? piece.card === need.card : piece.place === need.place;
}

/** What is still needed once these are picked; null if they do not all belong to the move. */
export function left(needs: Need[], picked: Piece[]): Need[] | null {
  const rest = [...needs];
  for (const piece of picked) {
    const at = rest.findIndex((need) => meets(piece, need));
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The moves that can still come of what is picked. */
export function possible(choices: Choice[], picked: Piece[]): Choice[] {
  return choices.filter((choice) => left(choice.needs, picked) !== null);
}

/** The moves that are made with exactly what is picked. */
export function complete(choices: Choice[], picked: Piece[]): Choice[] {
  return choices.filter((choice) => choice.needs.length > 0 && left(choice.needs, picked)?.length === 0);
}

/** What can be picked next, as words: places, and cards wherever they lie in a zone. */
export type Wanted = ReadonlySet<string>;

/** What leads on to a lawful move once these are picked. Looked up for every piece there is, so it is made once. */
export function wanted(choices: Choice[], picked: Piece[]): Wanted {
  const needs = choices.flatMap((choice) => left(choice.needs, picked) ?? []);
  const nobodys = needs.filter((need) => need.zone === ANYWHERE).map((need) => ({ ...need, owner: null }));
  return new Set([...needs, ...nobodys].map((need) => (need.place === undefined ? byCard(need) : byPlace(need))));
}

const byCard = ({ zone, owner, card }: Need): string => `${zone}/${owner ?? ""} ${card}`;
const byPlace = ({ zone, owner, place }: Need): string => `${zone}/${owner ?? ""}/${place}`;

/** Whether tapping the piece leads on to a lawful move. */
export function isLit(next: Wanted, piece: Piece): boolean {
  return next.has(byCard(piece)) || next.has(byPlace(piece)) || next.has(byCard({ ...piece, zone: ANYWHERE }));
}

/** Needs for cards named one after the other, as in `play 2v 2s`. */
export function named(cards: string[], zone: string, owner: number | null): Need[] {
  return cards.map((card) => ({ zone, owner, card }));
}

/** Reads moves of a game that nobody has told the browser about: cards by their texts, players as `seat 2`, and a place
 *  by its name, which is its uppermost piece. Cards may have names of several words. */
export function readPlainly(move: string, view: View, me: Viewer): Reading {
  const words = move.split(" ");
  const near = view.zones.filter(({ owner }) => owner === null || owner === me);
  const needs: Need[] = [];
  let isPlace = false;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === SEAT && /^\d+$/.test(words[at + 1] ?? "")) {
      needs.push({ zone: SEAT, owner: Number(words[at + 1]), place: 0 });
      at += 1;
      continue;
    }
    for (let end = words.length; end > at; end -= 1) {
      const text = words.slice(at, end).join(" ");
      const card = cardNamed(text, near, view, me);
      const place = at > 0 && !card && near.find((zone) => zone.name === text && zone.cards.length);
      if (place) needs.push({ zone: place.name, owner: place.owner, place: place.cards.length - 1 });
      if (card) needs.push(card);
      isPlace ||= Boolean(place);
      if (!card && !place) continue;
      at = end - 1;
      break;
    }
  }
  return { needs, plain: needs.length === 0 || (isPlace && needs.length === 1) };
}

/** The card that is meant by its text: where it lies, if that is one place only. */
function cardNamed(text: string, near: Zone[], view: View, me: Viewer): Need | null {
  const shows = (zone: Zone): boolean => zone.cards.includes(text);
  const [zone, other] = near.filter(shows);
  if (zone && other && text !== HIDDEN) return { zone: ANYWHERE, owner: me, card: text };
  const found = zone ?? view.zones.find(shows);
  return found && text !== HIDDEN ? { zone: found.name, owner: found.owner, card: text } : null;
}
