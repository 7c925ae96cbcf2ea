// Time as it runs on this page, between two words of the server.

import type { TableInfo } from "../protocol/messages";

class Ticking {
  now = $state(0);
  /** When the server last told how much time is left. */
  private told = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  start(): () => void {
    this.tell();
    this.timer = setInterval(() => (this.now = performance.now()), 1000);
    return () => clearInterval(this.timer);
  }

  tell(): void {
    this.now = this.told = performance.now();
  }

  get since(): number {
    return this.now - this.told;
  }
}

export const ticking = new Ticking();

/** The milliseconds a seat has left, where there is a bank; it runs while the seat is waited for. */
export function timeLeft(info: TableInfo, seat: number, runs: boolean): number | null {
  const bank = info.seats[seat]?.bank ?? null;
  return bank === null ? null : Math.max(0, bank - (runs ? ticking.since : 0));
}

export function shownTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
