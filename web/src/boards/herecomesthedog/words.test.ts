import { expect, test } from "vitest";
import { LANGUAGES, wordsFor } from "../../words/testing";
import samples from "./samples.json";

/** The game as it tells about itself. */
const { board, events, phrases, moves } = samples;

const of = (language: string): ReturnType<typeof wordsFor> =>
  wordsFor("herecomesthedog", language, { board, events, phrases, moves } as never).to(["Ada", "Ben"], 0);

test("a stick is called the same on the table, in an offer and in the log", () => {
  const named = LANGUAGES.map((language) => {
    const w = of(language);
    return [
      w.piece("fire"),
      w.say(["board-sticks", { sticks: ["fire", "fire"] }]),
      w.move("steal fire from seat 1"),
      w.event({ event: "stole", seat: 1, from: 0, stick: "fire" }),
    ];
  });
  expect(named).toEqual([
    ["fire", "2 fire", "steal 1 fire from Ben", "Ben steals 1 fire from you."],
    ["Feuer", "2 Feuer", "Ben einen Feuer-Stock stehlen", "Ben stiehlt dir einen Feuer-Stock."],
    ["火", "火2本", "Benさんから火を1本盗む", "Benさんがあなたから火を1本盗みました。"],
  ]);
});

test("the dice and a village are told in words", () => {
  const dice = (language: string, ...shown: string[]): string => of(language).say(["board-dice", { dice: shown }]);
  expect(dice("en")).toBe("The dice haven’t been rolled yet");
  expect(dice("de", "meat", "fire", "meat")).toBe("Die Würfel zeigen zweimal Fleisch und einmal Feuer");
  expect(dice("ja", "meat", "fire", "meat")).toBe("ダイスは肉2つと火1つです");
  expect([0, 1].map((seat) => of("en").say(["board-village", { seat }]))).toEqual(["Your village", "Ben’s village"]);
  expect(of("en").read("board-people", { standing: 2, fainted: 1, dogs: 1 })).toBe("2 standing, 1 fainted; 1 dog");
});
