// The sheet: all that a game shows, at several sizes, by day and by night, to be looked at. `art_sheet.mjs` writes it.

import { AVATAR, avatar, AVATARS } from "./avatars";
import type { GameArt, Shown } from "./game";
import { artOf, SCENE, sceneOf } from "./index";
import { LOGO, logo } from "./logo";
import { ALL_MOMENTS, MOMENT, moment } from "./moments";
import { svg } from "./svg";
import { TOKEN, token, TOKENS } from "./tokens";

/** The codes of each game that has pictures, and its furniture. */
export const CODES = byGame(import.meta.glob<string[]>("../boards/*/art/codes.json", { eager: true, import: "default" }));
const SHEETS = byGame(import.meta.glob<{ furniture: Shown[] }>("../boards/*/art/sheet.ts", { eager: true }));

/** What a game nobody has drawn for may have. */
const UNDRAWN = ["?", "7h", "10d", "Qs", "red 7", "scavenger", "many monsters 6", "骨の山"];
const SIZES = [160, 100, 64, 44];
const ROOMS = [
  { wood: "#f3e7d3", ink: "#33241a" },
  { wood: "#221a14", ink: "#f6ead8" },
];

function figure(box: string, inner: string, unit: number): string {
  const wide = Number(box.split(" ")[2] ?? 100) * unit;
  const style = `display:inline-block;width:${wide.toFixed(1)}px;margin:4px;vertical-align:bottom`;
  return `<span style="${style}">${svg(box, inner)}</span>`;
}

function faces(art: GameArt, codes: readonly string[], size: number): string {
  return `<p>${codes.map((code) => figure(art.box(code), art.face(code), size / 100)).join("")}</p>`;
}

function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, value]) => [path.split("/")[2]!, value]));
}

/** What a game has besides its pieces. */
export function furnitureOf(game: string): Shown[] {
  return SHEETS[game]?.furniture ?? [];
}

/** The same twice: by day and by night. */
function page(title: string, inner: string): string {
  const rooms = ROOMS.map(
    ({ wood, ink }) => `<section style="background:${wood};color:${ink};padding:12px">${inner}</section>`,
  );
  const head = `<!doctype html><meta charset="utf-8"><title>${title}</title>`;
  return `${head}<body style="margin:0;line-height:0">${rooms.join("")}`;
}

async function gameSheet(game: string, codes: readonly string[]): Promise<string> {
  const art = await artOf(game);
  const sizes = SIZES.map((size) => faces(art, [...codes, "-", "new"], size));
  const furniture = furnitureOf(game).map((shown) => figure(...shown));
  return page(game, `${sizes.join("")}<p>${furniture.join("")}</p>${figure(SCENE, await sceneOf(game, game), 2)}`);
}

/** What belongs to no game. */
function houseSheet(): string {
  const signs = [1, 0.48, 0.32, 0.16].map((unit) => figure(LOGO, logo(), unit));
  const tokens = TOKENS.map((kind) => figure(TOKEN, token(kind), 1));
  const dogs = [...Array(AVATARS).keys()].map((i) => figure(AVATAR, avatar(i), 1));
  const moments = ALL_MOMENTS.map((kind) => figure(MOMENT, moment(kind), 1.4));
  return page("house", [signs, tokens, dogs, moments].map((row) => `<p>${row.join("")}</p>`).join(""));
}

/** All sheets by name: one a game, one for a game without pictures, and one for the house. */
export async function sheets(): Promise<[string, string][]> {
  const games = Object.entries({ ...CODES, undrawn: UNDRAWN }).map(async ([game, codes]): Promise<[string, string]> => [
    game,
    await gameSheet(game, codes),
  ]);
  return [...(await Promise.all(games)), ["house", houseSheet()]];
}

/** The favicon as a file. */
export function favicon(): string {
  return `${svg(LOGO, logo())}\n`;
}
