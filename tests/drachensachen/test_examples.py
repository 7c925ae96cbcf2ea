"""The book's example round and the worked examples of the rulings, as plays."""

import pytest

from tests.drachensachen.table import clause, sachen

pytestmark = pytest.mark.engine
# David, Caro, Peter, Stefanie
ROUND = "4 protecto 1 1 | 2 4 4 extermino | 3 protecto 7 | 1 4 9 7 7"


@clause("4.2", "5.1", "5.2", "5.3", "4.4", "5.10", "3.4", "4.7", "4.5", "6.2", "6.4")
def test_the_books_example_round_move_by_move() -> None:
    table = sachen(
        ROUND,
        seat=1,
        first=1,
        open="3 3 3 | 5 5 5 | 7 5 3 | 2 2 2",
        draw="6 1 2 1 2 3 1 2 9",
    )
    table.play("play 2")  # Caro
    assert table.faces() == ["3", "7", "protecto"]
    table.play("play 3")  # Peter
    assert table.faces() == ["1"]
    table.play("play 1")  # Stefanie
    table.play("play 4")  # David
    assert (table.seat, table.dump("debt")) == (1, 2)
    table.play("play 4 x2")  # Caro raises the pressure
    assert (table.seat, table.dump("debt")) == (2, 6)
    table.play("play protecto")  # Peter
    assert (table.seat, table.dump("debt")) == (3, 6)
    table.play("play 4")  # Stefanie: a dragon lies between the 4s
    assert (table.seat, table.dump("debt"), table.pile()) == (0, 8, "2 3 1 4 4 4 protecto 4")
    assert table.offers() == ["draw 8", "play protecto x1"]
    table.play("draw 8", "play 6")  # David
    assert table.offers() == ["take pile"]  # Caro: no dragon on a 6
    assert table.clause("play extermino") == "6.1"
    table.play("take pile")
    assert table.hand(1) == "1 2 3 4 4 4 4 6 extermino protecto"
    table.play("play 7 x1 + open 7 x1")  # Peter leads on the empty pile: his last hand card and an open one
    table.play("play 7 x2")  # Stefanie: four in a row
    assert (table.pile(), table.seat) == ("", 3)
    table.play("play 9")
    table.play("play protecto")  # David
    assert table.clause("play 9") in ("6.2", "3.2")
    assert table.faces() == ["extermino", "protecto"]
    table.play("play extermino")  # Caro
    assert (table.pile(), table.seat) == ("", 1)


@clause("5.2", "5.3", "4.4", "5.4", "3.4")
def test_example_1_debts_pass_and_grow() -> None:
    table = sachen("4 protecto | 2 4 4 extermino | 3 protecto 9 | 1 4 9", seat=1, draw="6 1 1 1 1 2 2 2")
    table.play("play 2", "play 3", "play 1", "play 4", "play 4 x2")
    assert table.dump("debt") == 6
    table.play("play protecto")
    assert table.dump("debt") == 6
    table.play("play 4")
    assert (table.dump("debt"), len(table.dump("pile"))) == (8, 8)
    table.play("draw 8", "play 6")
    assert table.offers() == ["take pile"]
    table.play("take pile")
    assert (table.seat, table.pile()) == (2, "")


@clause("4.7", "4.5")
def test_example_2_the_last_7_with_an_open_7_and_two_more_make_four() -> None:
    table = sachen("7 | 7 7 2", "5", open="7 |")
    table.play("play 7 x1 + open 7 x1", "play 7 x2")
    assert (table.pile(), table.seat) == ("", 1)


@clause("6.5", "6.2", "6.4")
def test_example_3_a_9_passed_on_is_answered_by_extermino() -> None:
    table = sachen("9 2 | protecto 2 | 9 extermino 2")
    table.play("play 9", "play protecto")
    assert table.clause("play 9") == "6.2"
    table.play("play extermino")
    assert (table.pile(), table.seat) == ("", 2)


@clause("5.7", "4.5")
def test_example_4_a_fourth_4_clears_debt_and_pile() -> None:
    table = sachen("4 protecto | 2 4 4 extermino | 3 4 9 | 1 4 9", seat=1)
    table.play("play 2", "play 3", "play 1", "play 4", "play 4 x2", "play 4")
    assert (table.pile(), table.dump("debt"), table.seat) == ("", 0, 2)


@clause("5.8", "5.5")
def test_example_5_one_5_of_two_players_and_an_empty_draw_pile() -> None:
    table = sachen("5 2 | 3")
    table.play("play 5", "miss")
    assert table.seat == 0
    table = sachen("4 2 | 3", draw_pile=[])
    table.play("play 4")
    assert table.dump("step") == "play"


@clause("7.1", "7.2", "7.4")
@pytest.mark.parametrize(
    ("hand", "opened", "hidden", "coins"),
    [("2 3 4 5 6", "7 7 7", "9 9 9", 8), ("2 2 3 3 4 4 5 5 6", "7 7 7", "9 9 9", 10), ("", "", "9 9", 2)],
)
def test_example_6_coins_at_the_end(hand: str, opened: str, hidden: str, coins: int) -> None:
    table = sachen(f"1 | {hand}", open=f" | {opened}", hidden=f" | {hidden}")
    table.play("play 1")
    assert table.lost() == [0, coins]
