import type { View, Viewer } from "../../protocol/messages";
import { named, SEAT, type Piece, type Reading } from "../../table/pieces";

export const COLUMNS = 4;
const PLACE = /^r(\d)c(\d)$/;

/** The number of a place of the grid; null for a word that is none. */
export function placeOf(word: string): number | null {
  const found = PLACE.exec(word);
  return found && (Number(found[1]) - 1) * COLUMNS + Number(found[2]) - 1;
}

export function textOf(place: number): string {
  return `r${Math.floor(place / COLUMNS) + 1}c${(place % COLUMNS) + 1}`;
}

export function read(move: string, _view: View, me: Viewer): Reading {
  const [verb = "", ...words] = move.split(" ");
  const word = words.at(-1) ?? "";
  const place = placeOf(word);
  if (place !== null) return { needs: [{ zone: "grid", owner: null, place }], plain: false };
  if (verb === "take") return { needs: named([word], "discards", null), plain: false };
  if (verb === "discard" || verb === "offer") return { needs: named([word], "hand", me), plain: false };
  if (verb === "scavenge") return { needs: [{ zone: SEAT, owner: Number(word), place: 0 }], plain: false };
  if (verb === "draw") return { needs: [{ zone: "deck", owner: null, card: "?" }], plain: true };
  return { needs: [], plain: true };
}

export function phrase(pieces: Piece[], view: View, me: Viewer): string | null {
  const last = pieces.at(-1);
  if (last?.zone === "grid") return `flip ${textOf(last.place)}`;
  if (last?.zone === "deck") return "draw";
  if (last?.zone === "discards") return `take ${last.card}`;
  if (last?.zone === SEAT) return `scavenge seat ${last.owner}`;
  if (last?.zone !== "hand" || last.owner !== me) return null;
  return `${view.step === "offer" ? "offer" : "discard"} ${last.card}`;
}
