// Whether a finished game's luck is what was promised: the checker of docs/fairness.md, and what only this browser knows.

import type { Seal } from "../protocol/messages";
import { commitmentTo, LuckStream, seedHash } from "./hashing";
import type { KeptLuck } from "./keeping";
import { readLuck, type Outcome, type Place, type RecordLuck } from "./record";

export type Verdict = "good" | "bad" | "unknown";

/** What is checked, in the order in which it is told. */
export type Check = "commitment" | "seal" | "own" | "withheld" | "seeds" | "secret" | "luck";

export interface Finding {
  check: Check;
  verdict: Verdict;
}

export interface Drawn {
  outcome: Outcome;
  /** Unknown for a reshuffle of an older game: only the rules tell how the cards lay before it. */
  verdict: Verdict;
}

export interface Report {
  findings: Finding[];
  drawn: Drawn[];
  luck: RecordLuck;
  /** The seats without whose seeds the game began. */
  withheld: number[];
  isGood: boolean;
}

/** What this page knows besides the record. */
export interface Witness {
  /** What the browser remembers; null where it was not there. */
  kept: KeptLuck | null;
  /** The table's, as it is told now. */
  commitment: string;
  shuffles: string;
  seal: Seal | null;
  /** The seats that are played here. */
  mine: number[];
  /** Every order in which the cards can lie in the game's box; null for a game without a list of its cards here. */
  boxes: string[][] | null;
}

/** The report on a record; an error if it is none. */
export function check(text: string, witness: Witness): Report {
  const luck = readLuck(text);
  const drawn = drawnOf(luck, witness.boxes);
  const places = luck.places ?? [];
  const findings: Finding[] = [
    { check: "commitment", verdict: ofCommitment(luck, witness) },
    { check: "seal", verdict: ofSeal(places, witness) },
    { check: "own", verdict: ofOwn(luck, places, witness.kept) },
    { check: "withheld", verdict: ofWithheld(places, witness.seal) },
    { check: "seeds", verdict: ofSeeds(luck) },
    { check: "secret", verdict: when(commitmentTo(luck.secret) === luck.commitment) },
    { check: "luck", verdict: ofDrawn(drawn) },
  ];
  const withheld = places.filter(({ seed }) => seed === "withheld").map(({ seat }) => seat);
  return { findings, drawn, luck, withheld, isGood: findings.every(({ verdict }) => verdict !== "bad") };
}

const when = (holds: boolean): Verdict => (holds ? "good" : "bad");

/** The commitment, and how cards are shuffled, are as they were before this browser gave the hash of a seed. */
function ofCommitment({ commitment, shuffles }: RecordLuck, witness: Witness): Verdict {
  if (commitment !== witness.commitment || shuffles !== witness.shuffles) return "bad";
  const { kept } = witness;
  return kept ? when(kept.commitment === commitment && (kept.shuffles ?? shuffles) === shuffles) : "unknown";
}

/** Every seat's hash is the one that was sealed before this browser revealed a seed. */
function ofSeal(places: Place[], { kept, seal, mine }: Witness): Verdict {
  const told = (hashes: string[]) => hashes.flatMap((hash, seat) => (hash ? [`${seat} ${hash}`] : [])).join();
  const here = places.flatMap(({ seat, hash }) => (hash ? [`${seat} ${hash}`] : [])).join();
  if (here !== told(seal?.hashes ?? [])) return "bad";
  for (const seat of mine) {
    const own = kept?.seeds.filter((one) => one.seat === seat) ?? [];
    if (own.length && !own.some(({ hash }) => hash === seal?.hashes[seat])) return "bad";
  }
  return kept?.hashes.length ? when(here === told(kept.hashes)) : "unknown";
}

/** The seeds of this browser that the server acknowledged are in. */
function ofOwn({ seeds }: RecordLuck, places: Place[], kept: KeptLuck | null): Verdict {
  const included = places.filter(isIn);
  const own = (kept?.acknowledged ?? []).map((seat) => {
    const at = included.findIndex((place) => place.seat === seat);
    return at >= 0 && kept!.seeds.some((one) => one.seat === seat && one.seed === seeds[at]);
  });
  return own.length ? when(own.every((isThere) => isThere)) : "unknown";
}

/** Who is said to have withheld a seed is who was named when the game began. */
function ofWithheld(places: Place[], seal: Seal | null): Verdict {
  const here = places.filter(({ seed }) => seed === "withheld").map(({ seat }) => seat);
  return when(here.join() === (seal?.withheld ?? []).join());
}

/** Every seed fits its hash, and there is one for every place that has one. */
function ofSeeds({ commitment, seeds, places }: RecordLuck): Verdict {
  if (!places) return "unknown";
  const included = places.filter(isIn);
  const fits = included.every(
    ({ seat, seed, hash }, at) => seed === "open" || seedHash(commitment, seat, seeds[at] ?? "") === hash,
  );
  if (!fits || included.length !== seeds.length) return "bad";
  return included.some(({ seed }) => seed === "sealed") ? "good" : "unknown";
}

/** Bad if an outcome is, unknown if some can only be told by the rules. */
function ofDrawn(drawn: Drawn[]): Verdict {
  const verdicts = drawn.map(({ verdict }) => verdict);
  return verdicts.includes("bad") ? "bad" : verdicts.includes("unknown") ? "unknown" : "good";
}

const isIn = ({ seed }: Place): boolean => seed === "sealed" || seed === "open";

/** Every outcome against the stream. Before a deal the cards lie as in the box, and before a sorted reshuffle those that
 * are in it do. A box that is not known lies as before the first deal; what has other cards may be another deck. */
function drawnOf(luck: RecordLuck, known: string[][] | null): Drawn[] {
  const stream = new LuckStream(luck.secret, luck.seeds);
  let boxes = known;
  let size = 0;
  const ofShuffle = (lay: string[]): Verdict => {
    if (!lay.length) return "good";
    size ||= lay.length;
    boxes ??= [lay];
    if (lay.length === size) return when(boxes.some((box) => box.join() === lay.join()));
    if (luck.shuffles !== "sorted") return "unknown";
    if (boxes.some((box) => isPart(lay, box))) return "good";
    return known || isPart([...lay].sort(), [...boxes[0]!].sort()) ? "bad" : "unknown";
  };
  return luck.outcomes.map((outcome) => {
    if (outcome.kind !== "shuffle") return { outcome, verdict: when(stream.below(outcome.of) === outcome.value) };
    return { outcome, verdict: ofShuffle(stream.before(outcome.cards)) };
  });
}

/** Whether these are some of the cards of the box, in its order. */
function isPart(cards: string[], box: string[]): boolean {
  let at = 0;
  for (const card of box) if (card === cards[at]) at += 1;
  return at === cards.length;
}

/** The cards of a box written as `2v*3 2b*3`: every face with how many of it there are. */
export function boxOf(text: string): string[] {
  return text.split(" ").flatMap((word) => {
    const [face, count] = word.split("*");
    return Array.from({ length: Number(count) }, () => face!);
  });
}
