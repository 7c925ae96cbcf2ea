"""Pieces that are no cards: places that a file counts, and dice."""

from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest

from houndtable.kernel.board import Board
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.events import tell, to_all
from houndtable.kernel.items import ALL, Figure, Place
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.kinds import COUNT, SEAT, TEXT, Dice
from houndtable.kernel.loading import load
from houndtable.kernel.verdict import Reason, no

pytestmark = pytest.mark.engine
COINS = Board(
    game="coins",
    title="Coins",
    steps={"PLAYING": "play", "OVER": "over"},
    faces=[0, 0, 0, 1, 1],
    texts=["penny", "pound"],
    alike=True,
    has_cards=False,
    items=[
        Figure("turn", SEAT, known=ALL),
        Figure("scores", COUNT, known=ALL, seats=True),
        Place("purse", known=ALL, seats=True, counts=True),
        Place("bank", known=ALL, file="", rest=True),
    ],
    endings=[],
)
DICE = Dice(["bone", "ball", "stick"], 3)


def table() -> Any:
    return SimpleNamespace(
        players=2,
        options=SimpleNamespace(values={}),
        version=1,
        step=0,
        turn=0,
        rounds=[],
        scores=[0, 0],
        purses=[[1, 0, 0], []],
        bank=[0, 1],
    )


def read(purses: Json) -> Any:
    """A table on which these purses lie."""
    p = table()
    p.purses, p.bank = [[], []], []
    data: Json = {"step": "play", "turn": 0, "scores": [0, 0], "rounds": [], "purses": purses}
    load(COINS, p, Reader(data))
    return p


def test_a_file_may_count_the_pieces_of_a_place() -> None:
    found = COINS.dump(table())
    assert found["purses"] == [{"penny": 2, "pound": 1}, {"penny": 0, "pound": 0}]
    assert "bank" not in found
    p = read(found["purses"])
    assert (p.purses, p.bank) == ([[0, 0, 1], []], [0, 1])


@pytest.mark.parametrize(
    ("purse", "sentence"),
    [
        ({"penny": 1}, "“purses” in the position must be a number for each of penny, pound"),
        ({"penny": 1, "pound": 1, "franc": 1}, "a number for each of penny, pound"),
        ({"penny": 4, "pound": 0}, "made of whole numbers from 0 to 3, not “4”"),
        ({"penny": 2, "pound": 0}, "more penny than there are"),
        ("penny", "a number for each of penny, pound"),
    ],
)
def test_pieces_that_cannot_be_there_are_refused(purse: Json, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read([{"penny": 2, "pound": 0}, purse])


def test_pieces_that_are_no_cards_are_counted_all_the_same() -> None:
    assert sorted(COINS.cards(table())) == [0, 1, 2, 3, 4]
    assert not COINS.has_cards


@pytest.mark.parametrize(
    ("rolled", "shown"),
    [(-1, []), (0, ["bone"] * 3), (5, ["bone", "ball", "stick"]), (26, ["stick"] * 3)],
)
def test_dice_are_written_in_their_order(rolled: int, shown: list[Json]) -> None:
    assert DICE.write(rolled) == shown
    assert DICE.read("dice", shown, 2) == rolled


@pytest.mark.parametrize("value", [None, 3, "bone", ["bone"], ["bone"] * 4, ["bone", "ball", "cat"], [1, 2, 3]])
def test_what_no_dice_can_show_is_refused(value: Json) -> None:
    with pytest.raises(BadPosition, match="“dice” in the position must be a list of 3 of bone, ball, stick, or empty"):
        DICE.read("dice", value, 2)


def test_dice_are_observed_whatever_their_order() -> None:
    assert [(each.name, each.low, each.high) for each in copy(DICE).fields("dice")] == [
        ("dice bone", 0, 3),
        ("dice ball", 0, 3),
        ("dice stick", 0, 3),
    ]


def test_a_field_of_an_event_or_a_reason_may_have_any_name() -> None:
    kind = to_all("said", kind=TEXT, events=COUNT, name=TEXT)
    told: list[Any] = []
    tell(told, kind, kind="loud", events=2, name="Rex")
    assert told[0].facts == {"kind": "loud", "events": 2, "name": "Rex"}
    assert no(Reason("why", "1.1", {"reason": TEXT}), reason="that").message.args == {"reason": "that"}
