// Every card and piece has its picture, every picture keeps to the rules of the page, and all of it is small.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { avatar, AVATARS } from "./avatars";
import { empty, named } from "./card";
import { scene } from "./generic";
import { artOf, sceneOf } from "./index";
import { initials } from "./lettering";
import { logo, LOGO } from "./logo";
import { ALL_MOMENTS, moment } from "./moments";
import { CODES, furnitureOf } from "./sheet";
import { svg } from "./svg";
import { token, TOKENS } from "./tokens";

const HERE = import.meta.dirname;
const BOARDS = join(HERE, "..", "boards");
const GAMES = Object.entries(CODES);

async function everything(): Promise<string[]> {
  const games = await Promise.all(
    GAMES.map(async ([game, codes]) => {
      const art = await artOf(game);
      const furniture = furnitureOf(game).map(([, inner]) => inner);
      return [...codes.map((code) => art.face(code)), art.back(), await sceneOf(game, game), ...furniture];
    }),
  );
  const dogs = [...Array(AVATARS).keys()].map(avatar);
  const house = [logo(), scene('<"'), named("?!"), empty(), ...TOKENS.map(token), ...ALL_MOMENTS.map(moment)];
  return [...games.flat(), ...dogs, ...house];
}

test("the games that have pictures are found", () => {
  expect(GAMES.length).toBeGreaterThan(1);
});

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

  test("it has a scene of its own", async () => {
    expect(await sceneOf(game, "Title")).not.toContain("Title");
  });
});

describe("a game without pictures", () => {
  test("is shown by the names of its pieces, and by its title on the wall", async () => {
    const art = await artOf("nobody knows");
    expect(art.face("7x")).toContain(">7x<");
    expect(art.face("?")).toBe(art.back());
    expect(await sceneOf("nobody knows", "Thirty-one")).toContain(">Thirty-one<");
    expect(await artOf("constructor")).toBe(art);
    expect(await artOf("../art")).toBe(art);
  });

  test("has letters that can be read on a card that is 60 pixels wide", async () => {
    const { face } = await artOf("nobody knows");
    for (const code of ["7h", "10d", "red 7", "scavenger", "many monsters 6", "Donaudampfschiff", "骨の山"]) {
      const sizes = [...face(code).matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes), code).toBeGreaterThanOrEqual(14);
      expect(sizes.at(-1)! * 0.6, code).toBeGreaterThan(10);
    }
  });

  test("has cards that differ, in their corners too where names do", async () => {
    const { face } = await artOf("nobody knows");
    expect(face("red 7")).not.toBe(face("red 8"));
    expect(["7h", "red 7", "scavenger", "many monsters 6"].map(initials)).toEqual(["7h", "r7", "sca", "mm6"]);
  });

  test("leaves out what has no room, and says so", async () => {
    const { face } = await artOf("nobody knows");
    expect(face("a very long name that goes on and on and on and on and on")).toContain("…");
  });
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

test("the favicon is the logo", () => {
  expect(readFileSync(join(HERE, "favicon.svg"), "utf8")).toBe(`${svg(LOGO, logo())}\n`);
});

test("all of it is under 60 kB compressed, and the pictures of a rulebook, which only that page loads, under 5", () => {
  const all = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  const files = [...all(HERE), ...all(BOARDS).filter((file) => /\/art\//.test(file))];
  const code = files.filter((file) => /\.(ts|css|svg)$/.test(file) && !/test|sheet/.test(file));
  const size = (file: string): number => gzipSync(readFileSync(file)).length;
  const isOfRules = (file: string): boolean => file.endsWith("/pictures.ts");
  const sizes = code.filter((file) => !isOfRules(file)).map(size);
  expect(sizes.reduce((one, other) => one + other, 0)).toBeLessThan(60_000);
  expect(Math.max(...code.filter(isOfRules).map(size))).toBeLessThan(5_000);
});

describe("the palette", () => {
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
    const css = readFileSync(join(BOARDS, game, "art", "palette.css"), "utf8");
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
