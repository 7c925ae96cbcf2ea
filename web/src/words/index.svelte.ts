// The language of the page: chosen by the browser, switchable. All words come from the server's catalogues.

import type { GameInfo } from "../api";
import type { Json } from "../protocol/messages";
import { settings } from "../settings.svelte";
import { GameWords } from "./game";
import { bundle, Sayer, type Message } from "./saying";

export { GameWords } from "./game";
export type { Message } from "./saying";

export interface LanguageInfo {
  code: string;
  /** What those who speak it call it. */
  name: string;
}

export const ENGLISH = "en";
/** The catalogue of all pages. */
const PAGE = "page";
const PAUSE = 2000; // ms before words are asked for again that did not come

/** The language somebody means who likes these best. */
export function preferred(wanted: readonly string[], known: readonly string[]): string {
  return wanted.find((code) => known.includes(code)) ?? ENGLISH;
}

async function fetched(path: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(path).catch(() => null);
    if (answer?.ok) return answer;
    await new Promise((go) => setTimeout(go, PAUSE));
  }
}

/** A catalogue's file. */
async function textOf(book: string, language: string): Promise<string> {
  return (await fetched(`/api/words/${encodeURIComponent(book)}/${language}`)).text();
}

/** The languages to try, the best first. */
function liked(): string[] {
  const tags = settings.language === "auto" ? navigator.languages : [settings.language];
  return tags.map((tag) => tag.toLowerCase().split("-")[0]!);
}

class Tongue {
  language: string = $state(ENGLISH);
  languages: LanguageInfo[] = $state.raw([]);
  /** The files of this language, by game; that of all pages too. */
  private sources: Record<string, string> = $state.raw({});
  private page: Sayer = $state.raw(new Sayer([]));
  private readonly made = new Map<string, { sources: Record<string, string>; words: GameWords }>();
  private readonly books = new Set([PAGE]);
  private asked = 0;

  /** The words of the language that is set are loaded, those of all games that were opened too, and the page says which
   *  language it is. */
  async load(): Promise<void> {
    const asked = (this.asked += 1);
    const [first = ENGLISH] = liked();
    const begun = this.languages.length ? null : fetch(`/api/words/${PAGE}/${first}`).catch(() => null);
    if (!this.languages.length) this.languages = (await (await fetched("/api/languages")).json()) as LanguageInfo[];
    const language = preferred(liked(), this.languages.map(({ code }) => code));
    const early = language === first ? await begun : null;
    const texts: Record<string, string> = early?.ok ? { [PAGE]: await early.text() } : {};
    for (let missing = [...this.books]; missing.length; missing = [...this.books].filter((book) => !(book in texts))) {
      const wanted = missing.filter((book) => !(book in texts));
      const found = await Promise.all(wanted.map((book) => textOf(book, language)));
      wanted.forEach((book, at) => (texts[book] = found[at]!));
    }
    if (asked === this.asked) this.use(language, texts);
  }

  /** The words of a game are there from now on, in whatever language. */
  async bring(game: string): Promise<void> {
    this.books.add(game);
    while (!(game in this.sources)) {
      const { language } = this;
      const text = await textOf(game, language);
      if (language === this.language) this.sources = { ...this.sources, [game]: text };
    }
  }

  /** These are the words from now on: the file of all pages, and those of games. */
  use(language: string, sources: Record<string, string>): void {
    this.page = new Sayer([bundle(language, [sources[PAGE] ?? ""])]);
    this.sources = sources;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  say(message: Message): string {
    return this.page.say(message);
  }

  has(key: string): boolean {
    return this.page.has(key);
  }

  listed(texts: string[], last: "list-and" | "list-or" | "list-comma"): string {
    return this.page.listed(texts, last);
  }

  number(value: number): string {
    return this.page.number(value);
  }

  /** The words of a game, which were brought before. */
  words(game: GameInfo): GameWords {
    const { sources, language } = this;
    const kept = this.made.get(game.name);
    if (kept?.sources === sources && kept.words.game === game) return kept.words;
    const words = new GameWords([bundle(language, [sources[PAGE] ?? "", sources[game.name] ?? ""])], game);
    this.made.set(game.name, { sources, words });
    return words;
  }
}

export const tongue = new Tongue();

/** What the page says, in its language: read again whenever that changes. Lists are told as such ("a, b and c"). */
export function t(key: string, args: Record<string, Json> = {}): string {
  return tongue.say([key, args]);
}

/** What is said in several paragraphs, `key-1` and so on. */
export function paragraphs(key: string): string[] {
  const found: string[] = [];
  while (tongue.has(`${key}-${found.length + 1}`)) found.push(t(`${key}-${found.length + 1}`));
  return found;
}

/** Names as a list in the language of the page. */
export function listed(names: string[]): string {
  return tongue.listed(names, "list-and");
}

/** Names as they stand in a list of players: some languages say them politely. */
export function polite(names: string[]): string[] {
  return names.map((name) => t("player-in-list", { name }));
}

/** What the players are called; the server says "Player 1" for a name that it does not tell. */
export function calledBy(seats: { name: string }[]): string[] {
  return seats.map(({ name }, seat) => (name === `Player ${seat + 1}` ? t("player", { number: seat + 1 }) : name));
}

/** One or the other, in the language of the page. */
export function listedEither(words: string[]): string {
  return tongue.listed(words, "list-or");
}

/** The name of a game, and the game in one sentence: English where nobody wrote it. */
export function titleOf(game: GameInfo): string {
  return game.titles[tongue.language] ?? game.titles[ENGLISH] ?? game.name;
}

export function aboutOf(game: GameInfo): string {
  return game.abouts[tongue.language] ?? game.abouts[ENGLISH] ?? "";
}
