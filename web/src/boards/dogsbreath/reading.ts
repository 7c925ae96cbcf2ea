import type { Constants } from "../../api";
import type { View, Viewer } from "../../protocol/messages";
import { cardsOf, named, SEAT, type Need, type Piece, type Reading } from "../../table/pieces";
import type { GameWords } from "../../words/game";
import { factsOf, fixedOf, KIND } from "./facts";

const PLACE = /^r(\d)c(\d)$/;

/** The number of a place of a grid of so many columns; null for a word that is none. */
export function placeOf(word: string, columns: number): number | null {
  const found = PLACE.exec(word);
  return found && (Number(found[1]) - 1) * columns + Number(found[2]) - 1;
}

/** A place of the grid as it is typed: its row and its column, from 1. */
export function textOf(place: number, columns: number): string {
  return `r${Math.floor(place / columns) + 1}c${(place % columns) + 1}`;
}

export function read(move: string, _view: View, me: Viewer, constants: Constants): Reading {
  const [verb = "", ...words] = move.split(" ");
  const word = words.at(-1) ?? "";
  const place = placeOf(word, fixedOf(constants).columns);
  const picked = (needs: Need[]): Reading => ({ needs, plain: false });
  if (place !== null) return picked([{ zone: "grid", owner: null, place }]);
  switch (verb) {
    case "take":
      return picked(named([word], "discards", null));
    case "discard":
    case "offer":
      return picked(named([word], "hand", me));
    case "request":
      return picked(named([word], KIND, null));
    case "scavenge":
      return picked([...named(["scavenger"], "hand", me), { zone: SEAT, owner: Number(word), place: 0 }]);
    case "guard":
      return { needs: named(["guard"], "hand", me), plain: true };
    case "draw":
      return { needs: [{ zone: "deck", owner: null, card: "?" }], plain: true };
    default:
      return { needs: [], plain: true };
  }
}

function phraseOfPlace(place: number, view: View, columns: number): string {
  const { up, to_flip } = factsOf(view);
  const text = textOf(place, columns);
  if (!up.includes(text)) return `flip ${text}`;
  return `${to_flip ? "turn down" : "take"} ${text}`;
}

export function phrase(pieces: Piece[], view: View, me: Viewer, constants: Constants): string | null {
  const last = pieces.at(-1);
  if (!last) return null;
  const seat = pieces.find((piece) => piece.zone === SEAT);
  if (last.zone === "grid") return phraseOfPlace(last.place, view, fixedOf(constants).columns);
  if (last.zone === "deck") return "draw";
  if (last.zone === "discards") return `take ${last.card}`;
  if (last.zone === KIND) return `request ${last.card}`;
  if (last === seat) return `scavenge seat ${seat.owner}`;
  if (last.zone !== "hand" || last.owner !== me) return null;
  if (seat && last.card === "scavenger") return `scavenge seat ${seat.owner}`;
  if (view.step === "guard" && last.card === "guard") return "guard";
  return `${view.step === "offer" ? "offer" : "discard"} ${last.card}`;
}

/** A move in words: one of the draft names the card that lies there face up. */
export function says(move: string, view: View, constants: Constants, w: GameWords): string {
  const [verb = "", ...words] = move.split(" ");
  const place = placeOf(words.at(-1) ?? "", fixedOf(constants).columns);
  if (place === null || verb === "flip") return w.move(move);
  return w.say([verb === "take" ? "board-take" : "board-turn-down", { card: cardsOf(view, "grid")[place]! }]);
}
