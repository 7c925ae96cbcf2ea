"""The pictures know of every card and piece that can be seen on a table."""

from __future__ import annotations

from collections.abc import Iterator

import art_codes
import pytest

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.view import View

OPTIONS: dict[str, dict[str, object]] = {"drachensachen": {"curses": "on", "abilities": "cumulative", "hoard": 50}}
MOVES = 1500


def views(name: str) -> Iterator[View]:
    """What everybody sees in the course of a game played at random."""
    game = find(name)
    state = game.new(game.players[1], Seeded(5), OPTIONS.get(name, {}))
    choice = Seeded(6)
    for _ in range(MOVES):
        if not state.waiting:
            return
        seat = state.waiting[0]
        yield state.view(seat)
        yield state.view(None)
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal))])


def test_the_list_is_up_to_date() -> None:
    written = art_codes.FILE.read_text(encoding="utf-8")
    assert written == art_codes.text(), "`PYTHONPATH=src python tools/art_codes.py` writes it anew."


def test_every_game_is_in_it() -> None:
    assert list(art_codes.CODES) == names()


@pytest.mark.parametrize("name", names())
def test_nothing_else_is_seen_in_a_game(name: str) -> None:
    seen = {card for view in views(name) for zone in view.zones for card in zone.cards}
    assert len(seen) > 2
    assert seen <= set(art_codes.CODES[name])


def test_curses_and_abilities_are_seen_by_the_names_in_it() -> None:
    last = list(views("drachensachen"))[-1].facts
    curses, abilities = last["curses"], last["abilities"]
    assert isinstance(curses, list)
    assert isinstance(abilities, list)
    named = {name for name in [*curses, *abilities] if name is not None}
    assert len(named) > 1
    assert named <= set(art_codes.CODES["drachensachen"])
