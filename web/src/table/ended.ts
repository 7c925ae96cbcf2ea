// How a round ended, as the event that tells it shows it: everybody's points with their reasons, and the hands shown.

import type { Line, Told } from "../protocol/messages";

export interface Ended {
  /** The event itself, for its words. */
  told: Told;
  /** Each seat's points, line by line. */
  lines: Line[][];
  /** The hands shown, by seat; empty for whoever shows none. */
  hands: string[][];
}

interface RoundOver {
  lines: Line[][];
  /** Everybody's hand, or that of one seat with the card that finished it. */
  hands?: string[][];
  seat?: number;
  hand?: string[];
  card?: string;
}

/** The end of a round among these events; null if there is none. */
export function endedOf(events: Told[]): Ended | null {
  const at = events.findIndex((event) => Array.isArray(event.lines));
  if (at < 0) return null;
  const { lines, hands, seat, hand, card } = events[at] as unknown as RoundOver;
  const shown = [...(hand ?? []), ...(card ? [card] : [])];
  const all = hands ?? lines.map((_, one) => (one === seat ? shown : []));
  return { told: events[at]!, lines, hands: all };
}
