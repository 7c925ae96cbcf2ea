"""What boards are told so that they need not know the rules."""

from typing import Any

import pytest

from houndtable.games.drachensachen.components import FACES, NULLO, ONE
from houndtable.games.drachensachen.derived import EXCHANGING, Position
from houndtable.games.drachensachen.fitting import fitting
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out
from tests.drachensachen.table import GAME, clause, lost_before, sachen

pytestmark = pytest.mark.engine


def demand(low: int, high: int, *, dragons: bool = True, one: bool = False) -> dict[str, object]:
    return {"low": low, "high": high, "dragons": dragons, "one": one}


@clause("4.1", "4.2", "5.1", "5.10", "6.1", "6.2", "6.3", "6.5")
@pytest.mark.parametrize(
    ("pile", "told"),
    [
        ("", demand(1, 9)),
        ("1", demand(1, 9)),
        ("7", demand(7, 9)),
        ("3", demand(1, 2)),
        ("6", demand(6, 9, dragons=False)),
        ("9", demand(9, 9)),
        ("nullo", demand(1, 8)),
        ("protecto", demand(1, 8)),
        ("6 protecto", demand(6, 8)),
        ("3 protecto", demand(1, 2)),
        ("9 protecto", demand(9, 8)),
    ],
)
def test_a_view_tells_what_fits_on_the_pile(pile: str, told: dict[str, object]) -> None:
    for viewer in (0, 1, None):
        assert sachen("1 2 | 3 7", pile).state.view(viewer).facts["demand"] == told


@clause("10.5")
def test_a_view_tells_that_a_1_fits_on_a_9() -> None:
    facts = [
        sachen("1 2 | 3 7", pile, with_=["small but nice"]).state.view(0).facts for pile in ("9", "9 protecto", "8")
    ]
    assert [each["demand"] for each in facts] == [demand(9, 9, one=True), demand(9, 8, one=True), demand(8, 9)]


@pytest.mark.long
@clause("4.2")
def test_what_a_view_tells_is_what_fits() -> None:
    for seed in range(8):
        state = GAME.new(2 + seed % 5, Seeded(seed), {"abilities": "cumulative", "hoard": 50})
        assert isinstance(state, Position)
        luck = Seeded(seed, 1)
        while state.waiting:
            told: Any = state.view(None).facts["demand"]
            assert (told is None) == (state.step == EXCHANGING)
            if told is not None:
                faces = {*range(told["low"] - 1, told["high"])} | ({ONE} if told["one"] else set())
                faces |= {*range(NULLO, FACES)} if told["dragons"] else set()
                assert faces == {face for face in range(FACES) if fitting(state) >> face & 1}
            play_out(state, luck, 3)
        assert state.view(None).facts["demand"] is None


@clause("1.1", "4.6")
def test_a_board_is_told_how_high_monsters_go_and_how_many_cards_make_a_set() -> None:
    assert GAME.board.constants == {"set": 4, "monsters": 9}


@clause("7.5")
@pytest.mark.parametrize(
    ("players", "idle", "left"), [(2, 0, None), (2, 40, None), (2, 41, 39), (2, 79, 1), (3, 41, None), (3, 61, 59)]
)
def test_a_view_tells_when_a_round_that_goes_in_circles_is_scored(players: int, idle: int, left: int | None) -> None:
    table = sachen(" | ".join(["2 9 9"] * players), "1", idle=idle)
    assert table.state.view(0).facts["idle_left"] == left
    table = sachen(" | ".join(["2 9 9"] * players), "1", idle=idle, options={"stalemate": "off"})
    assert table.state.view(0).facts["idle_left"] is None


@clause("7.5", "4.6")
def test_nothing_is_idle_in_a_turn_that_changed_something() -> None:
    table = sachen("2 2 2 2 9 8 | 9 9", "7", idle=79)
    table.play("throw 2")
    facts = table.state.view(1).facts
    assert (facts["idle"], facts["idle_left"]) == (0, None)


def test_at_the_end_the_round_is_the_last_one_and_it_is_nobodys_turn() -> None:
    table = sachen("1 | 2 3", hidden=" | ", **lost_before(3, 20))
    assert (table.state.view(0).facts["round"], table.state.view(0).facts["turn"]) == (2, 0)
    table.play("play 1")
    facts = table.state.view(0).facts
    assert (facts["round"], facts["turn"], facts["winners"], facts["scores"]) == (2, None, [0], [3, 22])
