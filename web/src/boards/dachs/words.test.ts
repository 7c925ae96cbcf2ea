import { expect, test } from "vitest";
import { LANGUAGES, wordsFor } from "../../words/testing";
import samples from "./samples.json";

/** The game as it tells about itself. */
const { board, events, phrases, moves } = samples;

test("the same card is called the same on the table, in an offer and in the log", () => {
  const named = LANGUAGES.map((language) => {
    const w = wordsFor("dachs", language, { board, events, phrases, moves } as never).to(["Ada", "Ben"], 0);
    return [w.piece("3p"), w.move("take 3p 2nd"), w.event({ event: "retrieved", seat: 1, card: "3p", place: 0 })];
  });
  expect(named).toEqual([
    ["3 peach", "take the second-oldest 3 peach", "Ben takes 3 peach from the row."],
    ["Pfirsich-3", "die zweitälteste Pfirsich-3 nehmen", "Ben nimmt eine Pfirsich-3 aus der Reihe."],
    ["ピーチ3", "2番目に古いピーチ3を取る", "Benさんが列からピーチ3を取りました。"],
  ]);
});

test("what can be taken back is counted by colour", () => {
  const w = wordsFor("dachs", "en", { board, phrases } as never);
  expect(w.say(["board-take", { cards: ["v", "v", "s"] }])).toBe("Can be taken back: 2 vanilla cards and 1 sage card.");
});
