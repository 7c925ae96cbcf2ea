// Every board with positions from its game (tools/board_samples.py): moves are read, and all that is shown is there.

import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { BoardInfo, Constants, GameInfo } from "../api";
import type { Viewer } from "../protocol/messages";
import { Hands } from "../table/hands.svelte";
import { LANGUAGES, speak, wordsFor } from "../words/testing";
import { boardOf } from ".";
import type { Board } from "./board";
import { generic } from "./generic";
import { spaced } from "./generic/facts";
import { everyMoveCanBeMade, everyMoveIsPhrased, everyPhraseIsKnown, type Sample } from "./checks";

interface Samples {
  vocabulary: string[];
  board: BoardInfo;
  constants: Constants;
  events: GameInfo["events"];
  phrases: GameInfo["phrases"];
  moves: GameInfo["moves"];
  positions: Omit<Sample, "constants">[];
}

const FILES = import.meta.glob<Samples>("./*/samples.json", { eager: true, import: "default" });
const GAMES = Object.entries(FILES).map(([path, samples]) => ({ game: path.split("/")[1]!, ...samples }));
const BOARDS = Object.keys(import.meta.glob(["./*/index.ts", "!./generic/index.ts"])).map((path) => path.split("/")[1]!);
const NAMES = ["Ada", "Ben", "Cy", "Dot", "Eve", "Flo"];

/** What is told by name, in which reading something that is not told is an error. */
function strict<T extends object>(told: T): T {
  return new Proxy(told, {
    get(all, name) {
      if (typeof name === "string" && !(name in all)) throw new Error(`nothing is told of ${name}`);
      return Reflect.get(all, name) as unknown;
    },
  });
}

/** The middle of the table as it is shown, in a language. */
function shown(board: Board, { view, moves }: Sample, me: Viewer, language: string, game: GameInfo): string {
  speak(language);
  const hands = new Hands(board, game.constants, { commit: () => {}, why: () => {} });
  hands.update(view, me, me === null ? [] : moves);
  const names = NAMES.slice(0, new Set(view.zones.map(({ owner }) => owner).filter((owner) => owner !== null)).size);
  const w = wordsFor(game.name, language, game).to(names, me);
  return render(board.Centre, { props: { view, names, me, hands, board, game, w } }).body;
}

test("every board has samples, and only boards have", () => {
  expect(BOARDS.length).toBeGreaterThan(1);
  expect(GAMES.map(({ game }) => game)).toEqual(BOARDS);
});

describe.each(GAMES)("$game", ({ game, vocabulary, constants, positions, ...told }) => {
  const info = { name: game, ...told, constants: strict(constants) } as unknown as GameInfo;
  const samples = positions.map(({ view, moves }, at) => {
    const told = { ...view, facts: strict(view.facts) };
    return { view: told, moves, constants: info.constants, name: `${at}: ${view.step}` };
  });

  test.each(samples)("$name: every lawful move can be made, its pieces ask for it, and no piece asks for nonsense", async (sample) => {
    const board = await boardOf(game);
    everyMoveCanBeMade(board, sample, board.beside);
    everyMoveIsPhrased(board, sample, board.beside);
    everyPhraseIsKnown(board, sample, vocabulary);
  });

  test.each(samples)("$name: is shown to who plays and to who looks on, in every language", async (sample) => {
    const board = await boardOf(game);
    for (const language of LANGUAGES) {
      for (const me of [sample.view.seat, null]) {
        expect(shown(board, sample, me, language, info)).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
      }
    }
  });

  test("every position is shown at the generic board too", () => {
    for (const sample of positions.map((one) => ({ ...one, constants }))) {
      const page = shown(generic, sample, sample.view.seat, "en", info);
      const w = wordsFor(game, "en", info);
      expect(page).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
      expect(page).toContain(`Round ${sample.view.facts.round as number}`);
      for (const { name, owner, cards } of sample.view.zones) {
        const isHand = name === generic.hand && owner === sample.view.seat;
        if (!isHand) expect(page).toContain(`aria-label="${spaced(w.zone(name))}, ${cards.length}"`);
      }
    }
  });
});
