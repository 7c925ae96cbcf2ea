import type { Language } from "../../i18n/index.svelte";
import type { Board } from "../board";

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

export const called: Board["called"] = {
  en: { scores: "points", lives: "lives" },
  de: { scores: "Punkte", lives: "Leben" },
  ja: { scores: "点", lives: "ライフ" },
};

const en = {
  row: "The row",
  deck: (count: number) => (count ? `Deck, ${count}` : "The deck is empty"),
  pile: (count: number) => `Discards, ${count}`,
  played: "Played now",
  shown: (who: string) => `What everybody knows of ${who}'s hand`,
  scores: "Score board",
  target: (points: number) => `At ${points} points the last lap begins.`,
  lastLap: "The last lap!",
  draws: (count: number) => (count === 1 ? "1 card may be drawn." : `${count} cards may be drawn.`),
  retrieve: (cards: string) => `To be taken back: ${cards}.`,
  cards: (count: number, letter: string) => `${count} ${COLOURS.en[letter] ?? ""}`,
  points: (who: string, points: number) => `${who}: ${points}`,
};

export const words: Record<Language, typeof en> = {
  en,
  de: {
    row: "Die Reihe",
    deck: (count) => (count ? `Stapel, ${count}` : "Der Stapel ist leer"),
    pile: (count) => `Ablage, ${count}`,
    played: "Eben ausgespielt",
    shown: (who) => `Was alle von ${who} auf der Hand kennen`,
    scores: "Punktetafel",
    target: (points) => `Bei ${points} Punkten beginnt die letzte Runde um den Tisch.`,
    lastLap: "Die letzte Runde um den Tisch!",
    draws: (count) => (count === 1 ? "1 Karte darf gezogen werden." : `${count} Karten dürfen gezogen werden.`),
    retrieve: (cards) => `Zurückzunehmen: ${cards}.`,
    cards: (count, letter) => `${count} ${COLOURS.de[letter] ?? ""}`,
    points: (who, points) => `${who}: ${points}`,
  },
  ja: {
    row: "列",
    deck: (count) => (count ? `山札 ${count}枚` : "山札はありません"),
    pile: (count) => `捨て札 ${count}枚`,
    played: "いま出したカード",
    shown: (who) => `${who}さんの手札のうち、みんなが知っているもの`,
    scores: "得点ボード",
    target: (points) => `${points}点に届くと最後の一周です。`,
    lastLap: "最後の一周！",
    draws: (count) => `あと${count}枚引けます。`,
    retrieve: (cards) => `取り戻せるカード：${cards}。`,
    cards: (count, letter) => `${COLOURS.ja[letter] ?? ""}${count}枚`,
    points: (who, points) => `${who}：${points}`,
  },
};
