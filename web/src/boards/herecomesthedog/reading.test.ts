import { expect, test } from "vitest";
import { pieces, tableOf, told } from "../checks";
import { allDogs, allSticks } from "./facts";
import { phrase, read } from "./reading";

const facts = {
  spends: { "meat pair": ["meat", "meat"], "fire set": ["fire", "charcoal"] },
  exchanges: ["charcoal meat", "fire 2 meat", "fire 2 charcoal"],
  scores: [2, 3],
  pack: 20,
};
const table = tableOf({ bonfire: "meat fire", "sticks 0": "meat charcoal", "sticks 1": "" }, facts, "roll");

test("sticks are the bonfire's, others' and one's own", () => {
  const reading = (move: string): string => told(read(move, table, 0));
  expect(reading("take meat fire")).toBe("bonfire:meat bonfire:fire");
  expect(reading("steal fire from seat 2")).toBe("sticks2:fire");
  expect(reading("exchange fire 2 meat")).toBe("sticks0:fire");
  expect(reading("defend 1 meat pair 2 fire sets")).toBe(
    "sticks0:meat sticks0:meat sticks0:fire sticks0:charcoal sticks0:fire sticks0:charcoal",
  );
  expect(reading("defend nothing")).toBe("plain ");
  expect(reading("roll")).toBe("plain ");
});

test("what is touched asks for what is done with it", () => {
  expect(phrase(pieces("bonfire", null, "charcoal meat"), table, 0)).toBe("take meat charcoal");
  expect(phrase(pieces("sticks", 1, "fire"), table, 0)).toBe("steal fire from seat 1");
  expect(phrase(pieces("sticks", 0, "charcoal"), table, 0)).toBe("exchange charcoal meat");
  expect(phrase(pieces("sticks", 0, "meat"), table, 0)).toBeNull();
});

test("sticks that make a defence ask for it", () => {
  const assault = { ...table, step: "defend" };
  expect(phrase(pieces("sticks", 0, "charcoal meat fire meat"), assault, 0)).toBe("defend 1 meat pair 1 fire set");
  expect(phrase(pieces("sticks", 0, "meat meat meat meat"), assault, 0)).toBe("defend 2 meat pairs");
  expect(phrase(pieces("sticks", 0, "meat fire"), assault, 0)).toBeNull();
});

test("all sticks and dogs are counted, wherever they are", () => {
  expect(allSticks(table)).toEqual({ meat: 2, fire: 1, charcoal: 1 });
  expect(allDogs(table)).toBe(25);
});
