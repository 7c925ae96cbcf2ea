"""Here Comes the Dog as a game: its data, and how a state of it comes to be."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog import heuristic, hint, reasons, rollout, value
from houndtable.games.herecomesthedog.board import BOARD
from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.events import EVENTS
from houndtable.games.herecomesthedog.lesson import LESSON
from houndtable.games.herecomesthedog.options import OPTIONS, PLAYERS
from houndtable.games.herecomesthedog.reading import canonical
from houndtable.games.herecomesthedog.reasons import REASONS
from houndtable.games.herecomesthedog.speech import HereComesTheDogInEnglish
from houndtable.games.herecomesthedog.speech_de import GERMAN
from houndtable.games.herecomesthedog.speech_ja import JAPANESE
from houndtable.games.herecomesthedog.state import HereComesTheDog
from houndtable.games.herecomesthedog.vocabulary import VOCABULARY
from houndtable.kernel.chance import Chance
from houndtable.kernel.errors import IllegalMove
from houndtable.kernel.game import Game
from houndtable.kernel.glossary import plain
from houndtable.kernel.languages import ENGLISH
from houndtable.kernel.options import Options
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

TITLE: Final = "Here Comes the Dog"
ABOUT: Final = "Take meat from the bonfire to tame dogs, before the charcoal is gone and they come for you."
SPEECHES: Final[dict[str, Speech]] = {
    ENGLISH: HereComesTheDogInEnglish(plain(TITLE, ABOUT, OPTIONS), Phrasebook("")),
    "de": GERMAN,
    "ja": JAPANESE,
}


class HereComesTheDogGame(Game):
    """The game of meat, fire and charcoal: tame the dogs before the fire goes out."""

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
            simulations=[0, 0, 150, 500, 70_000],
            colour="#2f4a7d",
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> State:
        return HereComesTheDog(players, options, chance, version, None)

    def bound(self, players: int, options: Options) -> int | None:
        """None: thefts and exchanges can go on and on [10.6]."""
        return None

    def parse(self, text: str) -> int:
        """An exchange has a direction: its words have an order, unlike those of other moves [5.2]."""
        words = canonical(text)
        if words.startswith("exchange") and words not in VOCABULARY.index:
            verdict = self.never(words)
            if verdict is not None:
                raise IllegalMove(verdict.clause, verdict.why)
        return super().parse(words if words in VOCABULARY.index else text)

    def never(self, text: str) -> Verdict | None:
        """Sticks that are not in the box [1.1], too many of them [4.1], other exchanges [5.2], seats there are not
        [1.4], defences nobody can have [7.3], and a game of skill with the hands [1.5]."""
        words = canonical(text).split()
        if words[:1] == ["dance"]:
            return no(reasons.NO_DANCING)
        if len(words) < 2 or words[0] not in ("take", "exchange", "steal", "defend"):
            return None
        if words[0] == "defend":
            return no(reasons.NO_DEFENCE)
        named = [word for word in words[1:] if word.isalpha() and word not in ("from", "seat")]
        odd = [word for word in named if word not in COLOURS]
        if odd:
            return no(reasons.NO_STICK, text=f"{odd[0][:20]!r}")
        if words[0] == "take":
            return no(reasons.ONE_OR_TWO)
        if words[0] == "exchange":
            return no(reasons.NO_EXCHANGE)
        return no(reasons.ONE_THEFT)

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)

    def rollout(self, state: State, seat: int, chance: Chance) -> int:
        return rollout.choose(state, seat, chance)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> str:
        return hint.reason(state, seat, move)
