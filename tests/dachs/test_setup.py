"""Chapters 1 to 3: the box, setting up, the turn."""

from collections import Counter

import pytest

from houndtable.games.dachs.components import CARDS, FACE_OF, FACE_TEXTS, colour_of, number_of
from houndtable.kernel.chance import Luck, Scripted, Seeded
from houndtable.kernel.errors import BadOption
from tests.dachs.table import GAME, Table, clause, dachs, new, rest_of

pytestmark = pytest.mark.engine


def dealt(order: str, **options: object) -> Table:
    """A new game whose shuffle gives these cards first and then the rest of the box."""
    cards = order.split() + rest_of(order)
    script = [Luck("shuffle", [FACE_TEXTS.index(card) for card in cards], 32), Luck("pick", [1], 3)]
    return Table(GAME.new(3, Scripted(script, FACE_OF), options))


@clause("1.1")
@pytest.mark.parametrize(
    ("number", "copies"), [(2, [3, 3, 3, 3]), (3, [2, 2, 3, 3]), (4, [2, 2, 1, 1]), (5, [1, 1, 1, 1])]
)
def test_the_box_holds_each_number_as_often_as_printed(number: int, copies: list[int]) -> None:
    found = Counter(colour_of(card) for card in CARDS if number_of(card) == number)
    assert [found[colour] for colour in range(4)] == copies


@clause("1.1")
def test_there_are_32_cards_eight_of_each_colour_worth_98() -> None:
    assert len(CARDS) == len(set(CARDS)) == 32
    assert Counter(colour_of(card) for card in CARDS) == {0: 8, 1: 8, 2: 8, 3: 8}
    assert sum(number_of(card) for card in CARDS) == 98


@clause("1.1")
@pytest.mark.parametrize("move", ["play 6v", "play 2x", "take 9s", "place red", "play 5v 5v", "play 4p 4p"])
def test_a_card_that_is_not_in_the_box_is_refused(move: str) -> None:
    assert new().clause(move) == "1.1"


@clause("1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(new(players).dump("hands")) == players


@clause("1.2")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption) as refused:
        new(players)
    assert refused.value.message.key == "wrong-players"


@clause("1.3")
@pytest.mark.parametrize("side", ["A", "B", "a", "b"])
def test_the_side_of_the_board_changes_nothing_but_itself(side: str) -> None:
    chosen, plain = new(board=side).state.dump(), new().state.dump()
    assert chosen.pop("options") == {**plain.pop("options"), "board": side.lower()}  # type: ignore[dict-item]
    assert chosen == plain


@clause("2.1")
def test_all_cards_are_dealt_from_one_shuffled_deck() -> None:
    table = new(4)
    lying = table.dump("row") + table.dump("deck") + [card for hand in table.dump("hands") for card in hand]
    assert Counter(lying) == Counter(rest_of())
    assert len({tuple(new(4, seed).dump("deck")) for seed in range(20)}) == 20


@clause("2.2")
def test_the_first_six_cards_are_the_row_and_the_first_of_them_is_the_oldest() -> None:
    assert dealt("2v 3v 4v 5v 2b 3b").dump("row") == "2v 3v 4v 5v 2b 3b".split()


@clause("2.3")
def test_then_each_seat_in_turn_is_dealt_three() -> None:
    table = dealt("2v 3v 4v 5v 2b 3b 2s 3s 4s 2p 3p 4p 5s 5p 5b 3s")
    assert table.dump("hands") == [["2s", "3s", "4s"], ["2p", "3p", "4p"], ["5b", "5p", "5s"]]
    assert table.dump("deck")[0] == "3s"


@clause("2.4")
def test_everybody_has_no_points() -> None:
    assert new(3).dump("points") == [0, 0, 0]


@clause("2.5")
@pytest.mark.parametrize("lives", [1, 2, 3])
def test_everybody_has_the_lives_the_table_chose(lives: int) -> None:
    assert new(3, lives=lives).dump("lives") == [lives] * 3


@clause("2.5")
def test_everybody_has_two_lives_unless_the_table_chose() -> None:
    assert new(3).dump("lives") == [2, 2, 2]


@clause("2.6")
def test_the_first_player_is_left_to_chance() -> None:
    starters = Counter(GAME.new(4, Seeded(seed)).waiting[0] for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60
    assert dealt("").seat == 1


@clause("2.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_player(seat: int) -> None:
    table = new(3, first=seat)
    assert (table.seat, table.dump("first")) == (seat, seat)


@clause("2.6")
@pytest.mark.parametrize("seat", [3, -1, "4", "nobody", "", None, 1.0, True])
def test_a_first_player_who_is_not_at_the_table_is_refused(seat: object) -> None:
    with pytest.raises(BadOption) as refused:
        new(3, first=seat)
    assert refused.value.message.args["option"] == "first"


@clause("2.7")
def test_a_new_round_is_set_up_from_all_cards_and_lives_stay() -> None:
    table = dachs("2v 5v|2b 2b 2b", points=[30, 39], seat=1, first=0, turns=1, deck="5p 5s")
    table.play("play 2b")
    table.stop_all()
    assert table.dump("lives") == [1, 2]
    assert table.dump("points") == [0, 0]
    assert table.dump("bonuses") == [0, 0]
    assert table.dump("pile") == []
    assert [len(hand) for hand in table.dump("hands")] == [3, 3]
    assert len(table.dump("row")) == 6
    assert len(table.dump("deck")) == 20
    assert not any("*" in card for hand in table.dump("hands") for card in hand)


@clause("3.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = new(4, first=2)
    order = []
    for _ in range(6):
        order.append(table.seat)
        table.play(table.offers("play")[0])
        table.stop_all()
    assert order == [2, 3, 0, 1, 2, 3]


@clause("3.1")
def test_nobody_plays_out_of_turn() -> None:
    table = dachs("2v 3v|2b 3b")
    assert table.clause("play 2b", seat=1) == "3.1"
    assert table.state.legal(1) == []


@clause("3.2")
@pytest.mark.parametrize(
    ("before", "move"),
    [
        (["play 2v"], "play 3v"),
        (["play 2v"], "take 5v"),
        (["play 2v"], "place 2v"),
        (["play 2v", "stop"], "draw"),
        (["play 2v", "stop"], "play 3v"),
        (["play 2v 2s", "stop", "stop"], "take 5v"),
        (["play 2v 2s", "stop", "stop"], "draw"),
    ],
)
def test_a_step_cannot_be_taken_out_of_its_order(before: list[str], move: str) -> None:
    table = dachs("2v 2s 3v|2b 3b", row="5v 2p 2p 3p 4b 5b")
    table.play(*before)
    assert table.clause(move) == "3.2"


@clause("1.1")
def test_wherever_they_lie_all_cards_of_the_box_are_in_the_game() -> None:
    assert sorted(GAME.new(4, Seeded(2)).cards()) == CARDS
