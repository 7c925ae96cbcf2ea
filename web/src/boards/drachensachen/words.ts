// The words of Drachensachen's board.

import { tongue, type Language } from "../../i18n/index.svelte";
import type { Board } from "../board";
import type { Demand } from "./facts";

export const called: Board["called"] = {
  en: { scores: "coins lost" },
  de: { scores: "Münzen verloren" },
  ja: { scores: "失ったコイン" },
};

const en = {
  round: (round: number, hoard: number) => `Round ${round}. The game ends when somebody has lost ${hoard} coins.`,
  pile: "Pile",
  emptyPile: "The pile is empty",
  takePile: (top: string, count: number) => `Pile of ${count}, on top ${top}`,
  drawPile: "Draw pile",
  toBeat: "What fits",
  anything: "anything",
  butOne: (card: number) => `anything but a ${card}`,
  dragon: "a dragon",
  noDragon: "no dragon",
  owed: "Owed",
  misses: "To miss",
  turns: (count: number) => (count === 1 ? "1 turn" : `${count} turns`),
  inRow: "In a row",
  ofSet: (count: number, set: number) => `${count} of ${set}`,
  todo: "Still to choose",
  clockwise: "Clockwise",
  anticlockwise: "Anticlockwise",
  quick: "A Nullo is quick: one more play",
  idle: (turns: number) => `Nothing changes: scored in ${turns} turns`,
  remainders: "Remainders",
  yours: "Your Remainders",
  hidden: (place: number) => `hidden Remainder ${place}`,
  none: "none left",
  knownHand: (name: string) => `Known cards of ${name}'s hand`,
  lost: (lost: number, hoard: number) => `${lost} of ${hoard} coins lost`,
  seen: "Cards that were seen",
  gone: "Out of the round",
  unseen: (count: number) => `${count} more left the round unseen.`,
  exchanged: (hand: string, open: string) => `You give ${hand} for your open ${open} as soon as all have chosen.`,
  kept: "You keep your cards. The others are still choosing.",
  doubt: (giver: string, cards: string, receivers: string) => `${giver} had ${cards}; ${receivers} may have drawn some.`,
  extras: "Abilities and curses",
  been: "Have been",
};

type Words = typeof en;

const de: Words = {
  round: (round, hoard) => `Runde ${round}. Das Spiel endet, wenn jemand ${hoard} Münzen verloren hat.`,
  pile: "Stapel",
  emptyPile: "Der Stapel ist leer",
  takePile: (top, count) => `Stapel mit ${count}, oben ${top}`,
  drawPile: "Nachzieh\u00adstapel",
  toBeat: "Es passt",
  anything: "alles",
  butOne: (card) => `alles außer einer ${card}`,
  dragon: "ein Drache",
  noDragon: "kein Drache",
  owed: "Fällig",
  misses: "Aussetzen",
  turns: (count) => (count === 1 ? "1 Zug" : `${count} Züge`),
  inRow: "In Folge",
  ofSet: (count, set) => `${count} von ${set}`,
  todo: "Noch zu wählen",
  clockwise: "Im Uhrzeigersinn",
  anticlockwise: "Gegen den Uhrzeigersinn",
  quick: "Ein Nullo ist schnell: noch einmal spielen",
  idle: (turns) => `Nichts ändert sich: Wertung in ${turns} Zügen`,
  remainders: "Reste",
  yours: "Deine Reste",
  hidden: (place) => `verdeckter Rest ${place}`,
  none: "keine mehr",
  knownHand: (name) => `Bekannte Handkarten von ${name}`,
  lost: (lost, hoard) => `${lost} von ${hoard} Münzen verloren`,
  seen: "Karten, die alle gesehen haben",
  gone: "Aus der Runde",
  unseen: (count) => `${count} weitere sind ungesehen aus der Runde.`,
  exchanged: (hand, open) => `Sobald alle gewählt haben, tauschst du ${hand} gegen deinen offenen Rest ${open}.`,
  kept: "Du behältst deine Karten. Die anderen wählen noch.",
  doubt: (giver, cards, receivers) => `${giver} hatte ${cards}; einiges davon jetzt vielleicht bei ${receivers}.`,
  extras: "Fähigkeiten und Flüche",
  been: "Schon gewesen",
};

const ja: Words = {
  round: (round, hoard) => `第${round}ラウンド。だれかが金貨を${hoard}枚失うとゲームが終わります。`,
  pile: "場",
  emptyPile: "場にカードはありません",
  takePile: (top, count) => `場に${count}枚、一番上は${top}`,
  drawPile: "山札",
  toBeat: "出せるカード",
  anything: "何でも",
  butOne: (card) => `${card}以外なら何でも`,
  dragon: "ドラゴン",
  noDragon: "ドラゴンはだめ",
  owed: "引く枚数",
  misses: "休み",
  turns: (count) => `${count}回`,
  inRow: "連続",
  ofSet: (count, set) => `${set}枚中${count}枚`,
  todo: "残りの選択",
  clockwise: "時計回り",
  anticlockwise: "反時計回り",
  quick: "ヌロはすばやい：もう一度出します",
  idle: (turns) => `動きがありません：あと${turns}手番で採点`,
  remainders: "残り札",
  yours: "あなたの残り札",
  hidden: (place) => `裏の残り札${place}`,
  none: "なし",
  knownHand: (name) => `${name}さんの手札でわかっているカード`,
  lost: (lost, hoard) => `失った金貨 ${lost}／${hoard}枚`,
  seen: "全員が見たカード",
  gone: "このラウンドから除かれたカード",
  unseen: (count) => `ほかに${count}枚が見えないまま除かれました。`,
  exchanged: (hand, open) => `全員が選び終わったら、手札の${hand}を表の${open}と交換します。`,
  kept: "カードはそのままです。ほかの人が選んでいます。",
  doubt: (giver, cards, receivers) => `${giver}さんは${cards}を持っていましたが、${receivers}が引いたかもしれません。`,
  extras: "能力と呪い",
  been: "これまでの能力",
};

const ALL: Record<Language, Words> = { en, de, ja };

/** The words in the language of the page. */
export function words(): Words {
  return ALL[tongue.language];
}

const DRAGONS: Record<Language, Record<string, string>> = {
  en: { nullo: "Nullo", extermino: "Extermino", protecto: "Protecto" },
  de: { nullo: "Nullo", extermino: "Extermino", protecto: "Protecto" },
  ja: { nullo: "ヌロ", extermino: "エクステルミノ", protecto: "プロテクト" },
};

export function name(card: string, language: Language): string {
  return DRAGONS[language][card] ?? card;
}

/** What fits, as a list: "7–9 or a dragon"; monsters go up to `highest`. */
export function demandIn(language: Language, { low, high, dragons, one }: Demand, highest: number): string {
  const w = ALL[language];
  if (low === 1 && high === highest && dragons) return w.anything;
  if (low === 1 && high === highest - 1 && dragons) return w.butOne(highest);
  const monsters = low > high ? [] : [low === high ? `${low}` : `${low}–${high}`];
  const parts = [...(one ? ["1"] : []), ...monsters, ...(dragons ? [w.dragon] : [])];
  const either = new Intl.ListFormat(language, { type: "disjunction" }).format(parts);
  return dragons ? either : `${either}, ${w.noDragon}`;
}
