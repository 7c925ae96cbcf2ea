"""Climb as a game: its data, and how a state of it comes to be."""

from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.options import Options
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

from climb import heuristic
from climb.board import BOARD
from climb.events import EVENTS
from climb.options import OPTIONS, PLAYERS
from climb.reasons import NOT_IN_THE_BOX, REASONS
from climb.state import Climb
from climb.vocabulary import VOCABULARY
from climb.words import ABOUT, SPEECH


class ClimbGame(Game):
    """Climb."""

    def __init__(self) -> None:
        super().__init__(
            title=BOARD.title,
            about=ABOUT,
            versions=[1],
            players=PLAYERS,
            options=OPTIONS,
            vocabulary=VOCABULARY,
            board=BOARD,
            events=EVENTS,
            reasons=REASONS,
            speeches={"en": SPEECH},
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return Climb(players, options, chance, version, None)

    def bound(self, players: int, options: Options) -> int | None:
        return len(self.faces) + players * options.number("lives")

    def never(self, text: str) -> Verdict | None:
        words = text.split()
        return no(NOT_IN_THE_BOX) if words[:1] == ["play"] and len(words) == 2 else None

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return heuristic.reason(state, seat, move)
