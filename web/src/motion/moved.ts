// What went where between two views: the pieces that fly.

import type { View, Zone } from "../protocol/messages";

export interface Place {
  zone: string;
  owner: number | null;
  place: number;
}

export interface Flight {
  card: string;
  from: Place;
  to: Place;
}

const HIDDEN = "?";
const MOST = 10; // a whole new deal does not fly

interface Loose extends Place {
  card: string;
}

/** The cards of `zone` that the other one has not, each with its place. */
function without(zone: Zone, other: Zone | undefined): Loose[] {
  const rest = [...(other?.cards ?? [])];
  const found: Loose[] = [];
  for (const [place, card] of zone.cards.entries()) {
    const at = rest.indexOf(card);
    if (at < 0) found.push({ zone: zone.name, owner: zone.owner, place, card });
    else rest.splice(at, 1);
  }
  return found;
}

function same(one: Zone): (other: Zone) => boolean {
  return (other) => other.name === one.name && other.owner === one.owner;
}

/** Every piece that left one place and came to another, as far as the viewer can tell. */
export function moved(before: View, after: View): Flight[] {
  const gone = before.zones.flatMap((zone) => without(zone, after.zones.find(same(zone))));
  const come = after.zones.flatMap((zone) => without(zone, before.zones.find(same(zone))));
  if (gone.length > MOST || come.length > MOST) return [];
  const flights: Flight[] = [];
  const pair = (fits: (from: Loose, to: Loose) => boolean): void => {
    for (const to of [...come]) {
      const from = gone.find((one) => fits(one, to) && (one.zone !== to.zone || one.owner !== to.owner));
      if (!from) continue;
      flights.push({ card: to.card === HIDDEN ? from.card : to.card, from, to });
      gone.splice(gone.indexOf(from), 1);
      come.splice(come.indexOf(to), 1);
    }
  };
  pair((from, to) => from.card === to.card);
  pair((from) => from.card === HIDDEN);
  pair((_, to) => to.card === HIDDEN);
  return flights;
}
