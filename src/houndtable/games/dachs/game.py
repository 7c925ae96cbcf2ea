"""Dachs as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs import heuristic, hint, reasons, rollout, state, value
from houndtable.games.dachs.board import BOARD
from houndtable.games.dachs.components import FACE_COPIES, FACE_TEXTS, HAND_LIMIT
from houndtable.games.dachs.events import EVENTS
from houndtable.games.dachs.lesson import LESSON
from houndtable.games.dachs.options import OPTIONS, PLAYERS
from houndtable.games.dachs.reasons import REASONS
from houndtable.games.dachs.speech import DachsInEnglish
from houndtable.games.dachs.speech_de import GERMAN
from houndtable.games.dachs.speech_ja import JAPANESE
from houndtable.games.dachs.vocabulary import VOCABULARY
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.glossary import plain
from houndtable.kernel.languages import ENGLISH
from houndtable.kernel.options import Options
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

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
            minutes=(20, 40),
            simulations=[0, 0, 100, 400, 20_000],
            colour="#a8602a",
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return state.blank(players, options, chance, version)

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
                return no(reasons.NO_CARD, text=f"{card[:20]!r}")
            if cards.count(card) > FACE_COPIES[FACE_TEXTS.index(card)]:
                return no(reasons.NOT_SO_MANY, card=card)
        if words[0] != "play":
            return None
        if len(cards) > HAND_LIMIT:
            return no(reasons.HAND_IS_LIMITED)
        return no(reasons.NO_PLAY)

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def rollout(self, state: State, seat: int, chance: Chance) -> int:
        return rollout.choose(state, seat, chance)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return hint.reason(state, seat, move)
