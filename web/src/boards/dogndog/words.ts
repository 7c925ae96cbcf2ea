import type { Language } from "../../i18n/index.svelte";

const THINGS: Record<Language, Record<string, string>> = {
  en: { food: "Food", bone: "Bone", disc: "Disc" },
  de: { food: "Futter", bone: "Knochen", disc: "Scheibe" },
  ja: { food: "フード", bone: "ホネ", disc: "ディスク" },
};
const RED: Record<Language, string> = { en: "red ", de: "rote ", ja: "赤" };

export function name(card: string, language: Language): string {
  if (/^\dr$/.test(card)) return RED[language] + card[0];
  return THINGS[language][card] ?? card;
}
