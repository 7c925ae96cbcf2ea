"""How a place's pieces are written in a position's file and read from it: what all saw is marked, and three dots."""

from types import SimpleNamespace
from typing import Any

import pytest

from houndtable.kernel.board import Board
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.items import ALL, NOBODY, OWNER, Figure, Place
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.kinds import SEAT, Number
from houndtable.kernel.loading import Loading
from houndtable.kernel.packing import Packing


def faces_in(heap: int) -> list[int]:
    return [0] * (heap & 15) + [1] * (heap >> 4)


HEAP = Packing(faces_in, lambda faces: faces.count(0) + 16 * faces.count(1))
BOARD = Board(
    game="toy",
    title="Toy",
    steps={"PLAYING": "play", "OVER": "over"},
    faces=[0, 0, 0, 1, 1, 1],
    texts=["a", "b"],
    alike=True,
    items=[
        Figure("turn", SEAT, known=ALL),
        Figure("scores", Number(0, 9), known=ALL, seats=True),
        Place("hand", known=OWNER, seats=True, packed=HEAP, seen="shown"),
        Place("deck", known=NOBODY, rest=True, fill=2),
        Place("out", known=NOBODY, rest=True),
    ],
    endings=[],
)


def toy() -> Any:
    return SimpleNamespace(players=2, hands=[0, 0], shown=[0, 0], deck=[], out=[])


def laid(hands: Json, deck: Json, out: Json) -> Any:
    """The position in which the pieces lie so."""
    p = toy()
    loading = Loading(BOARD, p, Reader({"hands": hands, "deck": deck, "out": out}))
    for place in BOARD.places:
        loading.read_place(place)
    loading.done()
    return p


def test_pieces_that_everybody_saw_are_marked() -> None:
    p = laid([["a*", "b"], []], ["..."], ["..."])
    assert (p.hands, p.shown) == ([0x11, 0], [0x01, 0])
    assert BOARD.written(p, BOARD.places[0], 0, None) == ["a*", "b"]


@pytest.mark.parametrize(
    ("deck", "out", "dealt"),
    [
        (["..."], ["..."], ([0, 0], [0, 1, 1])),
        (["b", "..."], ["..."], ([1, 0], [0, 0, 1])),
        (["b", "b", "a", "..."], ["..."], ([1, 1, 0], [0, 0])),
        (["b"], ["a", "..."], ([1], [0, 0, 0, 1])),
    ],
)
def test_three_dots_are_as_many_pieces_as_a_place_usually_has_or_all(deck: Json, out: Json, dealt: object) -> None:
    p = laid([["b"], []], deck, out)
    assert (p.deck, p.out) == dealt


def test_pieces_that_are_alike_have_no_other_marks() -> None:
    with pytest.raises(BadPosition, match=r"There is no card “a\*”"):
        laid([[], []], ["a*"], ["..."])
    with pytest.raises(BadPosition, match=r"There is no card “a\*”"):
        laid([["a**"], []], ["..."], ["..."])
