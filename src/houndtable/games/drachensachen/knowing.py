"""Who knows what of a hand [11.2], and what becomes uncertain when a card is given unseen [11.4].

For each viewer there is a lower bound of each hand: cards that are surely there. As long as no card was given it is
the same for everybody, `shown`; after that `told` holds each seat's own, and `shown` the spectators'. A bound never
claims too much: where two explanations are open, the weaker claim is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen.components import cards_of, count_of, size_of
from houndtable.games.drachensachen.position import Doubt, Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def sure(p: Position, viewer: i64, owner: i64) -> i64:
    """What the viewer knows to be in the owner's hand."""
    if viewer == owner:
        return p.hands[owner]
    if viewer == p.players or not p.told:
        return p.shown[owner]
    return p.told[viewer * p.players + owner]


def put_sure(p: Position, viewer: i64, owner: i64, cards: i64) -> None:
    """The viewer knows these cards to be in the owner's hand."""
    if viewer == p.players:
        p.shown[owner] = cards
    else:
        p.told[viewer * p.players + owner] = cards


def all_see_come(p: Position, owner: i64, cards: i64) -> None:
    """Everybody saw these cards go into the hand [11.2]."""
    held: i64 = p.hands[owner]
    seen: i64 = p.shown[owner]
    p.hands[owner] = held + cards
    p.shown[owner] = seen + cards
    if p.told:
        for viewer in range(p.players):
            if viewer != owner:
                p.told[viewer * p.players + owner] += cards


def all_see_go(p: Position, owner: i64, face: i64, count: i64) -> None:
    """So many cards of a face left the hand face up; those that others knew of went first [11.2]."""
    held: i64 = p.hands[owner]
    p.hands[owner] = held - cards_of(face, count)
    if p.told:
        for viewer in range(p.players):
            see_go(p, viewer, owner, face, count)
        see_go(p, p.players, owner, face, count)
    else:
        seen: i64 = p.shown[owner]
        known: i64 = count_of(seen, face)
        if known > 0:
            p.shown[owner] = seen - cards_of(face, known if known < count else count)


def see_go(p: Position, viewer: i64, owner: i64, face: i64, count: i64) -> None:
    """The viewer saw the cards go. Those it was not sure of may be the ones it is in doubt about, as the giver's or
    as a receiver's: it no longer counts on them."""
    if viewer == owner:
        return
    known: i64 = sure(p, viewer, owner)
    gone: i64 = min(count_of(known, face), count)
    put_sure(p, viewer, owner, known - cards_of(face, gone))
    if count > gone:
        for doubt in p.doubts:
            if doubt.viewer == viewer and (doubt.giver == owner or owner in doubt.receivers):
                doubt.cards -= cards_of(face, min(count_of(doubt.cards, face), count - gone))
        forget_idle_doubts(p)


def forget_idle_doubts(p: Position) -> None:
    """A doubt about no card is none."""
    p.doubts = [doubt for doubt in p.doubts if doubt.cards != 0]


def give(p: Position, giver: i64, receiver: i64, face: i64) -> None:
    """A card went from hand to hand, seen by these two only [11.4]."""
    if not p.told:
        seats = range(p.players)
        p.told = [0 if owner == viewer else p.shown[owner] for viewer in seats for owner in seats]
    for viewer in range(p.players + 1):
        if viewer == receiver:
            receiver_sees(p, giver, receiver, face)
        elif viewer != giver:
            others_doubt(p, viewer, giver, receiver, face)
    put_sure(p, giver, receiver, sure(p, giver, receiver) + cards_of(face, 1))
    p.hands[giver] -= cards_of(face, 1)
    p.hands[receiver] += cards_of(face, 1)
    forget_idle_doubts(p)


def receiver_sees(p: Position, giver: i64, receiver: i64, face: i64) -> None:
    """To the receiver it is as if the giver had played the card."""
    see_go(p, receiver, giver, face, 1)


def others_doubt(p: Position, viewer: i64, giver: i64, receiver: i64, face: i64) -> None:
    """Any card that the viewer knew of may be the one that went; only if all were known and alike it is clear."""
    for doubt in p.doubts:
        if doubt.viewer == viewer and giver in doubt.receivers:
            doubt.receivers = [-1 if seat == giver else seat for seat in doubt.receivers]
    known: i64 = sure(p, viewer, giver)
    if known == p.hands[giver] and known == cards_of(face, size_of(known)):
        put_sure(p, viewer, giver, known - cards_of(face, 1))
        put_sure(p, viewer, receiver, sure(p, viewer, receiver) + cards_of(face, 1))
        return
    put_sure(p, viewer, giver, 0)
    found = doubt_of(p, viewer, giver)
    if found is None:
        p.doubts.append(Doubt(viewer, giver, [receiver], known))
    else:
        found.receivers.append(receiver)
        found.cards += known


def doubt_of(p: Position, viewer: i64, giver: i64) -> Doubt | None:
    """What the viewer is not sure of in the giver's hand, if anything."""
    for doubt in p.doubts:
        if doubt.viewer == viewer and doubt.giver == giver:
            return doubt
    return None
