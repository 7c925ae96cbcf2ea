# interpreted: data, and never in a search
"""Why a move is not lawful in Drachensachen, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.phrases import CARD as FACE
from houndtable.games.drachensachen.phrases import CARDS
from houndtable.kernel.kinds import COUNT, SEAT, TEXT, Kind
from houndtable.kernel.verdict import Reason

CARD: Final[dict[str, Kind]] = {"card": FACE}
NUMBER: Final[dict[str, Kind]] = {"count": COUNT}
ANSWERS: Final[dict[str, Kind]] = {"answers": CARDS}  # the cards with which it can be passed on

OVER: Final = Reason("over", "8.1")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1")

# Before the first turn.
CHOSEN_ALREADY: Final = Reason("chosen-already", "2.6")
EXCHANGE_FIRST: Final = Reason("exchange-first", "2.5")
NOT_TO_EXCHANGE: Final = Reason("not-to-exchange", "2.5", CARD)
NOT_OPEN_TO_EXCHANGE: Final = Reason("not-open-to-exchange", "2.5", CARD)
EXCHANGED_ALREADY: Final = Reason("exchanged-already", "2.5")
NOTHING_TO_KEEP: Final = Reason("nothing-to-keep", "2.5")

# Cards that are not there.
ONLY_HIDDEN: Final = Reason("only-hidden", "3.2")
NO_HAND: Final = Reason("no-hand", "4.7")
HOLD_NONE: Final = Reason("hold-none", "3.2", CARD)
HOLD_ONLY: Final = Reason("hold-only", "3.2", {**NUMBER, **CARD})
OPEN_NONE: Final = Reason("open-none", "3.2", CARD)
OPEN_ONLY: Final = Reason("open-only", "3.2", {**NUMBER, **CARD})
LAST_CARDS_ONLY: Final = Reason("last-cards-only", "4.7")
NOT_SO_MANY_OPEN: Final = Reason("not-so-many-open", "4.7", CARD)
NO_ROOM: Final = Reason("no-room", "4.3", {**NUMBER, **CARD})
HIDDEN_LAST: Final = Reason("hidden-last", "3.2")
FEWER_HIDDEN: Final = Reason("fewer-hidden", "3.5", NUMBER)

# Cards that do not fit.
DRAGON_ON_SIX: Final = Reason("dragon-on-six", "6.1")
LOW_ON_SIX: Final = Reason("low-on-six", "5.10")
NINE_ON_DRAGON: Final = Reason("nine-on-dragon", "6.2")
HIGH_ON_THREE: Final = Reason("high-on-three", "5.1")
TOO_LOW: Final = Reason("too-low", "4.2", CARD)

# The pile and sets.
NO_PILE: Final = Reason("no-pile", "3.4")
TRY_HIDDEN: Final = Reason("try-hidden", "3.4")
MUST_PLAY: Final = Reason("must-play", "10.3")
NO_SET: Final = Reason("no-set", "4.6", {**NUMBER, **CARD})
SET_FITS: Final = Reason("set-fits", "4.6")

# Debts and turns to be missed.
PUSH_OR_DRAW: Final = Reason("push-or-draw", "5.3", {**NUMBER, **ANSWERS})
OWES: Final = Reason("owes", "5.3", NUMBER)
DRAW_WHAT_IS_OWED: Final = Reason("draw-what-is-owed", "5.4", NUMBER)
NO_BLIND_PUSH: Final = Reason("no-blind-push", "5.6")
DRAW_BEFORE_THROWING: Final = Reason("draw-before-throwing", "4.6")
OWES_NOTHING: Final = Reason("owes-nothing", "5.4")
ONLY_ANSWERS: Final = Reason("only-answers", "5.9", ANSWERS)
MUST_MISS: Final = Reason("must-miss", "5.8")
NO_MISS: Final = Reason("no-miss", "5.8")

# Abilities.
CHOOSE_RECEIVER: Final = Reason("choose-receiver", "10.6")
NO_SUCH_SEAT: Final = Reason("no-such-seat", "10.6", {"seat": SEAT})
NOT_YOURSELF: Final = Reason("not-yourself", "10.6")
ONLY_TWO_GIVES: Final = Reason("only-two-gives", "10.6")
TURN_OR_GO_ON: Final = Reason("turn-or-go-on", "10.7")
ONLY_SEVEN_TURNS: Final = Reason("only-seven-turns", "10.7")
LIFT_ONE: Final = Reason("lift-one", "10.9")
NOT_OPEN_TO_LIFT: Final = Reason("not-open-to-lift", "10.9", CARD)
ONLY_NINE_LIFTS: Final = Reason("only-nine-lifts", "10.9")

# What can never be a move.
NO_CARD: Final = Reason("no-card", "1.1", {"text": TEXT})
TOO_MANY: Final = Reason("too-many", "4.3")
