// What the abilities and curses of Drachensachen are called, and what they mean.

import type { Language } from "../../i18n/index.svelte";

/** By the name in a view, with {} where a number stands: its name, and what it means. */
type Meanings = Record<string, [string, string]>;

export const EXTRAS: Record<Language, Meanings> = {
  en: {
    "dragons are quick": ["Dragons are quick", "After a Nullo you play once more."],
    "envious monsters": ["Envious Monsters", "Who plays dragons draws a card."],
    "small but nice": ["Small but Nice", "A 1 beats a 9."],
    monsterball: ["Monsterball", "For each 2 you play, somebody draws a card of your hand."],
    roundabout: ["Roundabout", "A 7 may change the direction of play."],
    "golden feathers": ["Golden Feathers", "An 8 left at the end is a coin gained, not lost."],
    "open secrets": ["Open Secrets", "For each 9 you play, take an open Remainder into your hand."],
    "many monsters {}": ["Many Monsters {}", "Dealt {} hand cards."],
    "unknowing {}/{}": ["Unknowing {}/{}", "Dealt as Remainders: {} hidden, {} open."],
    chaos: ["Chaos", "A curse for everybody; all cards left are the draw pile."],
  },
  de: {
    "dragons are quick": ["Schnelle Drachen", "Nach einem Nullo bist du noch einmal dran."],
    "envious monsters": ["Neidische Monster", "Wer Drachen spielt, zieht eine Karte."],
    "small but nice": ["Klein, aber fein", "Eine 1 schlägt eine 9."],
    monsterball: ["Monsterball", "Für jede gespielte 2 zieht jemand eine Karte aus deiner Hand."],
    roundabout: ["Kreisverkehr", "Eine 7 darf die Spielrichtung ändern."],
    "golden feathers": ["Goldene Federn", "Eine 8, die am Ende übrig ist, bringt eine Münze, statt eine zu kosten."],
    "open secrets": ["Offene Geheimnisse", "Für jede gespielte 9 nimmst du einen offenen Rest auf die Hand."],
    "many monsters {}": ["Viele Monster {}", "{} Handkarten bekommen."],
    "unknowing {}/{}": ["Ahnungslos {}/{}", "Als Reste bekommen: {} verdeckt, {} offen."],
    chaos: ["Chaos", "Ein Fluch für alle; alle übrigen Karten sind der Nachziehstapel."],
  },
  ja: {
    "dragons are quick": ["すばやいドラゴン", "ヌロを出したらもう一度出します。"],
    "envious monsters": ["うらやむモンスター", "ドラゴンを出した人はカードを1枚引きます。"],
    "small but nice": ["小さくてもすごい", "1は9に勝てます。"],
    monsterball: ["モンスター送り", "2を1枚出すごとに、だれかがあなたの手札から1枚引きます。"],
    roundabout: ["ぐるりと回れ", "7で進む向きを変えられます。"],
    "golden feathers": ["黄金の羽根", "最後に残った8は金貨を失わせず、1枚もたらします。"],
    "open secrets": ["公然の秘密", "9を1枚出すごとに、表の残り札を1枚手札に加えます。"],
    "many monsters {}": ["モンスターだらけ{}", "手札{}枚で始めます。"],
    "unknowing {}/{}": ["何も知らない{}/{}", "裏{}枚、表{}枚の残り札で始めます。"],
    chaos: ["カオス", "全員が呪いを受け、残りのカードはすべて山札になります。"],
  },
};

const NUMBER = /\d+/g;

/** What an ability or a curse is called, and what it means. */
export function meaningOf(extra: string, language: Language): [string, string] {
  const [name, meaning] = EXTRAS[language][extra.replace(NUMBER, "{}")] ?? [extra, ""];
  const filled = (text: string): string => {
    const numbers = extra.match(NUMBER) ?? [];
    return text.replace(/\{\}/g, () => numbers.shift() ?? "");
  };
  return [filled(name), filled(meaning)];
}
