"""A board with everything a board can have, and a position that is no game's: the tests' own."""

from __future__ import annotations

from typing import Any

from houndtable.kernel.board import Board
from houndtable.kernel.items import ALL, NOBODY, OWNER, Fact, Figure, Observed, Place, Saved, Stored
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.kinds import FLAG, SEAT, SEAT_OR_NOBODY, Counts, Number
from houndtable.kernel.knowledge import no_knowledge
from houndtable.kernel.loading import load
from houndtable.kernel.options import Options

FACES = [0, 0, 1, 1, 2, 2, -1]  # number 6 is no card
TEXTS = ["a", "b", "c"]
TOOLS = Counts(["spade", "fork"], [9, 9], 4)


class Shed:
    """A position: two players, six cards."""

    def __init__(self) -> None:
        self.players = 2
        self.options = Options({})
        self.version = 1
        self.step = 0
        self.waiting = [0]
        self.rounds: list[Any] = []
        self.turn = 0
        self.scores = [3, 4]
        self.plan = 2
        self.wishes = [1, 2]
        self.seed = 7
        self.loud = False
        self.packed = 0x21
        self.mood = 1
        self.hints = 0
        self.host = -1
        self.tools = 1
        self.hands = [[0, 2], [1]]
        self.pile = [3]
        self.trays: list[list[int]] = [[], []]
        self.grid = [-1, 4]
        self.sunk: list[int] = []
        self.dug: list[int] = []
        self.box_cards: list[int] = []
        self.deck = [5]
        self.spare: list[int] = []
        self.memory: Json = "much"
        self.knowledge = no_knowledge(2, 7)
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.knowledge.known[card] = 1 << seat
        for card in (3, 4):
            self.knowledge.known[card] = self.knowledge.everyone


def pair(p: Any, seat: int) -> int:
    return int(p.packed >> 4 * seat & 15)


def set_pair(p: Any, seat: int, value: int) -> None:
    p.packed = p.packed & ~(15 << 4 * seat) | value << 4 * seat


def set_mood(p: Any, value: int) -> None:
    p.mood = value


def set_tray(p: Any, owner: int, cards: list[int]) -> None:
    p.trays[owner] = cards


def set_dug(p: Any, cards: list[int]) -> None:
    p.dug = cards


def remember(p: Any, loading: Any) -> None:
    p.memory = loading.reader.take("memory")


def figures() -> list[Any]:
    return [
        Figure("turn", SEAT, known=ALL, label="on turn"),
        Figure("scores", Number(0, 9), known=ALL, seats=True),
        Figure("plan", Number(0, 9), known=OWNER),
        Figure("wishes", Number(0, 9), known=OWNER, seats=True),
        Figure("seed", Number(0, 9), known=NOBODY),
        Figure("loud", FLAG, known=ALL),
        Figure("pair", Number(0, 15), known=ALL, seats=True, get=pair, put=set_pair),
        Figure("mood", Number(0, 2), known=ALL, get=lambda p: p.mood, put=set_mood),
        Figure("hints", Number(0, 9), known=ALL, told=lambda p, viewer: viewer, file=""),
        Figure("tools", TOOLS, known=ALL, label="tools in the shed:", called="tools", file="", observed=False),
        Figure("host", SEAT_OR_NOBODY, known=ALL, older=True, observed=False),
    ]


def whole() -> Board:
    """Cards that are known one by one."""
    return Board(
        game="shed",
        title="Shed",
        steps={"DIGGING": "dig", "OVER": "over"},
        faces=FACES,
        texts=TEXTS,
        items=[
            *figures(),
            Fact("height", lambda p: len(p.pile), known=ALL, label="how high", kind="number"),
            Fact("mine", lambda p, viewer: {"seat": viewer}, known=OWNER),
            Fact("to_dig", lambda p: [0, 1], known=ALL, kind="seats"),
            Fact("dug_up", lambda p: [["a", "b"], []], known=ALL, seats=True, kind="cards"),
            Place("hand", known=OWNER, seats=True, heap=True),
            Place("pile", known=ALL),
            Place("tray", known=ALL, seats=True, get=lambda p, owner: p.trays[owner], put=set_tray),
            Place("grid", known=ALL, gaps=True, line=2),
            Place("sunk", known=ALL, face_down=True, there=lambda p: p.step == 0),
            Place("dug", known=NOBODY, get=lambda p: p.dug, put=set_dug, told=lambda p, owner, viewer: ["!"]),
            Place("box cards", known=NOBODY, zone=False, most=3),
            Place("deck", known=NOBODY, top_last=True, rest=True),
            Place("spare", known=ALL, file="", observed=False),
            Observed("cards on piles", Number(0, 6), lambda p, viewer: len(p.pile)),
            Observed("cards held", Number(0, 6), lambda p, owner, viewer: len(p.hands[owner]), seats=True),
            Saved("memory", lambda p: p.memory, remember),
            Stored("cache", "int", "0"),
        ],
        endings=["dug"],
        remembers=True,
        rounds_to_play=lambda p: 5,
        constants={"spades": 2},
        secret_steps=["dig"],
    )


def alike(file: str = "") -> Board:
    """Equal cards are alike, places alone tell who knows them, and one card is not played with; the deck is in files if
    it has a name there."""
    return Board(
        game="shed",
        title="Shed",
        steps={"DIGGING": "dig", "OVER": "over"},
        faces=FACES[:6],
        texts=TEXTS,
        items=[
            *figures()[:2],
            Place("hand", known=OWNER, seats=True, heap=True),
            Place("pile", known=ALL),
            Place("deck", known=NOBODY, rest=True, file=file),
        ],
        endings=[],
        alike=True,
        box=lambda p: [5],
    )


def read(board: Board, written: Json) -> Shed:
    """The position that a file's table makes."""
    p = Shed()
    reader = Reader(written)
    for name in ("game", "version", "players", "options"):
        reader.take(name)
    load(board, p, reader)
    return p
