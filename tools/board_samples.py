"""Writes web/src/boards/GAME/samples.json: what a game tells of itself, and positions with their lawful moves, for the
tests of how a board reads them.

    PYTHONPATH=src python tools/board_samples.py

Every game that has a board in the browser is played at random, with every value of every option; a position is kept if
it has a move of a kind that none before it had at that step, or is the first after the end of a round or of the game.
tests/test_board_samples.py holds the files against the games.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Option
from houndtable.kernel.state import State
from houndtable.server.about import board_info

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "boards"
GENERIC = "generic"  # the board of games that have none
MOVES = 250  # of each game
NUMBER_OR_PLACE = re.compile(r"\d+|r\dc\d")


def names() -> list[str]:
    """The games that have a board of their own: each is a folder."""
    return sorted([path.parent.name for path in BOARDS.glob("*/index.ts") if path.parent.name != GENERIC])


def values(option: Option) -> list[object]:
    """What can be chosen: every word, and of numbers the lowest and the highest that is worth trying."""
    return [*option.words, *([option.low, option.tried] if option.high >= option.low else [])]


def choices(game: Game) -> Iterator[dict[str, object]]:
    """What a table may choose: nothing, then every value of every option, the others by chance."""
    yield {}
    chance = Seeded(0)
    for option in game.options:
        for value in values(option):
            others = {one.name: values(one)[chance.below(len(values(one)))] for one in game.options}
            yield {**others, option.name: value}


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Games played at random, in turn for each number of players: every position, and who is to move; at the end the
    first seat."""
    fewest, most = game.players
    for number, options in enumerate(choices(game)):
        chance = Seeded(number)
        state = game.new(fewest + number % (most - fewest + 1), Seeded(number), options)
        for _ in range(MOVES):
            if not state.waiting:
                yield state, 0
                break
            seat = state.waiting[chance.below(len(state.waiting))]
            yield state, seat
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def kind_of(game: Game, move: str) -> str:
    """A move without its cards, seats and places: `exchange`, `play x2 + open x1`."""
    words = [word for word in move.split() if word not in game.face_texts]
    return " ".join([word for word in words if not NUMBER_OR_PLACE.fullmatch(word)])


def sample(game: Game) -> list[Json]:
    """The positions that are kept, each with the moves of whoever is to move."""
    seen: set[tuple[str, str]] = set()
    kept: list[Json] = []
    for state, seat in positions(game):
        moves: list[Json] = [game.vocabulary.texts[move] for move in state.legal(seat)] if state.waiting else []
        view = state.view(seat)
        kinds = {(view.step, kind_of(game, str(move))) for move in moves} or {("over", "")}
        kinds |= {("round", "over")} if state.rounds else set()
        if not kinds <= seen:
            seen |= kinds
            kept.append({"view": view.as_json(), "moves": moves})
    return kept


def text(name: str) -> str:
    """A file as it should be."""
    game = find(name)
    kept = ",\n".join([json.dumps(one) for one in sample(game)])
    told = {
        "vocabulary": list(game.vocabulary.texts),
        "board": msgspec.to_builtins(board_info(game.board)),
        "constants": game.board.constants,
        "events": {event.name: event.forms() for event in game.events},
        "phrases": {phrase.key: phrase.forms() for phrase in game.phrases},
        "moves": [{"key": phrase.key, "pattern": phrase.pattern} for phrase in game.moves],
    }
    lines = [f'"{part}": {json.dumps(value)},' for part, value in told.items()]
    return "\n".join(["{", *lines, '"positions": [', kept, "]", "}", ""])


def file_of(name: str) -> Path:
    """Where the samples of a game are kept."""
    return BOARDS / name / "samples.json"


if __name__ == "__main__":
    for name in names():
        file_of(name).write_text(text(name), encoding="utf-8")
        print(f"Wrote {file_of(name)}.")
