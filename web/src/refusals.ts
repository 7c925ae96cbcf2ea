// Why something was not done, in a sentence for the person.

import type { Messages } from "./i18n/en";
import { LOST } from "./protocol/questions";

export const OUR_FAULT = "our-fault";
const DAMAGED = "damaged";
const NUMBER = /\b[0-9a-f]{8}\b/; // under which the server's log has what went wrong

interface Refusal {
  code: string;
  why: string;
  clause?: string;
}

/** Most sentences are the server's own; what is about the table or the line, and not the game, is in the page's words. */
export function sentenceOf({ code, why, clause = "" }: Refusal, t: Messages): string {
  if (code === "stale") return t.staleMove;
  if (code === LOST) return t.lost;
  if (code === "closed") return t.tableClosed;
  if (code === "deleted") return t.tableDeleted;
  if (code === DAMAGED) return t.damaged(NUMBER.exec(why)?.[0] ?? "");
  if (code !== OUR_FAULT) return why.replace(` [${clause}]`, "");
  const number = NUMBER.exec(why)?.[0];
  return number ? t.ourFault(number) : t.failed;
}
