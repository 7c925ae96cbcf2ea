import { expect, test } from "vitest";
import { pieces, tableOf, told } from "../checks";
import { phrase, read } from "./reading";

const constants = {
  spends: { "meat pair": ["meat", "meat"], "fire set": ["fire", "charcoal"] },
  exchanges: [
    { move: "exchange charcoal meat", give: "charcoal", take: ["meat"] },
    { move: "exchange fire 2 meat", give: "fire", take: ["meat", "meat"] },
  ],
};
const table = tableOf({ bonfire: "meat fire", "sticks 0": "meat charcoal", "sticks 1": "" }, {}, "roll");

test("sticks are the bonfire's, others' and one's own", () => {
  const reading = (move: string): string => told(read(move, table, 0, constants));
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
  expect(phrase(pieces("bonfire", null, "charcoal meat"), table, 0, constants)).toBe("take meat charcoal");
  expect(phrase(pieces("sticks", 1, "fire"), table, 0, constants)).toBe("steal fire from seat 1");
  expect(phrase(pieces("sticks", 0, "charcoal"), table, 0, constants)).toBe("exchange charcoal meat");
  expect(phrase(pieces("sticks", 0, "meat"), table, 0, constants)).toBeNull();
});

test("sticks that make a defence ask for it", () => {
  const assault = { ...table, step: "defend" };
  expect(phrase(pieces("sticks", 0, "charcoal meat fire meat"), assault, 0, constants)).toBe("defend 1 meat pair 1 fire set");
  expect(phrase(pieces("sticks", 0, "meat meat meat meat"), assault, 0, constants)).toBe("defend 2 meat pairs");
  expect(phrase(pieces("sticks", 0, "meat fire"), assault, 0, constants)).toBeNull();
});
