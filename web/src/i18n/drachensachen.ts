// The words of Drachensachen's board.

import { tongue, type Language } from "./index.svelte";

/** The monsters from `low` to `high` fit, dragons if `dragons`, and a 1 besides if `one`. */
export interface Demand {
  low: number;
  high: number;
  dragons: boolean;
  one: boolean;
}

const en = {
  dragons: { nullo: "Nullo", extermino: "Extermino", protecto: "Protecto" } as Record<string, string>,
  round: (round: number, hoard: number) => `Round ${round}. The game ends when somebody has lost ${hoard} coins.`,
  pile: "Pile",
  emptyPile: "The pile is empty",
  takePile: (top: string, count: number) => `Pile of ${count}, on top ${top}`,
  drawPile: "Draw pile",
  toBeat: "What fits",
  anything: "anything",
  butNine: "anything but a 9",
  dragon: "a dragon",
  noDragon: "no dragon",
  owed: "Owed",
  cards: (count: number) => (count === 1 ? "1 card" : `${count} cards`),
  misses: "To miss",
  turns: (count: number) => (count === 1 ? "1 turn" : `${count} turns`),
  inRow: "In a row",
  ofFour: (count: number) => `${count} of 4`,
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
  starts: "starts",
  seen: "Cards that were seen",
  gone: "Out of the round",
  unseen: (count: number) => `${count} more left the round unseen.`,
  exchanged: (hand: string, open: string) => `You give ${hand} for your open ${open} as soon as all have chosen.`,
  kept: "You keep your cards. The others are still choosing.",
  doubt: (giver: string, cards: string, receivers: string) => `${giver} had ${cards}; ${receivers} may have drawn some.`,
  extras: "Abilities and curses",
  been: "Have been",
  abilities: {
    "dragons are quick": ["Dragons are quick", "After a Nullo you play once more."],
    "envious monsters": ["Envious Monsters", "Who plays dragons draws a card."],
    "small but nice": ["Small but Nice", "A 1 beats a 9."],
    monsterball: ["Monsterball", "For each 2 you play, somebody draws a card of your hand."],
    roundabout: ["Roundabout", "A 7 may change the direction of play."],
    "golden feathers": ["Golden Feathers", "An 8 left at the end is a coin gained, not lost."],
    "open secrets": ["Open Secrets", "For each 9 you play, take an open Remainder into your hand."],
  } as Record<string, [string, string]>,
  curses: {
    "many monsters 6": ["Many Monsters 6", "Dealt 6 hand cards."],
    "many monsters 7": ["Many Monsters 7", "Dealt 7 hand cards."],
    "many monsters 8": ["Many Monsters 8", "Dealt 8 hand cards."],
    "unknowing 4/2": ["Unknowing 4/2", "Dealt 4 hidden and 2 open Remainders."],
    "unknowing 5/1": ["Unknowing 5/1", "Dealt 5 hidden and 1 open Remainder."],
    "unknowing 4/1": ["Unknowing 4/1", "Dealt 4 hidden and 1 open Remainder."],
    chaos: ["Chaos", "A curse for everybody; all cards left are the draw pile."],
  } as Record<string, [string, string]>,
};

export type Words = typeof en;

const de: Words = {
  dragons: { nullo: "Nullo", extermino: "Extermino", protecto: "Protecto" },
  round: (round, hoard) => `Runde ${round}. Das Spiel endet, wenn jemand ${hoard} Münzen verloren hat.`,
  pile: "Stapel",
  emptyPile: "Der Stapel ist leer",
  takePile: (top, count) => `Stapel mit ${count}, oben ${top}`,
  drawPile: "Nachziehstapel",
  toBeat: "Es passt",
  anything: "alles",
  butNine: "alles außer einer 9",
  dragon: "ein Drache",
  noDragon: "kein Drache",
  owed: "Fällig",
  cards: (count) => (count === 1 ? "1 Karte" : `${count} Karten`),
  misses: "Aussetzen",
  turns: (count) => (count === 1 ? "1 Zug" : `${count} Züge`),
  inRow: "In Folge",
  ofFour: (count) => `${count} von 4`,
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
  starts: "beginnt",
  seen: "Karten, die alle gesehen haben",
  gone: "Aus der Runde",
  unseen: (count) => `${count} weitere sind ungesehen aus der Runde.`,
  exchanged: (hand, open) => `Sobald alle gewählt haben, tauschst du ${hand} gegen deinen offenen Rest ${open}.`,
  kept: "Du behältst deine Karten. Die anderen wählen noch.",
  doubt: (giver, cards, receivers) => `${giver} hatte ${cards}; einiges davon jetzt vielleicht bei ${receivers}.`,
  extras: "Fähigkeiten und Flüche",
  been: "Schon gewesen",
  abilities: {
    "dragons are quick": ["Schnelle Drachen", "Nach einem Nullo bist du noch einmal dran."],
    "envious monsters": ["Neidische Monster", "Wer Drachen spielt, zieht eine Karte."],
    "small but nice": ["Klein, aber fein", "Eine 1 schlägt eine 9."],
    monsterball: ["Monsterball", "Für jede gespielte 2 zieht jemand eine Karte aus deiner Hand."],
    roundabout: ["Kreisverkehr", "Eine 7 darf die Spielrichtung ändern."],
    "golden feathers": ["Goldene Federn", "Eine 8, die am Ende übrig ist, bringt eine Münze, statt eine zu kosten."],
    "open secrets": ["Offene Geheimnisse", "Für jede gespielte 9 nimmst du einen offenen Rest auf die Hand."],
  },
  curses: {
    "many monsters 6": ["Viele Monster 6", "6 Handkarten bekommen."],
    "many monsters 7": ["Viele Monster 7", "7 Handkarten bekommen."],
    "many monsters 8": ["Viele Monster 8", "8 Handkarten bekommen."],
    "unknowing 4/2": ["Ahnungslos 4/2", "4 verdeckte und 2 offene Reste bekommen."],
    "unknowing 5/1": ["Ahnungslos 5/1", "5 verdeckte Reste und 1 offenen bekommen."],
    "unknowing 4/1": ["Ahnungslos 4/1", "4 verdeckte Reste und 1 offenen bekommen."],
    chaos: ["Chaos", "Ein Fluch für alle; alle übrigen Karten sind der Nachziehstapel."],
  },
};

const ja: Words = {
  dragons: { nullo: "ヌロ", extermino: "エクステルミノ", protecto: "プロテクト" },
  round: (round, hoard) => `第${round}ラウンド。だれかが金貨を${hoard}枚失うとゲームが終わります。`,
  pile: "場",
  emptyPile: "場にカードはありません",
  takePile: (top, count) => `場に${count}枚、一番上は${top}`,
  drawPile: "山札",
  toBeat: "出せるカード",
  anything: "何でも",
  butNine: "9以外なら何でも",
  dragon: "ドラゴン",
  noDragon: "ドラゴンはだめ",
  owed: "引く枚数",
  cards: (count) => `${count}枚`,
  misses: "休み",
  turns: (count) => `${count}回`,
  inRow: "連続",
  ofFour: (count) => `4枚中${count}枚`,
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
  starts: "スタート",
  seen: "全員が見たカード",
  gone: "このラウンドから除かれたカード",
  unseen: (count) => `ほかに${count}枚が見えないまま除かれました。`,
  exchanged: (hand, open) => `全員が選び終わったら、手札の${hand}を表の${open}と交換します。`,
  kept: "カードはそのままです。ほかの人が選んでいます。",
  doubt: (giver, cards, receivers) => `${giver}さんは${cards}を持っていましたが、${receivers}が引いたかもしれません。`,
  extras: "能力と呪い",
  been: "これまでの能力",
  abilities: {
    "dragons are quick": ["すばやいドラゴン", "ヌロを出したらもう一度出します。"],
    "envious monsters": ["うらやむモンスター", "ドラゴンを出した人はカードを1枚引きます。"],
    "small but nice": ["小さくてもすごい", "1は9に勝てます。"],
    monsterball: ["モンスター送り", "2を1枚出すごとに、だれかがあなたの手札から1枚引きます。"],
    roundabout: ["ぐるりと回れ", "7で進む向きを変えられます。"],
    "golden feathers": ["黄金の羽根", "最後に残った8は金貨を失わせず、1枚もたらします。"],
    "open secrets": ["公然の秘密", "9を1枚出すごとに、表の残り札を1枚手札に加えます。"],
  },
  curses: {
    "many monsters 6": ["モンスターだらけ6", "手札6枚で始めます。"],
    "many monsters 7": ["モンスターだらけ7", "手札7枚で始めます。"],
    "many monsters 8": ["モンスターだらけ8", "手札8枚で始めます。"],
    "unknowing 4/2": ["何も知らない4/2", "裏4枚、表2枚の残り札で始めます。"],
    "unknowing 5/1": ["何も知らない5/1", "裏5枚、表1枚の残り札で始めます。"],
    "unknowing 4/1": ["何も知らない4/1", "裏4枚、表1枚の残り札で始めます。"],
    chaos: ["カオス", "全員が呪いを受け、残りのカードはすべて山札になります。"],
  },
};

export const ALL: Record<Language, Words> = { en, de, ja };

/** The words in the language of the page. */
export function words(): Words {
  return ALL[tongue.language];
}

/** What a card is called. */
export function cardName(card: string, w: Words): string {
  return w.dragons[card] ?? card;
}

/** What fits, as a list: "7–9 or a dragon". */
export function demandIn(language: Language, { low, high, dragons, one }: Demand): string {
  const w = ALL[language];
  if (low === 1 && high === 9) return w.anything;
  if (low === 1 && high === 8) return w.butNine;
  const monsters = low > high ? [] : [low === high ? `${low}` : `${low}–${high}`];
  const parts = [...(one ? ["1"] : []), ...monsters, ...(dragons ? [w.dragon] : [])];
  const either = new Intl.ListFormat(language, { type: "disjunction" }).format(parts);
  return dragons ? either : `${either}, ${w.noDragon}`;
}
