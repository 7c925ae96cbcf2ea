// Sitting down: with the hash of a seed that stays in this browser until the table is sealed.

import { api, Problem } from "../api";
import type { TableInfo } from "../protocol/messages";
import { keepSeed, newSeed } from "./keeping";

export const hashing = () => import("./hashing");

export async function sitDown(info: TableInfo, seat: number, name: string, key: string): Promise<void> {
  const { seedHash } = await hashing();
  const seed = newSeed();
  const hash = seedHash(info.commitment, seat, seed);
  keepSeed(info, { seat, seed, hash });
  await api.sit(info.table, { name, seat, hash, key });
}

/** Takes the first place that is free and not kept for somebody else: a hash goes with one seat, so one is chosen here. */
export async function sitAnywhere(info: TableInfo, name: string, key: string): Promise<void> {
  const free = info.seats.flatMap(({ kind, name }, seat) => (kind === "person" && !name ? [seat] : []));
  for (const [at, seat] of free.entries()) {
    try {
      return await sitDown(info, seat, name, key);
    } catch (error) {
      const isTaken = error instanceof Problem && error.code === "taken";
      if (!isTaken || at === free.length - 1) throw error;
    }
  }
}
