"""Drachensachen as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import heuristic, hint, observation, position_file, start, value
from houndtable.games.drachensachen.components import CARDS, FACE_OF, FACE_TEXTS, SET
from houndtable.games.drachensachen.house_rules import PATIENCE
from houndtable.games.drachensachen.lesson import LESSON
from houndtable.games.drachensachen.options import OPTIONS, PLAYERS
from houndtable.games.drachensachen.speech import DrachensachenInEnglish
from houndtable.games.drachensachen.speech_de import GERMAN
from houndtable.games.drachensachen.speech_ja import JAPANESE
from houndtable.games.drachensachen.vocabulary import VOCABULARY
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
            "drachensachen",
            TITLE,
            ABOUT,
            2,
            PLAYERS,
            OPTIONS,
            VOCABULARY,
            FACE_OF,
            FACE_TEXTS,
            minutes=(20, 45),
        )
        self.simulations = [0, 0, 240, 2_400, 12_000]
        self.colour = "#3f7d3a"

    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False) -> State:
        return start.start(players, options, chance, listen=listen)

    def load(self, position: Json, chance: Chance) -> State:
        reader = Reader(position)
        players, options = position_file.read_head(reader)
        loaded = start.bare(players, options, chance)
        position_file.load(loaded, reader)
        return loaded

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
                return Verdict("1.1", f"{word[:20]!r} is no card; a card is one of {', '.join(FACE_TEXTS)}.")
        if words[0] == "play" and len(words) > 2 and words[2][:1] == "x":
            return Verdict(
                "4.3", f"From 1 to {SET} equal cards are played at once, so that at most {SET} lie in a row."
            )
        return None

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


def round_bound(players: int, options: Options) -> int | None:
    """The most turns a round can take [7.6]; None if it may go in circles for ever."""
    if options.says("stalemate", "off"):
        return None
    return (2 * len(CARDS) + 1) * PATIENCE * players
