import { expect, test } from "vitest";
import type { TableMessage } from "./messages";
import { Stream } from "./stream";

test("the present tip comes again behind the position, under its number", () => {
  const heard: string[] = [];
  const stream = new Stream("t", 0, { hear: (message) => heard.push(message.type), missed: () => undefined }, () => undefined);
  const tip: TableMessage = { type: "tip", table: "t", seat: 0, seq: 5, clause: "1.1", number: 1 };
  stream.begin("epoch");
  const view = { seat: 0, step: "roll", waiting: [0], zones: [], facts: {} };
  stream.take({ type: "position", table: "t", seat: 0, seq: 5, position: 1, events: [], view, moves: [] });
  stream.take(tip);
  stream.take({ ...tip, seq: 4 });
  expect(heard).toEqual(["position", "tip"]);
});
