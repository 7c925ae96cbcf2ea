// The one line of this page, opened when it is first needed.

import { newSeed } from "./luck/keeping";
import { browserSocket, Line, TIMERS, type LineState, type Trouble } from "./protocol/line";
import type { Refused } from "./protocol/messages";

class Connection {
  state: LineState = $state("connecting");
  /** What people are told of the line. */
  trouble: Trouble = $state("");
  /** Whether there ever was a line. */
  wasOpen = $state(false);
  /** Why the table cannot be listened to. */
  refused: Refused | null = $state.raw(null);
  private opened: Line | null = null;

  get line(): Line {
    this.opened ??= this.begun();
    return this.opened;
  }

  private begun(): Line {
    const line = new Line(browserSocket, TIMERS, newSeed().slice(0, 12));
    line.onstate = (state) => {
      this.state = state;
      this.wasOpen ||= state === "open";
    };
    line.ontrouble = (trouble) => (this.trouble = trouble);
    line.onrefused = (refused) => (this.refused = refused);
    addEventListener("offline", () => line.offline());
    addEventListener("online", () => line.nudge());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && line.nudge());
    return line;
  }
}

export const connection = new Connection();
