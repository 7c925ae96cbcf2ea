"""Dog'n Dog as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import heuristic, hint, observation, position_file, state, value
from houndtable.games.dogndog.components import FACE_OF, FACE_TEXTS
from houndtable.games.dogndog.lesson import LESSON
from houndtable.games.dogndog.options import OPTIONS, PLAYERS
from houndtable.games.dogndog.speech import DogNDogInEnglish
from houndtable.games.dogndog.speech_de import GERMAN
from houndtable.games.dogndog.speech_ja import JAPANESE
from houndtable.games.dogndog.vocabulary import VOCABULARY
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.glossary import plain
from houndtable.kernel.json import Json, Reader
from houndtable.kernel.languages import ENGLISH, check_language
from houndtable.kernel.lesson import Lesson
from houndtable.kernel.observation import Field, Sheet
from houndtable.kernel.options import Options
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict

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
            "dogndog",
            TITLE,
            ABOUT,
            1,
            PLAYERS,
            OPTIONS,
            VOCABULARY,
            FACE_OF,
            FACE_TEXTS,
            minutes=(15, 30),
        )
        self.simulations = [0, 0, 110, 440, 4_400]
        self.colour = "#c8402a"

    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False) -> State:
        return state.start(players, options, chance, listen=listen)

    def load(self, position: Json, chance: Chance) -> State:
        reader = Reader(position)
        players, options = position_file.read_head(reader)
        loaded = state.bare(players, options, chance)
        position_file.load(loaded, reader)
        return loaded

    def asks_after(self, options: Options) -> str | None:
        """A discard: only who can ron is asked [13.4]."""
        return "discarded"

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
                return Verdict("1.1", f"{card[:20]!r} is no card; a card is 1 to 6, 1r to 6r, food, bone or disc.")
        return Verdict("3.4", "You discard one card at a time.")

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        observation.observe(state, seat, sheet)

    def observed(self, players: int) -> list[Field]:
        return observation.fields(players)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return hint.reason(state, seat, move)

    def speech(self, language: str = ENGLISH) -> Speech:
        return SPEECHES[check_language(language)]

    def lesson(self) -> Lesson | None:
        return LESSON
