import type { View, Viewer } from "../../protocol/messages";
import { named, type Piece, type Reading } from "../../table/pieces";

/** The sticks a defence is made with: two meat a pair, a fire and a charcoal a set. */
function spent(words: string[]): string[] {
  return words.flatMap((word, at) => {
    const number = Number(words[at - 1]);
    if (word === "meat") return Array<string>(2 * number).fill("meat");
    if (word === "fire") return Array<string[]>(number).fill(["fire", "charcoal"]).flat();
    return [];
  });
}

export function read(move: string, _view: View, me: Viewer): Reading {
  const [verb, ...words] = move.split(" ");
  const [first = ""] = words;
  if (verb === "take") return { needs: named(words, "bonfire", null), plain: false };
  if (verb === "steal") return { needs: named([first], "sticks", Number(words.at(-1))), plain: false };
  if (verb === "exchange") return { needs: named([first], "sticks", me), plain: false };
  if (verb === "defend") {
    const needs = named(spent(words), "sticks", me);
    return { needs, plain: needs.length === 0 };
  }
  return { needs: [], plain: true };
}

export function phrase(pieces: Piece[], view: View, me: Viewer): string | null {
  const last = pieces.at(-1);
  if (last?.zone === "bonfire") {
    const taken = pieces.filter((piece) => piece.zone === "bonfire").map((piece) => piece.card);
    const order = ["meat", "fire", "charcoal"];
    return `take ${taken.sort((one, other) => order.indexOf(one) - order.indexOf(other)).join(" ")}`;
  }
  if (last?.zone !== "sticks") return null;
  if (last.owner !== me) return `steal ${last.card} from seat ${last.owner}`;
  if (view.step === "defend") return null;
  return last.card === "fire" ? "exchange fire 2 meat" : "exchange charcoal meat";
}
