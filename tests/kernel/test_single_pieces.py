"""Places for a single piece, and things that take pieces out of the box when they are read."""

from types import SimpleNamespace
from typing import Any

import pytest

from houndtable.kernel.board import Board
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.items import ALL, NO_CARD, NOBODY, Figure, Place, Saved
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.kinds import SEAT, Number
from houndtable.kernel.loading import Loading, load

pytestmark = pytest.mark.engine


def write_aside(p: Any) -> Json:
    return BOARD.text_of(p.aside[0])


def read_aside(p: Any, loading: Loading) -> None:
    assert p.trump != 1  # places declared before it are read before it, the deck after it
    p.aside = [loading.take(str(loading.reader.take("aside")), 0)]


BOARD = Board(
    game="toy",
    title="Toy",
    steps={"PLAYING": "play", "OVER": "over"},
    faces=[0, 1, 2],
    texts=["red", "blue", "green"],
    items=[
        Figure("turn", SEAT, known=ALL),
        Figure("scores", Number(0, 9), known=ALL, seats=True),
        Place("deck", known=NOBODY, rest=True),
        Place("trump", known=ALL, single=True),
        Place("bet", known=ALL, single=True, gaps=True),
        Place("aside", known=NOBODY, file=""),
        Saved("aside", write_aside, read_aside, pieces=True),
    ],
    endings=[],
)
FILE: dict[str, Json] = {
    "step": "play",
    "turn": 0,
    "scores": [0, 0],
    "deck": ["..."],
    "trump": "red",
    "bet": None,
    "aside": "blue",
    "rounds": [],
}


def loaded(**fields: Json) -> Any:
    p: Any = SimpleNamespace(
        players=2, version=1, options=SimpleNamespace(values={}), step=0, turn=0, scores=[0, 0], rounds=[], waiting=[]
    )
    load(BOARD, p, Reader({**FILE, **fields}))
    return p


def test_a_single_piece_is_a_text_or_null_in_a_file() -> None:
    for bet, deck in ((None, ["green"]), ("green", [])):
        written = BOARD.dump(loaded(bet=bet))
        assert [written[name] for name in ("trump", "bet", "aside", "deck")] == ["red", bet, "blue", deck]


def test_a_single_piece_is_kept_as_itself() -> None:
    p = loaded()
    assert (p.trump, p.bet, p.aside, p.deck) == (0, NO_CARD, [1], [2])
    assert sorted(BOARD.cards(p)) == [0, 1, 2]
    view = BOARD.view(p, 0, None)
    assert (view.zone("trump"), view.zone("bet")) == (["red"], [])
    assert [field.name for field in BOARD.observed(2) if "trump" in field.name] == [
        "trump red",
        "trump blue",
        "trump green",
    ]


@pytest.mark.parametrize(("name", "value"), [("trump", None), ("trump", ["red"]), ("bet", 3)])
def test_what_is_no_single_piece_is_refused(name: str, value: Json) -> None:
    with pytest.raises(BadPosition, match=f"“{name}” in the position must be a card"):
        loaded(**{name: value})


def test_a_single_piece_is_nobodys() -> None:
    with pytest.raises(AssertionError, match="no place of its own"):
        Place("trump", known=ALL, single=True, seats=True)
