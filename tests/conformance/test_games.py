"""Every game keeps what every game keeps: with all options left to chance, with each option alone, and in pairs.

HOUNDTABLE_SOAK=50 looks at fifty times as many tables.
"""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.conformance import names, run
from houndtable.conformance.play import Case, soak
from houndtable.conformance.subject import subject_of
from houndtable.conformance.suite import EACH, Check
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.options import Value
from tests.tables import whole_on

pytestmark = [pytest.mark.engine, pytest.mark.parametrize("game", games.names())]
each = pytest.mark.parametrize("check", EACH, ids=lambda check: check.__name__)


def alone(game: Game) -> list[dict[str, Value]]:
    """Each option with a value that is not the usual one, and what it is part of not off."""
    found: list[dict[str, Value]] = []
    for option in game.options:
        on = {name: word for name, word in whole_on(game).items() if name == option.part_of}
        numbers = [option.low, option.tried] if option.tried >= option.low else [1] if option.seats else []
        all_values: list[Value] = [*option.words, *numbers]
        values = [value for value in all_values if value != option.default]
        found += [{**on, option.name: value} for value in values]
    return found


@pytest.mark.parametrize("name", names())
def test_it_keeps(game: str, name: str) -> None:
    run(name, games.find(game), examples=40)


@each
def test_with_each_option_alone_it_keeps(game: str, check: Check) -> None:
    subject = subject_of(games.find(game))
    fewest, most = subject.game.players
    for number, options in enumerate(alone(subject.game)):
        for seed in range(soak()):
            players = fewest + (number + seed) % (most - fewest + 1)
            check(subject, Case(players, options, seed, (number * 97 + seed * 31) % 1000))


@each
def test_with_two_options_it_keeps(game: str, check: Check) -> None:
    subject = subject_of(games.find(game))
    (fewest, most), luck, choices = subject.game.players, Seeded(4), alone(subject.game)
    for seed in range(10 * soak()):
        one, two = choices[luck.below(len(choices))], choices[luck.below(len(choices))]
        check(subject, Case(fewest + luck.below(most - fewest + 1), {**one, **two}, seed, luck.below(1000)))
