"""The toy as a game."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import EventKind
from houndtable.kernel.game import Game
from houndtable.kernel.kinds import Card
from houndtable.kernel.message import Message
from houndtable.kernel.options import Option, Options
from houndtable.kernel.phrase import Phrase, move, phrase, say
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Reason
from houndtable.kernel.vocabulary import Vocabulary
from tests.conformance.toy.board import BOARD, FACES
from tests.conformance.toy.state import EVENTS, REASONS, Toy

RULES: Final = """# Toy

**1.1** Six cards, two each of `a` (1), `b` (2) and `c` (3), are shuffled; both are dealt one or two. `option hand`

**1.2** Chance or the table says who starts. `option first`

**2.1** In your turn you may show cards of your hand, each once, and then play one. You score it.

**2.2** You cannot pass.

**2.3** Then you get any card of the deck, as long as there is one, and it is the other's turn.

**3.1** When both hands are empty, who has more points wins.
"""
VOCABULARY: Final = Vocabulary(["pass", *(f"show {face}" for face in FACES), *(f"play {face}" for face in FACES)])
OPTIONS: Final = [
    Option("first", "random", "1.2", ["random"], seats=True),
    Option("hand", 2, "1.1", low=1, high=2),
]
BEST: Final = phrase("hint-best")
PHRASES: Final[list[Phrase]] = [
    BEST,
    move("move-pass", "pass"),
    move("move-show", "show {card}", card=Card(FACES)),
    move("move-play", "play {card}", card=Card(FACES)),
]


class ToyGame(Game):
    """The toy; `kind` is the class of its positions."""

    def __init__(
        self,
        kind: type[Toy] = Toy,
        options: list[Option] = OPTIONS,
        *,
        board: Board = BOARD,
        events: list[EventKind] = EVENTS,
        reasons: list[Reason] = REASONS,
        phrases: list[Phrase] = PHRASES,
    ) -> None:
        super().__init__(
            title="Toy",
            versions=[1],
            players=(2, 2),
            options=options,
            vocabulary=VOCABULARY,
            board=board,
            events=events,
            reasons=reasons,
            phrases=phrases,
        )
        self.kind = kind

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return self.kind(players, options, chance, version, None)

    def bound(self, players: int, options: Options) -> int | None:
        return 12

    def heuristic(self, state: State, seat: int) -> int:
        return state.legal(seat)[-1]

    def reason(self, state: State, seat: int, move: int) -> list[Message]:
        return [say(BEST)]
