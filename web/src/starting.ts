// Tables made from this page.

import { api, type NewTable, type Wish } from "./api";
import { hashing, sitDown } from "./luck/sitting";
import type { Clock } from "./protocol/messages";

export const NO_CLOCK: Clock = { kind: "none", amount: 0 };

/** A table against bots, begun at once; the answer is its name. */
export function playNow(game: string, players: number, name: string): Promise<string> {
  const bots: Wish[] = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: 2 }));
  const seats: Wish[] = [{ kind: "person", level: 2 }, ...bots];
  return lay({ game, players, options: {}, seats, level: 2, clock: NO_CLOCK, public: false }, [name]);
}

/** The table is made, and everybody at this screen sits down: `names` has one for the maker and one for each hot seat. */
export async function lay(wish: NewTable, names: string[]): Promise<string> {
  void hashing(); // is needed next
  const { key, info } = await api.make(wish);
  const here = wish.seats.flatMap((seat, at) => (seat.kind === "hot" ? [at] : []));
  const own = wish.seats.findIndex((seat) => seat.kind === "person");
  for (const [at, seat] of [own, ...here].filter((seat) => seat >= 0).entries()) {
    await sitDown(info, seat, names[at] ?? names[0]!, key);
  }
  return info.table;
}
