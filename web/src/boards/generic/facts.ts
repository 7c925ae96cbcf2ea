// What a view tells besides pieces, for a board that knows nothing of the game: each fact that is plain, with its label.

import type { FactInfo, GameInfo } from "../../api";
import type { Json, View } from "../../protocol/messages";
import type { GameWords } from "../../words/game";
import { t } from "../../words/index.svelte";

/** The facts that every game has, which are shown in places of their own. */
const COMMON = ["round", "rounds_to_play", "turn", "scores", "lives", "winners", "rounds", "options"];
const NOTHING = "–";
/** The forms that say several things at once. */
const SEVERAL = /^(list |tally |lines$)/;

export interface PlainFacts {
  shared: { label: string; value: string }[];
  /** One value for each seat. */
  perSeat: { label: string; values: string[] }[];
}

/** A label, or a name as words, to begin with: `draw_pile` is a Draw pile. */
export function spaced(name: string): string {
  const words = name.replace(/_+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value in words; null if it is too much for a few. */
export function told(value: Json, form: string, w: GameWords): string | null {
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return t(value ? "play-yes" : "play-no");
  if (typeof value !== "object") return w.written(w.value(value, SEVERAL.test(form) ? "text" : form)[""]!);
  if (Array.isArray(value) && SEVERAL.test(form)) {
    const said = w.value(value, form);
    return String(said.commas ?? said[""]) || NOTHING;
  }
  const parts = Array.isArray(value)
    ? value.map((one) => leaf(one, form, w))
    : Object.entries(value)
        .filter(([, one]) => one !== 0)
        .map(([name, one]) => {
          const said = leaf(one, form, w);
          return said && `${name.replace(/_+/g, " ")} ${said}`;
        });
  if (parts.some((part) => part === null)) return null;
  return w.listed(parts as string[], "list-comma") || NOTHING;
}

/** The same of a part of it, which is one thing. */
function leaf(value: Json, form: string, w: GameWords): string | null {
  return typeof value === "object" && value !== null ? null : told(value, form, w);
}

function isPerSeat(value: Json, info: FactInfo, seats: number): value is Json[] {
  if (!Array.isArray(value) || value.length !== seats || seats < 2) return false;
  return info.per_seat || value.every(Array.isArray);
}

/** Whether there is nothing to say about it: nothing is there, or something is not so. */
function isNothing(value: Json): boolean {
  if (Array.isArray(value)) return !value.length;
  if (value instanceof Object) return Object.values(value).every((one) => one === 0);
  return value === null || value === false || value === "";
}

/** All facts of the game's own that can be said in a few words, in the order of the view. What is not there is left out,
 *  and so is what the game does not tell the form of: that is for a board which knows the game. */
export function plainFacts(view: View, game: GameInfo, w: GameWords): PlainFacts {
  const found: PlainFacts = { shared: [], perSeat: [] };
  for (const [name, value] of Object.entries(view.facts)) {
    const info = game.board.facts.find((fact) => fact.name === name);
    if (!info || COMMON.includes(name)) continue;
    const { form } = info;
    const label = spaced(w.fact(name));
    if (isPerSeat(value, info, w.names.length)) {
      if (value.every(isNothing)) continue;
      const values = value.map((one) => told(one, form, w));
      if (values.every((one) => one !== null)) found.perSeat.push({ label, values });
    } else if (!isNothing(value)) {
      const said = told(value, form, w);
      if (said !== null) found.shared.push({ label, value: said });
    }
  }
  return found;
}
