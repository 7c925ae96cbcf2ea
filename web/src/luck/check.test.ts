// The check of a game's luck: the fixed examples of docs/fairness.md, honest records, and operators who cheat.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boxOf, check, type Check, type Report, type Verdict, type Witness } from "./check";
import { commitmentTo, LuckStream, seedHash } from "./hashing";
import type { KeptLuck } from "./keeping";
import samples from "./samples.json";

const PAGE = readFileSync(new URL("../../../docs/fairness.md", import.meta.url), "utf8");
const VECTORS = Object.fromEntries(Array.from(PAGE.matchAll(/^\| (.*?) \| `(.*?)` \|$/gm), (row) => [row[1], row[2]]));
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const GAMES = Object.keys(samples) as (keyof typeof samples)[];

interface Fair {
  hash: string;
  seeds: string[];
  shuffles?: string;
  places?: { seat: number; seed: string; hash?: string }[];
}
type Line = Record<string, unknown> & { fair: Fair; secret: string; shuffle: string };

/** The record with its first line, its last or all of them changed. */
function altered(game: keyof typeof samples, change: (lines: Line[]) => void): string {
  const lines = samples[game].trimEnd().split("\n").map((line) => JSON.parse(line) as Line);
  change(lines);
  return lines.map((line) => JSON.stringify(line)).join("\n") + "\n";
}

const fairOf = (game: keyof typeof samples): Fair => (JSON.parse(samples[game].split("\n")[0]!) as Line).fair;

/** What the browser of seat 0 knows of a sample; seat 1 withheld its seed. */
function witness(game: keyof typeof samples): Witness {
  const { hash, seeds, shuffles = "", places } = fairOf(game);
  const hashes = places!.map((place) => place.hash!);
  const own = { seat: 0, seed: seeds[0]!, hash: hashes[0]! };
  const kept: KeptLuck = { table: "t", commitment: hash, shuffles, seeds: [own], hashes, acknowledged: [0] };
  const path = new URL(`../boards/${game}/box.json`, import.meta.url);
  const hasBox = readdirSync(new URL(`../boards/${game}/`, import.meta.url)).includes("box.json");
  const boxes = hasBox ? (JSON.parse(readFileSync(path, "utf8")) as string[]).map(boxOf) : null;
  const seal = { hashes, owing: [], withheld: [1] };
  return { kept, commitment: hash, shuffles, seal, mine: [0], boxes };
}

/** How many cards each shuffle of a sample has; a reshuffle has fewer than a deal. */
const shuffles = (game: keyof typeof samples): number[] =>
  Array.from(samples[game].matchAll(/"shuffle": ?"(.*?)"/g), ([, cards]) => cards!.split(" ").length);
const hasReshuffle = (game: keyof typeof samples): boolean => new Set(shuffles(game)).size > 1;

/** The record with the cards of its last reshuffle changed; `isOld` if it is from before shuffles were sorted. */
const reshuffled = (game: keyof typeof samples, change: (cards: string[]) => string[], isOld = false): string =>
  altered(game, (lines) => {
    const most = Math.max(...shuffles(game));
    const line = lines.findLast(({ shuffle }) => shuffle && shuffle.split(" ").length < most)!;
    line.shuffle = change(line.shuffle.split(" ")).join(" ");
    if (isOld) delete lines[0]!.fair.shuffles;
  });

/** Two cards that are not alike change places. */
function swapped(cards: string[]): string[] {
  const at = cards.findIndex((card) => card !== cards[0]);
  return cards.with(0, cards[at]!).with(at, cards[0]!);
}

/** One of the first cards of the box is swapped for the last of the box. */
function replaced(cards: string[], box: string[]): string[] {
  const first = box.find((card) => cards.includes(card))!;
  return cards.with(cards.indexOf(first), box.at(-1)!);
}

const luckOf = (report: Report): Verdict => report.findings.find((finding) => finding.check === "luck")!.verdict;

const bad = (report: Report): Check[] =>
  report.findings.filter(({ verdict }) => verdict === "bad").map((finding) => finding.check);

describe("the fixed examples", () => {
  const seeds = ["ada", "ben"];
  it("the commitment", () => expect(commitmentTo(SECRET)).toBe(VECTORS["commitment"]));
  it("the hash of a seed", () => {
    expect(seedHash(commitmentTo(SECRET), 0, "ada")).toBe(VECTORS["hash of the seed `ada` in seat 0"]);
    expect(seedHash(commitmentTo(SECRET), 1, "ben")).toBe(VECTORS["hash of the seed `ben` in seat 1"]);
  });
  it("the numbers", () => {
    const stream = new LuckStream(SECRET, seeds);
    expect(Array.from({ length: 4 }, () => stream.word()).join(" ")).toBe(VECTORS["first numbers of the stream"]);
  });
  it("rolls", () => {
    const stream = new LuckStream(SECRET, seeds);
    const rolls = Array.from({ length: 12 }, () => stream.below(6)).join(" ");
    expect(rolls).toBe(VECTORS["twelve rolls of a die, counted from 0"]);
  });
  it("a shuffle turned back", () => {
    const shuffled = VECTORS["0 1 2 3 4 5 6 7 8 9 shuffled"]!.split(" ");
    expect(new LuckStream(SECRET, seeds).before(shuffled).join(" ")).toBe("0 1 2 3 4 5 6 7 8 9");
    const reshuffled = VECTORS["7 2 9 4 0 sorted and shuffled"]!.split(" ");
    expect(new LuckStream(SECRET, seeds).before(reshuffled).join(" ")).toBe("0 2 4 7 9");
  });
});

describe.each(GAMES)("%s", (game) => {
  it("an honest record is good, and tells who withheld a seed", () => {
    const report = check(samples[game], witness(game));
    expect(bad(report)).toEqual([]);
    expect(report.isGood).toBe(true);
    expect(report.withheld).toEqual([1]);
    expect(report.drawn.length).toBeGreaterThan(0);
    const unsure = report.findings.filter(({ verdict }) => verdict !== "good").map((finding) => finding.check);
    expect(unsure).toEqual([]);
  });

  it("who only looks on checks what can be known", () => {
    const report = check(samples[game], { ...witness(game), kept: null, mine: [] });
    expect(report.isGood).toBe(true);
    const unknown = report.findings.filter(({ verdict }) => verdict === "unknown").map((finding) => finding.check);
    expect(unknown).toEqual(["commitment", "seal", "own"]);
  });

  it.runIf(hasReshuffle(game))("a forged reshuffle", () => {
    const here = witness(game);
    const forged = [reshuffled(game, swapped), reshuffled(game, (cards) => replaced(cards, here.boxes![0]!))];
    for (const text of forged) {
      const report = check(text, here);
      expect(bad(report)).toEqual(["luck"]);
      expect(report.drawn.filter(({ verdict }) => verdict === "bad").length).toBe(1);
    }
    expect(bad(check(forged[0]!, { ...here, boxes: null }))).toEqual(["luck"]);
  });

  it.runIf(hasReshuffle(game))("an older game: only the rules know how the cards lay before a reshuffle", () => {
    const { kept, ...here } = witness(game);
    for (const change of [swapped, (cards: string[]) => cards]) {
      const report = check(reshuffled(game, change, true), { ...here, kept: { ...kept!, shuffles: "" }, shuffles: "" });
      expect(bad(report)).toEqual([]);
      expect(luckOf(report)).toBe("unknown");
    }
  });

  it("other shuffles than the table told", () => {
    const { kept, ...here } = witness(game);
    const text = altered(game, ([first]) => delete first!.fair.shuffles);
    expect(bad(check(text, { kept, ...here }))).toEqual(["commitment"]);
    expect(bad(check(text, { kept, ...here, shuffles: "" }))).toEqual(["commitment"]);
    const { shuffles, ...older } = kept!;
    expect(shuffles).toBe("sorted");
    expect(bad(check(samples[game], { kept: older, ...here }))).toEqual([]);
    expect(bad(check(text, { kept: older, ...here }))).toEqual(["commitment"]);
  });

  it.runIf(shuffles(game).length)("where the box is not known, other cards may be another deck", () => {
    for (const [shuffle, verdict] of [["x y", "unknown"], ["", "good"]]) {
      const text = altered(game, (lines) => lines.splice(-1, 0, { shuffle } as Line));
      expect(luckOf(check(text, { ...witness(game), boxes: null }))).toBe(verdict);
      expect(luckOf(check(text, witness(game)))).toBe(shuffle ? "bad" : "good");
    }
  });

  it("another secret", () => {
    const text = altered(game, (lines) => (lines.at(-1)!.secret = "00".repeat(32)));
    expect(bad(check(text, witness(game)))).toContain("secret");
  });

  it("another secret with its own commitment", () => {
    const secret = "00".repeat(32);
    const text = altered(game, (lines) => {
      lines.at(-1)!.secret = secret;
      lines[0]!.fair.hash = commitmentTo(secret);
    });
    const report = check(text, { ...witness(game), commitment: commitmentTo(secret) });
    expect(bad(report)).toEqual(["commitment", "seeds", "luck"]);
  });

  it("a hash swapped after the seal", () => {
    const { commitment, seal, ...rest } = witness(game);
    const hash = seedHash(commitment, 2, "ground by the operator");
    const text = altered(game, ([first]) => {
      first!.fair.places![2]!.hash = hash;
      first!.fair.seeds[1] = "ground by the operator";
    });
    const told = { ...seal!, hashes: seal!.hashes.with(2, hash) };
    expect(bad(check(text, { commitment, seal, ...rest }))).toContain("seal");
    expect(bad(check(text, { commitment, seal: told, ...rest }))).toContain("seal");
  });

  it("a seed replaced", () => {
    const text = altered(game, ([first]) => (first!.fair.seeds[1] = "another"));
    expect(bad(check(text, witness(game)))).toContain("seeds");
  });

  it("one's own seed and hash replaced, also before the seal", () => {
    const { kept, commitment, seal, ...rest } = witness(game);
    const hash = seedHash(commitment, 0, "mine, says the operator");
    const text = altered(game, ([first]) => {
      first!.fair.places![0]!.hash = hash;
      first!.fair.seeds[0] = "mine, says the operator";
    });
    const told = { ...seal!, hashes: seal!.hashes.with(0, hash) };
    expect(bad(check(text, { kept, commitment, seal: told, ...rest }))).toEqual(expect.arrayContaining(["seal", "own"]));
    const unrevealed = { ...kept!, hashes: [], acknowledged: [] };
    expect(bad(check(text, { kept: unrevealed, commitment, seal: told, ...rest }))).toContain("seal");
  });

  it("a seed dropped without a word", () => {
    const silent = altered(game, ([first]) => {
      first!.fair.seeds.shift();
    });
    expect(bad(check(silent, witness(game)))).toContain("seeds");
    const gone = altered(game, ([first]) => {
      first!.fair.seeds.shift();
      first!.fair.places!.shift();
    });
    expect(bad(check(gone, witness(game)))).toEqual(expect.arrayContaining(["seal", "own"]));
    const all = altered(game, ([first]) => {
      delete first!.fair.places;
    });
    expect(bad(check(all, witness(game)))).toEqual(expect.arrayContaining(["seal", "own"]));
  });

  it("an honest seed called withheld", () => {
    const { seal, ...rest } = witness(game);
    const text = altered(game, ([first]) => {
      first!.fair.places![0]!.seed = "withheld";
      first!.fair.seeds.shift();
    });
    expect(bad(check(text, { seal, ...rest }))).toEqual(expect.arrayContaining(["own", "withheld"]));
    expect(bad(check(text, { seal: { ...seal!, withheld: [0, 1] }, ...rest }))).toContain("own");
  });

  it("another deal", () => {
    let isChanged = false;
    const text = altered(game, (lines) => {
      for (const line of lines) {
        if (isChanged) return;
        if (typeof line.shuffle === "string") {
          const [one, ...others] = line.shuffle.split(" ");
          const at = others.findIndex((card) => card !== one);
          [line.shuffle, isChanged] = [[others[at], ...others.with(at, one!)].join(" "), true];
        } else if (typeof line.roll === "number") {
          [line.roll, isChanged] = [(line.roll + 1) % Number(line.of), true];
        }
      }
    });
    expect(isChanged).toBe(true);
    expect(bad(check(text, witness(game)))).toEqual(["luck"]);
  });

  it("what is no record is an error, and nothing hangs", () => {
    for (const text of ["", "{}", "[1]", "<html>", samples[game].slice(0, -2)]) {
      expect(() => check(text, witness(game))).toThrow();
    }
    const huge = altered(game, (lines) => lines.splice(1, 0, { pick: 0, of: 2 ** 40 } as unknown as Line));
    expect(() => check(huge, witness(game))).toThrow();
    const odd = altered(game, ([first]) => (first!.fair.places = [{ seat: 0, seed: "odd" }]));
    expect(() => check(odd, witness(game))).toThrow();
  });
});

it("in a game whose box is not known every deal is from the same order as the first", () => {
  const report = check(samples[GAMES[0]!], { ...witness(GAMES[0]!), boxes: null });
  expect(report.isGood).toBe(true);
  expect(luckOf(report)).toBe("good");
});
