// What this browser remembers of a table's luck: it sat down with a seed, and saw what was promised before.

import { keep, kept } from "../settings.svelte";
import type { TableInfo } from "../protocol/messages";

const PLACE = "houndtable-luck";
const MOST = 40; // tables

export interface Seed {
  seat: number;
  seed: string;
  hash: string;
}

export interface KeptLuck {
  table: string;
  /** The server's, as it was before anybody here sat down. */
  commitment: string;
  /** How cards are shuffled, as it was told with the commitment; an older page did not keep it. */
  shuffles?: string;
  seeds: Seed[];
  /** Every seat's, as they were before a seed was revealed; empty until then. */
  hashes: string[];
  /** The seats whose seeds the server has acknowledged. */
  acknowledged: number[];
}

let memory: KeptLuck[] = read(kept(PLACE)); // for browsers that keep nothing

/** What a browser kept, as far as it can be what was kept. */
export function read(text: string | null): KeptLuck[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? (found as KeptLuck[]).filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: KeptLuck): boolean {
  const { table, commitment, seeds, hashes, acknowledged } = Object(one) as KeptLuck;
  const lists = Array.isArray(seeds) && Array.isArray(hashes) && Array.isArray(acknowledged);
  return lists && typeof table === "string" && typeof commitment === "string";
}

export function luckOf(table: string): KeptLuck | null {
  const text = kept(PLACE);
  if (text !== null) memory = read(text); // another tab may have kept more
  return memory.find((one) => one.table === table) ?? null;
}

type Promised = Pick<TableInfo, "commitment" | "shuffles">;

function change(table: string, changed: (luck: KeptLuck) => KeptLuck, promised?: Promised): void {
  const before = luckOf(table) ?? { table, commitment: "", ...promised, seeds: [], hashes: [], acknowledged: [] };
  memory = [changed(before), ...memory.filter((one) => one.table !== table)].slice(0, MOST);
  keep(PLACE, JSON.stringify(memory));
}

/** A seed is kept before its hash is sent, so that none gets lost; of several for a seat the seal tells which counts. */
export function keepSeed({ table, commitment, shuffles }: TableInfo, seed: Seed): void {
  change(table, (luck) => ({ ...luck, seeds: [...luck.seeds, seed] }), { commitment, shuffles });
}

export function keepAcknowledged(table: string, seat: number): void {
  change(table, (luck) => ({ ...luck, acknowledged: [...luck.acknowledged.filter((one) => one !== seat), seat] }));
}

/** The seed to be revealed for a seat. What the server sealed is kept first; if it is not what was promised, or changes,
 * there is no seed for it. */
export function seedFor(info: TableInfo, seat: number): string | null {
  const luck = luckOf(info.table);
  const hashes = info.seal?.hashes ?? [];
  if (!luck || luck.commitment !== info.commitment || (luck.shuffles ?? info.shuffles) !== info.shuffles) return null;
  if (luck.hashes.length && luck.hashes.join() !== hashes.join()) return null;
  const own = luck.seeds.find((one) => one.seat === seat && one.hash === hashes[seat]);
  if (!own) return null;
  if (!luck.hashes.length) change(info.table, (before) => ({ ...before, hashes }));
  return own.seed;
}

/** Random digits that nobody else knows. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
