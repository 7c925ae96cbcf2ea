// One viewer's stream of numbered messages: in order, none twice, whatever the connection does.

import type { TableMessage, Viewer } from "./messages";

const DOUBTS = 2; // reviews after something went wrong: the answer to the first may have been told out of order, too

export interface Listener {
  /** Something new; `fresh` is false where it only tells again how things stand. */
  hear(message: TableMessage, fresh: boolean): void;
  /** Something was missed that will not be sent again: the story has to be asked for. */
  missed(): void;
}

export class Stream {
  epoch = "";
  last = 0;
  private isBehind = false;
  /** How many more reviews ask for the story. */
  private doubts = 0;
  /** The number of the people last heard of, if that was news. */
  private people = 0;

  constructor(
    readonly table: string,
    readonly seat: Viewer,
    private readonly listener: Listener,
    /** Asks the server for what was missed since `last`. */
    private readonly catchUp: () => void,
  ) {}

  /** A connection begins: numbers of an earlier run of the server mean nothing any more. */
  begin(epoch: string): void {
    if (this.epoch !== epoch) {
      if (this.epoch) this.listener.missed();
      this.last = 0;
    }
    this.epoch = epoch;
    this.isBehind = true; // what comes first may have left something out
  }

  take(message: TableMessage): void {
    const { seq } = message;
    const tellsAll = message.type === "position" || message.type === "people";
    const isAgain = seq === this.last && (tellsAll || message.type === "tip");
    if (seq <= this.last && !isAgain) {
      this.doubts = DOUBTS;
      return;
    }
    const isGap = this.last > 0 && seq > this.last + 1;
    if (isGap && !(tellsAll && this.isBehind)) {
      if (!this.isBehind) this.catchUp();
      this.isBehind = true;
      return;
    }
    if (isGap || this.standsIn(message)) {
      this.doubts = DOUBTS;
      this.listener.missed();
    }
    const fresh = seq === this.last + 1;
    if (message.type === "position") this.isBehind = false;
    if (message.type === "people") this.people = this.last > 0 && seq > this.last ? seq : 0;
    this.last = seq;
    this.listener.hear(message, fresh);
  }

  /** Where messages got lost, doubled or late since this was last asked, more may be missing than could be noticed. */
  review(): void {
    if (!this.doubts) return;
    this.doubts -= 1;
    this.listener.missed();
  }

  /** Whether the message only tells how things stand, in the place of one that got lost on the way. */
  private standsIn(message: TableMessage): boolean {
    if (message.type !== "position" || this.last === 0) return false;
    return message.seq === this.people || (message.seq > this.last && message.events.length === 0);
  }
}
