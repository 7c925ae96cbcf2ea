"""Dog'n Dog as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import heuristic, hint, reasons, value
from houndtable.games.dogndog.board import BOARD
from houndtable.games.dogndog.components import FACE_TEXTS
from houndtable.games.dogndog.events import DISCARDED, EVENTS
from houndtable.games.dogndog.lesson import LESSON
from houndtable.games.dogndog.options import OPTIONS, PLAYERS
from houndtable.games.dogndog.reasons import REASONS
from houndtable.games.dogndog.speech import DogNDogInEnglish
from houndtable.games.dogndog.speech_de import GERMAN
from houndtable.games.dogndog.speech_ja import JAPANESE
from houndtable.games.dogndog.state import DogNDog
from houndtable.games.dogndog.vocabulary import VOCABULARY
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.glossary import plain
from houndtable.kernel.languages import ENGLISH
from houndtable.kernel.options import Options
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

TITLE: Final = "Dog'n Dog"
ABOUT: Final = "A small mah-jongg of five cards: collect a pair and a trio worth three points."
SPEECHES: Final[dict[str, Speech]] = {
    ENGLISH: DogNDogInEnglish(plain(TITLE, ABOUT, OPTIONS), Phrasebook("")),
    "de": GERMAN,
    "ja": JAPANESE,
}


class DogNDogGame(Game):
    """A small mah-jongg: a pair and a trio worth three points."""

    def __init__(self) -> None:
        super().__init__(
            title=TITLE,
            about=ABOUT,
            versions=[1],
            players=PLAYERS,
            options=OPTIONS,
            vocabulary=VOCABULARY,
            board=BOARD,
            events=EVENTS,
            reasons=REASONS,
            speeches=SPEECHES,
            lesson=LESSON,
            minutes=(15, 30),
            simulations=[0, 0, 110, 440, 4_400],
            colour="#c8402a",
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return DogNDog(players, options, chance, version, None)

    def asks_after(self, options: Options) -> str | None:
        """A discard: only who can ron is asked [13.4]."""
        return DISCARDED.name

    def bound(self, players: int, options: Options) -> int | None:
        """None: a Parent can win round after round [11.3]."""
        return None

    def never(self, text: str) -> Verdict | None:
        """Cards that are not in the box [1.1], and more than one card at a time [3.4]."""
        words = text.lower().split()
        if len(words) < 2 or words[0] not in ("discard", "richi"):
            return None
        for card in words[1:]:
            if card not in FACE_TEXTS:
                return no(reasons.NO_CARD, text=f"{card[:20]!r}")
        return no(reasons.ONE_AT_A_TIME)

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return hint.reason(state, seat, move)
