// The line to the server: one socket for the whole page, opened again whenever it breaks.

import { read, type Answer, type FromClient, type FromServer, type Viewer, type Wish } from "./messages";
import { Stream, type Listener } from "./stream";

export interface Socket {
  send(frame: string): void;
  close(): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** Time, so that tests have their own. */
export interface Timers {
  every(milliseconds: number, deed: () => void): () => void;
  later(milliseconds: number, deed: () => void): () => void;
}

export type LineState = "connecting" | "open" | "broken" | "stranger";

const STRANGER = 4401; // the server does not know us: a name has to be given first
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const RESEND = 4000;
const HEARTBEAT = 10000;
const SILENT_BEATS = 2; // after so many heartbeats without a word the line is dead

interface Pending {
  frame: FromClient & { id: string };
  settle: (answer: Answer) => void;
  stop: () => void;
}

export class Line {
  state: LineState = "connecting";
  onstate: (state: LineState) => void = () => {};
  private socket: Socket | null = null;
  private epoch = "";
  private streams = new Map<string, Stream>();
  private pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private silence = 0;
  private count = 0;
  private stops: (() => void)[] = [];

  constructor(
    private readonly open: () => Socket,
    private readonly timers: Timers,
    /** Tells this page's ids from those of any other page. */
    private readonly tag: string,
    /** The language in which everything is to be told. */
    private readonly language: () => string,
  ) {
    this.connect();
    this.stops.push(timers.every(HEARTBEAT, () => this.beat()));
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

  /** The server's answer; asked again, with the same id, until there is one. */
  ask(wish: Wish): Promise<Answer> {
    this.count += 1;
    const id = `${this.tag}-${this.count}`;
    const frame = { ...wish, id };
    return new Promise((settle) => {
      const stop = this.timers.every(RESEND, () => this.send(frame));
      this.pending.set(id, { frame, settle, stop });
      this.send(frame);
    });
  }

  /** Opens a new socket now, for instance once the server knows us. */
  reconnect(): void {
    this.hangUp();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    for (const stop of this.stops) stop();
    for (const { stop } of this.pending.values()) stop();
    this.hangUp();
  }

  private connect(): void {
    this.become("connecting");
    this.silence = 0;
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
    this.epoch = "";
    if (code === STRANGER) {
      this.become("stranger");
      return;
    }
    this.become("broken");
    this.stops.push(this.timers.later(this.wait, () => this.socket ?? this.connect()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.epoch = "";
    socket?.close();
  }

  private take(message: FromServer | null): void {
    if (message === null) return;
    this.silence = 0;
    if (message.type === "welcome") {
      this.begin(message.epoch);
    } else if ("seq" in message) {
      this.streams.get(`${message.table} ${message.seat}`)?.take(message);
    } else {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      asked?.stop();
      asked?.settle(message);
    }
  }

  private begin(epoch: string): void {
    this.epoch = epoch;
    this.wait = FIRST_WAIT;
    this.become("open");
    for (const stream of this.streams.values()) this.greet(stream);
    for (const { frame } of this.pending.values()) this.send(frame);
  }

  private greet(stream: Stream): void {
    stream.begin(this.epoch);
    this.hello(stream);
  }

  private hello(stream: Stream): void {
    const { table, seat, epoch, last } = stream;
    this.send({ type: "hello", table, seat, epoch, last, language: this.language() });
  }

  /** What got lost on the way is told again, and a dead line is noticed. */
  private beat(): void {
    if (!this.socket) return;
    this.silence += 1;
    if (this.silence > SILENT_BEATS) return this.reconnect();
    for (const stream of this.streams.values()) {
      stream.review();
      this.hello(stream);
    }
  }

  private send(message: FromClient): void {
    if (this.socket && this.epoch) this.socket.send(JSON.stringify(message));
  }

  private become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.onstate(state);
  }
}

export const TIMERS: Timers = {
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
