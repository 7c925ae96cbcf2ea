// What every game's art offers. A game's `art/index.ts` exports one of these as `art`, and its furniture beside it.

import { empty, named } from "./card";

export interface GameArt {
  /** The viewBox of a code's picture. */
  box(code: string): string;
  /** The picture of a card or piece as it stands in a view; `?` is the back, `-` an empty place. */
  face(code: string): string;
  back(): string;
}

/** A picture for the sheet: its viewBox, what is in it, and how many pixels one of its units has. */
export type Shown = readonly [box: string, inner: string, unit: number];

/** What a table has under a key, whatever the key: words from outside may be any. */
export function found<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What every game shows alike: a hidden card, an empty place, and by its name whatever has no picture. */
export function card(code: string, back: () => string): string {
  return code === "?" ? back() : code === "-" ? empty() : named(code);
}
