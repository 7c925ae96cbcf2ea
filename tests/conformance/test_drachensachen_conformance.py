"""Drachensachen keeps what every game keeps: with all options left to chance, with each option alone, and in pairs.

HOUNDTABLE_SOAK=50 looks at fifty times as many cases.
"""

import pytest

from houndtable.conformance import names, run
from houndtable.conformance.play import Case, soak
from houndtable.conformance.subject import subject_of
from houndtable.conformance.suite import EACH, Check
from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.options import Value

pytestmark = pytest.mark.engine
GAME = find("drachensachen")
SUBJECT = subject_of(GAME)
DRAWN: dict[str, Value] = {"curses": "on", "abilities": "cumulative"}  # without these their switches change nothing
ALONE: list[dict[str, Value]] = [
    *(
        {**(DRAWN if option.clause in ("9.5", "10.10") else {}), option.name: word}
        for option in GAME.options
        for word in option.words
        if word != option.default
    ),
    {"first": 1},
    {"hoard": 5},
    {"hoard": 50},
]


@pytest.mark.parametrize("name", names())
def test_drachensachen_keeps(name: str) -> None:
    run(name, GAME, examples=12)


@pytest.mark.parametrize("check", EACH, ids=lambda check: check.__name__)
def test_with_each_option_alone_it_keeps(check: Check) -> None:
    for number, options in enumerate(ALONE):
        for seed in range(soak()):
            check(SUBJECT, Case(2 + (number + seed) % 5, options, seed, (number * 97 + seed * 31) % 1000))


@pytest.mark.parametrize("check", EACH, ids=lambda check: check.__name__)
def test_with_two_options_it_keeps(check: Check) -> None:
    luck = Seeded(4)
    for seed in range(10 * soak()):
        one, two = ALONE[luck.below(len(ALONE))], ALONE[luck.below(len(ALONE))]
        check(SUBJECT, Case(2 + luck.below(5), {**one, **two}, seed, luck.below(1000)))
