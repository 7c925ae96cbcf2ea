// The messages of docs/protocol.md, as far as a browser speaks them.

/** A seat, or null for somebody who only looks on. */
export type Viewer = number | null;

export interface Zone {
  name: string;
  owner: number | null;
  /** The cards by their texts; `?` is one the viewer does not know. */
  cards: string[];
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface View {
  seat: Viewer;
  step: string;
  /** Who is known to owe a choice. */
  waiting: number[];
  zones: Zone[];
  facts: Record<string, Json>;
}

/** A message for a person: a key of a catalogue, and what stands in the sentence. */
export type Message = [key: string, args: Record<string, Json>];

/** What happened, as the viewer may know it; with `says` where it takes several sentences. */
export interface Told {
  event: string;
  says?: Message[];
  [fact: string]: Json | undefined;
}

export interface SeatInfo {
  kind: "person" | "hot" | "bot";
  name: string;
  level: number;
  bot: boolean;
  bank: number | null;
}

export interface Clock {
  kind: "none" | "soft" | "bank" | "days";
  amount: number;
}

export interface Line {
  name: string;
  points: number;
  clause: string;
}

export interface Outcome {
  places: number[];
  winners: number[];
  lines: Line[][];
}

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, string | number>;
  seats: SeatInfo[];
  host: number;
  level: number;
  clock: Clock;
  hold: number;
  public: boolean;
  phase: "open" | "starting" | "playing" | "over";
  commitment: string;
  undo: { seat: number; moves: number; owing: number[] } | null;
  result: { outcome: Outcome; by_person: number[]; by_bot: number[] } | null;
  rematch: string | null;
  /** A first match that teaches the game, with prepared luck. */
  lesson: boolean;
  seal: Seal | null;
  /** `sorted` if every shuffle first puts the cards into the order of the box; empty at older tables. */
  shuffles: string;
}

/** The sealed luck: the hash of each seat's seed, empty where it gave none. */
export interface Seal {
  hashes: string[];
  /** The seats that have still to reveal their seeds. */
  owing: number[];
  /** Once the game has begun, the seats that did not. */
  withheld: number[];
}

/** What a viewer of a table is sent; `seq` counts it. */
interface Numbered {
  table: string;
  seat: Viewer;
  seq: number;
}

export interface PositionMessage extends Numbered {
  type: "position";
  position: number;
  events: Told[];
  view: View;
  /** The lawful moves, by their texts. */
  moves: string[];
}

export interface ToldMessage extends Numbered {
  type: "told";
  events: Told[];
}

export interface PeopleMessage extends Numbered {
  type: "people";
  info: TableInfo;
  key: string;
}

export interface SaidMessage extends Numbered {
  type: "said";
  who: number;
  text: string;
}

export interface ReminderMessage extends Numbered {
  type: "reminder";
}

/** Another device has one's place too. */
export interface DeviceMessage extends Numbered {
  type: "device";
}

/** At a lesson's table: what to know for the next move, and the rule to read on. */
export interface TipMessage extends Numbered {
  type: "tip";
  clause: string;
  /** Which of the game's tips it is, from 1. */
  number: number;
}

export type TableMessage =
  | PositionMessage
  | ToldMessage
  | PeopleMessage
  | SaidMessage
  | ReminderMessage
  | DeviceMessage
  | TipMessage;

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: Message;
  /** The game in whose catalogue the message is; empty if in the page's. */
  game: string;
  clause?: string;
  near?: string[];
}

export type Answer =
  | { type: "done"; id: string }
  | { type: "hinted"; id: string; move: string; why: Message[] }
  | { type: "storied"; id: string; events: Told[]; talk: { who: number; text: string }[] }
  | { type: "pong"; id: string }
  | Refused;

export interface Welcome {
  type: "welcome";
  protocol: number;
  epoch: string;
  person: string;
  name: string;
}

export type FromServer = Welcome | TableMessage | Answer;

/** What can be asked for, all but its id. */
export type Wish =
  | { type: "move"; table: string; seat: number; position: number; move: string }
  | { type: "why"; table: string; seat: number; move: string }
  | { type: "hint"; table: string; seat: number }
  | { type: "story"; table: string; seat: Viewer }
  | { type: "say"; table: string; seat: number; text: string }
  | { type: "start"; table: string }
  | { type: "reveal"; table: string; seat: number; seed: string }
  | { type: "undo"; table: string; seat: number }
  | { type: "consent"; table: string; seat: number; agree: boolean }
  | { type: "leave"; table: string; seat: number }
  | { type: "back"; table: string; seat: number }
  | { type: "rematch"; table: string };

export type FromClient =
  | (Wish & { id: string })
  | { type: "hello"; table: string; seat: Viewer; epoch: string; last: number }
  | { type: "bye"; table: string; seat: Viewer }
  | { type: "ping"; id: string };

const TYPES = new Set([
  "welcome", "position", "told", "people", "said", "reminder", "device", "tip", "done", "hinted", "storied", "refused",
  "pong",
]);

/** The message in a frame; null if it is none that this page knows. */
export function read(frame: unknown): FromServer | null {
  if (typeof frame !== "string") return null;
  try {
    const message: unknown = JSON.parse(frame);
    if (typeof message !== "object" || message === null || !("type" in message)) return null;
    return TYPES.has(String(message.type)) ? (message as FromServer) : null;
  } catch {
    return null;
  }
}
