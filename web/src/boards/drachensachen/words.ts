import type { Language } from "../../i18n/index.svelte";

const DRAGONS: Record<Language, Record<string, string>> = {
  en: { nullo: "Nullo", extermino: "Extermino", protecto: "Protecto" },
  de: { nullo: "Nullo", extermino: "Extermino", protecto: "Protecto" },
  ja: { nullo: "ヌロ", extermino: "エクステルミノ", protecto: "プロテクト" },
};

export function name(card: string, language: Language): string {
  return DRAGONS[language][card] ?? card;
}
