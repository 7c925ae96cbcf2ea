import type { Language } from "../../i18n/index.svelte";
import type { Board } from "../board";

const STICKS: Record<Language, Record<string, string>> = {
  en: { meat: "meat", fire: "fire", charcoal: "charcoal" },
  de: { meat: "Fleisch", fire: "Feuer", charcoal: "Kohle" },
  ja: { meat: "肉", fire: "火", charcoal: "炭" },
};

export function name(card: string, language: Language): string {
  return STICKS[language][card] ?? card;
}

export const called: Board["called"] = {
  en: { scores: "dogs", lives: "villagers" },
  de: { scores: "Hunde", lives: "Dorfleute" },
  ja: { scores: "犬", lives: "村人" },
};

const en = {
  bonfire: "The bonfire",
  pack: (dogs: number) => (dogs === 1 ? "1 wild dog in the dark" : `${dogs} wild dogs in the dark`),
  dice: "The dice",
  notRolled: "not rolled yet",
  village: (who: string) => `${who}'s village`,
  yourVillage: "Your village",
  standing: (standing: number, fainted: number) => `${standing} standing, ${fainted} fainted`,
  dogs: (count: number) => (count === 1 ? "1 dog" : `${count} dogs`),
  sticks: (kind: string, count: number) => `${count} ${kind}`,
};

export const words: Record<Language, typeof en> = {
  en,
  de: {
    bonfire: "Das Lagerfeuer",
    pack: (dogs) => (dogs === 1 ? "1 wilder Hund im Dunkeln" : `${dogs} wilde Hunde im Dunkeln`),
    dice: "Die Würfel",
    notRolled: "noch nicht gewürfelt",
    village: (who) => `Das Dorf von ${who}`,
    yourVillage: "Dein Dorf",
    standing: (standing, fainted) => `${standing} auf den Beinen, ${fainted} in Ohnmacht`,
    dogs: (count) => (count === 1 ? "1 Hund" : `${count} Hunde`),
    sticks: (kind, count) => `${count} × ${kind}`,
  },
  ja: {
    bonfire: "たき火",
    pack: (dogs) => `暗がりの野犬 ${dogs}匹`,
    dice: "ダイス",
    notRolled: "まだ振っていません",
    village: (who) => `${who}さんの村`,
    yourVillage: "あなたの村",
    standing: (standing, fainted) => `立っている村人 ${standing}人、気絶 ${fainted}人`,
    dogs: (count) => `犬 ${count}匹`,
    sticks: (kind, count) => `${kind} ${count}本`,
  },
};
