import { beforeEach, expect, test } from "vitest";
import { FakeServer, HandTime, type Way } from "./fake";
import { Line } from "./line";
import { read, type TableMessage, type Viewer } from "./messages";
import { Story } from "./story";
import type { Listener } from "./stream";

/** What a page would show: the latest total, and the log. */
class Page implements Listener {
  total = NaN;
  log: string[] = [];
  heard = 0;
  private readonly story: Story;

  constructor(line: Line, seat: Viewer) {
    this.story = new Story(line, "t", seat, ({ says }) => (this.log = [...says]));
  }

  hear(message: TableMessage, fresh: boolean): void {
    this.heard += 1;
    if (message.type === "position") this.total = message.view.facts.total as number;
    if (!fresh || (message.type !== "position" && message.type !== "told")) return;
    this.story.changed();
    this.log.push(...message.says);
  }

  missed(): void {
    this.story.changed();
    void this.story.refresh();
  }
}

let server: FakeServer;
let time: HandTime;
let line: Line;
let page: Page;

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const add = (number: number): Promise<unknown> =>
  line.ask({ type: "move", table: "t", seat: 0, position: 0, move: `add ${number}` });

beforeEach(() => {
  time = new HandTime();
  server = new FakeServer(time);
  line = new Line(server.open, time, "tag", () => "en");
  time.pass(1);
  page = new Page(line, 0);
  line.listen("t", 0, page);
});

test("a listener is shown the table and hears of every move once", async () => {
  expect(page.total).toBe(0);
  await add(5);
  expect([page.total, page.log]).toEqual([5, ["add 5"]]);
});

test("what was missed while the line was cut is told in order", () => {
  server.add(1);
  server.wire.cut();
  server.add(2);
  server.add(3);
  expect(line.state).toBe("broken");
  time.pass(1000);
  expect(line.state).toBe("open");
  expect([page.total, page.log]).toEqual([6, ["add 1", "add 2", "add 3"]]);
});

test("where too much was missed the whole story is asked for", async () => {
  server.wire.cut();
  for (let number = 1; number <= 20; number += 1) server.add(number);
  time.pass(1000);
  await settled();
  expect(page.total).toBe(210);
  expect(page.log).toEqual(server.moves);
});

test("a server that was started anew is believed, whatever its numbers", async () => {
  for (let number = 1; number <= 9; number += 1) server.add(number);
  server.restart("two");
  server.add(100);
  time.pass(1000);
  await settled();
  expect(page.total).toBe(145);
  expect(page.log).toEqual(server.moves);
});

test("a move without an answer is sent again with the same id, and made once", async () => {
  let lost = 0;
  server.way = () => void (lost += 1);
  const made = add(7);
  server.wire.cut();
  server.way = (deliver) => deliver();
  time.pass(1000);
  await made;
  expect([lost, server.total, server.moves]).toEqual([1, 7, ["add 7"]]);
});

test("a move whose acknowledgement got lost is not made twice", async () => {
  let number = 0;
  const made: Promise<unknown> = (() => {
    server.way = (deliver) => void ((number += 1) === 1 && deliver()); // it arrives; nothing comes back
    return add(7);
  })();
  server.way = (deliver) => deliver();
  time.pass(5000);
  await made;
  expect(server.moves).toEqual(["add 7"]);
});

test("messages that come twice change nothing", () => {
  server.way = (deliver) => {
    deliver();
    deliver();
  };
  server.add(1);
  server.add(2);
  expect([page.total, page.log]).toEqual([3, ["add 1", "add 2"]]);
});

test("the last message getting lost is noticed at the next heartbeat", () => {
  server.way = () => {};
  server.add(4);
  server.way = (deliver) => deliver();
  expect(page.total).toBe(0);
  time.pass(10000);
  expect([page.total, page.log]).toEqual([4, ["add 4"]]);
});

test("a line that has gone dead without a word is opened anew", () => {
  server.way = () => {};
  const dead = server.wire;
  time.pass(35000);
  expect(server.wire).not.toBe(dead);
});

test("whoever the server does not know stops knocking until told to", () => {
  server.wire.cut(4401);
  const knocks = server.wires.length;
  time.pass(60000);
  expect([line.state, server.wires.length]).toEqual(["stranger", knocks]);
  line.reconnect();
  expect(server.wires.length).toBe(knocks + 1);
});

test("several viewers of one table hear each their own", () => {
  const other = new Page(line, 1);
  const stop = line.listen("t", 1, other);
  server.add(2);
  expect([page.total, other.total]).toEqual([2, 2]);
  stop();
  const { heard } = other;
  server.add(2);
  expect(other.heard).toBe(heard);
});

/** A minute of moves over a bad line; `delays` is how many of the messages come late. */
async function badMinute(seed: number, delays: number): Promise<void> {
  let state = seed * 7919;
  const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const bad: Way = (deliver) => {
    for (let copies = chance() < 0.2 ? 2 : 1; copies > 0; copies -= 1) {
      if (chance() < 0.2) continue;
      if (chance() < delays) time.later(chance() * 3000, deliver);
      else deliver();
    }
  };
  server.way = bad;
  const made: Promise<unknown>[] = [];
  for (let number = 1; number <= 60; number += 1) {
    if (chance() < 0.5) made.push(add(number));
    else server.add(number);
    if (chance() < 0.1) server.wire.cut();
    time.pass(1000);
    await settled();
  }
  server.way = (deliver) => deliver();
  time.pass(40000);
  await Promise.all(made);
  await settled();
  expect(server.moves.length).toBe(60);
  expect(page.total).toBe(1830);
}

test.each([1, 2, 3, 4, 5])("lost and doubled messages end in the right state and the right log (%i)", async (seed) => {
  await badMinute(seed, 0);
  expect(page.log).toEqual(server.moves);
});

test.each([6, 7, 8, 9, 10, 1465, 1473])("lost, doubled and delayed messages end in the right state (%i)", async (seed) => {
  await badMinute(seed, 0.3);
  expect(page.log).toEqual(server.moves);
});

test("frames that are no messages are left alone", () => {
  for (const frame of [null, 3, "", "{", "[]", '"x"', '{"type":"odd"}', "null"]) expect(read(frame)).toBeNull();
  expect(read('{"type":"pong","id":"x"}')).toEqual({ type: "pong", id: "x" });
});
