"""Chapters 3 and 4: the turn, and playing cards."""

import pytest

from tests.drachensachen.table import clause, luck, sachen

pytestmark = pytest.mark.engine


@clause("3.1")
def test_turns_go_clockwise() -> None:
    table = sachen("1 1 1 | 2 2 2 | 3 3 3 | 9 9 9")
    for seat, move in enumerate(["play 1", "play 2", "play 3", "take pile"]):
        assert table.seat == seat
        table.play(move)
    assert table.seat == 0


@clause("3.1")
def test_the_other_way_round_turns_go_to_the_lower_seat() -> None:
    table = sachen("1 1 | 2 2 | 3 3", clockwise=False)
    table.play("play 1")
    assert table.seat == 2


@clause("3.1")
@pytest.mark.parametrize("move", ["play 2", "take pile", "miss", "draw 2", "blind 1"])
def test_nobody_else_moves(move: str) -> None:
    table = sachen("1 1 | 2 2 | 3 3", "1")
    assert table.clause(move, 1) == "3.1"
    assert table.state.legal(1) == []


@clause("3.2")
def test_while_there_is_a_hand_only_hand_cards_are_played() -> None:
    table = sachen("1 2 | 2", open="7 7 | 3", hidden="5 5 | 8")
    assert table.offers() == ["play 1 x1", "play 2 x1"]
    assert table.clause("play 7") == "3.2"
    assert table.clause("blind 1") == "3.2"
    assert table.clause("play 1 x2") == "3.2"


@clause("3.2")
def test_then_the_open_remainders_are_played() -> None:
    table = sachen(" | 2", open="7 7 4 | 3", hidden="5 5 | 8")
    assert table.offers() == ["play 4 x1", "play 7 x1", "play 7 x2"]
    assert table.clause("play 5") == "3.2"
    assert table.clause("blind 1") == "3.2"
    table.play("play 7 x2")
    assert (table.open(0), table.pile()) == ("4", "7 7")
    assert table.told("played") == [{"event": "played", "seat": 0, "card": "7", "hand": 0, "open": 2}]


@clause("3.2")
def test_then_the_hidden_ones() -> None:
    table = sachen(" | 2", hidden="5 5 4 | 8")
    assert table.offers() == ["blind 1", "blind 2", "blind 3"]
    assert table.clause("play 5") == "3.2"
    assert table.clause("play 5 x1 + open 5 x1") == "3.2"


@clause("3.3")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("miss", "5.8"),
        ("draw 2", "5.4"),
        ("reverse", "10.7"),
        ("go on", "10.7"),
        ("lift 7", "10.9"),
        ("give seat 1", "10.6"),
    ],
)
def test_in_a_normal_turn_nothing_is_missed_drawn_or_turned(move: str, why: str) -> None:
    assert sachen("1 2 | 2", "1").clause(move) == why


@clause("3.4")
def test_the_pile_may_be_taken_even_by_who_could_play() -> None:
    table = sachen("7 8 | 2 2", "3 1 5", open="4 | 3")
    table.play("take pile")
    assert (table.hand(0), table.open(0), table.pile()) == ("1 3 5 7 8", "4", "")
    assert table.seat == 1
    assert table.told("took pile") == [{"event": "took pile", "seat": 0, "cards": ["3", "1", "5"]}]
    assert "play 2 x2" in table.offers()


@clause("3.4")
def test_the_pile_may_be_taken_by_who_plays_open_remainders() -> None:
    table = sachen(" | 2 2", "9", open="4 | 3")
    assert table.offers() == ["take pile"]


@clause("3.4")
def test_an_empty_pile_is_not_taken() -> None:
    assert sachen("7 | 2").clause("take pile") == "3.4"


@clause("3.4")
def test_with_only_hidden_remainders_the_pile_is_not_taken() -> None:
    table = sachen(" | 2", "3")
    assert table.clause("take pile") == "3.4"
    assert table.offers() == ["blind 1"]


@clause("3.5")
def test_a_blind_card_that_fits_acts_as_any_other() -> None:
    table = sachen(" | 2 | 3", "3 1", hidden="6 4 9 | 8 | 8")
    table.play("blind 2")
    assert (table.pile(), table.dump("hidden")[0], table.dump("debt")) == ("3 1 4", ["6", "9"], 2)
    assert (table.seat, table.dump("step")) == (1, "owe")
    assert table.told("turned up") == [{"event": "turned up", "seat": 0, "card": "4"}]


@clause("3.5")
def test_a_blind_card_that_does_not_fit_goes_to_the_hand_with_the_pile() -> None:
    table = sachen(" | 2 2 | 3", "3 1 7", hidden="6 4 9 | 8 | 8")
    table.play("blind 1")
    assert (table.hand(0), table.pile(), table.seat) == ("1 3 6 7", "", 1)
    assert table.dump("hidden")[0] == ["4", "9"]


@clause("3.5")
def test_only_hidden_remainders_that_are_there_can_be_tried() -> None:
    assert sachen(" | 2", hidden="6 4 | 8").clause("blind 3") == "3.5"


@clause("3.5")
def test_blind_cards_are_played_one_at_a_time_and_may_make_four_in_a_row() -> None:
    table = sachen(" | 2", "7 7 7", hidden="7 4 | 8")
    table.play("blind 1")
    assert (table.pile(), table.seat, table.dump("hidden")[0]) == ("", 0, ["4"])


@clause("3.6")
@pytest.mark.parametrize(
    ("hand", "opened", "hidden", "move"),
    [
        ("7", "", "", "play 7"),
        ("7 7", "7", "", "play 7 x2 + open 7 x1"),
        ("", "9", "", "play 9"),
        ("", "", "5", "blind 1"),
        ("4 4 4 4", "", "", "throw 4"),
        ("extermino", "", "", "play extermino"),
    ],
)
def test_the_round_ends_at_once_when_a_player_has_no_card_left(hand: str, opened: str, hidden: str, move: str) -> None:
    table = sachen(f"{hand} | 2", "1", open=f"{opened} |", hidden=f"{hidden} | 8")
    table.play(move)
    assert [ended.how for ended in table.state.rounds] == ["won"]
    assert table.lost() == [0, 2]


@clause("3.6")
def test_the_round_does_not_end_while_remainders_are_left() -> None:
    table = sachen("7 | 2", open="9 |", hidden=" | 8")
    table.play("play 7")
    assert table.state.rounds == []


@clause("3.6", "3.7", "10.4")
def test_the_end_of_the_round_comes_before_abilities_and_debts() -> None:
    table = sachen("nullo | 2", "1", hidden=" | 8", with_=["envious monsters", "dragons are quick"])
    table.play("play nullo")
    assert len(table.state.rounds) == 1
    assert table.told("drew") == []


@clause("4.1")
def test_on_an_empty_pile_everything_fits() -> None:
    table = sachen("1 2 3 4 5 6 7 8 9 nullo extermino protecto | 2")
    assert table.faces() == [*"123456789", "nullo", "extermino", "protecto"]


DRAGONS = ["nullo", "extermino", "protecto"]
ALL = [*"123456789", *DRAGONS]
NO_NINE = [*"12345678", *DRAGONS]
# Every card on every other: what may be played on a pile with this top; the pile's cards from below.
FITTING = [
    ("1", ALL),
    ("2", [*"23456789", *DRAGONS]),
    ("3", ["1", "2", *DRAGONS]),
    ("4", [*"456789", *DRAGONS]),
    ("5", [*"56789", *DRAGONS]),
    ("6", [*"6789"]),
    ("7", [*"789", *DRAGONS]),
    ("8", [*"89", *DRAGONS]),
    ("9", ["9", *DRAGONS]),
    ("nullo", NO_NINE),
    ("9 nullo", NO_NINE),
    ("protecto", NO_NINE),
    ("protecto protecto", NO_NINE),
    ("1 protecto", NO_NINE),
    ("2 protecto", [*"2345678", *DRAGONS]),
    ("3 protecto", ["1", "2", *DRAGONS]),
    ("4 protecto", [*"45678", *DRAGONS]),
    ("5 protecto", [*"5678", *DRAGONS]),
    ("7 protecto", ["7", "8", *DRAGONS]),
    ("8 protecto protecto", ["8", *DRAGONS]),
    ("9 protecto", DRAGONS),
    ("9 protecto protecto", DRAGONS),
    ("7 nullo protecto", NO_NINE),
    ("9 nullo 2", [*"23456789", *DRAGONS]),
]


@clause("4.2", "5.1", "5.10", "6.1", "6.2")
@pytest.mark.parametrize(("pile", "fitting"), FITTING)
def test_what_fits_on_what(pile: str, fitting: list[str]) -> None:
    table = sachen(f"{' '.join(ALL)} | 2 2", pile)
    assert table.faces() == fitting
    for face in ALL:
        assert (table.clause(f"play {face}") is None) == (face in fitting)


@clause("4.2")
@pytest.mark.parametrize("face", ALL)
@pytest.mark.parametrize("below", [*"12345789", "nullo", "protecto"])
def test_every_card_played_on_every_other_does_what_it_does(below: str, face: str) -> None:
    table = sachen(f"{face} 9 9 | 2 2 | 2 | 2", below)
    if face not in table.faces():
        assert table.clause(f"play {face}") in ("4.2", "5.1", "6.2")
        return
    table.play(f"play {face}")
    gone = face == "extermino"
    assert table.pile() == ("" if gone else f"{below} {face}")
    assert table.dump("debt") == (2 if face == "4" else 0)
    assert table.dump("skip") == (1 if face == "5" else 0)
    assert table.seat == (0 if gone else 1)
    faced = {"protecto": below if below != "protecto" else None, "extermino": None}.get(face, face)
    assert table.state.view(None).facts["facing"] == faced


@clause("4.2")
def test_one_faces_the_first_card_below_protectos() -> None:
    table = sachen("3 5 7 | 2", "5 protecto protecto")
    assert table.offers("play") == ["play 5 x1", "play 7 x1"]
    assert table.clause("play 3") == "4.2"


@clause("4.3")
def test_several_equal_cards_may_be_played() -> None:
    table = sachen("7 7 7 7 7 2 | 2", "6")
    assert table.offers("play") == ["play 7 x1", "play 7 x2", "play 7 x3", "play 7 x4"]
    table.play("play 7 x3")
    assert (table.pile(), table.seat) == ("6 7 7 7", 1)


@clause("4.3")
@pytest.mark.parametrize(("lying", "most"), [("7", 3), ("7 7", 2), ("7 7 7", 1)])
def test_no_more_than_four_come_to_lie_in_a_row(lying: str, most: int) -> None:
    table = sachen("7 7 7 7 2 | 2", lying)
    assert table.offers("play") == [f"play 7 x{count}" for count in range(1, most + 1)]
    assert table.clause(f"play 7 x{most + 1}") == "4.3"


@clause("4.3")
@pytest.mark.parametrize("move", ["play 7 x5", "play 7 x0", "play nullo x9"])
def test_other_numbers_are_never_played(move: str) -> None:
    assert sachen("7 7 7 7 7 | 2").clause(move) == "4.3"


@clause("4.4")
def test_a_row_counts_over_players() -> None:
    table = sachen("7 2 | 7 2 | 7 7 2 | 2")
    table.play("play 7", "play 7")
    assert table.state.view(None).facts["run"] == 2
    table.play("play 7 x2")
    assert (table.pile(), table.seat) == ("", 2)


@clause("4.4")
def test_a_protecto_between_breaks_a_row() -> None:
    table = sachen("7 7 2 | 2", "7 7 protecto")
    table.play("play 7 x2")
    assert (table.pile(), table.seat) == ("7 7 protecto 7 7", 1)


@clause("4.4")
@pytest.mark.parametrize("dragon", ["nullo", "protecto"])
def test_dragons_of_one_kind_make_rows_too(dragon: str) -> None:
    table = sachen(f"{dragon} {dragon} 2 | 2", f"9 {dragon} {dragon}")
    table.play(f"play {dragon} x2")
    assert (table.pile(), table.seat) == ("", 0)
    assert len(table.dump("gone")) == 5


@clause("4.5")
def test_four_in_a_row_clear_the_pile_and_the_same_player_goes_again() -> None:
    table = sachen("7 2 | 2", "1 3 7 7 7")
    table.play("play 7")
    assert (table.pile(), table.seat, table.dump("step")) == ("", 0, "play")
    assert table.dump("gone") == ["1", "3", "7", "7", "7", "7"]
    assert table.told("four in a row") == [{"event": "four in a row", "seat": 0, "cards": 6}]


@clause("4.5")
@pytest.mark.parametrize("face", ["3", "4", "5", "6", "nullo", "protecto", "extermino"])
def test_the_four_cards_own_effects_lapse(face: str) -> None:
    table = sachen(f"{face} {face} {face} {face} 9 | 2", "1")
    table.play(f"play {face} x4")
    assert (table.dump("debt"), table.dump("skip"), table.seat, table.pile()) == (0, 0, 0, "")
    assert table.offers() == ["play 9 x1"]


@clause("4.5")
def test_all_that_was_owed_lapses() -> None:
    table = sachen("protecto 9 | 2", "5 protecto protecto protecto", skip=1)
    table.play("play protecto")
    assert (table.dump("skip"), table.seat, table.dump("step"), table.pile()) == (0, 0, "play", "")


@clause("4.6")
def test_sets_of_four_may_be_thrown_out_whatever_lies_there() -> None:
    table = sachen("1 1 1 1 2 2 2 2 2 9 | 2", "6")
    assert table.offers("throw") == ["throw 1", "throw 2"]
    table.play("throw 1", "throw 2")
    assert (table.hand(0), table.seat, table.pile()) == ("2 9", 0, "6")
    assert table.dump("gone") == ["1"] * 4 + ["2"] * 4
    assert table.clause("throw 2") == "4.6"
    assert table.told("threw", None)[0] == {"event": "threw", "seat": 0, "card": "1"}


@clause("4.6")
def test_sets_have_no_effect_and_open_remainders_are_no_part_of_them() -> None:
    table = sachen("4 4 4 4 9 9 9 | 2", "1", open="9 |")
    assert table.clause("throw 9") == "4.6"
    table.play("throw 4")
    assert (table.dump("debt"), table.seat) == (0, 0)


@clause("4.6")
def test_the_turn_goes_on_from_the_remainders_when_the_hand_was_thrown_out() -> None:
    table = sachen("4 4 4 4 | 2", "1", open="9 7 |")
    table.play("throw 4")
    assert table.offers() == ["take pile", "play 7 x1", "play 9 x1"]


@clause("4.6")
def test_nothing_is_thrown_out_instead_of_drawing_but_after_it() -> None:
    table = sachen("1 1 1 1 9 | 2", "4", debt=2)
    assert table.clause("throw 1") == "4.6"
    table.play("draw 2")
    assert table.clause("throw 1") is None


@clause("4.6")
def test_nothing_is_thrown_out_when_missing() -> None:
    assert sachen("1 1 1 1 9 | 2", "5", skip=1).clause("throw 1") == "5.8"


@clause("4.6")
def test_a_set_that_fits_may_be_thrown_or_played() -> None:
    table = sachen("7 7 7 7 9 | 2", "6")
    assert table.clause("throw 7") is None
    assert table.clause("play 7 x4") is None


@clause("4.6")
def test_a_table_may_choose_that_a_set_that_fits_is_not_thrown_out() -> None:
    must = {"fitting_set": "must"}
    table = sachen("7 7 7 7 9 | 2", "6", options=must)
    assert table.clause("throw 7") == "4.6"
    assert table.offers("throw") == []
    assert sachen("7 7 7 7 9 | 2", "8", options=must).clause("throw 7") is None
    assert sachen("7 7 7 7 9 | 2", "7", options=must).clause("throw 7") is None  # only three could be played


@clause("4.7")
def test_the_last_hand_cards_all_alike_may_be_played_with_open_ones() -> None:
    table = sachen("7 7 | 2", "6", open="7 7 9 |")
    assert table.offers("play") == [
        "play 7 x1",
        "play 7 x2",
        "play 7 x2 + open 7 x1",
        "play 7 x2 + open 7 x2",
    ]
    table.play("play 7 x2 + open 7 x1")
    assert (table.hand(0), table.open(0), table.pile(), table.seat) == ("", "7 9", "6 7 7 7", 1)
    assert table.told("played") == [{"event": "played", "seat": 0, "card": "7", "hand": 2, "open": 1}]


@clause("4.7")
@pytest.mark.parametrize(
    ("hand", "opened", "move"),
    [
        ("7 7 9", "7", "play 7 x2 + open 7 x1"),
        ("7 7", "7", "play 7 x1 + open 7 x1"),
        ("7 7", "7", "play 7 x2 + open 7 x2"),
        ("7 7", "9", "play 7 x2 + open 7 x1"),
        ("", "7 7", "play 7 x1 + open 7 x1"),
    ],
)
def test_open_ones_go_only_with_all_of_the_last_hand_cards(hand: str, opened: str, move: str) -> None:
    assert sachen(f"{hand} | 2", "6", open=f"{opened} |").clause(move) == "4.7"


@clause("4.7")
def test_with_open_ones_too_four_lie_in_a_row_at_most() -> None:
    table = sachen("7 7 | 2", "7", open="7 7 |")
    assert table.offers("play")[-1] == "play 7 x2 + open 7 x1"
    assert table.clause("play 7 x2 + open 7 x2") == "4.3"
    table.play("play 7 x2 + open 7 x1")
    assert (table.pile(), table.seat) == ("", 0)


@clause("4.7", "5.3", "5.9")
def test_open_ones_may_be_added_when_answering() -> None:
    table = sachen("4 | 2", "4", open="4 |", debt=2)
    table.play("play 4 x1 + open 4 x1")
    assert (table.dump("debt"), table.open(0)) == (6, "")
    table = sachen("protecto | 2", "5", open="protecto |", skip=1)
    table.play("play protecto x1 + open protecto x1")
    assert (table.dump("skip"), table.seat) == (1, 1)


@clause("3.7")
def test_what_is_left_to_chance_is_asked_for_only_when_it_is_needed() -> None:
    table = sachen("1 7 | 2 9", chance=luck())
    table.play("play 1", "play 2", "play 7", "play 9")
    assert table.seat == 0
