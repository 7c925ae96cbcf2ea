"""Chapters 1 and 2: the box and setting up a round."""

from collections import Counter

import pytest

from houndtable.games.drachensachen.components import (
    ABILITIES,
    BACK_COINS,
    CARDS,
    COINS,
    CURSES,
    FACE_OF,
    FACE_TEXTS,
    faces_in,
    nth_in,
    size_of,
)
from houndtable.kernel.errors import BadOption, NoSuchMove
from tests.drachensachen.table import GAME, Table, clause, luck, new, pick, rest_of, sachen, shuffled

pytestmark = pytest.mark.engine


def dealt(order: str, players: int = 2, first: int = 1) -> Table:
    """A new game whose shuffle gives these cards first."""
    return Table(GAME.new(players, luck(shuffled(order), pick(first, players))))


@clause("1.1")
def test_there_are_eight_cards_of_each_of_nine_monsters_and_three_dragons() -> None:
    assert Counter(FACE_TEXTS[FACE_OF[card]] for card in CARDS) == dict.fromkeys(FACE_TEXTS, 8)
    assert [*"123456789", "nullo", "extermino", "protecto"] == FACE_TEXTS


@clause("1.1")
@pytest.mark.parametrize("move", ["play 10", "play 0 x1", "throw kin", "lift x", "exchange 4 10", "exchange x 4"])
def test_a_card_that_is_not_in_the_box_is_refused(move: str) -> None:
    assert sachen("1 | 2").clause(move) == "1.1"


def test_what_is_no_move_at_all_is_refused_with_near_ones() -> None:
    for text in ("dance", "play", "give 3", "exchange 4"):
        with pytest.raises(NoSuchMove):
            GAME.parse(text)


def test_one_card_is_meant_where_no_number_is_typed() -> None:
    assert GAME.parse("play 7") == GAME.parse("play 7 x1")
    assert GAME.parse("PLAY  nullo") == GAME.parse("play nullo x1")


@clause("1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(players: int) -> None:
    table = new(players)
    assert [len(hand) for hand in table.dump("hands")] == [5] * players


@clause("1.2")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 6 players"):
        new(players)


@clause("1.3")
def test_every_card_carries_a_coin_on_both_sides() -> None:
    assert COINS == [1] * 12
    assert BACK_COINS == 1


@clause("1.4")
def test_there_are_seven_curse_cards() -> None:
    assert [curse.split()[-1] for curse in CURSES] == ["6", "7", "8", "4/2", "5/1", "4/1", "chaos"]


@clause("1.5")
def test_there_are_seven_abilities() -> None:
    assert len(set(ABILITIES)) == 7


@clause("2.1", "2.2")
def test_seat_0_is_dealt_first_each_hidden_open_and_hand() -> None:
    table = dealt("1 2 3 4 5 6 7 8 9 nullo nullo 3 3 3 4 4 4 5 5 5 6 6")
    assert table.dump("hidden") == [["1", "2", "3"], ["3", "3", "3"]]
    assert [table.open(seat) for seat in (0, 1)] == ["4 5 6", "4 4 4"]
    assert [table.hand(seat) for seat in (0, 1)] == ["7 8 9 nullo nullo", "5 5 5 6 6"]


@clause("2.1")
@pytest.mark.parametrize("players", [2, 6])
def test_all_96_cards_are_in_the_round(players: int) -> None:
    assert sorted(new(players).state.cards()) == CARDS


@clause("2.3")
def test_the_next_18_cards_are_the_draw_pile_and_the_rest_are_out() -> None:
    order = rest_of([])
    table = dealt(" ".join(order))
    assert table.dump("draw_pile") == order[22:40]
    assert table.dump("unseen") == order[40:]


@clause("2.4")
def test_the_first_starter_is_left_to_chance_after_the_shuffle() -> None:
    assert dealt("", 3, first=2).dump("first") == 2
    assert {new(4, seed).dump("first") for seed in range(30)} == {0, 1, 2, 3}


@clause("2.4")
def test_the_table_may_name_the_first_starter() -> None:
    assert [new(4, first=seat).dump("first") for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(BadOption):
        new(2, first=2)


@clause("2.5")
def test_one_hand_card_is_exchanged_for_one_open_one() -> None:
    table = dealt("1 2 3 4 5 6 7 8 9 nullo nullo 3 3 3 4 4 4 5 5 5 6 6")
    table.play("exchange nullo 4", seat=0)
    table.play("keep", seat=1)
    assert (table.open(0), table.hand(0)) == ("5 6 nullo", "4 7 8 9 nullo")
    assert (table.open(1), table.hand(1)) == ("4 4 4", "5 5 5 6 6")
    assert table.told("exchanged") == [{"event": "exchanged", "seat": 0, "hand": "nullo", "open": "4"}]
    assert table.told("kept") == [{"event": "kept", "seat": 1}]


@clause("2.5")
def test_equal_for_equal_is_lawful() -> None:
    table = dealt("1 2 3 4 5 6 4 8 9 nullo nullo 3 3 3 4 4 4 5 5 5 6 6")
    assert table.clause("exchange 4 4", 0) is None


@clause("2.5")
def test_every_hand_card_goes_for_every_open_one() -> None:
    table = dealt("1 2 3 4 5 5 7 7 7 nullo nullo 3 3 3 4 4 4 5 5 5 6 6")
    assert table.offers() == ["keep", "exchange 7 4", "exchange 7 5", "exchange nullo 4", "exchange nullo 5"]


@clause("2.5")
@pytest.mark.parametrize("move", ["exchange 1 4", "exchange 7 9", "play 7", "take pile", "draw 2", "throw 4"])
def test_other_cards_and_other_moves_have_to_wait(move: str) -> None:
    table = dealt("1 2 3 4 5 6 7 8 9 nullo nullo 3 3 3 4 4 4 5 5 5 6 6")
    assert table.clause(move, 0) == "2.5"


@clause("2.5")
@pytest.mark.parametrize("move", ["keep", "exchange 1 1"])
def test_the_first_turn_ends_the_exchange(move: str) -> None:
    assert sachen("1 | 2").clause(move) == "2.5"


@clause("2.6")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    table = new(3, first=1)
    assert table.state.waiting == [0, 1, 2]
    table.play("keep", seat=2)
    assert table.state.waiting == [0, 1]
    assert table.state.legal(2) == []
    assert table.clause("keep", 2) == "2.6"
    table.play("keep", seat=0)
    table.play("keep", seat=1)
    assert table.state.waiting == [1]


@clause("2.6", "11.5")
def test_what_was_chosen_takes_effect_and_is_told_when_all_have_chosen() -> None:
    table = dealt("1 2 3 4 5 6 7 8 9 nullo nullo 3 3 3 4 4 4 5 5 5 6 6")
    table.play("exchange nullo 4", seat=0)
    assert (table.open(0), table.told("exchanged")) == ("4 5 6", [])
    assert table.state.view(0).facts["answer"] == "exchange nullo 4"
    assert table.state.view(1).facts["answer"] is None
    assert table.state.view(None).facts["answer"] is None
    table.play("exchange 5 4", seat=1)
    assert [table.open(seat) for seat in (0, 1)] == ["5 6 nullo", "4 4 5"]


@clause("2.7")
def test_every_round_begins_clockwise() -> None:
    table = sachen("7 | 2 2 | 3 3", hidden="| 8 | 8", clockwise=False)
    table.play("play 7")
    assert len(table.state.rounds) == 1
    assert table.dump("clockwise") is True


def test_heaps_are_counted_four_bits_a_face() -> None:
    heap = 0x100000000023
    assert [FACE_TEXTS[face] for face in faces_in(heap)] == ["1", "1", "1", "2", "2", "protecto"]
    assert size_of(heap) == 6
    assert [nth_in(heap, place) for place in range(6)] == faces_in(heap)
    assert size_of(0x888888888888) == 96
