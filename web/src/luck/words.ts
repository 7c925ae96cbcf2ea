// What the check of a game's luck says, in every language; loaded with it when a game is over.

import type { Language } from "../i18n/index.svelte";

const en = {
  checking: "Checking the luck …",
  good: "The luck checks out",
  goodWithout: (names: string) => `The luck checks out, without the seed of ${names}`,
  goodBut: (count: number) =>
    count === 1
      ? "The luck checks out, as far as a browser can tell: 1 reshuffle needs the rules too"
      : `The luck checks out, as far as a browser can tell: ${count} reshuffles need the rules too`,
  alone: "The luck fits the server's commitment, but nobody added a seed",
  prepared: "The luck checks out: it was prepared for this lesson",
  bad: "The luck does not check out.",
  unread: "The luck cannot be checked: the record is damaged",
  offline: "The luck was not checked: the record did not come",
  about:
    "Before the game the server committed itself to a secret, and every browser to a seed. Both together fix every card, pick and die. This browser has just checked that by itself:",
  checks: {
    commitment: {
      good: "The server's commitment is the one this browser saw before you sat down.",
      bad: "The server's commitment has been changed.",
      unknown: "This browser did not see the commitment before the game.",
    },
    seal: {
      good: "All hashes are the ones this browser saw before it sent your seed.",
      bad: "A hash has been changed, added or removed.",
      unknown: "This browser did not see the hashes before the seeds were sent.",
    },
    own: {
      good: "Your seed is in.",
      bad: "Your seed was left out or changed, although the server had it.",
      unknown: "No seed from this browser is in.",
    },
    withheld: {
      good: "Nobody withheld a seed.",
      bad: "The record names other missing seeds than the table did.",
      unknown: "Nobody withheld a seed.",
    },
    seeds: {
      good: "Every seed fits its hash.",
      bad: "A seed does not fit its hash, or seeds are missing.",
      unknown: "No seed was sealed: the server alone chose the luck.",
    },
    secret: {
      good: "The secret fits the commitment.",
      bad: "The secret does not fit the commitment.",
      unknown: "",
    },
    luck: {
      good: "Every shuffle, pick and roll follows from the secret and the seeds.",
      bad: "Not every shuffle, pick and roll follows from the secret and the seeds.",
      unknown: "Every deal, pick and roll follows from the secret and the seeds. How the cards lay before a reshuffle only the rules know.",
    },
  },
  without: (names: string) => `The seed of ${names} is missing, as the table said when the game began.`,
  values: "The values",
  commitment: "Commitment",
  secret: "Secret",
  hash: "Hash",
  seed: "Seed",
  kinds: { sealed: "sealed and revealed", withheld: "withheld", open: "given openly", none: "no seed" },
  outcomes: (count: number) => (count === 1 ? "1 outcome of chance" : `${count} outcomes of chance`),
  shuffle: (count: number) => `${count} cards shuffled`,
  pick: (which: number, of: number) => `Number ${which} of ${of} picked`,
  roll: (face: number, of: number) => `Side ${face} of ${of} rolled`,
  reshuffle: "a reshuffle: only the rules know how the cards lay before it",
  wrong: "does not follow",
  yourself:
    "To check it with other tools, download the record: “houndtable verify” also plays every rule again, and docs/fairness.md has a checker of one page.",
};

export type LuckWords = typeof en;

const de: LuckWords = {
  checking: "Das Glück wird geprüft …",
  good: "Das Glück stimmt",
  goodWithout: (names: string) => `Das Glück stimmt, ohne den Startwert von ${names}`,
  goodBut: (count: number) =>
    count === 1
      ? "Das Glück stimmt, soweit ein Browser das sehen kann: Für 1 neues Mischen braucht es auch die Regeln"
      : `Das Glück stimmt, soweit ein Browser das sehen kann: Für ${count} neue Mischungen braucht es auch die Regeln`,
  alone: "Das Glück passt zur Festlegung des Servers, aber niemand hat einen Startwert beigetragen",
  prepared: "Das Glück stimmt: Es war für diese Lektion vorbereitet",
  bad: "Mit dem Glück stimmt etwas nicht.",
  unread: "Das Glück lässt sich nicht prüfen: Die Aufzeichnung ist beschädigt",
  offline: "Das Glück wurde nicht geprüft: Die Aufzeichnung kam nicht an",
  about:
    "Vor dem Spiel hat sich der Server auf ein Geheimnis festgelegt und jeder Browser auf einen Startwert. Beides zusammen bestimmt jede Karte, jede Wahl und jeden Würfel. Dieser Browser hat das gerade selbst geprüft:",
  checks: {
    commitment: {
      good: "Die Festlegung des Servers ist die, die dieser Browser sah, bevor du dich gesetzt hast.",
      bad: "Die Festlegung des Servers wurde geändert.",
      unknown: "Dieser Browser hat die Festlegung vor dem Spiel nicht gesehen.",
    },
    seal: {
      good: "Alle Prüfsummen sind die, die dieser Browser sah, bevor er deinen Startwert schickte.",
      bad: "Eine Prüfsumme wurde geändert, hinzugefügt oder entfernt.",
      unknown: "Dieser Browser hat die Prüfsummen nicht gesehen, bevor die Startwerte kamen.",
    },
    own: {
      good: "Dein Startwert ist dabei.",
      bad: "Dein Startwert fehlt oder wurde geändert, obwohl der Server ihn hatte.",
      unknown: "Von diesem Browser ist kein Startwert dabei.",
    },
    withheld: {
      good: "Niemand hat einen Startwert zurückgehalten.",
      bad: "Die Aufzeichnung nennt andere fehlende Startwerte als der Tisch.",
      unknown: "Niemand hat einen Startwert zurückgehalten.",
    },
    seeds: {
      good: "Jeder Startwert passt zu seiner Prüfsumme.",
      bad: "Ein Startwert passt nicht zu seiner Prüfsumme, oder es fehlen welche.",
      unknown: "Kein Startwert war versiegelt: Der Server allein hat das Glück bestimmt.",
    },
    secret: {
      good: "Das Geheimnis passt zur Festlegung.",
      bad: "Das Geheimnis passt nicht zur Festlegung.",
      unknown: "",
    },
    luck: {
      good: "Jedes Mischen, jede Wahl und jeder Wurf folgt aus Geheimnis und Startwerten.",
      bad: "Nicht jedes Mischen, jede Wahl und jeder Wurf folgt aus Geheimnis und Startwerten.",
      unknown: "Jedes Austeilen, jede Wahl und jeder Wurf folgt aus Geheimnis und Startwerten. Wie die Karten vor einem neuen Mischen lagen, wissen nur die Regeln.",
    },
  },
  without: (names: string) => `Der Startwert von ${names} fehlt, wie der Tisch es zu Beginn gesagt hat.`,
  values: "Die Werte",
  commitment: "Festlegung",
  secret: "Geheimnis",
  hash: "Prüfsumme",
  seed: "Startwert",
  kinds: { sealed: "versiegelt und aufgedeckt", withheld: "zurückgehalten", open: "offen genannt", none: "kein Startwert" },
  outcomes: (count: number) => (count === 1 ? "1 Zufallsergebnis" : `${count} Zufallsergebnisse`),
  shuffle: (count: number) => `${count} Karten gemischt`,
  pick: (which: number, of: number) => `Nummer ${which} von ${of} gewählt`,
  roll: (face: number, of: number) => `Seite ${face} von ${of} gewürfelt`,
  reshuffle: "neu gemischt: Wie die Karten vorher lagen, wissen nur die Regeln",
  wrong: "folgt nicht daraus",
  yourself:
    "Mit anderen Werkzeugen prüfen: Lade die Aufzeichnung herunter. „houndtable verify“ spielt auch jede Regel noch einmal nach, und in docs/fairness.md steht ein Prüfprogramm von einer Seite.",
};

const ja: LuckWords = {
  checking: "運を検証しています…",
  good: "運は正しく決まっていました",
  goodWithout: (names: string) => `運は正しく決まっていました（${names}のシードなし）`,
  goodBut: (count: number) => `ブラウザで検証できる範囲では、運は正しく決まっていました（${count}回の再シャッフルの検証にはルールも必要です）`,
  alone: "運はサーバーの約束と一致しますが、シードを加えた人はいません",
  prepared: "運は正しく決まっていました（このレッスン用に用意されたものです）",
  bad: "運の検証に失敗しました。",
  unread: "運を検証できません。記録が壊れています",
  offline: "運を検証していません。記録を取得できませんでした",
  about:
    "ゲームの前に、サーバーは秘密の値を、各ブラウザはシードを、変更できない形で約束しました。この二つがすべてのカード、抽選、サイコロを決めます。このブラウザが自分で検証した結果です。",
  checks: {
    commitment: {
      good: "サーバーの約束は、着席前にこのブラウザが見たものと同じです。",
      bad: "サーバーの約束が変えられています。",
      unknown: "このブラウザはゲーム前の約束を見ていません。",
    },
    seal: {
      good: "すべてのハッシュは、シードを送る前にこのブラウザが見たものと同じです。",
      bad: "ハッシュが変更、追加、または削除されています。",
      unknown: "このブラウザはシードが送られる前のハッシュを見ていません。",
    },
    own: {
      good: "あなたのシードが使われています。",
      bad: "サーバーは受け取ったのに、あなたのシードが除かれたか変えられています。",
      unknown: "このブラウザのシードは使われていません。",
    },
    withheld: {
      good: "シードを明かさなかった人はいません。",
      bad: "記録にある「明かされなかったシード」が、テーブルの知らせと違います。",
      unknown: "シードを明かさなかった人はいません。",
    },
    seeds: {
      good: "すべてのシードがハッシュと一致します。",
      bad: "ハッシュと一致しないシード、または欠けているシードがあります。",
      unknown: "封印されたシードはありません。運はサーバーだけで決まりました。",
    },
    secret: {
      good: "秘密の値は約束と一致します。",
      bad: "秘密の値が約束と一致しません。",
      unknown: "",
    },
    luck: {
      good: "すべてのシャッフル、抽選、サイコロが秘密の値とシードから導かれます。",
      bad: "秘密の値とシードから導かれないシャッフル、抽選、サイコロがあります。",
      unknown: "配札、抽選、サイコロはすべて秘密の値とシードから導かれます。再シャッフル前のカードの並びは、ルールでしか分かりません。",
    },
  },
  without: (names: string) => `${names}のシードはありません。開始時にテーブルが知らせたとおりです。`,
  values: "値",
  commitment: "約束",
  secret: "秘密の値",
  hash: "ハッシュ",
  seed: "シード",
  kinds: { sealed: "封印後に公開", withheld: "公開されず", open: "最初から公開", none: "シードなし" },
  outcomes: (count: number) => `偶然の結果 ${count}件`,
  shuffle: (count: number) => `${count}枚をシャッフル`,
  pick: (which: number, of: number) => `${of}のうち${which}番目を抽選`,
  roll: (face: number, of: number) => `${of}面のうち${face}番目の面`,
  reshuffle: "切り直し。その前の並びはルールからしか分かりません",
  wrong: "導かれません",
  yourself:
    "ほかの道具で検証するには、記録をダウンロードしてください。「houndtable verify」はすべてのルールも再現します。docs/fairness.md には1ページの検証プログラムがあります。",
};

export const WORDS: Record<Language, LuckWords> = { en, de, ja };
