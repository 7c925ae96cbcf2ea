"""Dog's Breath as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath import heuristic, hint, reasons, value
from houndtable.games.dogsbreath.board import BOARD
from houndtable.games.dogsbreath.events import EVENTS, OFFERED, REQUESTED
from houndtable.games.dogsbreath.lesson import LESSON
from houndtable.games.dogsbreath.options import OPTIONS, PLAYERS
from houndtable.games.dogsbreath.reasons import REASONS
from houndtable.games.dogsbreath.speech import DogsBreathInEnglish
from houndtable.games.dogsbreath.speech_de import GERMAN
from houndtable.games.dogsbreath.speech_ja import JAPANESE
from houndtable.games.dogsbreath.state import DogsBreath
from houndtable.games.dogsbreath.vocabulary import VOCABULARY
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.glossary import plain
from houndtable.kernel.languages import ENGLISH
from houndtable.kernel.options import Options
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

MOVES_A_DRAFT_TURN = 4  # turn down, flip, flip, take

TITLE: Final = "Dog's Breath"
ABOUT: Final = "Collect the worst food there is, rob and guard, and go out with the smelliest hand."
SPEECHES: Final[dict[str, Speech]] = {
    ENGLISH: DogsBreathInEnglish(plain(TITLE, ABOUT, OPTIONS), Phrasebook("")),
    "de": GERMAN,
    "ja": JAPANESE,
}


class DogsBreathGame(Game):
    """Collect the worst food there is, and go out in time."""

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
            simulations=[0, 0, 100, 1_000, 10_000],
            colour="#8a6a1e",
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return DogsBreath(players, options, chance, version, None)

    def asks_after(self, options: Options) -> str | None:
        """An offer, or a request by name: then only holders of a Guard Dog are asked [5.4] [10.4]."""
        return REQUESTED.name if options.says("request", "named") else OFFERED.name

    def bound(self, players: int, options: Options) -> int | None:
        """Moves a draft and a turn, times turns a round, times rounds a game [9.6]. In a turn a card is taken and one
        discarded, the question answered; at most one Scavenger comes with a target, an offer, a request, an answer of
        each other player, and a choice of who is out. Beyond the cap a round goes on only while false alarms follow
        each other within final turns: one for each Scavenger, and once more if the deck is renewed meanwhile."""
        if options.says("final_tie", "extra_round"):
            return None
        final_turns = 2 * (players - 1) * (int(options.values["specials"]) + 1)
        turns = options.number("turn_cap") * players + final_turns
        moves = turns * (players + 6) + 2 * players * MOVES_A_DRAFT_TURN
        return moves * options.number("rounds")

    def never(self, text: str) -> Verdict | None:
        """A card that is not in the box [1.1], a place that no grid has [2.3]."""
        words = text.lower().split()
        if len(words) == 2 and words[0] in ("take", "discard", "offer", "request"):
            return no(reasons.NO_CARD, text=f"{words[1][:20]!r}")
        if (len(words) == 2 and words[0] == "flip") or (len(words) == 3 and words[:2] == ["turn", "down"]):
            return no(reasons.NO_PLACE, text=f"{words[-1][:20]!r}")
        return None

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return hint.reason(state, seat, move)
