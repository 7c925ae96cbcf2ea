// Every picture that a rulebook names is drawn, and none is drawn that no rulebook shows.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Pictures } from "../markdown";

const FOUND = import.meta.glob<{ pictures: Pictures }>("./*/art/pictures.ts", { eager: true });

test.each(Object.entries(FOUND))("%s", (path, { pictures }) => {
  const game = path.split("/")[1]!;
  const rules = readFileSync(`../src/houndtable/games/${game}/RULES.md`, "utf8");
  const named = [...rules.matchAll(/\(picture:([\w-]+)\)/g)].map(([, name]) => name!);
  expect([...named].sort()).toEqual(Object.keys(pictures).sort());
  for (const name of named) {
    const drawn = pictures[name]!();
    expect(drawn).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
    expect(drawn).not.toMatch(/<text|NaN|undefined/);
  }
});
