import { beforeEach, expect, test } from "vitest";
import { FakeServer, HandTime, type Way } from "./fake";
import { Line } from "./line";
import { read, type Answer, type TableMessage, type Viewer } from "./messages";
import { LOST } from "./questions";
import { Story } from "./story";
import type { Listener } from "./stream";

/** What a page would show: the latest total, and the log. */
class Page implements Listener {
  total = NaN;
  log: string[] = [];
  heard = 0;
  private readonly story: Story;

  constructor(line: Line, seat: Viewer) {
    this.story = new Story(line, "t", seat, ({ events }) => (this.log = events.map(({ event }) => event)));
  }

  hear(message: TableMessage, fresh: boolean): void {
    this.heard += 1;
    if (message.type === "position") this.total = message.view.facts.total as number;
    if (message.type === "position" && !fresh) this.story.shown();
    if (!fresh || (message.type !== "position" && message.type !== "told")) return;
    this.story.changed();
    this.log.push(...message.events.map(({ event }) => event));
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
const add = (number: number): Promise<Answer> =>
  line.ask({ type: "move", table: "t", seat: 0, position: 0, move: `add ${number}` });

function begin(mostBreaks?: number): void {
  time = new HandTime();
  server = new FakeServer(time);
  line = new Line(server.open, time, "tag", mostBreaks);
  time.pass(1);
  page = new Page(line, 0);
  line.listen("t", 0, page);
}

beforeEach(() => begin());

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

test("nothing is said to a socket that is closing; a move waits for the next one", async () => {
  server.wire.isClosing = true;
  const made = add(7);
  time.pass(6000); // past a heartbeat
  expect(server.moves).toEqual([]);
  server.wire.cut();
  time.pass(1000);
  await made;
  expect(server.moves).toEqual(["add 7"]);
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

const isLost = (answer: Answer): boolean => answer.type === "refused" && answer.code === LOST;

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
  const made = new Map<number, Promise<Answer>>();
  for (let number = 1; number <= 60; number += 1) {
    if (chance() < 0.5) made.set(number, add(number));
    else server.add(number);
    if (chance() < 0.1) server.wire.cut();
    time.pass(1000);
    await settled();
  }
  server.way = (deliver) => deliver();
  for (let seconds = 0; seconds < 140; seconds += 10) {
    time.pass(10000);
    await settled();
  }
  for (const [number, answer] of made) {
    const done = server.moves.filter((move) => move === `add ${number}`).length;
    if (isLost(await answer)) expect(done).toBeLessThan(2);
    else expect(done).toBe(1);
  }
  expect(page.total).toBe(server.total);
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

/** How often the question arrived, if the server closes the socket whenever it does, in a minute; and its answer. */
async function poisoned(): Promise<[number, Answer | undefined]> {
  let answer: Answer | undefined;
  server.poison = "why";
  void line.ask({ type: "why", table: "t", seat: 0, move: "x" }).then((one) => (answer = one));
  time.pass(60000);
  await settled();
  return [server.taken.filter(({ type }) => type === "why").length, answer];
}

test("what broke the line twice is never sent a third time, and the page goes on", async () => {
  const [sent, answer] = await poisoned();
  expect(sent).toBe(2);
  expect(answer).toMatchObject({ type: "refused", code: LOST });
  expect([line.state, line.trouble]).toEqual(["open", ""]);
  await add(5);
  expect([page.total, page.log]).toEqual([5, ["add 5"]]);
});

test("without that limit it would be sent for ever: the test above tells the difference", async () => {
  begin(Infinity);
  const [sent, answer] = await poisoned();
  expect(sent).toBeGreaterThan(5);
  expect(answer).toBeUndefined();
});

test.each([1012, 4410])("a server that says it is not the question's fault is asked again (%i)", async (code) => {
  server.way = () => {};
  const made = add(3);
  for (let number = 0; number < 4; number += 1) {
    server.wire.cut(code);
    time.pass(9000);
  }
  server.way = (deliver) => deliver();
  time.pass(30000);
  await made;
  expect(server.moves).toEqual(["add 3"]);
});

test("a question that stays without an answer is given up in the end", async () => {
  let answer: Answer | undefined;
  const real = server.take.bind(server);
  server.take = (wire, message) => void (message.type === "move" || real(wire, message));
  void add(1).then((one) => (answer = one));
  time.pass(100000);
  await settled();
  expect(answer).toBeUndefined();
  time.pass(60000);
  await settled();
  expect(answer).toMatchObject({ code: LOST });
});

test("a hello that breaks every line is said at growing intervals", () => {
  server.poison = "hello";
  server.wire.cut();
  const before = server.wires.length;
  time.pass(10000);
  const soon = server.wires.length - before;
  time.pass(60000);
  const later = server.wires.length - before - soon;
  expect(soon).toBeLessThan(7);
  expect(later).toBeLessThan(10);
  expect(line.trouble).toBe("down");
});

test("a line that lasted is opened again at once", () => {
  for (let number = 0; number < 8; number += 1) {
    server.wire.cut();
    time.pass(9000);
  }
  server.wire.cut();
  time.pass(302);
  expect(line.state).toBe("open");
});

test("a short break is nobody's business", () => {
  time.pass(20000);
  server.wire.cut();
  let worst = "";
  line.ontrouble = (trouble) => (worst = trouble);
  time.pass(20000);
  expect([line.state, worst]).toEqual(["open", ""]);
});

test("a line that is down is told of within two seconds, and no more when it is back", () => {
  time.pass(20000);
  server.wire.cut();
  server.way = () => {};
  time.pass(1100);
  expect(line.trouble).toBe("");
  time.pass(200);
  expect(line.trouble).toBe("down");
  server.way = (deliver) => deliver();
  server.wire.cut();
  time.pass(8000);
  expect(line.state).toBe("open");
  time.pass(3000);
  expect(line.trouble).toBe("");
});

test("a line that breaks again and again is told of, though it is open in between", () => {
  time.pass(20000);
  server.wire.cut();
  time.pass(310);
  expect([line.state, line.trouble]).toEqual(["open", ""]);
  server.wire.cut();
  expect(line.trouble).toBe("down");
  time.pass(610);
  expect([line.state, line.trouble]).toEqual(["open", "down"]);
  time.pass(3000);
  expect(line.trouble).toBe("");
});

test("a first connection that takes long is told of, too", () => {
  time = new HandTime();
  server = new FakeServer(time);
  server.way = () => {};
  line = new Line(server.open, time, "tag");
  time.pass(1300);
  expect([line.state, line.trouble]).toEqual(["connecting", "down"]);
});

test("an answer that does not come for two seconds is told of until it comes", async () => {
  server.way = (deliver) => void time.later(2500, deliver);
  const made = add(1);
  time.pass(1900);
  expect(line.trouble).toBe("");
  time.pass(200);
  expect(line.trouble).toBe("slow");
  server.way = (deliver) => deliver();
  time.pass(3000);
  await made;
  expect(line.trouble).toBe("");
});

test("a hint may take its time while the line is good", () => {
  void line.ask({ type: "hint", table: "t", seat: 0 });
  let worst = "";
  line.ontrouble = (trouble) => (worst = trouble);
  time.pass(30000);
  expect(worst).toBe("");
});

test("nobody's asking, a line that says nothing is noticed by its heartbeat", () => {
  server.way = () => {};
  time.pass(7100);
  expect(line.trouble).toBe("slow");
  time.pass(13000);
  expect(line.trouble).toBe("down");
});

test("without a network the line is broken at once, and tried at once when there is one", () => {
  time.pass(20000);
  line.offline();
  expect(line.state).toBe("broken");
  server.way = () => {};
  time.pass(1300);
  expect(line.trouble).toBe("down");
  server.wire.cut();
  server.way = (deliver) => deliver();
  line.nudge();
  time.pass(1);
  expect(line.state).toBe("open");
});

test("a network that is gone takes no question along", async () => {
  server.way = () => {};
  const made = add(4);
  for (let number = 0; number < 5; number += 1) {
    line.offline();
    time.pass(3000);
  }
  server.way = (deliver) => deliver();
  line.offline();
  time.pass(20000);
  await made;
  expect(server.moves).toEqual(["add 4"]);
});

test("a page that is looked at again asks whether the line is there", () => {
  server.way = () => {};
  line.nudge();
  time.pass(2100);
  expect(line.trouble).toBe("slow");
});

test("a stranger who is not known even then is not met again and again at once", () => {
  server.wire.cut(4401);
  const before = server.wires.length;
  for (let number = 0; number < 50; number += 1) {
    if (line.state === "stranger") line.reconnect();
    time.pass(100);
    if (line.state === "open" || line.state === "connecting") server.wire.cut(4401);
  }
  expect(server.wires.length - before).toBeLessThan(8);
});

test("a hello that is refused is told of until the table is heard again", () => {
  const heard: (string | undefined)[] = [];
  line.onrefused = (refused) => heard.push(refused?.code);
  server.wire.tell({ type: "refused", id: "", code: "our-fault", message: ["our-fault", { number: "1a2b3c4d" }], game: "" });
  server.add(1);
  server.add(2);
  expect(heard).toEqual(["our-fault", undefined]);
});
