# interpreted: data, and never in a search
"""Why a move is not lawful in Dog's Breath, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.components import FACE_TEXTS
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.kinds import COUNT, TEXT, Card, Kind, Word
from houndtable.kernel.verdict import Reason

CARD: Final[dict[str, Kind]] = {"card": Card(FACE_TEXTS)}
PLACE: Final[dict[str, Kind]] = {"place": Word(PLACE_TEXTS)}
WORD: Final[dict[str, Kind]] = {"text": TEXT}

OVER: Final = Reason("over", "9.4", "The game is over.")
NO_DRAFT_TURN: Final = Reason("no-draft-turn", "3.1", "It is not your turn.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "4.1", "It is not your turn.")
GUARDS_DECIDE: Final = Reason("guards-decide", "5.4", "Wait: a Guard Dog may still be played.")
ROBBED_DECIDES: Final = Reason("robbed-decides", "6.6", "Wait: the player who is out was robbed, and chooses.")

# The draft.
DRAFT_FIRST: Final = Reason("draft-first", "3.1", "This is the draft: turn up two cards of the grid and take one.")
DRAFT_OVER: Final = Reason("draft-over", "3.5", "The draft is over.")
BEYOND_THE_GRID: Final = Reason(
    "beyond-the-grid", "2.3", "The grid has no {place}: it ends at {last}.", {**PLACE, "last": Word(PLACE_TEXTS)}
)
PLACE_IS_EMPTY: Final = Reason("place-is-empty", "3.1", "The card at {place} has been taken.", PLACE)
TWO_UP: Final = Reason("two-up", "3.1", "Two cards are up: take one of them.")
UP_ALREADY: Final = Reason("up-already", "3.1", "The card at {place} is up already.", PLACE)
DOWN_ALREADY: Final = Reason("down-already", "3.3", "The card at {place} lies face down.", PLACE)
TURN_DOWN_FIRST: Final = Reason(
    "turn-down-first", "3.3", "A card left face up is turned down before anything else, or not at all."
)
FACE_DOWN: Final = Reason("face-down", "3.1", "The card at {place} lies face down.", PLACE)
SECOND_CARD: Final = Reason("second-card", "3.1", "Turn up a second card before you take one.")

# The turn.
TAKE_FIRST: Final = Reason("take-first", "4.2", "First draw a card, or take one of the discards.")
TAKEN_ALREADY: Final = Reason("taken-already", "4.2", "You have taken a card this turn.")
NOT_FACE_UP: Final = Reason("not-face-up", "4.2", "No {card} lies face up among the discards.", CARD)
USED_UP: Final = Reason("used-up", "4.3", "Specials that were used lie face down and cannot be taken.")
DISCARD_NOW: Final = Reason("discard-now", "4.4", "You hold eight cards: discard one.")
NONE_TO_DISCARD: Final = Reason("none-to-discard", "4.4", "You hold no {card}.", CARD)
KEEP_WHAT_YOU_TOOK: Final = Reason(
    "keep-what-you-took", "4.5", "You took a {card} from the discards this turn: keep it.", CARD
)

# Scavenger and Guard Dog.
SCAVENGED_ALREADY: Final = Reason("scavenged-already", "5.1", "You have played a Scavenger this turn.")
NO_SCAVENGER: Final = Reason("no-scavenger", "5.1", "You hold no Scavenger.")
NONE_PLAYED: Final = Reason("none-played", "5.1", "No Scavenger has been played.")
ON_AN_OPPONENT: Final = Reason("on-an-opponent", "5.2", "A Scavenger is played on an opponent.")
OFFER_NOW: Final = Reason("offer-now", "5.2", "Your Scavenger lies there: offer a card for it.")
NONE_TO_OFFER: Final = Reason("none-to-offer", "5.2", "You hold no {card}.", CARD)
REQUEST_NOW: Final = Reason("request-now", "5.3", "Request a kind of card.")
GUARD_OR_PASS: Final = Reason("guard-or-pass", "5.4", "Guard, or pass.")

# Going out.
END_YOUR_TURN: Final = Reason("end-your-turn", "6.1", "Your turn ends: go out, or be done.")
OUT_ALREADY: Final = Reason("out-already", "6.2", "Somebody is out already.")
WORTH_TOO_LITTLE: Final = Reason(
    "worth-too-little",
    "6.3",
    "Your hand is worth {worth}; going out takes {minimum}.",
    {"worth": COUNT, "minimum": COUNT},
)
NEEDS_SUPER_COMBO: Final = Reason("needs-super-combo", "6.4", "Going out takes a Super Combo.")
STAY_OR_GO_ON: Final = Reason("stay-or-go-on", "6.6", "You were robbed: stay out, or go on.")
NOT_ROBBED: Final = Reason("not-robbed", "6.6", "This is asked of a player who is out and was robbed.")

# What can never be a move.
NO_CARD: Final = Reason("no-card", "1.1", f"{{text}} is no card; cards are {', '.join(FACE_TEXTS)}.", WORD)
NO_PLACE: Final = Reason(
    "no-place", "2.3", f"{{text}} is no place; places are {PLACE_TEXTS[0]} to {PLACE_TEXTS[-1]}.", WORD
)
