"""The odds of every roll, and what each would do to each seat."""

# ruff: noqa: RUF001

from fractions import Fraction
from itertools import product

import pytest

from houndtable import words
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.odds import OF, Possibility, name_of, possibilities, table
from houndtable.kernel.chance import Luck, Scripted
from houndtable.kernel.json import array, whole
from tests.herecomesthedog.table import GAME, Table, dog

pytestmark = pytest.mark.engine
WORDS = words.of(GAME)
NAMES = ["Mia", "Ben", "Ida", "Tom"]
FEED = "3 meat (Feeding)"
FIRE_FEST = "3 fire (Fire Fest)"
ASSAULT = "3 charcoal (Assault)"


def all_of(at: Table) -> list[Possibility]:
    assert isinstance(at.state, Position)
    return possibilities(at.state)


def name(each: Possibility) -> str:
    """What is rolled or taken, in English."""
    return WORDS.say(name_of(each))


def named(at: Table, text: str) -> Possibility:
    return next(each for each in all_of(at) if name(each) == text)


def lines(at: Table, me: int) -> list[str]:
    """The odds as this player reads them."""
    assert isinstance(at.state, Position)
    return WORDS.why(table(at.state), NAMES, me).split("\n")


@pytest.mark.parametrize("held", ["|", "2 meat|1 fire|3 meat", "1 meat 2 fire 3 charcoal||4 meat|"])
def test_the_odds_are_exact_and_add_up_to_one(held: str) -> None:
    odds = {name(each): Fraction(each.ways, OF) for each in all_of(dog(held)) if each.ways}
    assert OF == 27
    assert sum(odds.values()) == 1
    assert odds["1 meat, 1 fire and 1 charcoal (Theft)"] == Fraction(6, 27)
    assert odds[FEED] == odds[FIRE_FEST] == odds[ASSAULT] == Fraction(1, 27)
    assert len(odds) == 10
    assert {odds[text] for text in odds if not text.endswith(")")} == {Fraction(3, 27)}


def test_feed_tells_the_dogs_everybody_would_tame() -> None:
    each = named(dog("2 meat|5 meat|1 meat"), FEED)
    assert (each.dogs, each.sticks, each.fainted) == ([1, 2, 0], [-2, -4, 0], [0, 0, 0])


def test_feed_tells_how_the_last_dogs_are_shared_out() -> None:
    each = named(dog("2 meat|5 meat|1 meat", dogs=[0, 0, 23], seat=1), FEED)
    assert each.dogs == [0, 2, 0]


def test_a_fire_fest_tells_the_fires_everybody_would_lose() -> None:
    assert named(dog("2 fire|1 fire 3 meat|"), FIRE_FEST).sticks == [-2, -1, 0]


@pytest.mark.parametrize("rule", ["free", "maximum"])
def test_an_assault_tells_who_would_faint_at_the_least(rule: str) -> None:
    at = dog(
        "1 meat|3 meat 1 fire 1 charcoal|3 meat|1 meat",
        villagers=[3, 3, 2, 1],
        falls=[0, 0, 1, 2],
        dogs=[0, 1, 2, 3],
        options={"defence": rule},
    )
    each = named(at, ASSAULT)
    assert (each.fainted, each.falls, each.dogs) == ([1, 1, 2, 1], [0, 0, 1, 1], [0, 0, -2, -3])
    assert each.out == [False, False, False, True]


def test_a_take_that_would_end_the_round_is_told_with_its_event() -> None:
    at = dog("1 meat|3 meat|2 meat|rest", "2 meat 1 fire 1 charcoal")
    endings = [(name(each), each.dogs, each.fainted) for each in all_of(at) if each.ends >= 0]
    assert ("taking 2 meat ends the round with a Feeding", [1, 1, 1, 0], [0, 0, 0, 0]) in endings
    assert ("taking 1 meat and 1 charcoal ends the round with an Assault", [0, 0, 0, 0], [1, 2, 1, 0]) in endings
    assert ("taking 1 fire and 1 charcoal ends the round with an Assault", [0, 0, 0, 0], [0, 2, 1, 0]) in endings
    at = dog("1 meat|3 meat|rest", "1 meat 1 charcoal")
    assert "taking 1 meat and 1 charcoal ends the round and nothing happens" in [name(each) for each in all_of(at)]


def test_the_odds_are_those_of_the_dice() -> None:
    at = dog("4 meat|3 meat 1 fire|1 charcoal", dogs=[0, 0, 23])
    counted = {name(each): 0 for each in all_of(at) if each.ways}
    dice_of = {str(sorted(map(str, array(name_of(each).args["dice"])))): name(each) for each in all_of(at) if each.ways}
    for faces in product(range(6), repeat=3):
        state = at.state.clone()
        state.chance = Scripted([Luck("roll", [face], 6) for face in faces], [])
        state.apply(0, GAME.parse("roll"))
        rolled = dice_of[str(sorted(map(str, array(state.dump()["dice"]))))]
        counted[rolled] += 1
        if state.dump()["step"] == "roll":
            dogs, before = array(state.dump()["dogs"]), at.dump("dogs")
            assert [whole(now) - then for now, then in zip(dogs, before, strict=True)] == named(at, rolled).dogs
    assert counted == {name(each): 8 * each.ways for each in all_of(at) if each.ways}


def test_looking_changes_nothing() -> None:
    at = dog("1 meat|3 meat|2 meat|rest", "2 meat 1 fire 1 charcoal")
    before = at.state.dump()
    all_of(at)
    assert at.state.dump() == before


def test_each_line_tells_the_odds_and_what_happens_to_whom() -> None:
    at = dog("1 meat|3 meat|2 fire|rest", "2 meat 2 charcoal", villagers=[3, 1, 3, 1], falls=[0, 0, 0, 2])
    assert lines(at, 0) == [
        "3 in 27: 2 meat and 1 fire – you take 2 sticks",
        "→ taking 2 meat ends the round with a Feeding – you tame 1 dog, Ben tames 1 dog, Tom tames 1 dog",
        "3 in 27: 2 meat and 1 charcoal – you take 2 sticks",
        "→ taking 2 meat ends the round with a Feeding – you tame 1 dog, Ben tames 1 dog, Tom tames 1 dog",
        "3 in 27: 1 meat and 2 fire – you take 1 stick",
        "3 in 27: 1 meat and 2 charcoal – you take 2 sticks",
        "→ taking 2 charcoal ends the round with an Assault – 1 of your villagers faints, all of Ben’s villagers faint",
        "3 in 27: 2 fire and 1 charcoal – you take 1 stick",
        "3 in 27: 1 fire and 2 charcoal – you take 2 sticks",
        "→ taking 2 charcoal ends the round with an Assault – 1 of your villagers faints, all of Ben’s villagers faint",
        "6 in 27: 1 meat, 1 fire and 1 charcoal (Theft) – you steal a stick, Ben may lose a stick, "
        "Ida may lose a stick, Tom may lose a stick",
        "1 in 27: 3 meat (Feeding) – Ben tames 1 dog, Tom tames 1 dog",
        "1 in 27: 3 fire (Fire Fest) – Ida loses 2 sticks, Tom loses 3 sticks",
        "1 in 27: 3 charcoal (Assault) – 1 of your villagers faints, all of Ben’s villagers faint, Tom loses 6 sticks",
        "These are the odds of the next roll, assuming the best defence in every Assault.",
    ]


def test_the_odds_tell_of_a_theft_in_vain_and_of_a_single_fire() -> None:
    found = lines(dog("1 fire|", villagers=[1, 3], falls=[2, 0]), 1)
    assert "6 in 27: 1 meat, 1 fire and 1 charcoal (Theft) – Mia rolls again" in found
    assert "1 in 27: 3 fire (Fire Fest) – Mia loses 1 stick" in found


def test_the_odds_tell_of_a_knock_out_and_of_more_dogs_than_one() -> None:
    found = lines(dog("1 meat|4 meat", villagers=[1, 3], falls=[2, 0]), 0)
    assert "1 in 27: 3 meat (Feeding) – Ben tames 2 dogs" in found
    assert "1 in 27: 3 charcoal (Assault) – you are knocked out, 2 of Ben’s villagers faint" in found
