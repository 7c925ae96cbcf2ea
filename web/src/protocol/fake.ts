// For tests: a server of one table that keeps to docs/protocol.md, and sockets that can be cut, slow and lossy.

import type { Socket, Timers } from "./line";
import type { FromClient, FromServer, TableInfo, TableMessage, Told, Viewer } from "./messages";

const KEPT = 8;

/** Time that passes when the test says so. */
export class HandTime implements Timers {
  private time = 0;
  private due: { at: number; deed: () => void; again: number | null }[] = [];

  later(milliseconds: number, deed: () => void): () => void {
    return this.add(milliseconds, deed, null);
  }

  every(milliseconds: number, deed: () => void): () => void {
    return this.add(milliseconds, deed, milliseconds);
  }

  now(): number {
    return this.time;
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.due.filter((one) => one.at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      if (next.again === null) this.due.splice(this.due.indexOf(next), 1);
      else next.at += next.again;
      next.deed();
    }
    this.time = end;
  }

  private add(wait: number, deed: () => void, again: number | null): () => void {
    const one = { at: this.time + wait, deed, again };
    this.due.push(one);
    return () => void (this.due.includes(one) && this.due.splice(this.due.indexOf(one), 1));
  }
}

/** A way for messages: what it does with each is for the test to say. */
export type Way = (deliver: () => void) => void;

const PROMPT: Way = (deliver) => deliver();

class Wire implements Socket {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isOpen = true;
  /** The server is about to cut the line: it takes nothing more. */
  isClosing = false;

  constructor(private readonly server: FakeServer) {}

  get readyState(): number {
    return this.isClosing ? 2 : this.isOpen ? 1 : 3;
  }

  send(frame: string): void {
    if (this.isClosing) throw new Error("A closing socket takes no message.");
    if (this.isOpen) this.server.way(() => this.isOpen && this.server.take(this, JSON.parse(frame) as FromClient));
  }

  tell(message: FromServer): void {
    const data = JSON.stringify(message);
    this.server.way(() => this.isOpen && this.onmessage?.({ data }));
  }

  close(): void {
    this.isOpen = false;
  }

  cut(code = 1006): void {
    this.isOpen = false;
    this.onclose?.({ code });
  }
}

/** A table where a position is a number: every move `add N` adds N to it. */
export class FakeServer {
  way: Way = PROMPT;
  epoch = "one";
  total = 0;
  moves: string[] = [];
  wires: Wire[] = [];
  /** All that arrived. */
  taken: FromClient[] = [];
  /** What is asked like this makes the server close the socket, as a handler that raises once did. */
  poison: FromClient["type"] | "" = "";
  private ids = new Set<string>();
  private streams = new Map<string, { seat: Viewer; seq: number; kept: TableMessage[]; wires: Set<Wire> }>();

  constructor(private readonly time: HandTime) {}

  open = (): Socket => {
    const wire = new Wire(this);
    this.wires.push(wire);
    this.time.later(1, () => wire.tell({ type: "welcome", protocol: 2, epoch: this.epoch, person: "p", name: "Ada" }));
    return wire;
  };

  get wire(): Wire {
    return this.wires.at(-1)!;
  }

  /** The server was started anew: streams are numbered from the beginning. */
  restart(epoch: string): void {
    this.epoch = epoch;
    this.streams.clear();
    this.wire.cut(1012);
  }

  take(wire: Wire, message: FromClient): void {
    this.taken.push(message);
    if (message.type === this.poison) wire.cut();
    else if (message.type === "ping") wire.tell({ type: "pong", id: message.id });
    else if (message.type === "hello") this.greet(wire, message.seat, message.epoch === this.epoch ? message.last : -1);
    else if (message.type === "move") this.move(wire, message.id, message.move);
    else if (message.type === "story") wire.tell({ type: "storied", id: message.id, events: this.moves.map((event) => ({ event })), talk: [] });
  }

  /** Somebody moves. */
  add(number: number): void {
    this.total += number;
    this.moves.push(`add ${number}`);
    for (const stream of this.streams.values()) {
      stream.seq += 1;
      const told: TableMessage = { type: "told", table: "t", seat: stream.seat, seq: stream.seq, events: [{ event: this.moves.at(-1)! }] };
      stream.kept = [...stream.kept, told].slice(-KEPT);
      for (const wire of stream.wires) wire.tell(this.position(stream.seat, stream.seq, told.events));
    }
  }

  private move(wire: Wire, id: string, move: string): void {
    if (!this.ids.has(id)) this.add(Number(move.split(" ")[1]));
    this.ids.add(id);
    wire.tell({ type: "done", id });
  }

  private greet(wire: Wire, seat: Viewer, last: number): void {
    const stream = this.streams.get(`${seat}`) ?? { seat, seq: 2, kept: [], wires: new Set() };
    this.streams.set(`${seat}`, stream);
    stream.wires.add(wire);
    const missed = stream.seq - last;
    if (missed > 0 && missed <= stream.kept.length) for (const one of stream.kept.slice(-missed)) wire.tell(one);
    wire.tell({ type: "people", table: "t", seat, seq: stream.seq, info: {} as TableInfo, key: "" });
    wire.tell(this.position(seat, stream.seq, []));
  }

  private position(seat: Viewer, seq: number, events: Told[]): TableMessage {
    const view = { seat, step: "", waiting: [], zones: [], facts: { total: this.total } };
    return { type: "position", table: "t", seat, seq, position: seq, events, view, moves: [] };
  }
}
