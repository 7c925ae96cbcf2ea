"""The odds of every roll, and what each would do to each seat."""

from fractions import Fraction
from itertools import product

import pytest

from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.odds import OF, Possibility, name_of, possibilities, table
from houndtable.kernel.chance import Luck, Scripted
from tests.herecomesthedog.table import GAME, Table, dog

pytestmark = pytest.mark.engine


def all_of(at: Table) -> list[Possibility]:
    assert isinstance(at.state, Position)
    return possibilities(at.state)


def named(at: Table, name: str) -> Possibility:
    return next(each for each in all_of(at) if name_of(each) == name)


@pytest.mark.parametrize("held", ["|", "2 meat|1 fire|3 meat", "1 meat 2 fire 3 charcoal||4 meat|"])
def test_the_odds_are_exact_and_add_up_to_one(held: str) -> None:
    odds = {name_of(each): Fraction(each.ways, OF) for each in all_of(dog(held)) if each.ways}
    assert OF == 27
    assert sum(odds.values()) == 1
    assert odds["one of each: Theft"] == Fraction(6, 27)
    assert odds["3 meat: Feed"] == odds["3 fire: Fire Fest"] == odds["3 charcoal: Assault"] == Fraction(1, 27)
    assert len(odds) == 10
    assert {odds[name] for name in odds if name[0] == "2"} == {Fraction(3, 27)}


def test_feed_tells_the_dogs_everybody_would_tame() -> None:
    each = named(dog("2 meat|5 meat|1 meat"), "3 meat: Feed")
    assert (each.dogs, each.sticks, each.fainted) == ([1, 2, 0], [-2, -4, 0], [0, 0, 0])


def test_feed_tells_how_the_last_dogs_are_shared_out() -> None:
    each = named(dog("2 meat|5 meat|1 meat", dogs=[0, 0, 23], seat=1), "3 meat: Feed")
    assert each.dogs == [0, 2, 0]


def test_a_fire_fest_tells_the_fires_everybody_would_lose() -> None:
    assert named(dog("2 fire|1 fire 3 meat|"), "3 fire: Fire Fest").sticks == [-2, -1, 0]


@pytest.mark.parametrize("rule", ["free", "maximum"])
def test_an_assault_tells_who_would_faint_at_the_least(rule: str) -> None:
    at = dog(
        "1 meat|3 meat 1 fire 1 charcoal|3 meat|1 meat",
        villagers=[3, 3, 2, 1],
        falls=[0, 0, 1, 2],
        dogs=[0, 1, 2, 3],
        options={"defence": rule},
    )
    each = named(at, "3 charcoal: Assault")
    assert (each.fainted, each.falls, each.dogs) == ([1, 1, 2, 1], [0, 0, 1, 1], [0, 0, -2, -3])
    assert each.out == [False, False, False, True]


def test_a_take_that_would_end_the_round_is_told_with_its_event() -> None:
    at = dog("1 meat|3 meat|2 meat|rest", "2 meat 1 fire 1 charcoal")
    endings = [(name_of(each), each.dogs, each.fainted) for each in all_of(at) if each.ends]
    assert ("- 2 meat: Feed", [1, 1, 1, 0], [0, 0, 0, 0]) in endings
    assert ("- meat charcoal: Assault", [0, 0, 0, 0], [1, 2, 1, 0]) in endings
    assert ("- fire charcoal: Assault", [0, 0, 0, 0], [0, 2, 1, 0]) in endings
    at = dog("1 meat|3 meat|rest", "1 meat 1 charcoal")
    assert "- meat charcoal: no event" in [name_of(each) for each in all_of(at)]


def test_the_odds_are_those_of_the_dice() -> None:
    at = dog("4 meat|3 meat 1 fire|1 charcoal", dogs=[0, 0, 23])
    counted = {name_of(each): 0 for each in all_of(at) if each.ways}
    for faces in product(range(6), repeat=3):
        state = at.state.clone()
        state.chance = Scripted([Luck("roll", [face], 6) for face in faces], [])
        state.apply(0, GAME.parse("roll"))
        dice = state.dump()["dice"]
        assert isinstance(dice, list)
        names = [name for name in counted if sorted(map(str, dice)) == sorted(colours_in(name))]
        counted[names[0]] += 1
        if state.dump()["step"] == "roll":
            dogs, before = state.dump()["dogs"], at.dump("dogs")
            assert isinstance(dogs, list)
            assert [now - then for now, then in zip(dogs, before, strict=True)] == named(at, names[0]).dogs
    assert counted == {name_of(each): 8 * each.ways for each in all_of(at) if each.ways}


def colours_in(name: str) -> list[str]:
    """The dice of a roll told by its name."""
    words = name.partition(":")[0].replace(",", "").split()
    if words[0] == "one":
        return COLOURS[:]
    return [colour for number, colour in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]


def test_looking_changes_nothing() -> None:
    at = dog("1 meat|3 meat|2 meat|rest", "2 meat 1 fire 1 charcoal")
    before = at.state.dump()
    all_of(at)
    assert at.state.dump() == before


def test_the_table_reads_in_80_columns() -> None:
    at = dog("1 meat|3 meat|2 fire|rest", "2 meat 2 charcoal", villagers=[3, 1, 3, 1], falls=[0, 0, 0, 2])
    assert isinstance(at.state, Position)
    assert table(at.state, 0) == [
        " odds  the next roll             you        seat 1     seat 2     seat 3",
        " 3/27  2 meat, 1 fire            takes 2    -          -          -",
        "       - 2 meat: Feed            +1 dog     +1 dog     -          +1 dog",
        " 3/27  2 meat, 1 charcoal        takes 2    -          -          -",
        "       - 2 meat: Feed            +1 dog     +1 dog     -          +1 dog",
        " 3/27  2 fire, 1 meat            takes 1    -          -          -",
        " 3/27  2 charcoal, 1 meat        takes 2    -          -          -",
        "       - 2 charcoal: Assault     1 faint    all faint  -          -",
        " 3/27  2 fire, 1 charcoal        takes 1    -          -          -",
        " 3/27  2 charcoal, 1 fire        takes 2    -          -          -",
        "       - 2 charcoal: Assault     1 faint    all faint  -          -",
        " 6/27  one of each: Theft        steals     may lose 1 may lose 1 may lose 1",
        " 1/27  3 meat: Feed              -          +1 dog     -          +1 dog",
        " 1/27  3 fire: Fire Fest         -          -          -2 sticks  -3 sticks",
        " 1/27  3 charcoal: Assault       1 faint    all faint  -          -6 sticks",
        "An Assault is reckoned with the best defence.",
    ]


def test_the_table_tells_of_a_theft_in_vain_and_of_a_single_fire() -> None:
    at = dog("1 fire|", villagers=[1, 3], falls=[2, 0])
    assert isinstance(at.state, Position)
    lines = table(at.state, 1)
    assert lines[0] == " odds  the next roll             seat 0     you"
    assert " 6/27  one of each: Theft        again      -" in lines
    assert " 1/27  3 fire: Fire Fest         -1 stick   -" in lines


def test_the_table_tells_of_a_knock_out_and_of_more_dogs_than_one() -> None:
    at = dog("1 meat|4 meat", villagers=[1, 3], falls=[2, 0])
    assert isinstance(at.state, Position)
    lines = table(at.state, 0)
    assert " 1/27  3 meat: Feed              -          +2 dogs" in lines
    assert " 1/27  3 charcoal: Assault       out        2 faint" in lines
