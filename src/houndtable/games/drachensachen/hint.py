# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, in one sentence for whoever asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import phrases
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
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> list[Message]:
    """One sentence for whoever asked for a hint."""
    assert isinstance(state, Position)
    if len(state.legal(seat)) == 1:
        return [say(phrases.ONLY_MOVE)]
    if move >= EXCHANGE:
        return [say(phrases.GOOD_LAST_CARDS)]
    if move >= PLAY:
        return [reason_of_play(state, (move - BOTH) // 6 if move >= BOTH else (move - PLAY) // SET)]
    if move >= THROW:
        return [say(phrases.FOUR_AT_ONCE)]
    if move >= GIVE:
        return [say(phrases.FEW_CARDS_LEFT if move < LIFT else phrases.NEED_IT_LEAST)]
    if move >= BLIND:
        return [say(phrases.ALL_ALIKE)]
    if move >= DRAW:
        return [say(phrases.KEEP_ANSWERS)]
    found = {
        TAKE: phrases.KEEP_FOR_LATER,
        MISS: phrases.KEEP_ANSWERS,
        KEEP: phrases.OPEN_CARDS_ARE_GOOD,
        REVERSE: phrases.TURN_ROUND,
        GO_ON: phrases.SAME_DIRECTION,
    }
    return [say(found[move])]


def reason_of_play(p: Position, face: i64) -> Message:
    """Why these cards."""
    if p.debt > 0:
        return say(phrases.OTHERS_DRAW, count=p.debt)
    if p.skip > 0:
        return say(phrases.OTHERS_MISS)
    if is_dragon(face):
        return say(phrases.DRAGON_HELPS if p.pile else phrases.NEED_IT_LEAST)
    if cards_left(p, following(p, 1)) <= NEARLY_OUT and hampers(face):
        return say(phrases.HARD_TO_FOLLOW)
    return say(phrases.HARD_TO_PLAY_LATER)
