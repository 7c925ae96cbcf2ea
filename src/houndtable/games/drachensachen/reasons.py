# interpreted: data, and never in a search
"""Why a move is not lawful in Drachensachen, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.components import FACE_TEXTS, SET
from houndtable.kernel.kinds import COUNT, TEXT, Card, Kind
from houndtable.kernel.verdict import Reason

CARD: Final[dict[str, Kind]] = {"card": Card(FACE_TEXTS)}
NUMBER: Final[dict[str, Kind]] = {"count": COUNT}

OVER: Final = Reason("over", "8.1", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1", "It is not your turn.")

# Before the first turn.
CHOSEN_ALREADY: Final = Reason("chosen-already", "2.6", "You have chosen; the others have not yet.")
EXCHANGE_FIRST: Final = Reason("exchange-first", "2.5", "First exchange a card, or keep what you have.")
NOT_TO_EXCHANGE: Final = Reason("not-to-exchange", "2.5", "You hold no {card}.", CARD)
NOT_OPEN_TO_EXCHANGE: Final = Reason("not-open-to-exchange", "2.5", "None of your open Remainders is a {card}.", CARD)
EXCHANGED_ALREADY: Final = Reason("exchanged-already", "2.5", "Cards are exchanged before the first turn only.")
NOTHING_TO_KEEP: Final = Reason(
    "nothing-to-keep", "2.5", "There is nothing to keep: cards are exchanged before the first turn only."
)

# Cards that are not there.
ONLY_HIDDEN: Final = Reason("only-hidden", "3.2", "You have only hidden Remainders.")
NO_HAND: Final = Reason("no-hand", "4.7", "You have no hand: play your open Remainders alone.")
HOLD_NONE: Final = Reason("hold-none", "3.2", "You hold no {card}.", CARD)
HOLD_ONLY: Final = Reason("hold-only", "3.2", "You hold only {count} x {card}.", {**NUMBER, **CARD})
OPEN_NONE: Final = Reason("open-none", "3.2", "Among your open Remainders there is no {card}.", CARD)
OPEN_ONLY: Final = Reason(
    "open-only", "3.2", "Among your open Remainders there is only {count} x {card}.", {**NUMBER, **CARD}
)
LAST_CARDS_ONLY: Final = Reason(
    "last-cards-only", "4.7", "Open Remainders go with your last hand cards only, all alike and all played."
)
NOT_SO_MANY_OPEN: Final = Reason("not-so-many-open", "4.7", "You do not have so many open {card}.", CARD)
NO_ROOM: Final = Reason(
    "no-room", "4.3", "Four in a row at most: there is room for {count} more {card}.", {**NUMBER, **CARD}
)
HIDDEN_LAST: Final = Reason(
    "hidden-last", "3.2", "Hidden Remainders are played when your hand and your open ones are gone."
)
FEWER_HIDDEN: Final = Reason("fewer-hidden", "3.5", "You have only {count} hidden Remainders.", NUMBER)

# Cards that do not fit.
DRAGON_ON_SIX: Final = Reason("dragon-on-six", "6.1", "A dragon may not be played on a 6.")
LOW_ON_SIX: Final = Reason("low-on-six", "5.10", "On a 6 only a 6 or a higher monster may be played.")
NINE_ON_DRAGON: Final = Reason("nine-on-dragon", "6.2", "A 9 may not be played on a dragon.")
HIGH_ON_THREE: Final = Reason("high-on-three", "5.1", "On a 3 only a 1, a 2 or a dragon may be played.")
TOO_LOW: Final = Reason("too-low", "4.2", "You face a {card}: play that or higher, or a dragon.", CARD)

# The pile and sets.
NO_PILE: Final = Reason("no-pile", "3.4", "There is no pile to take.")
TRY_HIDDEN: Final = Reason("try-hidden", "3.4", "You have only hidden Remainders: try one of them.")
MUST_PLAY: Final = Reason("must-play", "10.3", "In the extra turn of a Nullo you must play if you can.")
NO_SET: Final = Reason(
    "no-set", "4.6", "A set is four equal hand cards, and you hold {count} x {card}.", {**NUMBER, **CARD}
)
SET_FITS: Final = Reason("set-fits", "4.6", "This set fits: play it as four, or keep it.")

# Debts and turns to be missed.
PUSH_OR_DRAW: Final = Reason(
    "push-or-draw", "5.3", "You owe {count} cards: push with a 4 or a Protecto, or draw them first.", NUMBER
)
OWES: Final = Reason("owes", "5.3", "You owe {count} cards: push that on, or draw.", NUMBER)
DRAW_WHAT_IS_OWED: Final = Reason("draw-what-is-owed", "5.4", "You draw {count}, no more and no fewer.", NUMBER)
NO_BLIND_PUSH: Final = Reason(
    "no-blind-push", "5.6", "Draw what you owe first: hidden Remainders do not answer a 4 at this table."
)
DRAW_BEFORE_THROWING: Final = Reason(
    "draw-before-throwing", "4.6", "First draw what you owe; then you may throw out sets."
)
OWES_NOTHING: Final = Reason("owes-nothing", "5.4", "You owe no cards.")
MISS_OR_PROTECTO: Final = Reason(
    "miss-or-protecto", "5.9", "You are to miss this turn: only a Protecto passes that on."
)
MUST_MISS: Final = Reason("must-miss", "5.8", "You are to miss this turn.")
NO_MISS: Final = Reason("no-miss", "5.8", "You do not have to miss this turn.")

# Abilities.
CHOOSE_RECEIVER: Final = Reason("choose-receiver", "10.6", "Choose who draws a card of your hand.")
NO_SUCH_SEAT: Final = Reason("no-such-seat", "10.6", "There is no seat {count} at this table.", NUMBER)
NOT_YOURSELF: Final = Reason("not-yourself", "10.6", "Choose another player than yourself.")
ONLY_TWO_GIVES: Final = Reason("only-two-gives", "10.6", "Only a 2 just played makes somebody draw of your hand.")
TURN_OR_GO_ON: Final = Reason("turn-or-go-on", "10.7", "Turn round or go on?")
ONLY_SEVEN_TURNS: Final = Reason("only-seven-turns", "10.7", "Only a 7 just played can turn the direction round.")
LIFT_ONE: Final = Reason("lift-one", "10.9", "Take one of your open Remainders into your hand.")
NOT_OPEN_TO_LIFT: Final = Reason("not-open-to-lift", "10.9", "None of your open Remainders is a {card}.", CARD)
ONLY_NINE_LIFTS: Final = Reason("only-nine-lifts", "10.9", "Only a 9 just played lifts an open Remainder.")

# What can never be a move.
NO_CARD: Final = Reason(
    "no-card", "1.1", f"{{text}} is no card; a card is one of {', '.join(FACE_TEXTS)}.", {"text": TEXT}
)
TOO_MANY: Final = Reason(
    "too-many", "4.3", f"From 1 to {SET} equal cards are played at once, so that at most {SET} lie in a row."
)
