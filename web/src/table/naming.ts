// Moves that are made with a player say which by the number of their seat; at a table players have names.

import type { Language } from "../i18n/index.svelte";

const SEATS: Record<Language, RegExp> = {
  en: /(?:(?:the player in )?seat|player) (\d)/,
  de: /Platz (\d)/,
  ja: /席(\d)の人/,
};

/** How the move reads, with the player's name; a game may have no words but English ones. */
export function withName(move: string, says: string, names: string[], language: Language): string {
  const seat = / seat (\d)/.exec(move)?.[1];
  if (seat === undefined) return says;
  const pattern = SEATS[language].test(says) ? SEATS[language] : SEATS.en;
  return says.replace(pattern, () => names[Number(seat)] ?? seat);
}
