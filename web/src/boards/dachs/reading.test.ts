import { expect, test } from "vitest";
import { pieces, tableOf, told } from "../checks";
import { phrase, read } from "./reading";

const table = tableOf({ row: "2v 3p 2v", "hand 0": "2v 2s" });

test("cards are played from the hand, placed from what was played, taken from the row", () => {
  const reading = (move: string): string => told(read(move, table, 0));
  expect(reading("play 2v 2s")).toBe("hand0:2v hand0:2s");
  expect(reading("place 2v")).toBe("played:2v");
  expect(reading("take 3p")).toBe("row:#1");
  expect(reading("take 2v 2nd")).toBe("row:#2");
  expect(reading("draw")).toBe("plain deck:?");
  expect(reading("stop")).toBe("plain ");
});

test("what is touched asks for what is done with it", () => {
  expect(phrase(pieces("hand", 0, "4p 2v"), table, 0)).toBe("play 2v 4p");
  expect(phrase(pieces("hand", 1, "4p"), table, 0)).toBeNull();
  expect(phrase(pieces("row", null, "2v 3p 2v"), table, 0)).toBe("take 2v 2nd");
  expect(phrase(pieces("row", null, "2v"), table, 0)).toBe("take 2v");
  expect(phrase(pieces("played", null, "4p"), table, 0)).toBe("place 4p");
});
