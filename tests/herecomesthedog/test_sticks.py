"""Chapter 4: taking sticks."""

from itertools import permutations

import pytest

from houndtable.games.herecomesthedog.components import COLOURS
from tests.herecomesthedog.table import clause, dog

pytestmark = pytest.mark.engine
ANY = {"pick": "any_shown"}
ONE = {"short": "one_only"}


def offered(dice: str, bonfire: str, options: dict[str, str]) -> list[str]:
    """What may be taken after this roll with this bonfire."""
    table = dog("|rest", bonfire, options=options)
    table.roll(dice)
    return [text.removeprefix("take ") for text in table.offers()]


# dice, bonfire, per_die, any_shown, one_only, both
TAKES = [
    ("meat meat fire", "9 meat 5 fire 7 charcoal", "mm mf", "mm mf ff", "mm mf", "mm mf ff"),
    ("meat fire fire", "9 meat 5 fire 7 charcoal", "mf ff", "mm mf ff", "mf ff", "mm mf ff"),
    ("fire fire charcoal", "9 meat 5 fire 7 charcoal", "ff fc", "ff fc cc", "ff fc", "ff fc cc"),
    ("charcoal meat charcoal", "9 meat 7 charcoal", "mc cc", "mm mc cc", "mc cc", "mm mc cc"),
    ("meat meat fire", "1 meat 5 fire 7 charcoal", "mf", "mf ff", "mf", "mf ff"),
    ("meat meat fire", "1 meat 1 fire 7 charcoal", "mf", "mf", "mf", "mf"),
    ("meat meat fire", "1 meat 7 charcoal", "m", "m", "m", "m"),
    ("meat meat fire", "2 meat 7 charcoal", "mm", "mm", "m", "m"),
    ("fire fire meat", "2 meat 1 fire 7 charcoal", "mf", "mm mf", "mf", "mm mf"),
    ("fire fire meat", "2 meat 7 charcoal", "m", "mm", "m", "m"),
    ("fire fire meat", "1 meat 7 charcoal", "m", "m", "m", "m"),
    ("fire fire charcoal", "2 meat 5 charcoal", "c", "cc", "c", "c"),
    ("charcoal charcoal fire", "2 meat 5 charcoal", "cc", "cc", "c", "c"),
    ("charcoal charcoal fire", "2 meat 1 charcoal", "c", "c", "c", "c"),
    ("charcoal charcoal meat", "1 meat 1 charcoal", "mc", "mc", "mc", "mc"),
]
NAMES = {colour[0]: colour for colour in COLOURS}


@clause("4.1", "4.2", "4.3", "4.4")
@pytest.mark.parametrize(("dice", "bonfire", "per_die", "any_shown", "one_only", "both"), TAKES)
def test_the_dice_and_the_bonfire_say_what_may_be_taken(
    dice: str, bonfire: str, per_die: str, any_shown: str, one_only: str, both: str
) -> None:
    for options, wanted in (({}, per_die), (ANY, any_shown), (ONE, one_only), ({**ANY, **ONE}, both)):
        takes = [" ".join(NAMES[letter] for letter in word) for word in wanted.split()]
        assert offered(dice, bonfire, options) == takes, options


@clause("4.1")
@pytest.mark.parametrize(("pair", "single"), list(permutations(COLOURS, 2)))
def test_two_of_the_colour_shown_twice_or_one_of_each_are_taken(pair: str, single: str) -> None:
    (third,) = set(COLOURS) - {pair, single}
    table = dog("|")
    table.roll(f"{pair} {pair} {single}")
    assert table.clause(f"take {pair} {pair}") is None
    assert table.clause(f"take {pair} {single}") is None
    assert table.clause(f"take {single} {single}") == "4.1"
    assert table.clause(f"take {third} {pair}") == "4.1"
    assert table.clause(f"take {third}") == "4.1"


@clause("4.1")
@pytest.mark.parametrize("move", ["take meat meat meat", "take meat meat fire", "take 2 meat 1 fire"])
def test_three_sticks_are_never_taken(move: str) -> None:
    table = dog("|")
    table.roll("meat meat fire")
    assert table.clause(move) == "4.1"


@clause("4.2")
def test_one_stick_is_refused_where_two_can_be_taken() -> None:
    table = dog("|")
    table.roll("meat meat fire")
    assert table.clause("take meat") == "4.2"


@clause("4.2")
def test_a_stick_that_is_not_there_is_refused() -> None:
    table = dog("|rest", "1 meat 5 fire 7 charcoal")
    table.roll("meat meat fire")
    assert table.clause("take meat meat") == "4.2"


@clause("4.3")
@pytest.mark.parametrize("move", ["take fire", "take fire fire", "take fire meat"])
def test_where_only_one_can_be_taken_a_stick_that_is_not_there_is_refused(move: str) -> None:
    table = dog("|rest", "4 meat 7 charcoal")
    table.roll("fire fire meat")
    assert table.clause(move) == "4.3"


@clause("4.1")
def test_a_colour_shown_once_is_taken_once_also_when_the_other_has_run_out() -> None:
    table = dog("5 fire|rest", "4 meat 4 charcoal")
    table.roll("fire fire meat")
    assert table.offers() == ["take meat"]
    assert table.clause("take meat meat") == "4.1"


@clause("4.4")
def test_with_one_only_a_second_stick_is_refused_when_a_colour_has_run_out() -> None:
    table = dog("|rest", "4 meat 7 charcoal", options=ONE)
    table.roll("meat meat fire")
    assert table.clause("take meat meat") == "4.4"
    table.play("take meat")
    assert table.sticks(0) == "1 meat"


@clause("4.5")
def test_the_sticks_leave_the_bonfire_and_the_turn_is_over() -> None:
    table = dog("1 meat|")
    table.roll("meat meat fire", "take meat fire")
    assert table.sticks(0) == "2 meat 1 fire"
    assert table.bonfire() == "7 meat 4 fire 7 charcoal"
    assert (table.seat, table.dump("turns"), table.dump("dice")) == (1, 1, [])


@clause("4.5", "6.8")
def test_both_sticks_are_taken_before_the_end_is_looked_at() -> None:
    table = dog("|rest", "1 meat 1 charcoal")
    table.roll("charcoal meat meat", "take meat charcoal")
    assert [ended.how for ended in table.state.rounds] == ["nothing"]
