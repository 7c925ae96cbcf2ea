"""Writes web/src/boards/GAME/samples.json: positions with their lawful moves, for the tests of how a board reads them.

    PYTHONPATH=src python tools/board_samples.py

Games are played at random with every value of every option; a position is kept if it has a move of a kind that none
before it had at that step. tests/test_board_samples.py holds the files against the games.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from houndtable.games import find
from houndtable.games.drachensachen.components import FACE_TEXTS, FACES, SMALL
from houndtable.games.drachensachen.fitting import fitting
from houndtable.games.drachensachen.position import Position
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.state import State

BOARDS = Path(__file__).resolve().parent.parent / "web" / "src" / "boards"
# What is played with besides the option that is tried, so that there is something to see.
EXTRAS: dict[str, dict[str, object]] = {
    "drachensachen": {"curses": "on", "abilities": "cumulative", "hoard": 50},
    "dogsbreath": {"specials": "4"},
}
MOVES = 250  # of each game
NUMBER_OR_PLACE = re.compile(r"\d+|r\dc\d")


def choices(game: Game) -> Iterator[dict[str, object]]:
    """What a table may choose: nothing, then every value of every option together with the extras."""
    yield {}
    for option in game.options:
        for value in [*option.words, *([option.low] if option.high >= 0 else [])]:
            yield {**EXTRAS[game.name], option.name: value}


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Games played at random, in turn for each number of players: every position, and who is to move."""
    fewest, most = game.players
    for number, options in enumerate(choices(game)):
        chance = Seeded(number)
        state = game.new(fewest + number % (most - fewest + 1), Seeded(number), options)
        for _ in range(MOVES):
            if not state.waiting:
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
        moves: list[Json] = [game.vocabulary.texts[move] for move in state.legal(seat)]
        view = state.view(seat)
        kinds = {(view.step, kind_of(game, str(move))) for move in moves}
        if not kinds <= seen:
            seen |= kinds
            shown = view.as_json()
            assert isinstance(shown, dict)
            kept.append({"view": shown, "moves": moves})
    return kept


def demands(game: Game) -> list[Json]:
    """What fits in Drachensachen: by the card on top, the card that is faced, and whether a 1 beats a 9."""
    found: dict[tuple[str, str, bool], list[Json]] = {}
    texts = [*FACE_TEXTS, ""]
    for state, _ in positions(game):
        assert isinstance(state, Position)
        key = (texts[state.top], texts[state.facing], bool(state.abilities & SMALL))
        found[key] = [FACE_TEXTS[face] for face in range(FACES) if fitting(state) >> face & 1]
    return [
        {"top": top, "facing": facing, "small": small, "fit": fit}
        for (top, facing, small), fit in sorted(found.items())
    ]


def text(name: str) -> str:
    """A file as it should be."""
    game = find(name)
    parts: dict[str, Json] = {"vocabulary": list(game.vocabulary.texts)}
    if name == "drachensachen":
        parts["demands"] = demands(game)
    lines = [f'"{part}": {json.dumps(value)}' for part, value in parts.items()]
    kept = ",\n".join([json.dumps(one) for one in sample(game)])
    return "{\n" + ",\n".join([*lines, f'"positions": [\n{kept}\n]']) + "\n}\n"


def file_of(name: str) -> Path:
    """Where the samples of a game are kept."""
    return BOARDS / name / "samples.json"


if __name__ == "__main__":
    for name in EXTRAS:
        file_of(name).write_text(text(name), encoding="utf-8")
        print(f"Wrote {file_of(name)}.")
