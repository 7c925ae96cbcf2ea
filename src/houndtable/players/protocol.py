"""What a program is told and what it answers: one JSON object a line, told in docs/bots.md."""

from __future__ import annotations

import json
from typing import Final

from houndtable.bots.perspective import Perspective
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome

VERSION: Final = 1
LONGEST_ANSWER: Final = 65_536  # bytes

DIED: Final = "died"
LATE: Final = "late"
NONSENSE: Final = "nonsense"
UNLAWFUL: Final = "unlawful"
FLOOD: Final = "flood"
UNASKED: Final = "unasked"
KINDS: Final = [DIED, LATE, NONSENSE, UNLAWFUL, FLOOD, UNASKED]


class Fault(Exception):
    """A program did not give the move it was asked for; `kind` is one of KINDS, `str()` says what happened."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


def line(message: dict[str, Json]) -> bytes:
    """The message as it is sent: in one line, ASCII only, without spaces between its parts."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def hello(game: Game, options: Options, players: int, seat: int, seed: int, ms: int) -> dict[str, Json]:
    """A game begins."""
    return {
        "type": "hello",
        "protocol": VERSION,
        "game": game.name,
        "rules": game.version,
        "players": players,
        "seat": seat,
        "options": {**options.values},
        "seed": seed,
        "ms": ms,
    }


def question(perspective: Perspective, moves: list[int], events: list[Json], ms: int) -> dict[str, Json]:
    """The seat has to choose; all in here is the seat's own side of the game."""
    texts = perspective.game.vocabulary.texts
    return {
        "type": "choose",
        "moves": [texts[move] for move in moves],
        "view": perspective.view().as_json(),
        "events": events,
        "ms": ms,
    }


def farewell(outcome: Outcome | None, events: list[Json]) -> dict[str, Json]:
    """The game is over; without an outcome it was given up."""
    return {"type": "end", "outcome": None if outcome is None else outcome.as_json(), "events": events}


def move_in(answer: bytes, game: Game, moves: list[int]) -> int:
    """The move of an answer, if it is one of these; else a fault."""
    try:
        said = json.loads(answer)
    except (ValueError, RecursionError):
        raise Fault(NONSENSE, f"it answered {shown(answer)}, which is no JSON") from None
    text = said.get("move") if isinstance(said, dict) else None
    move = game.vocabulary.find(text) if isinstance(text, str) else None
    if move is None:
        raise Fault(NONSENSE, f"it answered {shown(answer)}, in which there is no move of {game.title}")
    if move not in moves:
        raise Fault(UNLAWFUL, f"its move {game.vocabulary.texts[move]!r} is not lawful now")
    return move


def shown(text: bytes) -> str:
    """The text as a sentence can show it."""
    return ascii(text[:60].decode("utf-8", "replace").strip())
