// The one line of this page, opened when it is first needed.

import { browserSocket, Line, TIMERS, type LineState } from "./protocol/line";
import { newSeed } from "./api";
import { tongue } from "./i18n/index.svelte";

class Connection {
  state: LineState = $state("connecting");
  private opened: Line | null = null;

  get line(): Line {
    if (!this.opened) {
      this.opened = new Line(browserSocket, TIMERS, newSeed().slice(0, 12), () => tongue.language);
      this.opened.onstate = (state) => (this.state = state);
    }
    return this.opened;
  }
}

export const connection = new Connection();
