"""Chapter 5: exchanging a stick."""

import pytest

from tests.herecomesthedog.table import clause, dog

pytestmark = pytest.mark.engine


@clause("5.1")
@pytest.mark.parametrize(
    ("move", "held", "bonfire"),
    [
        ("exchange charcoal meat", "1 meat 1 fire", "8 meat 4 fire 7 charcoal"),
        ("exchange fire 2 meat", "2 meat 1 charcoal", "7 meat 5 fire 6 charcoal"),
        ("exchange fire 2 charcoal", "3 charcoal", "9 meat 5 fire 4 charcoal"),
    ],
)
def test_a_stick_is_exchanged_as_the_table_says_and_the_turn_is_over(move: str, held: str, bonfire: str) -> None:
    table = dog("1 fire 1 charcoal|")
    table.play(move)
    assert (table.sticks(0), table.bonfire()) == (held, bonfire)
    assert (table.seat, table.dump("turns")) == (1, 1)


@clause("5.1")
def test_no_roll_comes_with_an_exchange() -> None:
    table = dog("1 fire|")
    table.play("exchange fire 2 meat")
    assert table.told("rolled") == []


@clause("5.2")
@pytest.mark.parametrize(
    "move",
    [
        "exchange meat charcoal",
        "exchange meat fire",
        "exchange charcoal fire",
        "exchange fire meat",
        "exchange fire charcoal",
        "exchange fire meat charcoal",
        "exchange charcoal 2 meat",
        "exchange charcoal 2 fire",
        "exchange 2 charcoal fire",
        "exchange 2 meat fire",
        "exchange fire 1 meat",
    ],
)
def test_nothing_else_is_exchanged_and_nothing_the_other_way(move: str) -> None:
    assert dog("3 meat 1 fire 3 charcoal|").clause(move) == "5.2"


@clause("5.2")
def test_an_exchange_can_be_typed_with_for() -> None:
    table = dog("1 charcoal|")
    table.play("Exchange 1 charcoal for 1 meat")
    assert table.sticks(0) == "1 meat"


@clause("5.3")
@pytest.mark.parametrize(
    ("held", "move"),
    [
        ("1 fire", "exchange charcoal meat"),
        ("1 charcoal", "exchange fire 2 meat"),
        ("1 meat", "exchange fire 2 charcoal"),
    ],
)
def test_the_stick_given_must_be_held(held: str, move: str) -> None:
    table = dog(f"{held}|1 fire 1 charcoal")
    assert table.clause(move) == "5.3"
    assert move not in table.offers()


@clause("5.3")
@pytest.mark.parametrize("move", ["exchange fire 2 meat", "exchange fire 2 charcoal"])
def test_as_many_as_are_taken_must_lie_at_the_bonfire(move: str) -> None:
    assert dog("1 fire|rest", "1 meat 1 charcoal").clause(move) == "5.3"


@clause("5.4")
@pytest.mark.parametrize(
    ("move", "bonfire", "forbidden"),
    [
        ("exchange charcoal meat", "2 meat 1 charcoal", None),
        ("exchange charcoal meat", "1 meat 5 charcoal", "5.4"),
        ("exchange fire 2 meat", "3 meat 1 charcoal", None),
        ("exchange fire 2 meat", "2 meat 5 charcoal", "5.4"),
        ("exchange fire 2 charcoal", "1 meat 3 charcoal", None),
        ("exchange fire 2 charcoal", "5 meat 2 charcoal", "5.4"),
    ],
)
def test_an_exchange_may_not_end_the_round(move: str, bonfire: str, forbidden: str | None) -> None:
    table = dog("1 fire 1 charcoal|rest", bonfire)
    assert table.clause(move) == forbidden
    assert (move in table.offers()) == (forbidden is None)
    if forbidden is None:
        table.play(move)
        assert table.state.rounds == []
