import type { Language } from "../../i18n/index.svelte";

const STICKS: Record<Language, Record<string, string>> = {
  en: { meat: "meat", fire: "fire", charcoal: "charcoal" },
  de: { meat: "Fleisch", fire: "Feuer", charcoal: "Kohle" },
  ja: { meat: "肉", fire: "火", charcoal: "炭" },
};

export function name(card: string, language: Language): string {
  return STICKS[language][card] ?? card;
}
