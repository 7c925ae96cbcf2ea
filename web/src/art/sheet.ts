// The sheet: all that a game shows, at several sizes, by day and by night, to be looked at. `art_sheet.mjs` writes it.

import { AVATAR, avatar, AVATARS } from "./avatars";
import known from "./codes.json";
import { house } from "./dogndog";
import { BONFIRE, dogPlace, DOGS, fire, ground, STICKS, stickPlace } from "./furniture/bonfire";
import { draftBox, draftTable, PILE, pileMat } from "./furniture/mats";
import { ROW_HEAD, ROW_TAIL, rowHead, rowTail } from "./furniture/row";
import { board, boardBox, cube, cubePlaces, type Side } from "./furniture/score_board";
import type { GameArt } from "./game";
import { dieFace, DOG, dog, FAINTED, roundDie, STICK, VILLAGER, villagerOf } from "./herecomesthedog";
import { artOf, SCENE } from "./index";
import { LOGO, logo } from "./logo";
import { CARD } from "./card";
import { DIE } from "./shapes/die";
import type { Stuff } from "./shapes/stick";
import { ALL_MOMENTS, MOMENT, moment } from "./moments";
import { at, svg } from "./svg";
import { TOKEN, token, TOKENS } from "./tokens";

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

function scoreBoard(side: Side): string {
  const cubes = [12, 12, 39, 7].flatMap((points, seat) =>
    cubePlaces(side, 40, points, seat).map(({ x, y }) => at(x, y, 1, cube(seat))),
  );
  return figure(boardBox(side, 40), board(side, 40) + cubes.join(""), 1.2);
}

function bonfire(art: GameArt): string {
  const pack = Array.from({ length: DOGS }, (_, i) => dogPlace(i)).map(({ x, y }) => ({
    y,
    inner: at(x - 18, y - 43, 0.3, dog(false)),
  }));
  const sticks = (Object.keys(STICKS) as Stuff[]).flatMap((kind) =>
    Array.from({ length: STICKS[kind] }, (_, i) => stickPlace(kind, i)).map(({ x, y }) => ({
      y,
      inner: at(x - 10, y - 51, 0.45, art.face(kind)),
    })),
  );
  const standing = [...pack, ...sticks, { y: 180, inner: fire(0.8) }].sort((one, other) => one.y - other.y);
  return figure(BONFIRE, ground() + standing.map(({ inner }) => inner).join(""), 1.4);
}

function furniture(game: string, art: GameArt): string {
  switch (game) {
    case "dachs": {
      const row = ["2v", "3b", "4p", "5s", "2b", "3p"].map((code) => figure(CARD, art.face(code), 1));
      return (
        [figure(ROW_TAIL, rowTail(), 1), ...row, figure(ROW_HEAD, rowHead(), 1)].join("") +
        scoreBoard("A") +
        scoreBoard("B")
      );
    }
    case "dogndog":
      return figure(CARD, house(1), 1) + figure(CARD, house(2), 1);
    case "drachensachen":
      return figure(PILE, pileMat(), 1.2);
    case "dogsbreath":
      return figure(draftBox(8), draftTable(8), 0.6) + figure(draftBox(12), draftTable(12), 0.6);
    case "herecomesthedog":
      return (
        bonfire(art) +
        Object.keys(STICKS)
          .map((kind) => figure(DIE, dieFace(kind), 0.8) + figure(STICK, art.face(kind), 1))
          .join("") +
        figure(DIE, roundDie(3), 0.8) +
        figure(DOG, dog(false), 1) +
        figure(DOG, dog(true), 1) +
        [0, 1, 2, 3]
          .map((seat) => figure(VILLAGER, villagerOf(seat, false), 1) + figure(FAINTED, villagerOf(seat, true), 0.8))
          .join("")
      );
    default:
      return "";
  }
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
  return page(game, `${sizes.join("")}<p>${furniture(game, art)}</p>${figure(SCENE, art.scene(), 2)}`);
}

/** What belongs to no game. */
function houseSheet(): string {
  const signs = [1, 0.48, 0.32, 0.16].map((unit) => figure(LOGO, logo(), unit));
  const tokens = TOKENS.map((kind) => figure(TOKEN, token(kind), 1));
  const dogs = [...Array(AVATARS).keys()].map((i) => figure(AVATAR, avatar(i), 1));
  const moments = ALL_MOMENTS.map((kind) => figure(MOMENT, moment(kind), 1.4));
  return page("house", [signs, tokens, dogs, moments].map((row) => `<p>${row.join("")}</p>`).join(""));
}

/** All sheets by name: one a game, and one for the house. */
export async function sheets(): Promise<[string, string][]> {
  const games = Object.entries(known.codes).map(async ([game, codes]): Promise<[string, string]> => [
    game,
    await gameSheet(game, codes),
  ]);
  return [...(await Promise.all(games)), ["house", houseSheet()]];
}

/** The favicon as a file. */
export function favicon(): string {
  return `${svg(LOGO, logo())}\n`;
}
