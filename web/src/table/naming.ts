// Moves that are made with a player say which by the number of their seat; at a table players have names.

import type { Language } from "../i18n/index.svelte";

const SEATS: Record<Language, RegExp> = {
  en: /(?:(?:the player in )?seat|player) (\d)/,
  de: /Platz (\d)/,
  ja: /席(\d)の人/,
};

/** How the move reads, with the player's name. */
export function withName(move: string, says: string, names: string[], language: Language): string {
  const seat = / seat (\d)/.exec(move)?.[1];
  return seat === undefined ? says : says.replace(SEATS[language], () => names[Number(seat)] ?? seat);
}
