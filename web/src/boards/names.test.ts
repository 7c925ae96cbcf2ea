// Nothing outside a game's folder names it: a game is added by adding its folder.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
const GAMES = Object.keys(import.meta.glob(["./*/index.ts", "!./generic/index.ts"])).map((path) => path.split("/")[1]!);
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte|css)$/.test(file));

test.each(GAMES)("%s is named in its own folder only", (game) => {
  const name = new RegExp(`\\b${game}\\b`);
  const others = FILES.filter((file) => !file.startsWith(join("boards", game)));
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter((file) => name.test(readFileSync(join(SOURCES, file), "utf8")))).toEqual([]);
});
