// The line to the server: one socket for the whole page, opened again whenever it breaks.

import { Health } from "./health";
import { read, type Answer, type FromClient, type FromServer, type Refused, type Viewer, type Wish } from "./messages";
import { MOST_BREAKS, Questions } from "./questions";
import { Stream, type Listener } from "./stream";

export interface Socket {
  readonly readyState: number;
  send(frame: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Time, so that tests have their own. */
export interface Timers {
  /** Milliseconds since some moment. */
  now(): number;
  every(milliseconds: number, deed: () => void): () => void;
  later(milliseconds: number, deed: () => void): () => void;
}

export type LineState = "connecting" | "open" | "broken" | "stranger";

const OPEN = 1; // the state of a socket that takes messages
const STRANGER = 4401; // the server does not know us: a name has to be given first
/** The server closes by itself, whatever was asked: it stops, or the table went elsewhere. */
const EXCUSES = new Set([1001, 1012, 4410]);
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const STABLE = 5000; // a line that was open for so long is opened again at once when it breaks
const HEARTBEAT = 5000;
const SILENT_BEATS = 2; // after so many heartbeats without a word the line is dead
const SILENCE = 2000; // after a heartbeat, before it is said that nothing comes back

/** What is wrong with the line, for people: it is down, or answers take too long. */
export type Trouble = "" | "down" | "slow";

export class Line {
  state: LineState = "connecting";
  trouble: Trouble = "";
  onstate: (state: LineState) => void = () => {};
  ontrouble: (trouble: Trouble) => void = () => {};
  /** A hello was refused, or, with null, was not after all. */
  onrefused: (refused: Refused | null) => void = () => {};
  private socket: Socket | null = null;
  private epoch = "";
  private streams = new Map<string, Stream>();
  private readonly questions: Questions;
  private readonly health: Health;
  private wait = FIRST_WAIT;
  private silence = 0;
  private beats = 0;
  private isSilent = false;
  private refused: Refused | null = null;
  private count = 0;
  private stopBeating: () => void;
  private stopKnocking: () => void = () => {};
  private stopSettling: () => void = () => {};
  private stopListening: () => void = () => {};

  constructor(
    private readonly open: () => Socket,
    private readonly timers: Timers,
    /** Tells this page's ids from those of any other page. */
    private readonly tag: string,
    /** After so many broken lines a question is not asked again. */
    mostBreaks = MOST_BREAKS,
  ) {
    this.questions = new Questions(timers, (frame) => this.send(frame), () => this.review(), mostBreaks);
    this.health = new Health(timers, () => this.review());
    this.connect();
    this.stopBeating = timers.every(HEARTBEAT, () => this.beat());
  }

  /** The listener hears of all that this viewer may see, until the answer is called. */
  listen(table: string, seat: Viewer, listener: Listener): () => void {
    const key = `${table} ${seat}`;
    const stream = new Stream(table, seat, listener, () => this.hello(stream));
    this.streams.set(key, stream);
    if (this.epoch) this.greet(stream);
    return () => {
      if (this.streams.get(key) !== stream) return;
      this.streams.delete(key);
      this.send({ type: "bye", table, seat });
    };
  }

  /** The server's answer; asked again, with the same id, until there is one, or it is clear that none will come. */
  ask(wish: Wish): Promise<Answer> {
    this.count += 1;
    return this.questions.ask({ ...wish, id: `${this.tag}-${this.count}` });
  }

  /** Opens a new socket, for instance once the server knows us: now, unless that was of no use just before. */
  reconnect(): void {
    this.hangUp();
    this.become("connecting");
    this.knock(this.wait === FIRST_WAIT ? 0 : this.wait);
  }

  /** The browser says that there is no network: it may be wrong, so another socket is tried. */
  offline(): void {
    if (!this.socket) return;
    this.hangUp();
    this.become("broken");
    this.knock(this.wait);
  }

  /** Something has changed, there is a network or the page is looked at again: it is found out at once how the line is. */
  nudge(): void {
    if (this.state === "broken" && !this.socket) {
      this.wait = FIRST_WAIT;
      this.knock(0);
    } else if (this.epoch) {
      this.ping();
    }
  }

  close(): void {
    this.stopBeating();
    this.questions.close();
    this.health.close();
    this.hangUp();
  }

  private connect(): void {
    this.become("connecting");
    this.silence = 0;
    this.stopKnocking();
    const socket = this.open();
    this.socket = socket;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(read(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  private broken(code: number): void {
    this.socket = null;
    this.ended(EXCUSES.has(code));
    if (code === STRANGER) return this.become("stranger");
    this.become("broken");
    this.knock(this.wait);
  }

  /** Another socket is opened after some time, and the next one after twice as long, until a line lasts. */
  private knock(wait: number): void {
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.stopKnocking();
    if (!wait) return this.connect();
    this.stopKnocking = this.timers.later(wait, () => this.socket ?? this.connect());
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.ended(true);
    socket?.close();
  }

  private ended(isExcused: boolean): void {
    this.epoch = "";
    this.hush(false);
    this.stopKnocking();
    this.stopSettling();
    this.stopListening();
    this.questions.broken(isExcused);
  }

  private take(message: FromServer | null): void {
    if (message === null) return;
    this.silence = 0;
    this.stopListening();
    this.hush(false);
    if (message.type === "welcome") {
      this.begin(message.epoch);
    } else if ("seq" in message) {
      this.refuse(null);
      this.streams.get(`${message.table} ${message.seat}`)?.take(message);
    } else if (message.type === "refused" && !message.id) {
      this.refuse(message);
    } else {
      this.questions.answered(message);
    }
  }

  private begin(epoch: string): void {
    this.epoch = epoch;
    this.stopSettling = this.timers.later(STABLE, () => (this.wait = FIRST_WAIT));
    this.become("open");
    for (const stream of this.streams.values()) this.greet(stream);
    this.questions.begin();
  }

  private greet(stream: Stream): void {
    stream.begin(this.epoch);
    this.hello(stream);
  }

  private hello(stream: Stream): void {
    const { table, seat, epoch, last } = stream;
    this.send({ type: "hello", table, seat, epoch, last });
  }

  /** A dead line is noticed; every other time what got lost on the way is told again. */
  private beat(): void {
    if (!this.socket) return;
    this.silence += 1;
    this.beats += 1;
    if (this.silence > SILENT_BEATS) return this.reconnect();
    if (!this.epoch) return;
    if (this.beats % 2 || !this.streams.size) return this.ping();
    this.listenFor();
    for (const stream of this.streams.values()) {
      stream.review();
      this.hello(stream);
    }
  }

  private ping(): void {
    this.listenFor();
    this.send({ type: "ping", id: "" });
  }

  /** Something should be heard soon. */
  private listenFor(): void {
    this.stopListening();
    this.stopListening = this.timers.later(SILENCE, () => this.hush(true));
  }

  private refuse(refused: Refused | null): void {
    if (refused === this.refused) return;
    this.refused = refused;
    this.onrefused(refused);
  }

  private hush(isSilent: boolean): void {
    this.isSilent = isSilent;
    this.review();
  }

  /** Whether the message went out. */
  private send(message: FromClient): boolean {
    if (this.socket?.readyState !== OPEN || !this.epoch) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private become(state: LineState): void {
    if (state === this.state) return;
    if (state === "open") this.health.opened();
    else if (this.state === "open") this.health.broke();
    this.state = state;
    this.onstate(state);
  }

  private review(): void {
    const trouble = this.health.isBad ? "down" : this.isSilent || this.questions.isLate ? "slow" : "";
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.ontrouble(trouble);
  }
}

export const TIMERS: Timers = {
  now: () => performance.now(),
  every(milliseconds, deed) {
    const timer = setInterval(deed, milliseconds);
    return () => clearInterval(timer);
  },
  later(milliseconds, deed) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The browser's socket to the server this page came from. */
export function browserSocket(): Socket {
  const { protocol, host } = location;
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/socket`) as unknown as Socket;
}
