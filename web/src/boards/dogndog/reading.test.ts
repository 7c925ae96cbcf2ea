import { expect, test } from "vitest";
import { pieces, tableOf, told } from "../checks";
import { phrase, read } from "./reading";

test("a card is discarded, with Ri-chi or without", () => {
  const table = tableOf({});
  const reading = (move: string): string => told(read(move, table, 2));
  expect(reading("discard 3r")).toBe("hand2:3r");
  expect(reading("richi 3r")).toBe("hand2:3r");
  expect(reading("tsumo")).toBe("plain ");
  expect(phrase(pieces("hand", 0, "bone"), table, 0)).toBe("discard bone");
  expect(phrase(pieces("hand", 1, "?"), table, 0)).toBeNull();
});
