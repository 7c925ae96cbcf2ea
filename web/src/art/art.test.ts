// Every card and piece has its picture, every picture keeps to the rules of the page, and all of it is small.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { avatar, AVATARS } from "./avatars";
import { empty, named } from "./card";
import known from "./codes.json";
import { DOGS, dogPlace, fire, ground, STICKS, stickPlace } from "./furniture/bonfire";
import { draftPlace, draftTable, pileMat } from "./furniture/mats";
import { rowHead, rowTail } from "./furniture/row";
import { board, boardBox, cube, cubePlaces, lastPlace, type Side } from "./furniture/score_board";
import { house } from "./dogndog";
import { dieFace, dog, roundDie, villagerOf } from "./herecomesthedog";
import { artOf, sceneOf } from "./index";
import { logo, LOGO } from "./logo";
import { ALL_MOMENTS, moment } from "./moments";
import { svg } from "./svg";
import { token, TOKENS } from "./tokens";

const HERE = import.meta.dirname;
const GAMES = Object.entries(known.codes);
const SIDES: Side[] = ["A", "B"];
const SEATS = [0, 1, 2, 3];

async function everything(): Promise<string[]> {
  const games = await Promise.all(
    GAMES.map(async ([game, codes]) => {
      const art = await artOf(game);
      return [...codes.map((code) => art.face(code)), art.back(), art.scene()];
    }),
  );
  const things = [
    ground(),
    fire(0),
    fire(1),
    pileMat(),
    draftTable(8),
    rowHead(),
    rowTail(),
    logo(),
    roundDie(9),
    house(2),
  ];
  const people = SEATS.flatMap((seat) => [cube(seat), villagerOf(seat, false), villagerOf(seat, true)]);
  const dogs = [...Array(AVATARS).keys()].map(avatar);
  const rest = [...SIDES.map((side) => board(side, 40)), ...TOKENS.map(token), dog(true), dog(false), dieFace("fire")];
  return [...games.flat(), ...things, ...people, ...dogs, ...ALL_MOMENTS.map(moment), ...rest, named("?!"), empty()];
}

describe.each(GAMES)("%s", (game, codes) => {
  test("every code has a picture of its own", async () => {
    const art = await artOf(game);
    const faces = codes.map((code) => art.face(code));
    expect(new Set(faces).size).toBe(codes.length);
    for (const face of faces) expect(face).not.toContain("<text");
  });

  test("a hidden card shows the back, and an unknown one its name", async () => {
    const art = await artOf(game);
    expect(art.face("?")).toBe(art.back());
    expect(art.face('<b>"')).toContain("&#60;b&#62;&#34;");
    for (const code of ["constructor", "__proto__", "", "2", "10", "mconstructor"])
      expect(art.face(code)).toMatch(/^<g /);
  });

  test("its scene is the one it comes with", async () => {
    expect(await sceneOf(game)).toBe((await artOf(game)).scene());
  });
});

test("a game without pictures is shown by the names of its pieces", async () => {
  const art = await artOf("nobody knows");
  expect(art.face("7x")).toContain(">7x<");
  expect(await sceneOf("nobody knows")).toBe(art.scene());
  expect(await artOf("constructor")).toBe(art);
});

test("no picture has anything a strict content policy forbids, an id, or a number that is none", async () => {
  for (const picture of await everything()) {
    expect(picture).not.toMatch(/style|<script|\son\w+=|href|url\(|\sid=|NaN|undefined|Infinity/);
  }
});

test("every picture is well formed", async () => {
  for (const picture of await everything()) {
    const open: string[] = [];
    for (const [, end, name = "", alone] of picture.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
    }
    expect(open).toEqual([]);
  }
});

test("the bonfire has a place for every stick and every dog", () => {
  expect(STICKS).toEqual(known.sticks);
  expect(DOGS).toBe(known.dogs);
  const places = Object.entries(known.sticks).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, i) => stickPlace(kind as keyof typeof STICKS, i)),
  );
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(21);
  expect(new Set(Array.from({ length: DOGS }, (_, i) => dogPlace(i).x + 1000 * dogPlace(i).y)).size).toBe(DOGS);
});

test("the draft has a place for every card", () => {
  const places = Array.from({ length: known.draft }, (_, i) => draftPlace(i));
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(known.draft);
  expect(places[5]).toEqual({ x: 134, y: 174 });
});

describe("the score board", () => {
  test("shows 37 as a 3 among the tens and a 7 among the ones, or as one place", () => {
    const [ones, tens] = cubePlaces("A", 40, 37, 0);
    expect(cubePlaces("A", 40, 7, 0)[0]).toEqual(ones);
    expect(cubePlaces("A", 40, 30, 0)[1]).toEqual(tens);
    expect(cubePlaces("B", 40, 37, 0)).toHaveLength(1);
  });

  test("keeps cubes on it, however few or many points there are", () => {
    for (const side of SIDES) {
      const [, , width = 0, height = 0] = boardBox(side, 40).split(" ").map(Number);
      for (const seat of SEATS) {
        for (const points of [-12, 0, 9, 40, 64, 200]) {
          for (const { x, y } of cubePlaces(side, 40, points, seat)) {
            expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
          }
        }
      }
    }
  });

  test("has room beyond the points that end a round", () => {
    expect(lastPlace(40)).toBe(69);
    expect(lastPlace(60)).toBe(89);
  });

  test("tells four cubes on one place apart", () => {
    const places = SEATS.flatMap((seat) => cubePlaces("B", 40, 12, seat));
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(new Set(SEATS.map(cube)).size).toBe(4);
  });
});

test("the favicon is the logo", () => {
  expect(readFileSync(join(HERE, "favicon.svg"), "utf8")).toBe(`${svg(LOGO, logo())}\n`);
});

test("all of it is under 60 kB compressed", () => {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => /\.(ts|css|svg)$/.test(file) && !/test|sheet/.test(file));
  const sizes = code.map((file) => gzipSync(readFileSync(join(HERE, file))).length);
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThan(60_000);
});

describe("the palette", () => {
  const css = readFileSync(join(HERE, "palette.css"), "utf8");
  const [PAPER, WOOD] = [
    ["#fffaf0", "#3a2d22"],
    ["#f3e7d3", "#221a14"],
  ] as const;

  function luminance(colour: string): number {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  test.each(GAMES.map(([game]) => game))("%s is readable in light and dark", (game) => {
    const block = css.split(`[data-game="${game}"]`)[1]?.split("}")[0] ?? "";
    const tones = (name: string): string[] =>
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(block)?.slice(1) ?? [];
    for (const mode of [0, 1]) {
      const colour = (name: string): string => tones(name)[mode] ?? "";
      expect(contrast(colour("accent"), colour("on-accent"))).toBeGreaterThan(4.5);
      expect(contrast(colour("cloth"), colour("on-cloth"))).toBeGreaterThan(7);
      expect(contrast(colour("accent"), PAPER[mode] ?? "")).toBeGreaterThan(4.5);
      expect(contrast(colour("accent"), WOOD[mode] ?? "")).toBeGreaterThan(4.5);
      expect(contrast(colour("accent"), colour("cloth"))).toBeGreaterThan(4.5);
    }
  });
});
