import type { Constants } from "../../api";
import type { View, Viewer } from "../../protocol/messages";
import { named, type Piece, type Reading } from "../../table/pieces";
import { fixedOf, KINDS, type Fixed } from "./facts";

/** The sticks a defence is made with: `1 meat pair 2 fire sets`. */
function spent(text: string, spends: Fixed["spends"]): string[] {
  return Object.entries(spends).flatMap(([name, sticks]) => {
    const times = new RegExp(`(\\d+) ${name}`).exec(text)?.[1] ?? 0;
    return Array<string[]>(Number(times)).fill(sticks).flat();
  });
}

/** The defence that is made with just these sticks; null if there is none. */
function defence(sticks: string[], spends: Fixed["spends"]): string | null {
  const rest = [...sticks];
  const words = Object.entries(spends).flatMap(([name, needed]) => {
    let times = 0;
    while (needed.every((one) => count(rest, one) >= count(needed, one))) {
      for (const one of needed) rest.splice(rest.indexOf(one), 1);
      times += 1;
    }
    return times ? [`${times} ${name}${times > 1 ? "s" : ""}`] : [];
  });
  return rest.length || !words.length ? null : `defend ${words.join(" ")}`;
}

const count = (sticks: string[], kind: string): number => sticks.filter((stick) => stick === kind).length;

export function read(move: string, _view: View, me: Viewer, constants: Constants): Reading {
  const [verb, ...words] = move.split(" ");
  const [first = ""] = words;
  if (verb === "take") return { needs: named(words, "bonfire", null), plain: false };
  if (verb === "steal") return { needs: named([first], "sticks", Number(words.at(-1))), plain: false };
  if (verb === "exchange") return { needs: named([first], "sticks", me), plain: false };
  if (verb === "defend") {
    const needs = named(spent(move, fixedOf(constants).spends), "sticks", me);
    return { needs, plain: needs.length === 0 };
  }
  return { needs: [], plain: true };
}

export function phrase(pieces: Piece[], view: View, me: Viewer, constants: Constants): string | null {
  const last = pieces.at(-1);
  if (last?.zone === "bonfire") {
    const taken = pieces.filter((piece) => piece.zone === "bonfire").map((piece) => piece.card);
    return `take ${taken.sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other)).join(" ")}`;
  }
  if (last?.zone !== "sticks") return null;
  if (last.owner !== me) return `steal ${last.card} from seat ${last.owner}`;
  if (view.step === "defend") {
    const mine = pieces.filter((piece) => piece.zone === "sticks" && piece.owner === me);
    return defence(mine.map((piece) => piece.card), fixedOf(constants).spends);
  }
  return fixedOf(constants).exchanges.find(({ give }) => give === last.card)?.move ?? null;
}
