import type { View, Viewer } from "../../protocol/messages";
import { cardsOf, named, type Piece, type Reading } from "../../table/pieces";

const ORDINALS = ["", "2nd", "3rd"];

export function read(move: string, view: View, me: Viewer): Reading {
  const [verb, ...words] = move.split(" ");
  if (verb === "play") return { needs: named(words, "hand", me), plain: false };
  if (verb === "place") return { needs: named(words, "played", null), plain: false };
  if (verb === "take") {
    const [card = "", ordinal = ""] = words;
    const places = cardsOf(view, "row").flatMap((one, place) => (one === card ? [place] : []));
    const place = places[ORDINALS.indexOf(ordinal)] ?? 0;
    return { needs: [{ zone: "row", owner: null, place }], plain: false };
  }
  if (verb === "draw") return { needs: [{ zone: "deck", owner: null, card: "?" }], plain: true };
  return { needs: [], plain: true };
}

export function phrase(pieces: Piece[], view: View, me: Viewer): string | null {
  const last = pieces.at(-1);
  if (last?.zone === "row") {
    const before = cardsOf(view, "row").slice(0, last.place);
    return `take ${last.card} ${ORDINALS[before.filter((card) => card === last.card).length] ?? ""}`.trim();
  }
  if (last?.zone === "deck") return "draw";
  if (last?.zone === "played") return `place ${last.card}`;
  if (last?.zone !== "hand" || last.owner !== me) return null;
  const cards = pieces.filter((piece) => piece.zone === "hand" && piece.owner === me).map((piece) => piece.card);
  return `play ${cards.sort().join(" ")}`;
}
