// All that happened at a table, asked for where something was missed.

import type { Line } from "./line";
import type { Answer, Viewer } from "./messages";
import { LOST } from "./questions";

const MOST_LOSSES = 5;
/** Milliseconds before a story that changed meanwhile is asked for again. */
const PAUSE = 500;
/** Refusals after which asking once more helps. */
const LATER = [LOST, "too-fast", "too-many"];

type Storied = Extract<Answer, { type: "storied" }>;

export class Story {
  private changes = 0;
  /** How often in a row no answer came; then it is asked for again when there is a reason to, but not for ever. */
  private losses = 0;
  private isUnderWay = false;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly line: Line,
    private readonly table: string,
    private readonly seat: Viewer,
    private readonly take: (story: Storied) => void,
  ) {}

  /** Something was heard that belongs to the story, or missed: an answer that is under way may be older than that. */
  changed(): void {
    this.changes += 1;
  }

  /** The table was shown again as it is: a story that got lost is asked for once more. */
  shown(): void {
    if (this.losses > 0 && this.losses < MOST_LOSSES) void this.refresh();
  }

  /** The whole story is taken; if it changed while it was under way it is asked for again, but not at every move. */
  async refresh(): Promise<void> {
    if (this.isUnderWay) return this.changed();
    this.isUnderWay = true;
    const before = this.changes;
    const answer = await this.line.ask({ type: "story", table: this.table, seat: this.seat });
    this.isUnderWay = false;
    if (answer.type !== "storied") {
      this.losses += answer.type === "refused" && LATER.includes(answer.code) ? 1 : 0;
      return;
    }
    this.losses = 0;
    this.take(answer);
    if (this.changes !== before) {
      clearTimeout(this.again);
      this.again = setTimeout(() => void this.refresh(), PAUSE);
    }
  }
}
