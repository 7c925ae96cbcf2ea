"""The turn: take a card [4.2], discard one [4.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import ending, reasons, scavenging
from houndtable.games.dogsbreath.cards import draw_card, holds, show
from houndtable.games.dogsbreath.components import NOBODY, NOTHING, face_of
from houndtable.games.dogsbreath.derived import DISCARDING, GOING, Position
from houndtable.games.dogsbreath.events import DISCARDED, TOOK
from houndtable.games.dogsbreath.journal import TAKE as TAKEN
from houndtable.games.dogsbreath.journal import entry_of, note
from houndtable.games.dogsbreath.keys import key_of, moves_of, without
from houndtable.games.dogsbreath.vocabulary import DISCARD, DRAW, TAKE
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def legal_draw(p: Position) -> list[int]:
    """The deck, each kind among the face-up discards [4.2], and a Scavenger before [5.1]."""
    moves = moves_of(key_of(p.discards), TAKE)
    moves.insert(0, DRAW)
    if scavenging.can_scavenge(p):
        moves += scavenging.legal_targets(p)
    return moves


def legal_discard(p: Position) -> list[int]:
    """Each kind of card in the hand [4.4] that may be discarded [4.5], and a Scavenger before [5.1]."""
    key: i64 = key_of(p.hands[p.seat])
    if p.taken != NOTHING and not p.may_return:
        key = without(key, p.taken)
    moves = moves_of(key, DISCARD)
    if scavenging.can_scavenge(p):
        moves += scavenging.legal_targets(p)
    return moves


def objection_to_take(p: Position, face: i64) -> Verdict | None:
    """Only face-up discards can be taken [4.2] [4.3]."""
    if holds(p.discards, face):
        return None
    if holds(p.used, face):
        return no(reasons.USED_UP)
    return no(reasons.NOT_FACE_UP, card=face)


def objection_to_discard(p: Position, face: i64) -> Verdict | None:
    """Only a card of the hand is discarded [4.4], and perhaps not one just taken from the discards [4.5]."""
    if not holds(p.hands[p.seat], face):
        return no(reasons.NONE_TO_DISCARD, card=face)
    if face == p.taken and not p.may_return:
        return no(reasons.KEEP_WHAT_YOU_TOOK, card=face)
    return None


def draw(p: Position) -> None:
    """The deck's top card is in the hand [4.2]."""
    draw_card(p, p.seat)
    p.has_drawn = True
    p.step = DISCARDING


def take(p: Position, face: i64) -> None:
    """A face-up discard is in the hand [4.2], a Scavenger perhaps to be played at once [4.7]; all know it [10.1]."""
    at: i64 = len(p.discards) - 1
    while face_of(p.discards[at]) != face:
        at -= 1
    p.hands[p.seat].append(p.discards.pop(at))
    note(p, entry_of(TAKEN, p.seat, face))
    p.taken = face
    p.has_drawn = True
    p.step = DISCARDING
    if p.events is not None:
        tell(p.events, TOOK, seat=p.seat, card=face)


def discard(p: Position, face: i64) -> None:
    """The card lies face up with the discards [4.4]. Unless somebody is out already [6.2] the player is asked whether
    to go out [6.1]."""
    p.discards.append(show(p, p.seat, face))
    p.latest[p.seat] = face
    if p.events is not None:
        tell(p.events, DISCARDED, seat=p.seat, card=face)
    if p.outer == NOBODY:
        p.step = GOING
    else:
        ending.end_turn(p)
