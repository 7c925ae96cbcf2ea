import { expect, test } from "vitest";
import { de } from "./i18n/de";
import { en } from "./i18n/en";
import { ja } from "./i18n/ja";
import { LOST } from "./protocol/questions";
import { OUR_FAULT, sentenceOf } from "./refusals";

const why = "Something went wrong at our end, and nothing changed. In the server's log it is 1a2b3c4d.";

test.each([en, de, ja])("a fault of ours is told with its number in every language", (t) => {
  expect(sentenceOf({ code: OUR_FAULT, why }, t)).toBe(t.ourFault("1a2b3c4d"));
  expect(t.ourFault("1a2b3c4d")).toContain("1a2b3c4d");
  expect(sentenceOf({ code: OUR_FAULT, why: "<html>" }, t)).toBe(t.failed);
  expect(sentenceOf({ code: LOST, why: "" }, t)).toBe(t.lost);
});

test.each([en, de, ja])("a table that is closed, deleted or damaged is told in every language", (t) => {
  expect(sentenceOf({ code: "closed", why: "x" }, t)).toBe(t.tableClosed);
  expect(sentenceOf({ code: "deleted", why: "x" }, t)).toBe(t.tableDeleted);
  expect(sentenceOf({ code: "damaged", why: "In the server's log it is 1a2b3c4d." }, t)).toContain("1a2b3c4d");
});

test("why a move is not lawful is the server's sentence without its clause", () => {
  expect(sentenceOf({ code: "illegal-move", why: "It is not your turn. [4.2]", clause: "4.2" }, en)).toBe("It is not your turn.");
  expect(sentenceOf({ code: "stale", why: "This move was made for an older position." }, en)).toBe(en.staleMove);
});
