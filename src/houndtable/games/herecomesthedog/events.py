# interpreted: data, and never in a search
"""What can happen in Here Comes the Dog; all of it is open but for a defence until all have chosen [11.1] [11.2]."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import COLOURS, DICE
from houndtable.games.herecomesthedog.dice import KINDS
from houndtable.games.herecomesthedog.phrases import DIE, STICK, STICKS, assaulted, chose, fed, fire_fest
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_TEXTS
from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import COUNT, SEAT, TEXT, Dice, Many, Word

EACH: Final = Many(COUNT)  # a number for each seat

ROUND: Final = to_all("round", round=COUNT, rounds=COUNT, first=SEAT)
ROLLED: Final = to_all("rolled", seat=SEAT, dice=Dice(COLOURS, DICE, term=DIE), kind=Word(KINDS, term="kind"))
TOOK: Final = to_all("took", seat=SEAT, sticks=STICKS)
EXCHANGED: Final = to_all("exchanged", seat=SEAT, gave=STICK, took=STICKS)
NOBODY_TO_ROB: Final = to_all("nobody to rob", seat=SEAT)
STOLE: Final = EventKind("stole", open={"seat": SEAT, "from": SEAT, "stick": STICK}, secret={}, to=[])
FED: Final = EventKind("fed", open={"tamed": EACH, "dogs": EACH, "pack": COUNT}, secret={}, to=[], says=fed)
FEST: Final = EventKind("fire fest", open={"fires": EACH}, secret={}, to=[], says=fire_fest)
CHOOSING: Final = to_all("choosing", seats=Many(SEAT))
CHOSE: Final = EventKind(
    "chose", open={"seat": SEAT}, secret={"defence": Word(DEFENCE_TEXTS, term="defence")}, to=["seat"], says=chose
)
ASSAULTED: Final = EventKind(
    "assaulted",
    open={"came": EACH, "fended": EACH, "fainted": EACH, "pairs": EACH, "sets": EACH, "villagers": EACH},
    secret={},
    to=[],
    optional=["pairs", "sets"],  # told of an incident [7.3]
    says=assaulted,
)
RESTORED_SOME: Final = to_all("restored", seat=SEAT, returned=COUNT, villagers=COUNT)
KNOCKED_OUT: Final = to_all("knocked out", seat=SEAT, returned=COUNT, villagers=COUNT)
ROUND_OVER: Final = to_all("round over", seat=SEAT, round=COUNT, how=TEXT)
GAME_OVER: Final = to_all("game over", winners=Many(SEAT))
