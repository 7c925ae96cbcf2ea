// For tests: the catalogues as they lie in the repository, as the server would send them.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameInfo } from "../api";
import { GameWords, type Declared } from "./game";
import { tongue } from "./index.svelte";
import { bundle } from "./saying";

export const HOUSE = join(import.meta.dirname, "../../../src/houndtable");
export const LANGUAGES = ["en", "de", "ja"];

function file(folder: string, language: string): string {
  const path = join(HOUSE, folder, `${language}.ftl`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** What all pages say in a language. */
export function pageSource(language: string): string {
  return file("words/common", language) + "\n" + file("words/web", language);
}

/** What a game says in a language; in English where there is none. */
export function gameSource(game: string, language: string): string {
  return file(`games/${game}/words`, language) || file(`games/${game}/words`, "en");
}

/** The page speaks this language. */
export function speak(language: string): void {
  tongue.use(language, { page: pageSource(language) });
}

/** The words of a game, of which something is declared. */
export function wordsFor(game: string, language: string, declared: Partial<Declared>): GameWords {
  const info = { events: {}, phrases: {}, moves: [], board: { facts: [], piece: "term:card" }, ...declared };
  const sources = [pageSource(language), gameSource(game, language)];
  return new GameWords([bundle(language, sources)], info as Declared as GameInfo);
}
