# interpreted: never in a search, and compiling takes its time
"""What a file has in a form of its own: the card drawn, and what the winning hands of finished rounds were worth."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.cards import turns_of
from houndtable.games.dogndog.components import FACE_OF, FACE_TEXTS
from houndtable.games.dogndog.derived import ASKING, Position
from houndtable.games.dogndog.yaku import COUNTING, EXTRA
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.board import Loading
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, refuse
from houndtable.kernel.outcome import read_line, reader_of

ITEMS: Final = [rule.name for rule in COUNTING + EXTRA + YAKUMAN]


def drawn(p: Position) -> Json:
    """The card drawn; while others are asked about a discard the one drawn before it, None if it was discarded."""
    if p.step == ASKING:
        return None if p.last_drawn == ron.card_of(p) else FACE_TEXTS[FACE_OF[p.last_drawn]]
    return None if p.drawn < 0 else p.knowledge.write(p.drawn, FACE_TEXTS[FACE_OF[p.drawn]], 1 << p.seat)


def read_drawn(p: Position, loading: Loading) -> None:
    """The card drawn is out of the box and its owner knows it; while others are asked about a discard, it is in that
    hand still or was itself discarded."""
    value = loading.reader.take("drawn")
    if value is not None and not isinstance(value, str):
        raise refuse("drawn", "a card", value)
    turns = turns_of(p)
    if p.step != ASKING:
        p.drawn = -1 if value is None else loading.take(value, 1 << (p.parent + turns) % p.players)
        return
    seat = (p.parent + turns - 1) % p.players
    p.last_drawn = p.discards[seat][-1] if p.discards[seat] else -1
    if value is not None:
        found = [card for card in p.hands[seat] if FACE_TEXTS[FACE_OF[card]] == value]
        if not found:
            raise BadPosition("The card drawn before a discard is in that hand, if it was not discarded. [3.2]")
        p.last_drawn = found[0]


def reasons(p: Position) -> Json:
    """For each finished round what its winning hand was worth, item by item."""
    return [[line.as_json() for line in hand] for hand in p.reasons]


def read_reasons(p: Position, loading: Loading) -> None:
    """The same, made of items that there are."""
    p.reasons = [[read_line(line) for line in reader_of(hand)] for hand in loading.reader.items("reasons")]
    if len(p.reasons) != len(p.rounds):
        raise refuse("reasons", "a list for each finished round", [])
    if any(line.name not in ITEMS for hand in p.reasons for line in hand):
        raise refuse("reasons", f"made of {', '.join(ITEMS)}", [])
