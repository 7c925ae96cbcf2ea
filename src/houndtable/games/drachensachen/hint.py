# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, in one sentence for the person who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen.components import SET, is_dragon
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.heuristic import NEARLY_OUT, cards_left, hampers
from houndtable.games.drachensachen.turn import following
from houndtable.games.drachensachen.vocabulary import (
    BLIND,
    BOTH,
    DRAW,
    EXCHANGE,
    GIVE,
    GO_ON,
    KEEP,
    LIFT,
    MISS,
    PLAY,
    REVERSE,
    TAKE,
    THROW,
)
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> str:
    """One sentence for the person who asked for a hint."""
    assert isinstance(state, Position)
    if len(state.legal(seat)) == 1:
        return "There is no other move."
    if move >= EXCHANGE:
        return "Your last cards will be the open ones: let them be good ones."
    if move >= PLAY:
        return reason_of_play(state, (move - BOTH) // 6 if move >= BOTH else (move - PLAY) // SET)
    if move >= THROW:
        return "Four cards are gone at once."
    if move >= GIVE:
        return "It helps most where few cards are left." if move < LIFT else "It is the one you will miss least."
    if move >= BLIND:
        return "One is as good as the other."
    if move >= DRAW:
        return "The cards that could push this on are worth more later."
    return {
        TAKE: "What you could play is worth more later.",
        MISS: "The cards that could answer are worth more later.",
        KEEP: "Your open Remainders are good as they are.",
        REVERSE: "So it is the turn of somebody with more cards left, or yours.",
        GO_ON: "So it is the turn of somebody with more cards left, or of the other.",
    }[move]


def reason_of_play(p: Position, face: i64) -> str:
    """Why these cards."""
    if p.debt > 0:
        return f"Somebody else is to draw {p.debt} cards or more."
    if p.skip > 0:
        return "Somebody else is to miss a turn."
    if is_dragon(face):
        return "A dragon gets you out of this." if p.pile else "It is among the cards you need least."
    if cards_left(p, following(p, 1)) <= NEARLY_OUT and hampers(face):
        return "The next player is nearly out of cards, and this is hard to follow."
    return "It gets rid of cards that will be hard to play later."
