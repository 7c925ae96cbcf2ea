// What is asked over HTTP: /api/openapi.json describes it.

import type { Clock, Json, SeatInfo, TableInfo, Told, View } from "./protocol/messages";
import { OUR_FAULT, sentenceOf, type Refusal } from "./refusals";
import { keep, kept } from "./settings.svelte";
import type { GameWords } from "./words/game";
import { t } from "./words/index.svelte";
import type { Forms } from "./words/saying";

export interface OptionInfo {
  name: string;
  default: string | number;
  clause: string;
  words: string[];
  low: number;
  high: number;
  seats: boolean;
  /** Empty, or the option that says `off` where this one means nothing. */
  part_of: string;
}

export interface GameInfo {
  name: string;
  /** What it is called, and what it is in one sentence, by the language. */
  titles: Record<string, string>;
  abouts: Record<string, string>;
  version: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  /** Whether there is a first match that teaches it. */
  lesson: boolean;
  /** How long it takes with people, in minutes, from and to; a rough guide for choosing. */
  minutes: [number, number];
  /** The places, figures and facts of a view. */
  board: BoardInfo;
  /** Figures of the rules, which hold in every position and which no view tells again. */
  constants: Constants;
  /** The steps in which only some are asked, and nobody else may know who. */
  secret_steps: string[];
  /** The game's own, as CSS has it. */
  colour: string;
  /** The forms of what stands in its events and messages, by their names (docs/words.md). */
  events: Record<string, Forms>;
  phrases: Record<string, Forms>;
  /** Which message a move is; the first pattern that fits counts. */
  moves: { key: string; pattern: string }[];
}

/** A game's own board knows what they are. */
export type Constants = Record<string, Json>;

export interface ZoneInfo {
  name: string;
  /** Whether everybody has one. */
  owner: boolean;
}

export interface FactInfo {
  name: string;
  /** How it is put into words (docs/words.md). */
  form: string;
  /** Whether there is one for everybody, in a list. */
  per_seat: boolean;
}

export interface BoardInfo {
  zones: ZoneInfo[];
  facts: FactInfo[];
  /** The form of its pieces: `term:card`. */
  piece: string;
  steps: string[];
}

export interface Clause {
  number: string;
  text: string;
}

export interface Rules {
  game: string;
  /** The one it is written in: English where nobody translated it. */
  language: string;
  clauses: Clause[];
}

export interface Wish {
  kind: SeatInfo["kind"];
  level: number;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string | number>;
  seats: Wish[];
  level: number;
  clock: Clock;
  public: boolean;
}

/** A table, and one's own places at it. */
export interface Places {
  info: TableInfo;
  seats: number[];
}

export interface ReplayStep {
  seat: number | null;
  move: string | null;
  events: Told[];
  view: View;
}

export interface Replay {
  info: TableInfo;
  steps: ReplayStep[];
}

/** A device that is logged in; the days are as in 2026-11-18. */
export interface SessionInfo {
  session: string;
  made: string;
  used: string;
  here: boolean;
}

/** Whom a place is shared with, and until when there is a link to it, in seconds since 1970; 0 without one. */
export interface Sharing {
  until: number;
  guests: { person: string; name: string }[];
}

/** What the server keeps for how long. */
export interface Privacy {
  contact: string;
  session_days: number;
  link_hours: number;
  /** Tables nobody sits at, those that wait for players, games that nobody goes on with, and finished ones. */
  open_days: number;
  waiting_days: number;
  abandoned_days: number;
  finished_days: number;
}

/** Who this browser is; `named` is the consent to show the name after a game. */
export interface MeInfo {
  person: string;
  name: string;
  named: boolean;
}

const MET = "houndtable-met";

/** Whether the server may know this browser; its cookie cannot be looked at. */
export function isMet(): boolean {
  return kept(MET) !== null;
}

/** The server said no, or nothing. */
export class Problem extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }

  get code(): string {
    return this.refusal.code;
  }
}

/** What to tell somebody of an error. */
export function troubleOf(error: unknown, w: GameWords | null = null): string {
  return error instanceof Problem ? sentenceOf(error.refusal, w) : t("trouble-failed");
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem({ code: "offline" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) {
    if (body !== undefined) keep(MET, "1");
    return answer as T;
  }
  throw new Problem({ code: OUR_FAULT, ...((answer ?? {}) as Partial<Refusal>) });
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

const games = (): Promise<GameInfo[]> =>
  ask<{ games: GameInfo[] }>("/api/games").then((answer) => answer.games);

/** One of the games; a problem if there is none of that name. */
async function game(name: string): Promise<GameInfo> {
  const found = (await games()).find((one) => one.name === name);
  if (!found) throw new Problem({ code: "no-such-game" });
  return found;
}

export const api = {
  games,
  game,
  rules: (game: string, language: string) =>
    ask<Rules>(`/api/games/${encodeURIComponent(game)}/rules?language=${encodeURIComponent(language)}`),
  notes: (game: string) => ask<Rules>(`/api/games/${encodeURIComponent(game)}/notes`),
  meet: (name: string) => ask<MeInfo>("/api/people", { name }),
  me: () => ask<MeInfo>("/api/me"),
  changeMe: (named: boolean) => ask<MeInfo>("/api/me", { named }),
  sessions: () => ask<{ sessions: SessionInfo[] }>("/api/me/sessions").then((answer) => answer.sessions),
  logOut: (which: { session?: string; everywhere?: boolean }) => ask<object>("/api/me/logout", which),
  deleteMe: () => ask<object>("/api/me/delete", { sure: true }),
  exportPath: "/api/me/export",
  privacy: () => ask<Privacy>("/api/privacy"),
  tables: () => ask<{ tables: TableInfo[] }>("/api/tables").then((answer) => answer.tables),
  places: (table: string) => ask<Places>(`${at(table)}/places`),
  learn: (game: string, name: string) => ask<{ seat: number; info: TableInfo }>("/api/lessons", { game, name }),
  make: (wish: NewTable) => ask<{ key: string; info: TableInfo }>("/api/tables", wish),
  sit: (table: string, wish: { name: string; seat: number; hash: string; key: string }) =>
    ask<{ seat: number; info: TableInfo }>(`${at(table)}/seats`, wish),
  link: (table: string, seat: number) => ask<{ token: string; until: number }>(`${at(table)}/seats/${seat}/link`, {}),
  sharing: (table: string, seat: number) => ask<Sharing>(`${at(table)}/seats/${seat}/sharing`),
  revoke: (table: string, seat: number, person = "") => ask<object>(`${at(table)}/seats/${seat}/revoke`, { person }),
  renewKey: (table: string) => ask<{ key: string }>(`${at(table)}/key`, {}),
  comeBack: (table: string, token: string) =>
    ask<{ seat: number; info: TableInfo }>(`${at(table)}/return`, { token }),
  replay: (table: string, seat: number | null) =>
    ask<Replay>(`${at(table)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  recordPath: (table: string) => `${at(table)}/record`,
  record: (table: string) => fetch(`${at(table)}/record`).then((answer) => (answer.ok ? answer.text() : Promise.reject())),
};
