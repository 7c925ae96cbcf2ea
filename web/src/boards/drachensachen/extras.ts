// What the abilities and curses of Drachensachen are called, and what they mean.

import type { Language } from "../../i18n/index.svelte";

/** By the name in a view: its name, and what it means. */
type Meanings = Record<string, [string, string]>;

export const EXTRAS: Record<Language, { abilities: Meanings; curses: Meanings }> = {
  en: {
    abilities: {
      "dragons are quick": ["Dragons are quick", "After a Nullo you play once more."],
      "envious monsters": ["Envious Monsters", "Who plays dragons draws a card."],
      "small but nice": ["Small but Nice", "A 1 beats a 9."],
      monsterball: ["Monsterball", "For each 2 you play, somebody draws a card of your hand."],
      roundabout: ["Roundabout", "A 7 may change the direction of play."],
      "golden feathers": ["Golden Feathers", "An 8 left at the end is a coin gained, not lost."],
      "open secrets": ["Open Secrets", "For each 9 you play, take an open Remainder into your hand."],
    },
    curses: {
      "many monsters 6": ["Many Monsters 6", "Dealt 6 hand cards."],
      "many monsters 7": ["Many Monsters 7", "Dealt 7 hand cards."],
      "many monsters 8": ["Many Monsters 8", "Dealt 8 hand cards."],
      "unknowing 4/2": ["Unknowing 4/2", "Dealt 4 hidden and 2 open Remainders."],
      "unknowing 5/1": ["Unknowing 5/1", "Dealt 5 hidden and 1 open Remainder."],
      "unknowing 4/1": ["Unknowing 4/1", "Dealt 4 hidden and 1 open Remainder."],
      chaos: ["Chaos", "A curse for everybody; all cards left are the draw pile."],
    },
  },
  de: {
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
  },
  ja: {
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
  },
};
