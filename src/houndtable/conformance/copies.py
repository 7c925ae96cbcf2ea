"""Clones share nothing but the future; positions are written and read without loss."""

from __future__ import annotations

from json import dumps, loads
from typing import Final

from houndtable.conformance.claim import claim, claim_same
from houndtable.conformance.play import LATER, REDEAL, Case, everything, play_on, reach
from houndtable.conformance.subject import Subject
from houndtable.kernel.json import Json
from houndtable.kernel.state import State

FURTHER: Final = 40


def clones_share_nothing(subject: Subject, case: Case) -> None:
    """Play on with a clone, and the original stays; play on with the original, and a clone stays."""
    state = reach(subject.game, case)
    before = everything(state)
    state.events = []
    for here, there in ((state.clone(), state), (state, state.clone())):
        claim_same(before, everything(there), "A clone is not the same position")
        for _ in play_on(here, case.luck(LATER)):
            pass
        here.redeal(0, case.luck(REDEAL))
        claim_same(before, everything(there), "Playing on with a clone changed the other position")


def clones_are_not_listened_to(subject: Subject, case: Case) -> None:
    """A clone keeps no events, and what happens in it is told to nobody."""
    state = reach(subject.game, case)
    state.events = []
    copy = state.clone()
    claim(copy.events is None, "A clone is listened to.")
    for _ in play_on(copy, case.luck(LATER), FURTHER):
        pass
    claim(state.events == [], "What happened in a clone was told at the original.")


def clones_share_the_future(subject: Subject, case: Case) -> None:
    """The same moves lead a clone to the same positions, luck included."""
    state = reach(subject.game, case)
    go_on_alike(state, state.clone(), case, "A clone has another future")


def positions_are_read_back(subject: Subject, case: Case) -> None:
    """A position written as JSON text and read again is the same, knows the same and has the same future."""
    state = reach(subject.game, case)
    loaded = subject.game.load(loads(dumps(state.dump())), state.chance.clone())
    claim_same(everything(state), everything(loaded), "A position changed by being written and read")
    for seat in range(state.players + 1):
        claim_same(redealt(state, seat, case), redealt(loaded, seat, case), "A position read forgot who knows what")
    go_on_alike(state, loaded, case, "A position read has another future")


def redealt(state: State, seat: int, case: Case) -> Json:
    """The position after what the seat cannot know was dealt anew."""
    copy = state.clone()
    copy.redeal(seat, case.luck(REDEAL))
    return copy.dump()


def go_on_alike(here: State, there: State, case: Case, otherwise: str) -> None:
    """Refuses two positions that the same moves lead apart."""
    for seat, move in play_on(here, case.luck(LATER), FURTHER):
        claim(move in there.legal(seat), f"{otherwise}: a move is lawful in one only.")
        there.apply(seat, move)
        claim_same(here.dump(), there.dump(), otherwise)
