# interpreted: data, and never in a search
"""Why a move is not lawful in Here Comes the Dog, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.options import PLAYERS
from houndtable.kernel.kinds import COUNT, TEXT, Kind, Word
from houndtable.kernel.verdict import Reason

COLOUR: Final[dict[str, Kind]] = {"colour": Word(COLOURS)}
NUMBER: Final[dict[str, Kind]] = {"count": COUNT, "colour": Word(COLOURS)}
COUNTED: Final[dict[str, Kind]] = {"count": COUNT}
OWNER: Final[dict[str, Kind]] = {"seat": COUNT}  # a number that may be no seat's

OVER: Final = Reason("over", "10.1", "The game is over.")
OUT: Final = Reason("out", "9.4", "You are knocked out.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1", "It is not your turn.")
ROLLED_ALREADY: Final = Reason("rolled-already", "3.2", "You have rolled the dice.")
NO_STICK_ROLL: Final = Reason("no-stick-roll", "3.2", "Sticks are taken when two dice show one colour and one another.")
NOBODY_TO_ROB: Final = Reason("nobody-to-rob", "8.2", "Nobody holds a stick you could steal: roll again.")
NO_THEFT: Final = Reason("no-theft", "8.1", "A stick is stolen when the dice show all three colours.")
NO_ASSAULT: Final = Reason("no-assault", "7.3", "There is no Assault to defend yourself against.")
NOT_ASKED: Final = Reason("not-asked", "7.5", "There is nothing for you to choose: wait for the others.")
DEFEND_FIRST: Final = Reason("defend-first", "7.3", "Dogs are coming: first choose how to defend yourself.")
NO_EXCHANGE_NOW: Final = Reason("no-exchange-now", "3.2", "You have rolled the dice: this turn there is no exchange.")
ROLL_AGAIN: Final = Reason("roll-again", "7.7", "After an incident you roll again and cannot exchange.")
HOLD_NONE: Final = Reason("hold-none", "5.3", "You hold no {colour}.", COLOUR)
TOO_FEW_TO_EXCHANGE: Final = Reason(
    "too-few-to-exchange", "5.3", "Only {count} {colour} is left at the bonfire.", NUMBER
)
NOT_THE_LAST: Final = Reason(
    "not-the-last", "5.4", "That would take the last {colour}: an exchange may not end the round.", COLOUR
)
NOT_SHOWN: Final = Reason("not-shown", "4.1", "The dice show no {colour}.", COLOUR)
SHOWN_ONCE: Final = Reason("shown-once", "4.1", "The dice show {colour} only once.", COLOUR)
TAKE_TWO: Final = Reason("take-two", "4.2", "Two sticks can be taken, so you must take two.")
NONE_LEFT_FOR_TWO: Final = Reason("none-left-for-two", "4.2", "No {colour} is left at the bonfire.", COLOUR)
TOO_FEW_FOR_TWO: Final = Reason("too-few-for-two", "4.2", "Only {count} {colour} is left at the bonfire.", NUMBER)
NONE_LEFT_FOR_ONE: Final = Reason("none-left-for-one", "4.3", "No {colour} is left at the bonfire.", COLOUR)
TOO_FEW_FOR_ONE: Final = Reason("too-few-for-one", "4.3", "Only {count} {colour} is left at the bonfire.", NUMBER)
ONE_STICK_ONLY: Final = Reason(
    "one-stick-only", "4.4", "A colour on the dice has run out at the bonfire: take one stick only."
)
NOBODY_THERE: Final = Reason("nobody-there", "8.1", "Nobody sits at seat {seat}.", OWNER)
NOT_FROM_YOURSELF: Final = Reason("not-from-yourself", "8.1", "You cannot steal from yourself.")
OWNER_IS_OUT: Final = Reason("owner-is-out", "9.4", "Seat {seat} is knocked out and cannot be robbed.", OWNER)
OWNER_HOLDS_NONE: Final = Reason("owner-holds-none", "8.1", "Seat {seat} holds no {colour}.", {**OWNER, **COLOUR})
HOLD_ONLY: Final = Reason("hold-only", "7.3", "You hold only {count} {colour}.", NUMBER)
HOLD_NO_SET: Final = Reason("hold-no-set", "7.3", "You hold no set of fire and charcoal.")
HOLD_ONE_SET: Final = Reason("hold-one-set", "7.3", "You hold 1 set of fire and charcoal.")
HOLD_SETS: Final = Reason("hold-sets", "7.3", "You hold {count} sets of fire and charcoal.", COUNTED)
ONE_DOG_COMES: Final = Reason("one-dog-comes", "7.3", "Only 1 dog comes: every pair and set must fend off one.")
ONLY_DOGS_COME: Final = Reason(
    "only-dogs-come", "7.3", "Only {count} dogs come: every pair and set must fend off one.", COUNTED
)
FEND_OFF_MOST: Final = Reason("fend-off-most", "7.4", "You must fend off as many dogs as you can.")
NO_DANCING: Final = Reason(
    "no-dancing", "1.5", "Dancing Villager is a game of skill with the hands; it is left out here."
)
NO_DEFENCE: Final = Reason(
    "no-defence", "7.3", "A defence is pairs of meat and sets of fire with charcoal: 1 meat pair 2 fire sets."
)
NO_STICK: Final = Reason("no-stick", "1.1", f"{{text}} is no stick; sticks are {', '.join(COLOURS)}.", {"text": TEXT})
ONE_OR_TWO: Final = Reason("one-or-two", "4.1", "You take one stick or two.")
NO_EXCHANGE: Final = Reason(
    "no-exchange",
    "5.2",
    "Only 1 charcoal for 1 meat, 1 fire for 2 meat and 1 fire for 2 charcoal are exchanged.",
)
ONE_THEFT: Final = Reason(
    "one-theft", "8.1", f"You steal one stick from one player, at a seat from 0 to {PLAYERS[1] - 1}."
)
