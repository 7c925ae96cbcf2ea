import type { Constants } from "../../api";
import type { View, Viewer } from "../../protocol/messages";
import { cardsOf, named, SEAT, type Need, type Piece, type Reading } from "../../table/pieces";
import { factsOf, fixedOf } from "./facts";

const count = (word: string | undefined): number => Number((word ?? "x1").slice(1));

function some(number: number, card: string, zone: string, owner: Viewer): Need[] {
  return named(Array<string>(number).fill(card), zone, owner);
}

export function read(move: string, view: View, me: Viewer, constants: Constants): Reading {
  const [verb, ...words] = move.split(" ");
  const [first = "", second = ""] = words;
  const picked = (needs: Need[]): Reading => ({ needs, plain: false });
  switch (verb) {
    case "play": {
      const open = words.indexOf("open");
      if (open > 0) {
        const hand = some(count(second), first, "hand", me);
        return picked([...hand, ...some(count(words[open + 2]), first, "open", me)]);
      }
      const isHeld = cardsOf(view, "hand", me).includes(first);
      return picked(some(count(second), first, isHeld ? "hand" : "open", me));
    }
    case "throw":
      return picked(some(fixedOf(constants).set, first, "hand", me));
    case "exchange":
      return picked([...some(1, first, "hand", me), ...some(1, second, "open", me)]);
    case "lift":
      return picked(some(1, first, "open", me));
    case "blind":
      return picked([{ zone: "hidden", owner: me, place: Number(first) - 1 }]);
    case "give":
      return picked([{ zone: SEAT, owner: Number(second), place: 0 }]);
    case "draw":
      return { needs: [{ zone: "draw pile", owner: null, card: "?" }], plain: true };
    case "take":
      return { needs: [{ zone: "pile", owner: null, place: cardsOf(view, "pile").length - 1 }], plain: true };
    default:
      return { needs: [], plain: true };
  }
}

export function phrase(pieces: Piece[], view: View, me: Viewer, constants: Constants): string | null {
  const last = pieces.at(-1);
  if (last?.zone === "draw pile") return `draw ${factsOf(view).debt || 1}`;
  if (last?.zone === "pile") return "take pile";
  if (last?.zone === SEAT) return `give seat ${last.owner}`;
  if (!last || last.owner !== me) return null;
  if (last.zone === "hidden") return `blind ${last.place + 1}`;
  const at = (zone: string): Piece[] => pieces.filter((piece) => piece.zone === zone && piece.owner === me);
  if (view.step === "lift" && last.zone === "open") return `lift ${last.card}`;
  if (view.step === "exchange" && at("hand").length && at("open").length) {
    return `exchange ${at("hand").at(-1)!.card} ${at("open").at(-1)!.card}`;
  }
  const equal = (zone: string): number => at(zone).filter((piece) => piece.card === last.card).length;
  const [hand, open, { set }] = [equal("hand"), equal("open"), fixedOf(constants)];
  if (hand && open) return hand + open > set ? null : `play ${last.card} x${hand} + open ${last.card} x${open}`;
  return `play ${last.card} x${Math.min(hand + open, set)}`;
}
