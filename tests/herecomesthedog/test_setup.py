"""Chapters 1 to 3: the box, setting up, the turn."""

from collections import Counter
from itertools import permutations, product

import pytest

from houndtable.games.herecomesthedog.components import COLOURS, DIE, DOGS, STICKS
from houndtable.games.herecomesthedog.dice import KIND, KINDS, PAIR, ROLLS, SINGLE, WAYS
from houndtable.kernel.chance import Luck, Scripted, Seeded
from houndtable.kernel.errors import BadOption
from houndtable.kernel.playout import play_out
from tests.herecomesthedog.table import GAME, Table, clause, dog, new

pytestmark = pytest.mark.engine


@clause("1.1")
def test_there_are_21_sticks_9_meat_5_fire_7_charcoal() -> None:
    assert dict(zip(COLOURS, STICKS, strict=True)) == {"meat": 9, "fire": 5, "charcoal": 7}


@clause("1.1")
@pytest.mark.parametrize("move", ["take wood", "take meat bone", "exchange stone meat", "steal gold from seat 1"])
def test_a_stick_that_is_not_in_the_box_is_refused(move: str) -> None:
    assert new().clause(move) == "1.1"


@clause("1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_25_dogs_and_three_villagers_each(players: int) -> None:
    table = new(players)
    assert DOGS == table.state.view(0).facts["pack"] == 25
    assert table.dump("villagers") == [3] * players


@clause("1.3")
def test_each_die_has_two_faces_of_each_colour() -> None:
    assert Counter(DIE) == {0: 2, 1: 2, 2: 2}
    assert sum(WAYS) == 6**3
    assert set(WAYS) == {8}


@clause("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(new(players).dump("sticks")) == players


@clause("1.4")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        new(players)


@clause("1.5")
def test_dancing_villager_is_left_out_and_said_so() -> None:
    assert new().clause("dance villager") == "1.5"


@clause("2.1")
def test_all_sticks_lie_at_the_bonfire() -> None:
    table = new(3)
    assert table.bonfire() == "9 meat 5 fire 7 charcoal"
    assert [table.sticks(seat) for seat in range(3)] == ["", "", ""]


@clause("2.2")
def test_everybody_has_three_villagers_standing() -> None:
    assert new(4).dump("villagers") == [3, 3, 3, 3]


@clause("2.3")
def test_all_dogs_are_in_the_pack() -> None:
    table = new(4)
    assert table.dump("dogs") == [0, 0, 0, 0]
    assert table.state.view(None).facts["pack"] == 25


@clause("2.4")
def test_the_game_has_five_rounds_unless_the_table_chose() -> None:
    facts = new().state.view(0).facts
    assert (facts["round"], facts["rounds_to_play"]) == (1, 5)


@clause("2.4", "10.1")
@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_the_table_may_choose_the_number_of_rounds(rounds: int) -> None:
    table = new(4, rounds=rounds)
    play_out(table.state, Seeded(3), 10_000)
    assert table.state.outcome() is not None
    assert len(table.state.rounds) == rounds


@clause("2.4")
@pytest.mark.parametrize("rounds", [0, 10, "many"])
def test_other_numbers_of_rounds_are_refused(rounds: object) -> None:
    with pytest.raises(BadOption, match="rounds can be a number from 1 to 9"):
        new(2, rounds=rounds)


@clause("2.5")
def test_the_first_player_is_left_to_chance() -> None:
    starters = Counter(GAME.new(4, Seeded(seed)).waiting[0] for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60
    assert GAME.new(3, Scripted([Luck("pick", [2], 3)], [])).waiting == [2]


@clause("2.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_player(seat: int) -> None:
    assert new(3, first=seat).seat == seat


@clause("2.5")
@pytest.mark.parametrize("seat", [3, "nobody"])
def test_a_first_player_who_is_not_at_the_table_is_refused(seat: object) -> None:
    with pytest.raises(BadOption, match="first can be random or a seat from 0 to 2"):
        new(3, first=seat)


@clause("3.1")
def test_turns_go_clockwise() -> None:
    table = new(4, first=2)
    order = []
    for _ in range(6):
        order.append(table.seat)
        table.roll("meat meat charcoal", "take meat charcoal")
    assert order == [2, 3, 0, 1, 2, 3]


@clause("3.1")
def test_turns_pass_over_who_is_knocked_out() -> None:
    table = dog("||", villagers=[3, 0, 3], falls=[0, 3, 0])
    table.roll("meat meat fire", "take meat meat")
    assert table.seat == 2


@clause("3.1")
@pytest.mark.parametrize("move", ["roll", "exchange fire 2 meat", "take meat", "steal meat from seat 0"])
def test_nobody_plays_out_of_turn(move: str) -> None:
    table = dog("1 meat|1 fire")
    assert table.clause(move, seat=1) == "3.1"
    assert table.state.legal(1) == []


@clause("3.2")
def test_a_turn_begins_with_a_roll_or_an_exchange() -> None:
    table = dog("1 fire 1 charcoal|1 meat")
    assert table.offers() == ["roll", "exchange charcoal meat", "exchange fire 2 meat", "exchange fire 2 charcoal"]


@clause("3.2")
@pytest.mark.parametrize(
    ("dice", "move", "forbidden"),
    [
        ("", "take meat", "3.2"),
        ("", "steal meat from seat 1", "8.1"),
        ("", "defend nothing", "7.3"),
        ("meat meat fire", "roll", "3.2"),
        ("meat meat fire", "exchange fire 2 meat", "3.2"),
        ("meat meat fire", "steal meat from seat 1", "8.1"),
        ("meat meat fire", "defend nothing", "7.3"),
        ("meat fire charcoal", "roll", "3.2"),
        ("meat fire charcoal", "take meat", "3.2"),
        ("meat fire charcoal", "exchange fire 2 meat", "3.2"),
    ],
)
def test_what_follows_from_a_roll_does_not_come_without_it(dice: str, move: str, forbidden: str) -> None:
    table = dog("1 fire|1 meat")
    if dice:
        table.roll(dice)
    assert table.clause(move) == forbidden


@clause("3.3")
def test_27_rolls_give_sticks_18_times_theft_6_times_and_each_incident_once() -> None:
    assert Counter(KINDS[kind] for kind in KIND) == {
        "sticks": 18,
        "theft": 6,
        "feed": 1,
        "fire fest": 1,
        "assault": 1,
    }


@clause("3.3")
@pytest.mark.parametrize(
    ("dice", "kind"),
    [("meat meat meat", "feed"), ("fire fire fire", "fire fest"), ("charcoal charcoal charcoal", "assault")]
    + [(" ".join(dice), "theft") for dice in permutations(COLOURS)],
)
def test_three_alike_are_an_incident_and_one_of_each_a_theft(dice: str, kind: str) -> None:
    table = dog("|1 fire")
    table.roll(dice)
    assert [told["kind"] for told in table.told("rolled")] == [kind]


@clause("3.3")
@pytest.mark.parametrize(("pair", "single"), list(permutations(COLOURS, 2)))
def test_two_and_one_give_sticks_whatever_the_order(pair: str, single: str) -> None:
    for dice in {*permutations([pair, pair, single])}:
        table: Table = dog("|")
        table.roll(" ".join(dice))
        assert table.dump("step") == "take"
        assert len(table.offers("take")) == 2


@clause("3.3")
def test_the_tables_of_rolls_follow_from_the_dice() -> None:
    for number, colours in enumerate(product(range(3), repeat=3)):
        assert ROLLS[number] == list(colours)
        if KINDS[KIND[number]] == "sticks":
            assert Counter(colours) == {PAIR[number]: 2, SINGLE[number]: 1}


@clause("1.1")
def test_there_are_no_cards_to_count() -> None:
    assert GAME.new(3, Seeded(2)).cards() == []
