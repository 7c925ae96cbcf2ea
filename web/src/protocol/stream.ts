// One viewer's stream of numbered messages: in order, none twice, whatever the connection does.

import type { TableMessage, Viewer } from "./messages";

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
    const tellsAll = message.type === "position" || message.type === "people";
    if (message.seq < this.last || (message.seq === this.last && !tellsAll)) return;
    const missing = message.seq - this.last - 1;
    if (missing > 0 && this.last > 0) {
      if (!tellsAll || !this.isBehind) {
        if (!this.isBehind) this.catchUp();
        this.isBehind = true;
        return;
      }
      this.listener.missed();
    }
    const fresh = message.seq > this.last && missing === 0;
    if (message.type === "position") this.isBehind = false;
    this.last = message.seq;
    this.listener.hear(message, fresh);
  }
}
