"""The pictures know of every card and piece that can be seen on a table.

A game that has pictures lists in `web/src/boards/GAME/art/codes.json` all that they show; the browser's tests have each
drawn. Here what is seen in play is held against the list.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice

import board_samples
import pytest

from houndtable.games import find, names
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN, View

FILES = sorted(board_samples.BOARDS.glob("*/art/codes.json"))
CODES: dict[str, list[str]] = {file.parts[-3]: json.loads(file.read_text(encoding="utf-8")) for file in FILES}
EVERY = 7  # how many positions lie between two that are looked at
NO_PIECES = ["rounds", "options"]  # facts of every game that are words, never pieces


@cache
def views(name: str) -> list[View]:
    """What players and onlookers see in games played at random, with every value of every option: now and then."""
    seen = islice(board_samples.positions(find(name)), 0, None, EVERY)
    return [view for state, seat in seen for view in (state.view(seat), state.view(None))]


def words(value: Json) -> Iterator[str]:
    """All texts in a fact."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from words(one)
    elif isinstance(value, dict):
        yield from words(list(value.values()))


def test_every_list_is_a_games() -> None:
    assert CODES
    assert set(CODES) <= set(names())


@pytest.mark.parametrize("name", CODES)
def test_every_face_is_in_it_once(name: str) -> None:
    assert set(find(name).face_texts) <= set(CODES[name])
    assert len(set(CODES[name])) == len(CODES[name])


@pytest.mark.parametrize("name", CODES)
def test_nothing_else_lies_on_a_table(name: str) -> None:
    seen = {card for view in views(name) for zone in view.zones for card in zone.cards}
    assert len(seen - {HIDDEN}) > 2
    assert seen <= set(CODES[name])


@pytest.mark.parametrize("name", CODES)
def test_a_fact_that_tells_pieces_tells_no_other(name: str) -> None:
    told: dict[str, set[str]] = {}
    for view in views(name):
        for fact, value in view.facts.items():
            if fact not in NO_PIECES:
                told.setdefault(fact, set()).update(words(value))
    pieces = {fact: texts for fact, texts in told.items() if texts & set(CODES[name])}
    assert pieces
    assert {fact: texts - set(CODES[name]) for fact, texts in pieces.items() if texts - set(CODES[name])} == {}
