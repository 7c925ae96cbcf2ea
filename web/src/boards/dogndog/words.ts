import type { Language } from "../../i18n/index.svelte";
import type { Board } from "../board";

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

export const called: Board["called"] = {
  en: { scores: "trophies" },
  de: { scores: "Pokale" },
  ja: { scores: "トロフィー" },
};

const en = {
  deck: (count: number) => `Deck, ${count}`,
  dora: "Dora",
  parent: (who: string) => `${who} has the house: the Parent`,
  youParent: "You have the house: the Parent",
  lap: (lap: number, all: number) => `Lap ${lap} of ${all}`,
  discards: (who: string) => `${who}'s discards`,
  yours: "Your discards",
  none: "nothing discarded yet",
  richi: "Ri-chi!",
  wrong: "went out wrongly",
  drew: (card: string) => `You drew ${card}.`,
  missed: (cards: string) => `You let ${cards} pass: no ron on it.`,
};

export const words: Record<Language, typeof en> = {
  en,
  de: {
    deck: (count) => `Stapel, ${count}`,
    dora: "Dora",
    parent: (who) => `${who} hat das Haus und ist Elter`,
    youParent: "Du hast das Haus und bist Elter",
    lap: (lap, all) => `Umlauf ${lap} von ${all}`,
    discards: (who) => `Ablage von ${who}`,
    yours: "Deine Ablage",
    none: "noch nichts abgelegt",
    richi: "Ri-chi!",
    wrong: "hat zu Unrecht ausgemacht",
    drew: (card) => `Du hast ${card} gezogen.`,
    missed: (cards) => `Du hast ${cards} vorbeigelassen: darauf kein Ron.`,
  },
  ja: {
    deck: (count) => `山札 ${count}枚`,
    dora: "ドラ",
    parent: (who) => `親は${who}さんです`,
    youParent: "あなたが親です",
    lap: (lap, all) => `${all}周のうち${lap}周目`,
    discards: (who) => `${who}さんの捨て札`,
    yours: "あなたの捨て札",
    none: "捨て札はまだありません",
    richi: "リーチ！",
    wrong: "誤ったあがり",
    drew: (card) => `${card}を引きました。`,
    missed: (cards) => `見逃したカード：${cards}（ロンできません）`,
  },
};
