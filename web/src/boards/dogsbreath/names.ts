// What the cards are called.

import type { Language } from "../../i18n/index.svelte";

interface Names {
  foods: Record<string, string>;
  exits: Record<string, string>;
  ages: Record<string, string>;
  others: Record<string, string>;
  between: string;
}

const NAMES: Record<Language, Names> = {
  en: {
    foods: { m: "Meat", p: "Poop", v: "Vege" },
    exits: { s: "Snout", b: "Butt" },
    ages: { d: "Day", n: "Night" },
    others: { bone: "Bone", scavenger: "Scavenger", guard: "Guard Dog" },
    between: " ",
  },
  de: {
    foods: { m: "Fleisch", p: "Häufchen", v: "Gemüse" },
    exits: { s: "Schnauze", b: "Po" },
    ages: { d: "Tag", n: "Nacht" },
    others: { bone: "Knochen", scavenger: "Streuner", guard: "Wachhund" },
    between: " ",
  },
  ja: {
    foods: { m: "肉", p: "うんち", v: "野菜" },
    exits: { s: "鼻", b: "お尻" },
    ages: { d: "昼", n: "夜" },
    others: { bone: "骨", scavenger: "あさり犬", guard: "番犬" },
    between: "・",
  },
};

export function name(card: string, language: Language): string {
  const { foods, exits, ages, others, between } = NAMES[language];
  const [food = "", exit = "", age = ""] = card;
  return others[card] ?? [foods[food], exits[exit], ages[age]].join(between);
}
