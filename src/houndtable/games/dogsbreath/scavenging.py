"""Playing a Scavenger [5.1], guarding against it [5.4], and the swap [5.7]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import reasons
from houndtable.games.dogsbreath.cards import draw_card, exchange, holds, show
from houndtable.games.dogsbreath.components import FACES, GUARD, NOBODY, NOTHING, SCAVENGER, face_of
from houndtable.games.dogsbreath.derived import (
    DISCARDING,
    DRAWING,
    GUARDING,
    OFFERING,
    REQUESTING,
    STAYING,
    Position,
)
from houndtable.games.dogsbreath.events import GUARDED, LACKED, OFFERED, REQUESTED, SCAVENGED, SWAPPED, SWAPPED_BY_NAME
from houndtable.games.dogsbreath.journal import LACK, entry_of, note
from houndtable.games.dogsbreath.keys import key_of, moves_of
from houndtable.games.dogsbreath.seats import next_seat, wait_for
from houndtable.games.dogsbreath.vocabulary import OFFER, REQUEST, SCAVENGE
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_scavenge(p: Position) -> bool:
    """Whether whoever's turn it is may play a Scavenger: holds one, and played none this turn [5.1]."""
    return not p.has_scavenged and holds(p.hands[p.seat], SCAVENGER)


def legal_targets(p: Position) -> list[int]:
    """Every opponent [5.2], also one who is out [5.5]."""
    return [SCAVENGE + seat for seat in range(p.players) if seat != p.seat]


def legal_offers(p: Position) -> list[int]:
    """Each kind of card left in the hand [5.2]."""
    return moves_of(key_of(p.hands[p.seat]), OFFER)


def legal_requests() -> list[int]:
    """All 15 kinds [5.3]."""
    return [REQUEST + face for face in range(FACES)]


def objection_to_scavenge(p: Position, target: i64) -> Verdict | None:
    """A Scavenger of one's own is played [5.2] on an opponent, once a turn [5.1]."""
    if p.has_scavenged:
        return no(reasons.SCAVENGED_ALREADY)
    if not holds(p.hands[p.seat], SCAVENGER):
        return no(reasons.NO_SCAVENGER)
    if target >= p.players or target == p.seat:
        return no(reasons.ON_AN_OPPONENT)
    return None


def objection_to_offer(p: Position, face: i64) -> Verdict | None:
    """Only a card of one's own hand is offered [5.2]."""
    if holds(p.hands[p.seat], face):
        return None
    return no(reasons.NONE_TO_OFFER, card=face)


def scavenge(p: Position, target: i64) -> None:
    """The Scavenger lies face up before the opponent [5.2]."""
    p.played.append(show(p, p.seat, SCAVENGER))
    p.target = target
    p.has_scavenged = True
    p.step = OFFERING
    if p.events is not None:
        tell(p.events, SCAVENGED, seat=p.seat, target=target)


def offer(p: Position, face: i64) -> None:
    """A card of the hand lies face down beside it [5.2]; with requests a kind is named next [5.3]."""
    p.offered = face
    if p.events is not None:
        tell(p.events, OFFERED, seat=p.seat, target=p.target, card=face)
    if p.named:
        p.step = REQUESTING
    else:
        ask_guards(p, p.target)


def request(p: Position, face: i64) -> None:
    """The kind is named, and heard by all [5.3]."""
    p.requested = face
    if p.events is not None:
        tell(p.events, REQUESTED, seat=p.seat, target=p.target, card=face)
    ask_guards(p, p.target)


def may_guard(p: Position, seat: i64) -> bool:
    """Whether a Guard Dog of this seat's would count: never the attacker's [5.4], and who is out guards only
    themselves [5.5]."""
    return seat != p.seat and (seat != p.outer or seat == p.target)


def comes_before(p: Position, one: i64, other: i64) -> bool:
    """Whether one is asked before the other, clockwise from the opponent [5.4]."""
    seats: i64 = p.players
    return (one - p.target + seats) % seats < (other - p.target + seats) % seats


def was_asked(p: Position, seat: i64) -> bool:
    """Whether the seat was asked for its Guard Dog before the one who is asked now, and let it be [5.4]."""
    if seat == p.players:
        return False
    return may_guard(p, seat) and holds(p.hands[seat], GUARD) and comes_before(p, seat, p.asked)


def put_back(p: Position, seat: i64) -> None:
    """The position is the one from before the last choice that the seat knows of: before its own answer for who has
    answered, and before the question for who was not asked [10.4]. Seat number `players` stands for a spectator."""
    if was_asked(p, seat):
        p.asked = seat
        wait_for(p, seat)
        return
    p.asked = NOBODY
    wait_for(p, p.seat)
    if p.named:
        p.step = REQUESTING
        p.requested = NOTHING
    else:
        p.step = OFFERING
        p.offered = NOTHING


def ask_guards(p: Position, seat: i64) -> None:
    """The next holder of a Guard Dog from this seat on is asked [5.4]; when none is left, cards are swapped [5.7]."""
    while True:
        if may_guard(p, seat) and holds(p.hands[seat], GUARD):
            p.step = GUARDING
            p.asked = seat
            wait_for(p, seat)
            return
        seat = next_seat(p, seat)
        if seat == p.target:
            break
    swap(p)


def guard(p: Position) -> None:
    """The Scavenger is blocked: nothing is swapped, and the card offered goes back [5.6]."""
    seat = p.asked
    p.played.append(show(p, seat, GUARD))
    if p.events is not None:
        tell(p.events, GUARDED, seat=seat, target=p.target, attacker=p.seat)
    finish(p, seat, swapped=False)


def let_be(p: Position) -> None:
    """The Guard Dog stays where it is, and nobody hears of it [10.4]; the next holder is asked [5.4]."""
    following = next_seat(p, p.asked)
    if following == p.target:
        swap(p)
    else:
        ask_guards(p, following)


def swap(p: Position) -> None:
    """The card offered changes hands with one picked blind, or with the one named if it is there [5.3]."""
    hand = p.hands[p.target]
    if not p.named:
        faces = sorted([face_of(card) for card in hand])  # how a hand is held means nothing
        swap_for(p, faces[p.chance.pick(len(faces))])
    elif holds(hand, p.requested):
        swap_for(p, p.requested)
    else:
        note(p, entry_of(LACK, p.target, p.requested))
        if p.events is not None:
            tell(p.events, LACKED, seat=p.target, card=p.requested)
        finish(p, NOBODY, swapped=False)


def swap_for(p: Position, face: i64) -> None:
    """The card offered changes hands with one of this face [5.7]."""
    exchange(p, p.seat, p.target, p.offered, face)
    if p.events is not None:
        kind = SWAPPED_BY_NAME if p.named else SWAPPED
        tell(p.events, kind, seat=p.seat, target=p.target, gave=p.offered, got=face)
    finish(p, NOBODY, swapped=True)


def finish(p: Position, guard_seat: i64, *, swapped: bool) -> None:
    """The specials lie face down with the discards [5.8], who played one draws [5.9], and a player who is out and was
    robbed chooses again [6.6]."""
    p.used += p.played
    p.played = []
    draw_card(p, p.seat)
    if guard_seat != NOBODY:
        draw_card(p, guard_seat)
    robbed = swapped and p.target == p.outer
    p.target = NOBODY
    p.offered = NOTHING
    p.requested = NOTHING
    p.asked = NOBODY
    if robbed:
        p.step = STAYING
        wait_for(p, p.outer)
    else:
        resume(p)


def resume(p: Position) -> None:
    """The turn goes on where it was [5.1]."""
    p.step = DISCARDING if p.has_drawn else DRAWING
    wait_for(p, p.seat)
