// A table of a game that nobody has told the browser about, as it is shown.

import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { GameInfo } from "../../api";
import type { View, Viewer } from "../../protocol/messages";
import { Hands } from "../../table/hands.svelte";
import { GameWords } from "../../words/game";
import { bundle } from "../../words/saying";
import { pageSource, speak } from "../../words/testing";
import { boardOf } from "..";
import { generic } from ".";

const game = {
  name: "climb",
  phrases: {},
  events: {},
  moves: [],
  board: {
    zones: [{ name: "gone", owner: false }],
    facts: [
      { name: "dealer", form: "seat", per_seat: false },
      { name: "is_open", form: "flag", per_seat: false },
    ],
    piece: "term:card",
  },
} as unknown as GameInfo;
const CATALOGUE = "zone-gone = put away\nfact-dealer = deals\nfact-scores = tricks\nfact-lives = lives";

const view: View = {
  seat: 0,
  step: "play",
  waiting: [0],
  zones: [
    { name: "hand", owner: 0, cards: ["7", "9"] },
    { name: "hand", owner: 1, cards: ["?", "?", "?"] },
    { name: "pile", owner: null, cards: ["3"] },
    { name: "gone", owner: null, cards: Array.from({ length: 20 }, (_, at) => `${at + 10}`) },
    { name: "deck", owner: null, cards: [] },
  ],
  facts: {
    round: 3,
    rounds_to_play: 5,
    turn: 0,
    scores: [12, 4],
    lives: [2, 1],
    winners: null,
    rounds: [],
    options: {},
    dealer: 1,
    is_open: true,
  },
};

function shown(table: View, me: Viewer = 0): string {
  const hands = new Hands(generic, {}, { commit: () => {}, why: () => {} });
  hands.update(table, me, ["fold", "play 7", "take 15"]);
  speak("en");
  const names = ["Ada", "Ben"];
  const w = new GameWords([bundle("en", [pageSource("en"), CATALOGUE])], game, names, me);
  const props = { view: table, names, me, hands, board: generic, game, w };
  return render(generic.Centre, { props }).body;
}

/** The same without markup. */
const read = (page: string): string => page.replace(/<!--.*?-->/gs, "").replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("it tells the round, whose turn it is, and how everybody stands", () => {
  const text = read(shown(view));
  expect(text).toContain("Round 3 of 5 · Turn: You");
  expect(text).toContain("Tricks Lives You 12 2 Ben 4 1");
  expect(text).toContain("Deals Ben");
  expect(text).toContain("Is open yes");
});

test("every zone has its name and says how many pieces lie there; one's own hand lies elsewhere", () => {
  const page = shown(view);
  for (const label of ["Hand, 3", "Pile, 1", "Put away, 20", "Deck, 0"]) expect(page).toContain(`aria-label="${label}"`);
  expect(page).not.toContain('aria-label="Hand, 2"');
  expect(page).toContain('aria-label="Ben"');
  expect(shown({ ...view, waiting: [], seat: null }, null)).toContain('aria-label="Hand, 2"');
});

test("of many pieces the uppermost are drawn, and those a move is made with; all can be read", () => {
  const page = shown(view);
  const drawn = [...page.matchAll(/data-piece="gone\/\/(\d+)"/g)].map(([, place]) => Number(place));
  expect(drawn).toEqual([5, 17, 18, 19]);
  expect(read(page)).toContain("All 20 10, 11, 12");
});

test("at the end it tells who has won, and that nobody is at turn", () => {
  const text = read(shown({ ...view, waiting: [], facts: { ...view.facts, turn: null, winners: [1] } }));
  expect(text).toContain("Round 3 of 5 · Winner: Ben");
  expect(text).not.toContain("Turn:");
});

test("whatever a view lacks is left out", () => {
  expect(read(shown({ ...view, facts: {} })).trim()).not.toMatch(/Round|undefined|NaN/);
});

test("a game without a board has this one", async () => {
  for (const name of ["climb", "constructor", "generic", "../boards/generic"]) {
    expect((await boardOf(name)).Centre).toBe(generic.Centre);
  }
});
