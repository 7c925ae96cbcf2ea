// What was asked and is not answered yet: sent again until there is an answer, but not for ever.

import type { Timers } from "./line";
import type { Answer, FromClient } from "./messages";

type Frame = FromClient & { id: string };

/** The refusal of this page's own: no answer will come. */
export const LOST = "lost";
export const MOST_BREAKS = 2; // what the line broke after so often is not sent again
const RESEND = 4000; // and each time after twice as long
const MOST_SENDS = 5; // over one connection
const LATE = 2000;

interface Question {
  frame: Frame;
  settle: (answer: Answer) => void;
  /** Whether it went out over the connection there is. */
  isSent: boolean;
  sends: number;
  breaks: number;
  stop: () => void;
  stopWaiting: () => void;
}

export class Questions {
  private readonly open = new Map<string, Question>();
  private readonly late = new Set<string>();

  constructor(
    private readonly timers: Timers,
    /** Whether the frame went out. */
    private readonly send: (frame: Frame) => boolean,
    /** Called when it changes whether an answer is late. */
    private readonly onlate: () => void,
    private readonly mostBreaks = MOST_BREAKS,
  ) {}

  /** Whether an answer takes longer than it should; a hint may take its time. */
  get isLate(): boolean {
    return this.late.size > 0;
  }

  ask(frame: Frame): Promise<Answer> {
    return new Promise((settle) => {
      const none = (): void => {};
      const one: Question = { frame, settle, isSent: false, sends: 0, breaks: 0, stop: none, stopWaiting: none };
      if (frame.type !== "hint") one.stopWaiting = this.timers.later(LATE, () => this.grow(frame.id));
      this.open.set(frame.id, one);
      this.put(one);
    });
  }

  /** A connection begins: all that has no answer is asked over it. */
  begin(): void {
    for (const one of this.open.values()) {
      one.sends = 0;
      this.put(one);
    }
  }

  answered(answer: Answer): void {
    const one = this.open.get(answer.id);
    if (!one) return;
    this.open.delete(answer.id);
    one.stop();
    one.stopWaiting();
    if (this.late.delete(answer.id)) this.onlate();
    one.settle(answer);
  }

  /** The connection is over. What went out over it may be why, unless somebody else is known to have ended it. */
  broken(isExcused: boolean): void {
    for (const one of [...this.open.values()]) {
      one.stop();
      if (one.isSent && !isExcused) one.breaks += 1;
      one.isSent = false;
      if (one.breaks >= this.mostBreaks) this.giveUp(one);
    }
  }

  close(): void {
    for (const one of this.open.values()) {
      one.stop();
      one.stopWaiting();
    }
  }

  private put(one: Question): void {
    one.stop();
    const wait = RESEND * 2 ** one.sends;
    one.isSent = true;
    one.sends += 1;
    one.stop = this.timers.later(wait, one.sends < MOST_SENDS ? () => this.put(one) : () => this.giveUp(one));
    if (this.send(one.frame)) return;
    one.isSent = false;
    one.stop();
  }

  private giveUp({ frame }: Question): void {
    this.answered({ type: "refused", id: frame.id, code: LOST, message: [LOST, {}], game: "" });
  }

  private grow(id: string): void {
    this.late.add(id);
    this.onlate();
  }
}
