import type { View, Viewer } from "../../protocol/messages";
import { named, type Piece, type Reading } from "../../table/pieces";

export function read(move: string, _view: View, me: Viewer): Reading {
  const [verb, ...cards] = move.split(" ");
  const isCard = verb === "discard" || verb === "richi";
  return isCard ? { needs: named(cards, "hand", me), plain: false } : { needs: [], plain: true };
}

export function phrase(pieces: Piece[], _view: View, me: Viewer): string | null {
  const last = pieces.at(-1);
  return last?.zone === "hand" && last.owner === me ? `discard ${last.card}` : null;
}
