"""Chapter 7: incidents, each with each kind of holding."""

import pytest

from houndtable.games.herecomesthedog.components import COLOURS
from tests.herecomesthedog.table import Table, clause, dog, sticks

pytestmark = pytest.mark.engine
MAXIMUM = {"defence": "maximum"}
FEED = "meat meat meat"
FEST = "fire fire fire"
ASSAULT = "charcoal charcoal charcoal"

# What one holds, then after Feed: dogs and sticks; after Fire Fest: sticks; in an Assault: the lawful defences when
# they are free, the first of those when as many dogs as possible must be fended off.
HOLDINGS = [
    ("", 0, "", "", "", 0),
    ("1 meat", 0, "1 meat", "1 meat", "", 0),
    ("2 meat", 1, "", "2 meat", "1p", 0),
    ("3 meat", 1, "1 meat", "3 meat", "1p", 0),
    ("4 meat", 2, "", "4 meat", "1p 2p", 1),
    ("5 meat", 2, "1 meat", "5 meat", "1p 2p", 1),
    ("1 fire", 0, "1 fire", "", "", 0),
    ("2 charcoal", 0, "2 charcoal", "2 charcoal", "", 0),
    ("2 fire 2 charcoal", 0, "2 fire 2 charcoal", "2 charcoal", "", 0),
    ("1 meat 1 fire", 0, "1 meat 1 fire", "1 meat", "", 0),
    ("1 meat 1 charcoal", 0, "1 meat 1 charcoal", "1 meat 1 charcoal", "", 0),
    ("1 meat 1 fire 1 charcoal", 0, "1 meat 1 fire 1 charcoal", "1 meat 1 charcoal", "1s", 0),
    ("1 meat 3 fire 2 charcoal", 0, "1 meat 3 fire 2 charcoal", "1 meat 2 charcoal", "1s", 0),
    ("2 meat 1 fire 1 charcoal", 1, "1 fire 1 charcoal", "2 meat 1 charcoal", "1p 1s 1p1s", 2),
    ("2 meat 3 fire 3 charcoal", 1, "3 fire 3 charcoal", "2 meat 3 charcoal", "1p 1s 1p1s 2s", 2),
    ("3 meat 3 fire 3 charcoal", 1, "1 meat 3 fire 3 charcoal", "3 meat 3 charcoal", "1p 1s 1p1s 2s 1p2s 3s", 4),
    (
        "5 meat 2 fire 2 charcoal",
        2,
        "1 meat 2 fire 2 charcoal",
        "5 meat 2 charcoal",
        "1p 1s 2p 1p1s 2s 2p1s 1p2s 2p2s",
        7,
    ),
]


def defence(word: str) -> str:
    """A defence from its short form: 2p1s."""
    pairs, sets = word.partition("p")[0] if "p" in word else "0", word.rpartition("p")[2].removesuffix("s") or "0"
    parts = [f"{pairs} meat pair{'s' * (pairs > '1')}"] * (pairs > "0")
    return " ".join(parts + [f"{sets} fire set{'s' * (sets > '1')}"] * (sets > "0"))


@clause("7.1")
@pytest.mark.parametrize(("held", "dogs", "fed"), [row[:3] for row in HOLDINGS])
@pytest.mark.parametrize("seat", [0, 1])
def test_feed_tames_for_pairs_and_keeps_the_rest(held: str, dogs: int, fed: str, seat: int) -> None:
    table = dog(f"{held}|" if seat == 0 else f"|{held}")
    before = sticks(table.bonfire())["meat"]
    table.roll(FEED)
    assert table.dump("dogs")[seat] == table.dump("tamed")[seat] == dogs
    assert table.sticks(seat) == fed
    assert sticks(table.bonfire())["meat"] == before + 2 * dogs


@clause("7.1")
def test_meat_for_which_no_dog_was_left_is_kept() -> None:
    table = dog("2 meat|2 meat|4 meat", seat=1, dogs=[23, 0, 0])
    table.roll(FEED)
    assert table.dump("dogs") == [23, 1, 1]
    assert [table.sticks(seat) for seat in range(3)] == ["2 meat", "", "2 meat"]
    assert table.state.view(0).facts["pack"] == 0


@clause("7.2")
@pytest.mark.parametrize(("held", "left"), [(row[0], row[3]) for row in HOLDINGS])
@pytest.mark.parametrize("seat", [0, 1])
def test_at_a_fire_fest_all_fire_returns_and_nothing_else(held: str, left: str, seat: int) -> None:
    table = dog(f"{held}|" if seat == 0 else f"|{held}")
    table.roll(FEST)
    assert table.sticks(seat) == left
    assert sticks(table.bonfire())["fire"] == 5
    assert table.dump("villagers") == [3, 3]


@clause("7.2")
def test_the_one_who_rolled_gives_their_fire_too() -> None:
    table = dog("2 fire|1 fire|2 fire 1 meat")
    table.roll(FEST)
    assert table.told("fire fest")[0]["fires"] == [2, 1, 2]
    assert [table.sticks(seat) for seat in range(3)] == ["", "", "1 meat"]


@clause("7.3", "7.5")
@pytest.mark.parametrize(("held", "defences"), [(row[0], row[4]) for row in HOLDINGS])
def test_everybody_may_use_any_pairs_and_sets_that_fend_off_a_dog(held: str, defences: str) -> None:
    table = dog(f"|{held}")
    table.roll(ASSAULT)
    if not defences:
        assert table.state.waiting == [0] and table.dump("step") == "roll"
        assert table.dump("villagers")[1] == 3 - sticks(held)["meat"]
        return
    wanted = ["nothing", *map(defence, defences.split())]
    assert table.state.waiting == [1]
    assert table.offers(seat=1) == [f"defend {text}" for text in wanted]


@clause("7.3")
@pytest.mark.parametrize("held", [row[0] for row in HOLDINGS if row[4]])
def test_what_is_used_returns_and_the_rest_is_kept(held: str) -> None:
    for number, word in enumerate(["", *next(row[4] for row in HOLDINGS if row[0] == held).split()]):
        table = dog(f"|{held}")
        table.roll(ASSAULT)
        table.state.apply(1, table.state.legal(1)[number])
        pairs, sets = int(word.partition("p")[0]) if "p" in word else 0, int(word[-2]) if "s" in word else 0
        before, after = sticks(held), sticks(table.sticks(1))
        assert [before[colour] - after[colour] for colour in COLOURS] == [2 * pairs, sets, sets]
        through = before["meat"] - pairs - sets
        assert table.dump("villagers")[1] == (3 - through if through < 3 else 2)
        assert sum(sticks(table.bonfire()).values()) + sum(after.values()) == 21


@clause("7.4")
@pytest.mark.parametrize(("held", "defences", "first"), [(row[0], row[4], row[5]) for row in HOLDINGS if row[4]])
def test_with_maximum_as_many_dogs_as_possible_are_fended_off(held: str, defences: str, first: int) -> None:
    wanted = [defence(word) for word in defences.split()[first:]]
    table = dog(f"|{held}", options=MAXIMUM)
    table.roll(ASSAULT)
    if len(wanted) == 1:
        assert table.told("choosing") == []
        assert table.dump("defences")[1] == wanted[0]
    else:
        assert table.offers(seat=1) == [f"defend {text}" for text in wanted]
        assert table.clause("defend nothing", seat=1) == "7.4"


@clause("7.3")
@pytest.mark.parametrize(
    ("move", "held"),
    [
        ("defend 2 meat pairs", "3 meat"),
        ("defend 1 fire set", "2 meat 3 fire"),
        ("defend 2 fire sets", "2 meat 1 fire 2 charcoal"),
        ("defend 3 fire sets", "2 meat 2 fire 3 charcoal"),
        ("defend 1 meat pair 2 fire sets", "2 meat 3 fire 3 charcoal"),
        ("defend 9 meat pairs", "2 meat 3 fire"),
        ("defend bravely", "2 meat 3 fire"),
        ("defend two meat pairs", "4 meat"),
        ("roll", "2 meat"),
        ("exchange fire 2 meat", "2 meat 3 fire"),
    ],
)
def test_a_defence_that_is_not_held_or_fends_off_nothing_is_refused(move: str, held: str) -> None:
    table = dog(f"{held}|")
    table.roll(ASSAULT)
    assert table.clause(move) == "7.3"


@clause("7.5")
def test_all_choose_at_once_in_any_order_and_who_has_no_choice_is_not_asked() -> None:
    table = dog("2 meat|1 meat|2 meat|1 meat 1 fire 1 charcoal")
    table.roll(ASSAULT)
    assert table.state.waiting == [0, 2, 3]
    assert table.clause("defend nothing", seat=1) == "7.5"
    table.play("defend nothing", seat=2)
    assert table.state.waiting == [0, 3]
    assert table.state.legal(2) == []
    assert table.clause("defend 1 meat pair", seat=2) == "7.5"
    table.play("defend 1 fire set", seat=3)
    assert table.dump("villagers") == [3, 3, 3, 3]
    table.play("defend 1 meat pair", seat=0)
    assert table.dump("villagers") == [2, 2, 1, 3]
    assert [table.sticks(seat) for seat in range(4)] == ["", "1 meat", "2 meat", "1 meat"]
    assert (table.state.waiting, table.dump("step")) == ([0], "roll")


@clause("7.6")
def test_an_incident_meets_all_as_they_were_when_the_dice_fell() -> None:
    table = dog("2 meat|2 meat", villagers=[1, 1], falls=[2, 2])
    table.roll(ASSAULT)
    table.play("defend nothing", seat=0)
    table.play("defend nothing", seat=1)
    assert table.dump("falls") == [3, 3]


@clause("7.6")
def test_the_last_dogs_go_to_who_rolled_first_then_clockwise() -> None:
    table = dog("2 meat|2 meat|2 meat", seat=2, dogs=[23, 0, 0])
    table.roll(FEED)
    assert table.dump("dogs") == [24, 0, 1]


@clause("7.7")
@pytest.mark.parametrize("dice", [FEED, FEST, ASSAULT])
@pytest.mark.parametrize("held", ["1 charcoal|", "1 meat 1 charcoal|1 fire"])
def test_after_an_incident_the_same_player_rolls_again_and_cannot_exchange(dice: str, held: str) -> None:
    table = dog(held)
    table.roll(dice)
    assert table.seat == 0
    assert table.offers() == ["roll"]
    assert table.clause("exchange charcoal meat") == "7.7"
    assert table.state.view(1).facts["again"] is True
    table.roll(FEED)
    table.roll("fire fire meat", "take meat fire")
    assert table.seat == 1
    assert table.dump("turns") == 1
    assert list(table.dump("incidents").values())[:3] == [(dice == FEED) + 1, int(dice == FEST), int(dice == ASSAULT)]


@clause("7.7")
def test_an_incident_that_changes_nothing_is_just_another_roll() -> None:
    table: Table = dog("1 charcoal|")
    before = {name: table.dump(name) for name in ("sticks", "dogs", "villagers", "turns")}
    for dice in (FEED, FEST, ASSAULT):
        table.roll(dice)
        assert {name: table.dump(name) for name in before} == before
