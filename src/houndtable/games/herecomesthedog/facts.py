# interpreted: never in a search, and compiling takes its time
"""What a view tells that follows from the rules, and what always holds, so that whoever draws a table needs to know
none of them."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog import exchange, sticks
from houndtable.games.herecomesthedog.assault import dogs_coming
from houndtable.games.herecomesthedog.components import (
    COLOURS,
    DICE,
    DOGS,
    EXCHANGES,
    STICKS,
    VILLAGERS,
    held_by,
    pieces_of,
)
from houndtable.games.herecomesthedog.derived import ROLLING, TAKING, Position
from houndtable.games.herecomesthedog.dice import NOT_ROLLED
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_STICKS, DEFENCES, EXCHANGE, TAKE, TAKES, VOCABULARY
from houndtable.kernel.json import Json


def can_exchange(p: Position) -> Json:
    """Whether a stick can be exchanged now, instead of a roll [3.2]."""
    return p.step == ROLLING and p.dice == NOT_ROLLED and len(exchange.legal(p)) > 1


def ways_to_take(p: Position) -> Json:
    """In how many ways sticks can be taken now [4.1]; 0 if none are taken."""
    return len(sticks.legal(p)) if p.step == TAKING else 0


def to_take(p: Position) -> Json:
    """How many sticks are taken now, in whatever way [4.1] [4.2] [4.3]."""
    return len(TAKES[sticks.legal(p)[0] - TAKE]) if p.step == TAKING else 0


def fainted(p: Position) -> Json:
    """How many villagers lie before each seat [9.1]."""
    return [VILLAGERS - standing for standing in p.villagers]


def coming(p: Position) -> Json:
    """How many dogs an Assault would bring to each seat [6.4]."""
    return [dogs_coming(held_by(p.held, seat)) for seat in range(p.players)]


def exchanges() -> Json:
    """What is given and what is taken for it in each exchange there is, with its move [5.1]."""
    return [
        {"move": VOCABULARY.texts[EXCHANGE + line], "give": COLOURS[given], "take": [COLOURS[taken]] * number}
        for line, (given, number, taken) in enumerate(EXCHANGES)
    ]


def spent_on(pairs: int, sets: int) -> Json:
    """The sticks that go back to the bonfire with a defence [7.3]."""
    return [COLOURS[stick] for stick in pieces_of(DEFENCE_STICKS[DEFENCES.index((pairs, sets))])]


CONSTANTS: Final[dict[str, Json]] = {
    "box": {"sticks": dict(zip(COLOURS, STICKS)), "dogs": DOGS},  # [1.1] [1.2]
    "dice": DICE,  # [1.3]
    "most_taken": max([len(colours) for colours in TAKES]),  # in one go [4.1]
    "exchanges": exchanges(),
    "spends": {"meat pair": spent_on(1, 0), "fire set": spent_on(0, 1)},  # by their names in a move
}
