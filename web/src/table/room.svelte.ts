// A table as this page knows it: who sits there, and what each of one's own places sees.

import { keepAcknowledged, seedFor } from "../luck/keeping";
import type { Line } from "../protocol/line";
import type { Answer, TableInfo, TableMessage, Told, View, Viewer } from "../protocol/messages";
import { Story } from "../protocol/story";
import type { Listener } from "../protocol/stream";
import { endedOf, type Ended } from "./ended";

export interface Talk {
  who: number;
  text: string;
}

/** What one viewer sees. */
export class Sight implements Listener {
  view: View | null = $state.raw(null);
  /** The lawful moves, by their texts. */
  moves: string[] = $state.raw([]);
  position = $state(0);
  /** What happened so far. */
  log: Told[] = $state.raw([]);
  /** What happened last: for the live region, flying pieces and sounds. */
  news: { events: Told[]; before: View | null } = $state.raw({ events: [], before: null });
  /** How the last round ended, until it is put away. */
  ended: Ended | null = $state.raw(null);
  reminded = $state(false);
  /** At a lesson: what to know for the choice there is, or for the end. */
  tip: { number: number; clause: string } | null = $state.raw(null);
  stop: () => void = () => {};
  /** The log is what the server tells as the whole story. */
  private readonly story: Story;

  constructor(
    readonly seat: Viewer,
    private readonly room: Room,
  ) {
    this.story = new Story(room.line, room.table, seat, ({ events, talk }) => {
      this.log = events;
      if (this === room.sights[0]) room.talk = talk;
    });
  }

  hear(message: TableMessage, fresh: boolean): void {
    if (message.type === "people") this.room.meet(message.info, message.key);
    else if (message.type === "said" && fresh) this.room.hearTalk(this.seat, message);
    else if (message.type === "reminder") this.reminded = true;
    else if (message.type === "device") this.room.isShared = true;
    else if (message.type === "tip") this.tip = { number: message.number, clause: message.clause };
    else if (message.type === "told") this.tell(message.events, this.view);
    else if (message.type === "position") {
      const before = this.view;
      this.view = message.view;
      this.moves = message.moves;
      this.position = message.position;
      this.reminded = false;
      if (!message.moves.length) this.tip = null;
      if (fresh) this.tell(message.events, before);
      else if (!this.log.length) void this.story.refresh();
      else this.story.shown();
    }
  }

  missed(): void {
    this.story.changed();
    void this.story.refresh();
  }

  private tell(events: Told[], before: View | null): void {
    this.story.changed();
    this.log = [...this.log, ...events];
    this.news = { events, before };
    this.ended = endedOf(events) ?? this.ended;
  }
}

export class Room {
  info: TableInfo | null = $state.raw(null);
  key = $state("");
  /** Whether another device has come to one's place. */
  isShared = $state(false);
  talk: Talk[] = $state.raw([]);
  sights: Sight[] = $state.raw([]);
  /** The viewer who is shown: with several places at one screen, whoever took it last. */
  shown: Sight | null = $state.raw(null);
  /** The places whose seeds are on their way, or were taken. */
  private readonly revealing = new Set<number>();

  constructor(
    readonly table: string,
    readonly line: Line,
  ) {}

  /** These viewers are listened to from now on; nobody's place means looking on. */
  watch(seats: number[]): void {
    this.close();
    const viewers: Viewer[] = seats.length ? seats : [null];
    this.sights = viewers.map((seat) => new Sight(seat, this));
    this.shown = this.sights[0]!;
    for (const sight of this.sights) sight.stop = this.line.listen(this.table, sight.seat, sight);
    this.reveal();
  }

  close(): void {
    for (const sight of this.sights) sight.stop();
    this.sights = [];
  }

  meet(info: TableInfo, key: string): void {
    this.info = info;
    if (key) this.key = key;
    this.reveal();
  }

  /** Once the table is sealed, the seeds of one's own places are sent, each once. */
  private reveal(): void {
    const { info, table } = this;
    if (info?.phase !== "starting") return;
    for (const { seat } of this.sights) {
      if (seat === null || !info.seal!.owing.includes(seat) || this.revealing.has(seat)) continue;
      const seed = seedFor(info, seat);
      if (seed === null) continue;
      this.revealing.add(seat);
      void this.line.ask({ type: "reveal", table, seat, seed }).then((answer) => {
        if (answer.type === "done") keepAcknowledged(table, seat);
        else this.revealing.delete(seat);
      });
    }
  }

  /** Everybody's places hear the same talk; it is kept once. */
  hearTalk(seat: Viewer, { who, text }: Talk): void {
    if (seat === this.sights[0]?.seat) this.talk = [...this.talk, { who, text }];
  }

  /** The place that has to choose while another one's is shown; null if none. */
  get nextAtScreen(): Sight | null {
    if (this.shown?.moves.length) return null;
    return this.sights.find((sight) => sight !== this.shown && sight.moves.length > 0) ?? null;
  }

  move(sight: Sight, move: string): Promise<Answer> {
    const { table } = this;
    sight.tip = null;
    return this.line.ask({ type: "move", table, seat: sight.seat!, position: sight.position, move });
  }
}
