"""How a place's pieces are written in a position's file and read from it: marks of the game's own, and three dots."""

from types import SimpleNamespace
from typing import Any

import pytest

from houndtable.kernel.board import ALL, NOBODY, OWNER, Board, Figure, Loading, Place
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.kinds import SEAT, Number


def write_hand(p: Any, owner: int) -> list[str]:
    return [f"{'ab'[face]}{'*' if face in p.shown[owner] else ''}" for face in p.hands[owner]]


def read_hand(p: Any, owner: int, text: str) -> str:
    face = text.removesuffix("*")
    if face != text:
        p.shown[owner].append("ab".find(face))
    return face


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
        Place("hand", known=OWNER, seats=True, write=write_hand, read=read_hand),
        Place("deck", known=NOBODY, rest=True, fill=2),
        Place("out", known=NOBODY, rest=True),
    ],
    endings=[],
)


def toy() -> Any:
    return SimpleNamespace(players=2, hands=[[], []], shown=[[], []], deck=[], out=[])


def laid(hands: Json, deck: Json, out: Json) -> Any:
    """The position in which the pieces lie so."""
    p = toy()
    loading = Loading(BOARD, p, Reader({"hands": hands, "deck": deck, "out": out}))
    for place in BOARD.places:
        loading.read_place(place)
    loading.done()
    return p


def test_a_game_may_mark_pieces_in_its_own_way() -> None:
    p = laid([["a*", "b"], []], ["..."], ["..."])
    assert (p.hands, p.shown) == ([[0, 1], []], [[0], []])
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


def test_pieces_that_are_alike_have_no_marks_but_the_games_own() -> None:
    with pytest.raises(BadPosition, match=r"'a\*' is no card of Toy"):
        laid([[], []], ["a*"], ["..."])
    with pytest.raises(BadPosition, match=r"'a\*' is no card of Toy"):
        laid([["a**"], []], ["..."], ["..."])
