"""What lies on a table of the toy, and who may know it."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, NOBODY, OWNER, Figure, Place
from houndtable.kernel.kinds import SEAT, Number

FACE: Final = [0, 0, 1, 1, 2, 2]
FACES: Final = ["a", "b", "c"]


def board(hands: str, most: int = 12) -> Board:
    """The board; who knows the hands, and the most points that it says can be had."""
    return Board(
        game="toy",
        title="Toy",
        steps={"PLAYING": "play", "OVER": "over"},
        faces=FACE,
        texts=FACES,
        items=[
            Figure("turn", SEAT, known=ALL, label="on turn"),
            Figure("scores", Number(0, most), known=ALL, seats=True, label="points"),
            Place("hand", known=hands, seats=True, heap=True),
            Place("deck", known=NOBODY),
            Place("pile", known=ALL),
        ],
        endings=[],
        remembers=True,
    )


BOARD: Final = board(OWNER)
