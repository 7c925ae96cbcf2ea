"""Dachs as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs import heuristic, hint, observation, position_file, rollout, state, value
from houndtable.games.dachs.components import FACE_COPIES, FACE_OF, FACE_TEXTS, HAND_LIMIT
from houndtable.games.dachs.lesson import LESSON
from houndtable.games.dachs.options import OPTIONS, PLAYERS
from houndtable.games.dachs.speech import DachsInEnglish
from houndtable.games.dachs.speech_de import GERMAN
from houndtable.games.dachs.speech_ja import JAPANESE
from houndtable.games.dachs.vocabulary import VOCABULARY
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

# A play, up to five draws and a stop, up to five cards taken and a stop, up to four placed.
MOVES_A_TURN = 1 + (HAND_LIMIT + 1) + (HAND_LIMIT + 1) + (HAND_LIMIT - 1)

TITLE: Final = "Dachs"
ABOUT: Final = "Play matching dachshunds, take back what you can use, and do not be last."
SPEECHES: Final[dict[str, Speech]] = {
    ENGLISH: DachsInEnglish(plain(TITLE, ABOUT, OPTIONS), Phrasebook("")),
    "de": GERMAN,
    "ja": JAPANESE,
}


class DachsGame(Game):
    """The dachshund card game: do not be last."""

    def __init__(self) -> None:
        super().__init__(
            "dachs",
            TITLE,
            ABOUT,
            1,
            PLAYERS,
            OPTIONS,
            VOCABULARY,
            FACE_OF,
            FACE_TEXTS,
            minutes=(20, 40),
        )
        self.simulations = [0, 0, 100, 400, 20_000]
        self.colour = "#a8602a"

    def start(self, players: int, options: Options, chance: Chance, *, listen: bool = False) -> State:
        return state.start(players, options, chance, listen=listen)

    def load(self, position: Json, chance: Chance) -> State:
        reader = Reader(position)
        players, options = position_file.read_head(reader)
        loaded = state.bare(players, options, chance)
        position_file.load(loaded, reader)
        return loaded

    def bound(self, players: int, options: Options) -> int | None:
        """Moves a turn, times turns a round, times rounds a game [9.4]."""
        if options.says("everyone_out", "replay_round"):
            return None
        turns = (options.number("target") + 1) // 2 * players
        rounds = players * (options.number("lives") - 1) + 1
        return MOVES_A_TURN * turns * rounds

    def never(self, text: str) -> Verdict | None:
        """Cards that cannot be played together [4.2], or that are not in the box [1.1]."""
        words = text.lower().split()
        cards = words[1:]
        if not cards or words[0] not in ("play", "take", "place"):
            return None
        for card in cards[: 1 if words[0] == "take" else len(cards)]:
            if card not in FACE_TEXTS:
                return Verdict("1.1", f"{card[:20]!r} is no card; a card is a number 2-5 and a colour v, b, p or s.")
            if cards.count(card) > FACE_COPIES[FACE_TEXTS.index(card)]:
                return Verdict("1.1", f"There are not so many {card} in the box.")
        if words[0] != "play":
            return None
        if len(cards) > HAND_LIMIT:
            return Verdict("6.4", f"Nobody holds more than {HAND_LIMIT} cards.")
        return Verdict("4.2", "Cards played together must all have the same number or all the same colour.")

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def rollout(self, state: State, seat: int, chance: Chance) -> int:
        return rollout.choose(state, seat, chance)

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
