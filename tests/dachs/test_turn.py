"""Chapters 4 to 7: play and score, draw, retrieve, place."""

import pytest

from houndtable.games.dachs.components import FACE_OF, FACE_TEXTS
from houndtable.kernel.chance import Luck, Scripted
from tests.dachs.table import clause, dachs, new

pytestmark = pytest.mark.engine
ROW = "2p 2p 3p 3p 4b 5b"


@clause("4.1")
@pytest.mark.parametrize("move", ["draw", "stop", "take 2p", "place 2v"])
def test_a_turn_begins_with_a_play(move: str) -> None:
    assert dachs("2v 2s 4p|3b 3b", ROW).clause(move) == "4.1"


@clause("4.1")
@pytest.mark.parametrize("move", ["play 3v", "play 2v 2v", "play 2v 2b", "play 3b"])
def test_only_cards_in_the_hand_are_played(move: str) -> None:
    assert dachs("2v 2s 4p|3b 3b", ROW).clause(move) == "4.1"


@clause("4.2")
def test_two_of_one_number_may_be_played_together() -> None:
    table = dachs("2v 2s 4p|3b 3b", ROW)
    assert table.clause("play 2v 2s") is None
    assert table.clause("play 2s 2v") is None


@clause("4.2")
@pytest.mark.parametrize("move", ["play 2v 4p", "play 2v 2s 4p", "play 2s 4p", "play 2v 3v 3s"])
def test_cards_that_share_neither_number_nor_colour_are_refused(move: str) -> None:
    assert dachs("2v 2s 4p|3b 3b", ROW).clause(move) == "4.2"


@clause("4.2")
def test_three_of_one_colour_may_be_played_together() -> None:
    table = dachs("3v 4v 5v|3b 3b", ROW)
    assert table.offers() == [
        "play 3v",
        "play 4v",
        "play 5v",
        "play 3v 4v",
        "play 3v 5v",
        "play 4v 5v",
        "play 3v 4v 5v",
    ]


@clause("4.2")
def test_equal_cards_are_offered_once() -> None:
    assert dachs("2v 2v 3s|3b 3b", ROW).offers() == ["play 2v", "play 3s", "play 2v 2v"]


@clause("4.3")
def test_each_card_of_a_hand_can_be_played_alone() -> None:
    assert dachs("2v 3b 4p 5s|3p 3b", row="2p 2p 3p 3s 4b 5b").offers() == [
        "play 2v",
        "play 3b",
        "play 4p",
        "play 5s",
    ]


@clause("4.4", "10.1")
def test_of_two_equal_cards_the_one_all_saw_is_played() -> None:
    table = dachs("2v 2v* 3s|3b 3b", ROW)
    table.play("play 2v")
    assert table.dump("hands")[0] == ["2v", "3s"]
    table = dachs("2v* 2v 3s|3b 3b", ROW)
    table.play("play 2v")
    assert table.dump("hands")[0] == ["2v", "3s"]


@clause("4.5")
@pytest.mark.parametrize(
    ("hand", "move", "points"),
    [
        ("2v 2b 2s 5s", "play 2v 2b 2s", 6),
        ("5v 2b 2s", "play 5v", 5),
        ("2v 2s 4p", "play 2v 2s", 4),
        ("3v 4v 2s", "play 3v 4v", 7),
    ],
)
def test_a_play_scores_the_sum_of_its_numbers(hand: str, move: str, points: int) -> None:
    table = dachs(f"{hand}|3b 3b", ROW)
    table.play(move)
    assert table.dump("points") == [points, 0]


@clause("4.6")
@pytest.mark.parametrize(
    ("hand", "points", "bonus"),
    [("3v 4v 5v", 12, 3), ("5v", 5, 1), ("2v 2b 2s", 6, 3), ("3v 3v", 6, 2), ("2v 2v 2v 4v 5v", 15, 5)],
)
def test_an_empty_hand_earns_a_point_a_card(hand: str, points: int, bonus: int) -> None:
    table = dachs(f"{hand}|3b 3b", ROW)
    table.play(f"play {hand}")
    assert table.dump("points") == [points + bonus, 0]
    assert table.dump("bonuses") == [bonus, 0]
    assert table.told("played")[0]["bonus"] == bonus


@clause("4.6")
def test_the_largest_turn_is_25_points() -> None:
    table = dachs("4v 4v 4b 4b 4p|3b 3b", row="2p 2p 3p 3p 2b 5b")
    table.play("play 4v 4v 4b 4b 4p")
    assert table.dump("points")[0] == 25


@clause("4.7", "8.1")
def test_the_bonus_counts_before_the_draw_and_can_bring_on_the_last_lap() -> None:
    table = dachs("3v|3b 3b", ROW, points=[36, 0])
    table.play("play 3v")
    assert table.dump("points")[0] == 40
    assert table.dump("last_lap") is True
    assert table.clause("stop") == "5.3"


@clause("5.1")
@pytest.mark.parametrize(
    ("hand", "move", "draws"),
    [
        ("2v 2v 2s 2s 5p", "play 2v 2v 2s 2s", 2),
        ("2v 2b 2s", "play 2v 2b 2s", 1),
        ("3v 4v 5v", "play 3v 4v 5v", 3),
        ("3v 3v 3s", "play 3v 3v 3s", 2),
        ("2v 2v 2v 3v 4v", "play 2v 2v 2v 3v 4v", 5),
        ("4s 2b", "play 4s", 1),
    ],
)
def test_as_many_cards_may_be_drawn_as_the_largest_colour_group_played(hand: str, move: str, draws: int) -> None:
    table = dachs(f"{hand}|3b 3b", ROW)
    table.play(move)
    assert table.dump("draws_left") == draws
    table.play(*["draw"] * draws)
    assert table.dump("step") != "draw"


@clause("5.2")
def test_each_draw_is_a_decision_of_its_own() -> None:
    table = dachs("3v 4v 5v 2s|3b 3b", ROW, deck="5s 5p 2s")
    table.play("play 3v 4v 5v")
    assert table.offers() == ["draw", "stop"]
    table.play("draw")
    assert table.hand(0) == ["2s", "5s"]
    assert table.offers() == ["draw", "stop"]
    table.play("draw")
    assert table.hand(0) == ["2s", "5p", "5s"]
    table.play("stop")
    assert len(table.hand(0)) == 3
    assert table.seat == 0 and table.dump("step") == "place"


@clause("5.2")
def test_drawing_none_is_allowed() -> None:
    table = dachs("3v 4s|3b 3b", ROW)
    table.play("play 3v", "stop")
    assert table.hand(0) == ["4s"]
    assert table.seat == 1


@clause("5.2", "10.2")
def test_only_the_one_who_draws_sees_the_card() -> None:
    table = dachs("3v 4s|3b 3b", ROW, deck="5p")
    table.play("play 3v", "draw")
    assert table.told("drew", 0) == [{"event": "drew", "seat": 0, "deck": 21, "card": "5p"}]
    assert table.told("drew", 1) == table.told("drew", None) == [{"event": "drew", "seat": 0, "deck": 21}]


@clause("5.3")
def test_in_the_last_lap_at_least_one_card_must_be_drawn() -> None:
    table = dachs("3v 4v 5s|3b 3b", ROW, points=[0, 44], last_lap=True)
    table.play("play 3v 4v")
    assert table.offers() == ["draw"]
    assert table.clause("stop") == "5.3"
    table.play("draw")
    assert table.offers() == ["draw", "stop"]


@clause("5.3")
def test_whoever_played_before_the_target_was_reached_owed_no_draw() -> None:
    table = dachs("3v 4v 5s|3b 3b", ROW, points=[0, 39])
    table.play("play 3v 4v")
    assert table.offers() == ["draw", "stop"]


@clause("5.4")
def test_with_an_empty_hand_drawing_may_stop_only_if_something_can_be_retrieved() -> None:
    table = dachs("3v|3b 3b", ROW)
    table.play("play 3v")
    assert table.offers() == ["draw"]
    assert table.clause("stop") == "5.4"
    table = dachs("3p|3b 3b", row="2p 2p 3p 3s 4b 5b")
    table.play("play 3p")
    assert table.offers() == ["draw", "stop"]


@clause("5.5")
def test_the_draw_that_empties_the_deck_makes_the_pile_the_new_deck_at_once() -> None:
    hands = "2v 3v 4v 5v 2s|2b 2b 2b 3b 3b|2p 2p 2p 4p 5p"
    pile = "2v 2v 3v 4v 2s 2s 3s 3s 4s 5s".split()
    order = "5s 2v 2v 3v 4v 2s 2s 3s 3s 4s".split()
    shuffled = Scripted([Luck("shuffle", [FACE_TEXTS.index(card) for card in order], 10)], FACE_OF)
    table = dachs(hands, row="3p 3p 3p 4b 4b 5b", chance=shuffled, pile=list(pile))
    assert table.dump("deck") == ["3s"]
    table.play("play 2v 3v 4v 5v", "draw")
    assert table.dump("deck") == order
    assert table.dump("pile") == []
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": 10}]
    table.play("draw", "stop")
    assert table.hand(0) == ["2s", "3s", "5s"]
    table.play("place 2v", "place 3v", "place 4v")
    assert table.dump("pile") == ["3p", "3p", "3p", "4b"]


@clause("6.1")
def test_of_each_colour_as_many_may_be_retrieved_as_were_played() -> None:
    table = dachs("3v 3v 3p 5s|3b 3b", row="2v 2v 2v 2p 2p 4b")
    table.play("play 3v 3v 3p", "stop")
    assert table.offers() == ["stop", "take 2v", "take 2p"]
    table.play("take 2v", "take 2v", "take 2p")
    assert table.hand(0) == ["2v", "2v", "2p", "5s"]
    assert table.dump("step") == "place"


@clause("6.1")
@pytest.mark.parametrize(("move", "why"), [("take 2b", "6.1"), ("take 5v", "6.1"), ("take 2p", "6.1")])
def test_other_colours_and_cards_that_are_not_there_cannot_be_retrieved(move: str, why: str) -> None:
    table = dachs("3v 3p 5s|3b 3b", row="2v 2v 2v 2p 2p 4b")
    table.play("play 3v 3p", "stop", "take 2p")
    assert table.clause(move) == why


@clause("6.2")
def test_retrieving_may_stop_at_any_time() -> None:
    table = dachs("3v 3v 5s|3b 3b", row="2v 2v 2v 2p 2p 4b")
    table.play("play 3v 3v", "stop", "take 2v", "stop")
    assert table.hand(0) == ["2v", "5s"]
    assert table.seat == 1


@clause("6.3")
def test_equal_cards_in_different_places_are_different_choices() -> None:
    table = dachs("3v 5s|3b 3b", row="2v 2p 2v 4b 2v 2p")
    table.play("play 3v", "stop")
    assert table.offers() == ["stop", "take 2v", "take 2v 2nd", "take 2v 3rd"]


@clause("6.3")
@pytest.mark.parametrize(
    ("move", "row"),
    [
        ("take 2v", "2p 2v 4b 2v 2p 3v"),
        ("take 2v 2nd", "2v 2p 4b 2v 2p 3v"),
        ("take 2v 3rd", "2v 2p 2v 4b 2p 3v"),
    ],
)
def test_the_first_place_is_the_oldest(move: str, row: str) -> None:
    table = dachs("3v 5s|3b 3b", row="2v 2p 2v 4b 2v 2p")
    table.play("play 3v", "stop", move)
    assert table.dump("row") == row.split()


@clause("6.3")
def test_equal_cards_next_to_each_other_are_one_choice() -> None:
    table = dachs("3v 3v 5s|3b 3b", row="2v 2v 2p 4b 2v 2p")
    table.play("play 3v 3v", "stop")
    assert table.offers() == ["stop", "take 2v", "take 2v 2nd"]
    assert table.clause("take 2v 3rd") == "6.3"
    table.play("take 2v 2nd")
    assert table.offers() == ["stop", "take 2v"]


@clause("6.3")
def test_cards_that_become_neighbours_are_one_choice_from_then_on() -> None:
    table = dachs("3v 3v 3p 5s|3b 3b", row="2v 2p 2v 4b 5b 2s")
    table.play("play 3v 3v 3p", "stop")
    assert table.offers("take") == ["take 2v", "take 2v 2nd", "take 2p"]
    table.play("take 2p")
    assert table.offers("take") == ["take 2v"]


@clause("6.3")
def test_the_choices_are_offered_in_the_order_of_the_vocabulary() -> None:
    table = dachs("2v 2b 2p 2s 5s|3b 4b", row="5v 2p 3b 2b 2p 3v")
    table.play("play 2v 2b 2p 2s", "stop")
    assert table.offers() == ["stop", "take 2b", "take 2p", "take 2p 2nd", "take 3v", "take 3b", "take 5v"]


@clause("6.4")
def test_a_hand_never_holds_more_than_five() -> None:
    table = dachs("3v 3v 2s 3s 4s|3b 3b", row="2v 2v 2v 2p 2p 4b")
    table.play("play 3v 3v", "draw", "draw")
    assert len(table.hand(0)) == 5
    assert table.seat == 1
    table = dachs("3v 3v 2s 3s 4s|3b 3b", row="2v 2v 2v 2p 2p 4b")
    table.play("play 3v 3v", "draw", "stop", "take 2v")
    assert len(table.hand(0)) == 5
    assert table.seat == 1


@clause("6.4")
def test_the_cards_just_played_do_not_count_for_the_limit() -> None:
    table = dachs("2v 2v 3v 4v 5s|3b 3b", row="5v 3v 4v 2p 2p 4b")
    table.play("play 2v 2v 3v 4v", "stop", "take 5v", "take 3v", "take 4v")
    assert table.hand(0) == ["3v", "4v", "5v", "5s"]


@clause("6.4")
def test_nobody_plays_six_cards() -> None:
    assert dachs("2v 2v|3b").clause("play 2v 2v 2v 2b 2b 2b") == "6.4"


@clause("6.5")
def test_with_an_empty_hand_at_least_one_card_must_be_taken() -> None:
    table = dachs("3p|3b 3b", row="2p 2p 3p 3s 4b 5b")
    table.play("play 3p", "stop")
    assert table.offers() == ["take 2p", "take 3p"]
    assert table.clause("stop") == "6.5"
    table.play("take 2p")
    assert table.seat == 1


@clause("6.6")
def test_the_cards_just_played_cannot_be_retrieved() -> None:
    table = dachs("3v 4s|3b 3b", row="2v 2p 3p 3s 4b 5b")
    table.play("play 3v", "stop")
    assert table.offers() == ["stop", "take 2v"]
    assert table.clause("take 3v") == "6.1"


@clause("7.1")
def test_the_player_chooses_the_order_of_the_played_cards() -> None:
    table = dachs("3v 4v 5v 4s|3b 3b", ROW)
    table.play("play 3v 4v 5v", "stop")
    assert table.offers() == ["place 3v", "place 4v", "place 5v"]
    table.play("place 5v")
    assert table.offers() == ["place 3v", "place 4v"]
    table.play("place 3v")
    assert table.dump("row")[-3:] == ["5v", "3v", "4v"]
    assert table.seat == 1


@clause("7.1")
def test_equal_cards_are_placed_without_asking() -> None:
    table = dachs("3v 3v 4s|3b 3b", ROW)
    table.play("play 3v 3v", "stop")
    assert table.seat == 1
    assert table.dump("row") == ["3p", "3p", "4b", "5b", "3v", "3v"]


@clause("7.1")
def test_the_player_is_asked_only_as_long_as_the_cards_differ() -> None:
    table = dachs("2v 2v 2s 4s|3b 3b", ROW)
    table.play("play 2v 2v 2s", "stop")
    assert table.offers() == ["place 2v", "place 2s"]
    table.play("place 2s")
    assert table.dump("row")[-3:] == ["2s", "2v", "2v"]
    assert table.told("placed") == [
        {"event": "placed", "seat": 0, "cards": ["2s"]},
        {"event": "placed", "seat": 0, "cards": ["2v", "2v"]},
    ]


@clause("7.1")
@pytest.mark.parametrize("move", ["stop", "place 5b", "place 4s"])
def test_all_that_was_played_is_placed_and_nothing_else(move: str) -> None:
    table = dachs("3v 4v 4s|3b 3b", ROW)
    table.play("play 3v 4v", "stop")
    assert table.clause(move) == "7.1"


@clause("7.2")
def test_the_oldest_cards_leave_the_row_one_by_one_until_six_are_left() -> None:
    table = dachs("3v 4v 4s|3b 3b", row="2p 5b 3p 3p 4b 2p")
    table.play("play 3v 4v", "stop", "place 3v")
    assert table.dump("row") == ["3p", "3p", "4b", "2p", "3v", "4v"]
    assert table.dump("pile") == ["2p", "5b"]
    assert table.told("pushed out") == [{"event": "pushed out", "cards": ["2p", "5b"]}]


@clause("7.2")
def test_nothing_leaves_the_row_if_as_many_were_retrieved_as_played() -> None:
    table = dachs("3p 4s|3b 3b", row="2p 5b 3p 3p 4b 2p")
    table.play("play 3p", "stop", "take 2p")
    assert table.dump("row") == ["5b", "3p", "3p", "4b", "2p", "3p"]
    assert table.dump("pile") == []
    assert table.told("pushed out") == []


@clause("7.3")
@pytest.mark.parametrize("seed", range(30))
def test_no_turn_ends_with_an_empty_hand(seed: int) -> None:
    table = new(3, seed)
    for _ in range(40):
        table.play(table.offers()[-1])
        table.stop_all()
        assert all(1 <= len(table.hand(seat)) <= 5 for seat in range(3))
        if not table.state.waiting:
            break
