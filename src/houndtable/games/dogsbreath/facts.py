"""What a view of Dog's Breath tells that follows from the rest."""

from __future__ import annotations

from houndtable.games.dogsbreath.components import BONE, FACE_TEXTS, HAND, NOTHING, UP, face_of
from houndtable.games.dogsbreath.derived import DRAFTING, OVER, Position
from houndtable.games.dogsbreath.keys import key_of
from houndtable.games.dogsbreath.scoring import lines_of
from houndtable.kernel.items import GAP
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN


def grid(p: Position, owner: int, viewer: int) -> list[str]:
    """The grid place by place: face-up cards, and at tables that want it so those turned down again [3.6]."""
    shows, everyone = p.options.says("show_seen", "on"), p.knowledge.everyone
    told: list[str] = []
    for place, card in enumerate(p.grid):
        is_shown = p.up >> place & 1 or (shows and p.knowledge.known[card] == everyone)
        told.append(GAP if card == NOTHING else FACE_TEXTS[face_of(card)] if is_shown else HIDDEN)
    return told


def offered(p: Position, viewer: int) -> Json:
    """The card offered: its owner knows it, others see its back [5.6] [10.2]; None if there is none."""
    if p.offered == NOTHING:
        return None
    return FACE_TEXTS[p.offered] if viewer == p.seat else HIDDEN


def worth(p: Position, viewer: int) -> Json:
    """What one's own hand is worth as it is, line by line [7.1] [8.1]; None where it has not its seven cards."""
    if viewer == p.players or len(p.hands[viewer]) != HAND:
        return None
    lines = lines_of(key_of(p.hands[viewer]), after_bone=p.latest[viewer] == BONE)
    return [line.as_json() for line in lines]


def turn_number(p: Position) -> int | None:
    """Which of their turns everybody is at, from 1; None in the draft and at the end."""
    return None if p.step in (DRAFTING, OVER) else int(p.turns // p.players) + 1


def turn_cap(p: Position) -> int:
    """How many turns everybody has at most; final turns that have begun are played to their end [6.8]."""
    return max(p.cap, turn_number(p) or 0)


def to_flip(p: Position) -> int | None:
    """How many cards of the grid are still turned up before one is taken [3.1]; None if the draft is over."""
    return UP - int(p.up).bit_count() if p.step == DRAFTING else None
