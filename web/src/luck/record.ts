// A record's luck: what its first and last lines say of it, and every outcome of chance.

export type SeedKind = "sealed" | "withheld" | "open" | "none";

export interface Place {
  seat: number;
  seed: SeedKind;
  hash?: string;
}

export interface Outcome {
  line: number;
  kind: "shuffle" | "pick" | "roll";
  /** The cards as the shuffle left them. */
  cards: string[];
  /** What was picked or rolled, of so many. */
  value: number;
  of: number;
}

export interface RecordLuck {
  game: string;
  commitment: string;
  seeds: string[];
  /** Null in records from before seeds were sealed. */
  places: Place[] | null;
  isPrepared: boolean;
  /** `sorted` if every shuffle first puts the cards into the order of the box; empty in older records. */
  shuffles: string;
  secret: string;
  outcomes: Outcome[];
}

interface Line {
  game?: string;
  fair?: { hash: string; seeds: string[]; places?: Place[]; prepared?: boolean; shuffles?: string };
  secret?: string;
  shuffle?: string;
  pick?: number;
  roll?: number;
  of?: number;
}

const KINDS = new Set<string>(["sealed", "withheld", "open", "none"]);
const MOST = 2 ** 31;
const HEX = /^([0-9a-f]{2})+$/;

/** The luck of the record with this text; an error if it tells none. */
export function readLuck(text: string): RecordLuck {
  const lines = text.trimEnd().split("\n").map((line) => JSON.parse(line) as Line);
  const { game, fair } = lines[0]!;
  const { secret } = lines.at(-1)!;
  const isWhole = typeof game === "string" && fair && typeof fair.hash === "string" && Array.isArray(fair.seeds);
  if (!isWhole || typeof secret !== "string" || !HEX.test(secret)) throw new Error("no luck is told");
  return {
    game,
    commitment: fair.hash,
    seeds: fair.seeds.map(String),
    places: fair.places === undefined ? null : placesOf(fair.places),
    isPrepared: fair.prepared === true,
    shuffles: fair.shuffles ?? "",
    secret,
    outcomes: lines.flatMap((line, at) => outcomeOf(line, at + 1)),
  };
}

function placesOf(told: unknown): Place[] {
  const isPlace = ({ seat, seed, hash = "" }: Place) =>
    Number.isInteger(seat) && KINDS.has(seed) && typeof hash === "string";
  if (!Array.isArray(told) || !told.every((one) => isPlace(Object(one) as Place))) throw new Error("these are no places");
  return told as Place[];
}

function outcomeOf({ shuffle, pick, roll, of }: Line, line: number): Outcome[] {
  if (typeof shuffle === "string") {
    const cards = shuffle.split(" ").filter((card) => card);
    return [{ line, kind: "shuffle", cards, value: 0, of: cards.length }];
  }
  const value = pick ?? roll;
  if (value === undefined) return [];
  if (!of || !Number.isInteger(of) || of < 1 || of > MOST) throw new Error("no outcome is one of so many");
  return [{ line, kind: pick === undefined ? "roll" : "pick", cards: [], value, of }];
}
