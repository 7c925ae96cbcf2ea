// What a view tells besides pieces, for a board that knows nothing of the game: each fact that is plain, with its label.

import type { FactInfo, GameInfo } from "../../api";
import type { Json, View } from "../../protocol/messages";

/** The facts that every game has, which are shown in places of their own. */
const COMMON = ["round", "rounds_to_play", "turn", "scores", "lives", "winners", "rounds", "options"];
const NOTHING = "–";
/** The kinds of facts that are somebody, or several. */
const SEATS = ["seat", "seats"];

/** How things are said. */
export interface Saying {
  names: string[];
  yes: string;
  no: string;
  /** A piece in words. */
  card(text: string): string;
}

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

/** What a zone is called. */
export function zoneLabel(name: string, game: GameInfo): string {
  return spaced(game.board.zones.find((zone) => zone.name === name)?.label || name);
}

/** The value in words; null if it is too much for a few, or for a board alone that knows the game. */
export function told(value: Json, kind: string, saying: Saying): string | null {
  if (kind === "object") return null;
  if (value === null || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? saying.yes : saying.no;
  if (typeof value === "number") return (SEATS.includes(kind) && saying.names[value]) || String(value);
  if (typeof value === "string") return kind.startsWith("card") ? saying.card(value) : value;
  const parts = Array.isArray(value)
    ? value.map((one) => leaf(one, kind, saying))
    : Object.entries(value)
        .filter(([, one]) => one !== 0)
        .map(([name, one]) => {
          const said = leaf(one, kind, saying);
          return said && `${name.replace(/_+/g, " ")} ${said}`;
        });
  if (parts.some((part) => part === null)) return null;
  return parts.join(", ") || NOTHING;
}

/** The same of a part of it, which is one thing: so is a line of a score. */
function leaf(value: Json, kind: string, saying: Saying): string | null {
  if (kind === "lines" && value instanceof Object && "points" in value) return `${String(value.name)} ${String(value.points)}`;
  return typeof value === "object" && value !== null ? null : told(value, kind, saying);
}

function isPerSeat(value: Json, info: FactInfo | undefined, seats: number): value is Json[] {
  if (!Array.isArray(value) || value.length !== seats || seats < 2) return false;
  return !info || info.per_seat || value.every(Array.isArray);
}

/** Whether there is nothing to say about it: nothing is there, or something is not so. */
function isNothing(value: Json): boolean {
  if (Array.isArray(value)) return !value.length;
  if (value instanceof Object) return Object.values(value).every((one) => one === 0);
  return value === null || value === false || value === "";
}

/** All facts of the game's own that can be said in a few words, in the order of the view; what is not there is left out. */
export function plainFacts(view: View, game: GameInfo, saying: Saying): PlainFacts {
  const found: PlainFacts = { shared: [], perSeat: [] };
  for (const [name, value] of Object.entries(view.facts)) {
    if (COMMON.includes(name)) continue;
    const info = game.board.facts.find((fact) => fact.name === name);
    const label = spaced(info?.label || name);
    const kind = info?.kind ?? "";
    if (isPerSeat(value, info, saying.names.length)) {
      if (value.every(isNothing)) continue;
      const values = value.map((one) => told(one, kind, saying));
      if (values.every((one) => one !== null)) found.perSeat.push({ label, values });
    } else if (!isNothing(value)) {
      const said = told(value, kind, saying);
      if (said !== null) found.shared.push({ label, value: said });
    }
  }
  return found;
}
