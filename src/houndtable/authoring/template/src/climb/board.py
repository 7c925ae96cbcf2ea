"""What lies on a table of Climb, and who may know it [4.1]. `houndtable derive climb` writes derived.py from this."""

from typing import Final

from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, NOBODY, OWNER, Figure, Place
from houndtable.kernel.kinds import SEAT, Number

from climb.components import FACE_OF, FACE_TEXTS

BOARD: Final = Board(
    game="climb",
    title="Climb",
    steps={"PLAYING": "play", "OVER": "over"},
    faces=FACE_OF,
    texts=FACE_TEXTS,
    items=[
        Figure("turn", SEAT, known=ALL, label="on turn"),
        Figure("lives", Number(0, 5), known=ALL, seats=True),
        Place("hand", known=OWNER, seats=True, heap=True),
        Place("pile", known=ALL, about="the last card is on top"),
        Place("gone", known=ALL, label="put away"),
        Place("deck", known=NOBODY, top_last=True, rest=True, about="the last card is on top"),
    ],
    endings=[],
    remembers=True,
)
