// Words where there is no picture: as large as their place allows, broken between words, and within one that is too long.

import { INK } from "./ink";

/** A place for words: its middle, how wide and how high it is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const LEADING = 1.15;

const SQUARE = /[\u2e80-\uffff]/;
const NARROW = /[\s.,:;'!|iljtfrI()-]/;
const WIDE = /[mwMW@]/;

/** How wide a letter is, as part of its height: rather too much, since every device has letters of its own. */
function widthOf(letter: string): number {
  return SQUARE.test(letter) ? 1.05 : NARROW.test(letter) ? 0.45 : WIDE.test(letter) ? 1.05 : 0.7;
}

function lengthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
}

/** The word in parts that each fit. */
function parts(word: string, most: number): string[] {
  if (lengthOf(word) <= most) return [word];
  const found: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part && lengthOf(`${part}${letter}-`) > most) {
      found.push(`${part}-`);
      part = "";
    }
    part += letter;
  }
  return [...found, part];
}

/** The text in lines of at most this length. */
function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const part of text.split(/\s+/).filter(Boolean).flatMap((word) => parts(word, most))) {
    const joined = `${lines.at(-1)} ${part}`;
    if (lines.length && lengthOf(joined) <= most) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The text in its place, between these sizes; what does not fit in the smallest is left out. A word is broken only if
 *  that makes the letters much larger. */
export function lettering(text: string, { x, y, wide, high }: Place, largest: number, smallest: number): string {
  const room = (size: number): number => Math.max(1, Math.floor(high / (size * LEADING)));
  const fits = (size: number, whole: boolean): boolean =>
    broken(text, wide / size).length <= room(size) &&
    (!whole || text.split(/\s+/).every((word) => lengthOf(word) <= wide / size));
  const sizes = Array.from({ length: largest - smallest + 1 }, (_, at) => largest - at);
  const size = sizes.find((one) => fits(one, true)) ?? sizes.find((one) => fits(one, false)) ?? smallest;
  const all = broken(text, wide / size);
  const lines = all.slice(0, room(size));
  if (lines.length < all.length) lines[lines.length - 1] = `${lines.at(-1)!.slice(0, -1)}…`;
  const written = lines.map((line, at) => {
    const down = y + size * (0.35 + LEADING * (at - (lines.length - 1) / 2));
    return `<text x="${x}" y="${Math.round(down)}">${escaped(line)}</text>`;
  });
  const type = `font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle"`;
  return `<g ${type} fill="${INK}" stroke="none">${written.join("")}</g>`;
}

/** A few letters for a long name: its figures, and what its words begin with. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  if ([...name].length <= 3) return name;
  if (words.length === 1) return [...name].slice(0, SQUARE.test(name) ? 1 : 3).join("");
  return words
    .map((word) => (/^\d+$/.test(word) ? word : [...word][0]!))
    .join("")
    .slice(0, 4);
}
