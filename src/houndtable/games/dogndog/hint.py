# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, for the person who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.components import kind_of, kind_of_face
from houndtable.games.dogndog.declaration import key_of_cards, score_of
from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.heuristic import helping, live, risk, unseen
from houndtable.games.dogndog.phrases import CANNOT_FINISH, FINISHES, LEAST, NO_CHOICE, READY, SAFE, SOON
from houndtable.games.dogndog.shape import STEPS, waits
from houndtable.games.dogndog.turn import without
from houndtable.games.dogndog.vocabulary import DISCARD, PASS, RICHI, RON, TSUMO
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> list[Message]:
    """Why, for the person who asked for a hint."""
    assert isinstance(state, Position)
    if move == PASS:
        return [say(CANNOT_FINISH)]
    if move in (RON, TSUMO):
        card: i64 = state.drawn if move == TSUMO else ron.card_of(state)
        found = score_of(state, seat, card, -1, tsumo=move == TSUMO)
        return [say(FINISHES, trophies=found.trophies)]
    if state.richi[seat] >= 0:
        return [say(NO_CHOICE)]
    return [reason_to_discard(state, seat, move)]


def reason_to_discard(p: Position, seat: i64, move: i64) -> Message:
    """What is kept, or why it is safe."""
    face: i64 = move - RICHI if move >= RICHI else move - DISCARD
    four = without(p, face)
    left = unseen(p, seat)
    waiting = waits([int(kind_of(card)) for card in four])
    if waiting:
        return say(READY, kinds=waiting, count=live(four, left), richi=move >= RICHI)
    threats = [other for other in range(p.players) if other != seat and p.richi[other] >= 0]
    if threats and risk(p, seat, kind_of_face(face)) == 0:
        return say(SAFE)
    if STEPS[key_of_cards(four)] == 2:
        return say(SOON, count=helping(four, key_of_cards(four), left))
    return say(LEAST)
