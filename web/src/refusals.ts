// Why something was not done, in a sentence for the person.

import type { Message } from "./protocol/messages";
import { LOST } from "./protocol/questions";
import type { GameWords } from "./words/game";
import { t, tongue } from "./words/index.svelte";

export const OUR_FAULT = "our-fault";

export interface Refusal {
  code: string;
  message?: Message;
  /** The game in whose catalogue the message is; empty if in the page's. */
  game?: string;
  clause?: string;
}

/** What is about this page and its line, and not about the game: the page says it itself. */
const OWN: Record<string, string> = {
  offline: "trouble-offline",
  [LOST]: "trouble-lost",
  "no-such-table": "trouble-no-table",
  "no-such-game": "trouble-no-page",
};

/** `w` are the words of the game at whose table it was said. */
export function sentenceOf({ code, message, game }: Refusal, w: GameWords | null = null): string {
  if (Object.hasOwn(OWN, code)) return t(OWN[code]!);
  if (message && game && w) return w.why([message]);
  return message && !game && tongue.has(message[0]) ? t(...message) : t("trouble-failed");
}
