import { expect, test } from "vitest";
import { withName } from "./naming";

const names = ["Ada", "Ben", "$1"];

test("players are called by their names in every language", () => {
  const move = "steal fire from seat 1";
  expect(withName(move, "steal 1 fire from seat 1", names, "en")).toBe("steal 1 fire from Ben");
  expect(withName(move, "1 Feuer von Platz 1 stehlen", names, "de")).toBe("1 Feuer von Ben stehlen");
  expect(withName(move, "席1の人から火を1本盗む", names, "ja")).toBe("Benから火を1本盗む");
  expect(withName("scavenge seat 1", "play your Scavenger on player 1", names, "en")).toBe("play your Scavenger on Ben");
  expect(withName("give seat 2", "let the player in seat 2 draw", names, "en")).toBe("let $1 draw");
});

test("a game that has no words but English ones calls players by their names too", () => {
  expect(withName("rob seat 1", "rob seat 1", names, "de")).toBe("rob Ben");
});

test("other moves are left as they are", () => {
  expect(withName("play 2v", "take your seat 1", names, "en")).toBe("take your seat 1");
});
