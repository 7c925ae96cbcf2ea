"""Time at a table, and taking back: where some are asked all wait alike, clocks run out, everybody has to agree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from houndtable.kernel.chance import Seeded
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import NewVisitor, serving
from tests.web.test_pages import serious

TWO: Final = [{"kind": "person"}, {"kind": "person"}]
AGAINST_A_BOT: Final = [{"kind": "person"}, {"kind": "bot", "level": 1}]
HOLD: Final = 5000  # milliseconds: enough to look at the page in the meantime
# With this secret Ben can ron if Ada discards a food bowl, and not if she discards a 5.
SECRET: Final = f"{45:064x}"
ASKED, NOT_ASKED = "food", "5"
MOMENT: Final = "Just a moment …"


@pytest.fixture
def foreseen(tmp_path: Any) -> Iterator[str]:
    """The address of a server that always deals the same cards."""
    with serving("tests.web.foreseen_server", str(tmp_path), SECRET) as address:
        yield address


def two_at(ada: Visitor, ben: Visitor, **wish: Any) -> None:
    """Both sit at a new table, and it is Ada's turn."""
    table, key = ada.lay(players=2, seats=TWO, **wish)
    ben.sit(table, key, "Ben")
    ada.wait_for_turn()
    ben.page.locator(".status", has_text="Ada is thinking").wait_for()


def status(visitor: Visitor) -> str:
    return visitor.page.locator(".status").first.inner_text()


@pytest.mark.parametrize("card", [ASKED, NOT_ASKED])
def test_nobody_but_who_is_asked_can_tell_that_somebody_is_asked(card: str, foreseen: str, visit: NewVisitor) -> None:
    ada, ben = visit(foreseen), visit(foreseen, size=LAPTOP)
    two_at(ada, ben, game="dogndog", options={"first": 0}, hold=HOLD)
    ada.page.locator(f'.hand button[aria-label*="{card}" i]').first.click()
    ada.page.locator(f'.actions [data-move="discard {card}"]').click()
    ada.page.locator(".status", has_text=MOMENT).wait_for()
    assert ada.page.locator(".hold, .actions button").count() == 0
    assert ada.page.locator(".seat.turn", has_text="You").count() == 1
    if card == ASKED:
        ben.page.locator(".hold").wait_for()
        assert ben.page.locator(".hold").evaluate("bar => bar.getAnimations()[0].effect.getTiming().duration") == HOLD
        assert serious(ben) == []
        ben.page.locator('.actions [data-move="pass"]').click()
    ben.page.locator(".status", has_text=MOMENT).wait_for()
    assert ben.page.locator(".hold, .actions button").count() == 0
    assert status(ada) == MOMENT
    ben.page.locator(".status", has_text=re.compile("^(Declare tsumo, or d|D)iscard a card")).wait_for()
    ada.page.locator(".status", has_text="Ben is thinking").wait_for()


def test_a_clock_runs_while_one_is_waited_for(visit: NewVisitor) -> None:
    ada = visit()
    ada.lay(game="dachs", players=2, options={"first": 0}, seats=AGAINST_A_BOT, clock={"kind": "bank", "amount": 600})
    assert ada.wait_for_turn()
    clock = ada.page.locator(".seat", has_text="You").locator(".time")
    first = clock.inner_text()
    assert re.fullmatch(r"10:00|9:5\d", first)
    assert ada.page.locator(".time").count() == 1, "a bot has no clock"
    ada.page.wait_for_function("first => document.querySelector('.time').innerText !== first", arg=first)
    assert re.fullmatch(r"9:\d\d", clock.inner_text())


def test_who_runs_out_of_time_is_played_by_a_bot_until_they_come_back(visit: NewVisitor) -> None:
    ada = visit()
    ada.lay(
        game="dachs",
        players=2,
        options={"first": 0},
        seats=AGAINST_A_BOT,
        clock={"kind": "bank", "amount": 1},
    )
    ada.page.locator(".status", has_text="A bot is playing for you.").wait_for()
    ada.page.get_by_role("button", name="Take over again").click()
    ada.page.get_by_role("button", name="Take over again").wait_for(state="detached")
    ada.page.locator(".time", has_text=re.compile(r"^0:(30|2\d)$")).wait_for()


def test_who_is_waited_for_is_reminded(visit: NewVisitor) -> None:
    ada = visit()
    ada.lay(game="dachs", players=2, options={"first": 0}, seats=AGAINST_A_BOT, clock={"kind": "soft", "amount": 1})
    ada.page.locator(".status.mine", has_text="The others are waiting for you.").wait_for()
    assert ada.page.locator(".time").count() == 0


def test_taking_back_takes_the_others_consent(visit: NewVisitor) -> None:
    ada, ben = visit(), visit(size=LAPTOP)
    two_at(ada, ben, game="dachs", options={"first": 0})
    begin, before = ada.page.locator(".hand button").count(), status(ada)
    position = ada.position
    ada.move(Seeded(1))
    ada.wait_for_turn(position)
    moved = ada.page.locator(".hand button").count()
    assert moved < begin

    ada.page.get_by_role("button", name="Undo").click()
    asked = ben.page.locator(".notice", has_text="Ada would like to undo a move.")
    waits = ada.page.locator(".notice", has_text="asked the others whether")
    asked.wait_for()
    waits.wait_for()
    assert waits.get_by_role("button").count() == 0
    assert serious(ben) == []
    ben.page.get_by_role("button", name="Decline").click()
    asked.wait_for(state="detached")
    waits.wait_for(state="detached")
    assert ada.page.locator(".hand button").count() == moved

    ada.page.keyboard.press("u")
    asked.wait_for()
    ben.page.get_by_role("button", name="Agree").click()
    asked.wait_for(state="detached")
    ada.page.locator(".status", has_text=before).wait_for()
    assert ada.page.locator(".hand button").count() == begin
    assert ben.page.locator(".notice").count() == 0
