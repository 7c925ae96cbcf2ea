import { beforeEach, expect, test } from "vitest";
import { LOST } from "./protocol/questions";
import { OUR_FAULT, sentenceOf } from "./refusals";
import { GameWords } from "./words/game";
import { t, tongue } from "./words/index.svelte";
import { bundle } from "./words/saying";
import { LANGUAGES, pageSource } from "./words/testing";

const game = { phrases: {}, events: {}, moves: [], board: { facts: [], piece: "term:card" } };
const w = new GameWords([bundle("en", ["reason-turn = It isn’t your turn."])], game);

beforeEach(() => tongue.use("en", { page: `${pageSource("en")}\nbroken = It broke: { $number }.` }));

test.each(LANGUAGES)("what the page itself knows is told in every language: %s", (language) => {
  tongue.use(language, { page: pageSource(language) });
  expect(sentenceOf({ code: "offline" })).toBe(t("trouble-offline"));
  expect(sentenceOf({ code: LOST })).toBe(t("trouble-lost"));
  expect(sentenceOf({ code: "no-such-table", message: ["x", {}], game: "" })).toBe(t("trouble-no-table"));
  expect(t("trouble-failed")).not.toBe("trouble-failed");
});

test("all else is the server's message, of the page's catalogue or the game's", () => {
  expect(sentenceOf({ code: OUR_FAULT, message: ["broken", { number: "1a2b3c4d" }], game: "" })).toBe("It broke: 1a2b3c4d.");
  expect(sentenceOf({ code: "illegal-move", message: ["reason-turn", {}], game: "climb", clause: "4.2" }, w)).toBe("It isn’t your turn.");
});

test("what nobody wrote, or no server said, did not work", () => {
  expect(sentenceOf({ code: OUR_FAULT })).toBe(t("trouble-failed"));
  expect(sentenceOf({ code: "odd", message: ["never-written", {}], game: "" })).toBe(t("trouble-failed"));
  expect(sentenceOf({ code: "odd", message: ["reason-turn", {}], game: "climb" })).toBe(t("trouble-failed"));
});
