import type { Language } from "../../i18n/index.svelte";

const COLOURS: Record<Language, Record<string, string>> = {
  en: { v: "vanilla", b: "blue-gray", p: "peach", s: "sage" },
  de: { v: "Vanille", b: "Blaugrau", p: "Pfirsich", s: "Salbei" },
  ja: { v: "バニラ", b: "ブルーグレー", p: "ピーチ", s: "セージ" },
};

export function name(card: string, language: Language): string {
  const [number = "", letter = ""] = card;
  const colour = COLOURS[language][letter] ?? "";
  return { en: `${number} ${colour}`, de: `${colour} ${number}`, ja: `${colour}の${number}` }[language];
}
