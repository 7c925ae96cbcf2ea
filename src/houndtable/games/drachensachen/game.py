"""Drachensachen as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import heuristic, hint, reasons, value
from houndtable.games.drachensachen.board import BOARD
from houndtable.games.drachensachen.components import CARDS, FACE_TEXTS
from houndtable.games.drachensachen.events import EVENTS
from houndtable.games.drachensachen.house_rules import PATIENCE
from houndtable.games.drachensachen.lesson import LESSON
from houndtable.games.drachensachen.options import OPTIONS, PLAYERS
from houndtable.games.drachensachen.reasons import REASONS
from houndtable.games.drachensachen.speech import DrachensachenInEnglish
from houndtable.games.drachensachen.speech_de import GERMAN
from houndtable.games.drachensachen.speech_ja import JAPANESE
from houndtable.games.drachensachen.state import Drachensachen
from houndtable.games.drachensachen.vocabulary import VOCABULARY
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.glossary import plain
from houndtable.kernel.languages import ENGLISH
from houndtable.kernel.options import Options
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

NAMES_A_CARD: Final = ["play", "throw", "lift", "exchange"]

TITLE: Final = "Drachensachen"
ABOUT: Final = "Get rid of your monsters, and let the others pay Kin's gold."
SPEECHES: Final[dict[str, Speech]] = {
    ENGLISH: DrachensachenInEnglish(plain(TITLE, ABOUT, OPTIONS), Phrasebook("")),
    "de": GERMAN,
    "ja": JAPANESE,
}


class DrachensachenGame(Game):
    """Get rid of your monsters before the others do."""

    def __init__(self) -> None:
        super().__init__(
            title=TITLE,
            about=ABOUT,
            versions=[1, 2],  # they differ in what is idle [7.5]
            players=PLAYERS,
            options=OPTIONS,
            vocabulary=VOCABULARY,
            board=BOARD,
            events=EVENTS,
            reasons=REASONS,
            speeches=SPEECHES,
            lesson=LESSON,
            minutes=(20, 45),
            simulations=[0, 0, 240, 2_400, 12_000],
            colour="#3f7d3a",
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return Drachensachen(players, options, chance, version, None)

    def bound(self, players: int, options: Options) -> int | None:
        """None: ties may bring on round after round [8.2]. Each round has a bound: `round_bound`."""
        return None

    def parse(self, text: str) -> int:
        """The move with this text; one card is meant where no number is given."""
        single = self.vocabulary.find(f"{text} x1")
        return super().parse(text) if single is None else single

    def never(self, text: str) -> Verdict | None:
        """Cards that are not in the box [1.1], or more of them than may lie in a row [4.3]."""
        words = text.lower().split()
        if len(words) < 2 or words[0] not in NAMES_A_CARD:
            return None
        for word in words[1:3] if words[0] == "exchange" else words[1:2]:
            if word not in FACE_TEXTS:
                return no(reasons.NO_CARD, text=f"{word[:20]!r}")
        if words[0] == "play" and len(words) > 2 and words[2][:1] == "x":
            return no(reasons.TOO_MANY)
        return None

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return hint.reason(state, seat, move)


def round_bound(players: int, options: Options) -> int | None:
    """The most turns a round can take [7.6]; None if it may go in circles for ever."""
    if options.says("stalemate", "off"):
        return None
    return (2 * len(CARDS) + 1) * PATIENCE * players
