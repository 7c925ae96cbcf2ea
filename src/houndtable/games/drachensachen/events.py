# interpreted: data, and never in a search
"""What can happen in Drachensachen, and who is told what of it [11.1] [11.2] [11.3] [11.4]."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.phrases import ABILITY_NAME, CARD, CARDS, COINS, CURSE, game_over, round_over
from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import COUNT, LINES, SEAT, SEAT_OR_NOBODY, SIGN, TEXT, Many

EACH: Final = Many(COINS)

ROUND: Final = to_all("round", round=COUNT, first=SEAT, opens=Many(CARDS), curses=Many(CURSE))
DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": CARDS}, to=["seat"])
KEPT: Final = to_all("kept", seat=SEAT)
EXCHANGED: Final = to_all("exchanged", seat=SEAT, hand=CARD, open=CARD)
PLAYED: Final = to_all("played", seat=SEAT, card=CARD, hand=COUNT, open=COUNT)
FOUR_IN_A_ROW: Final = to_all("four in a row", seat=SEAT, cards=COUNT)
EXTERMINATED: Final = to_all("exterminated", seat=SEAT, cards=COUNT)
THREW: Final = to_all("threw", seat=SEAT, card=CARD)
TOOK_PILE: Final = to_all("took pile", seat=SEAT, cards=CARDS)
TURNED_UP: Final = to_all("turned up", seat=SEAT, card=CARD)
MISFIT: Final = to_all("misfit", seat=SEAT, card=CARD, cards=CARDS)
DREW: Final = EventKind(
    "drew", open={"seat": SEAT, "count": COUNT, "draw_pile": COUNT}, secret={"cards": CARDS}, to=["seat"]
)
MISSED: Final = to_all("missed", seat=SEAT, more=COUNT)
GAVE: Final = EventKind("gave", open={"seat": SEAT, "to": SEAT}, secret={"card": CARD}, to=["seat", "to"])
REVERSED: Final = to_all("reversed", seat=SEAT, clockwise=SIGN)
LIFTED: Final = to_all("lifted", seat=SEAT, card=CARD)
# All hands are shown [7.1]; hidden Remainders are not [7.2].
ROUND_OVER: Final = EventKind(
    "round over",
    open={
        "round": COUNT,
        "how": TEXT,
        "winner": SEAT_OR_NOBODY,
        "hands": Many(CARDS),
        "opens": Many(CARDS),
        "hidden": Many(COUNT),
        "lines": Many(LINES),
        "lost": EACH,
    },
    secret={},
    to=[],
    says=round_over,
)
CHAOS: Final = to_all("chaos", seat=SEAT)
CURSED: Final = to_all("curse", seat=SEAT, curse=CURSE)
ABILITY: Final = to_all("ability", ability=ABILITY_NAME)
GAME_OVER: Final = EventKind("game over", open={"winner": SEAT, "lost": EACH}, secret={}, to=[], says=game_over)
