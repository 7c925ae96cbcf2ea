// The language of the interface: chosen by the browser, switchable.

import { settings } from "../settings.svelte";
import { en, type Messages } from "./en";

export type Language = "en" | "de" | "ja";

const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: () => Promise.resolve(en),
  de: () => import("./de").then((module) => module.de),
  ja: () => import("./ja").then((module) => module.ja),
};

/** The language somebody means who says which ones they like best. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] as Language;
    if (language in LOADERS) return language;
  }
  return "en";
}

class Tongue {
  /** The words; components read them through `tongue.t`. */
  t: Messages = $state.raw(en);
  language: Language = $state("en");

  /** The words of the language that is set are loaded, and the page says which it is. */
  async load(): Promise<void> {
    const wanted = settings.language === "auto" ? preferred(navigator.languages) : settings.language;
    this.t = await LOADERS[wanted]();
    this.language = wanted;
    document.documentElement.lang = wanted;
  }
}

export const tongue = new Tongue();

/** Names as a list in the language of the page. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(tongue.language).format(names);
}

/** One or the other, in the language of the page. */
export function listedEither(words: string[]): string {
  return new Intl.ListFormat(tongue.language, { type: "disjunction" }).format(words);
}
