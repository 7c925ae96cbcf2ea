// Whether the line is good enough to say nothing of it: a short break is nobody's business, several are.

import type { Timers } from "./line";

const WINDOW = 5000;
const ENOUGH = 1200; // so long without a line, in all, within that window
const TWICE = 10000; // or twice broken within this time
const STABLE = 3000; // so long open before nothing is said any more

export class Health {
  isBad = false;
  /** When the line was not open: from, and until when. */
  private gaps: [number, number][] = [];
  private breaks: number[] = [];
  private downSince: number | null;
  private stop: () => void = () => {};

  constructor(
    private readonly timers: Timers,
    private readonly onchange: () => void,
  ) {
    this.downSince = timers.now();
    this.look();
  }

  opened(): void {
    const now = this.timers.now();
    if (this.downSince !== null) this.gaps.push([this.downSince, now]);
    this.downSince = null;
    this.stop();
    if (this.isBad) this.stop = this.timers.later(STABLE, () => this.become(false));
  }

  broke(): void {
    const now = this.timers.now();
    this.breaks = [...this.breaks.filter((at) => at > now - TWICE), now];
    this.downSince ??= now;
    this.look();
  }

  close(): void {
    this.stop();
  }

  private look(): void {
    this.stop();
    const left = ENOUGH - this.missing();
    if (left <= 0 || this.breaks.length > 1) this.become(true);
    else this.stop = this.timers.later(left, () => this.look());
  }

  /** How long, in all, there was no line lately. */
  private missing(): number {
    const now = this.timers.now();
    const from = now - WINDOW;
    this.gaps = this.gaps.filter(([, until]) => until > from);
    const past = this.gaps.reduce((sum, [begin, end]) => sum + end - Math.max(begin, from), 0);
    return past + (this.downSince === null ? 0 : now - this.downSince);
  }

  private become(isBad: boolean): void {
    if (isBad === this.isBad) return;
    this.isBad = isBad;
    this.onchange();
  }
}
