"""Who knows what of a hand [11.2], and what becomes uncertain when a card is given unseen [11.4].

For each viewer there is a lower bound of each hand: cards that are surely there. As long as no card was given it is
the same for everybody, `shown`; after that `told` holds each seat's own, and `shown` the spectators'. A card given
unseen turns what a third party knew of the giver's hand into doubts. They speak of that hand only, so whatever others
do they stay true; where two explanations are open, the weaker claim is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import FACES, cards_of, count_of, size_of
from houndtable.games.drachensachen.position import Doubt, Position

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_GIFTS: Final = 4  # out of one hand that a viewer keeps in mind at a time


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
    """The viewer saw the cards go. Those it was not sure of may be ones it is in doubt about."""
    if viewer == owner:
        return
    known: i64 = sure(p, viewer, owner)
    gone: i64 = min(count_of(known, face), count)
    put_sure(p, viewer, owner, known - cards_of(face, gone))
    if count > gone and p.doubts:
        doubt_less(p, viewer, owner, face, count - gone)


def doubt_less(p: Position, viewer: i64, owner: i64, face: i64, count: i64) -> None:
    """The viewer no longer counts on so many cards of the giver's, the latest first: earlier ones may have gone in more
    ways. What a receiver showed may be what it was given."""
    more: i64 = count
    for doubt in reversed(p.doubts):
        if doubt.viewer == viewer and doubt.giver == owner:
            fewer: i64 = min(count_of(doubt.cards, face), more)
            doubt.cards -= cards_of(face, fewer)
            more -= fewer
        if doubt.viewer == viewer and doubt.receivers >> owner & 1:
            doubt.spent |= 1 << face
    count_out(p, viewer, owner, more < count)
    forget_idle_doubts(p)


def doubts_about(p: Position, viewer: i64, giver: i64) -> list[Doubt]:
    """The viewer's doubts about the giver's hand, in the order of the gifts."""
    return [doubt for doubt in p.doubts if doubt.viewer == viewer and doubt.giver == giver]


def count_out(p: Position, viewer: i64, giver: i64, anew: bool) -> None:
    """If the hand has room only for what is left when every gift was a card counted on, every one was. `anew`: what
    was so before may be so no longer."""
    doubts = doubts_about(p, viewer, giver)
    left: i64 = -len(doubts)
    for doubt in doubts:
        left += size_of(doubt.cards)
        if anew:
            doubt.exact = False
    if left >= 0 and left == size_of(p.hands[giver]) - size_of(sure(p, viewer, giver)):
        for doubt in doubts:
            doubt.exact = True


def forget_idle_doubts(p: Position) -> None:
    """A doubt about no card is none."""
    counted_on = [0] * ((p.players + 1) * p.players)
    kept: list[Doubt] = []
    for doubt in p.doubts:
        pair: i64 = doubt.viewer * p.players + doubt.giver
        if doubt.cards != 0 or counted_on[pair]:
            counted_on[pair] = 1
            kept.append(doubt)
    p.doubts = kept


def give(p: Position, giver: i64, receiver: i64, face: i64) -> None:
    """A card went from hand to hand, seen by these two only [11.4]."""
    if not p.told:
        seats = range(p.players)
        p.told = [0 if owner == viewer else p.shown[owner] for viewer in seats for owner in seats]
    whole: i64 = p.hands[giver]
    p.hands[giver] = whole - cards_of(face, 1)
    p.hands[receiver] += cards_of(face, 1)
    put_sure(p, giver, receiver, sure(p, giver, receiver) + cards_of(face, 1))
    see_go(p, receiver, giver, face, 1)  # to the receiver it is as if the giver had played the card
    for viewer in range(p.players + 1):
        if viewer != giver and viewer != receiver:
            if sure(p, viewer, giver) == whole and whole == cards_of(face, size_of(whole)):
                put_sure(p, viewer, giver, whole - cards_of(face, 1))  # all were known, and alike
                put_sure(p, viewer, receiver, sure(p, viewer, receiver) + cards_of(face, 1))
            else:
                doubt_gift(p, viewer, giver, receiver)
    forget_idle_doubts(p)


def doubt_gift(p: Position, viewer: i64, giver: i64, receiver: i64) -> None:
    """Any card that the viewer counted on may be the one that went; also one that was given to the giver before. Of
    very many gifts the first is forgotten, with the cards that were counted on then."""
    for doubt in p.doubts:
        if doubt.viewer == viewer and doubt.receivers >> giver & 1:
            doubt.receivers |= 1 << receiver
    known: i64 = sure(p, viewer, giver)
    put_sure(p, viewer, giver, 0)
    p.doubts.append(Doubt(viewer, giver, 1 << receiver, known, 0, False))
    doubts = doubts_about(p, viewer, giver)
    forgotten = len(doubts) > MOST_GIFTS
    if forgotten:
        p.doubts.remove(doubts[0])
    count_out(p, viewer, giver, forgotten)


def certain(p: Position, viewer: i64, owner: i64) -> i64:
    """What the viewer is sure of, and what of the cards in doubt is there whatever went."""
    cards: i64 = sure(p, viewer, owner)
    doubts = doubts_about(p, viewer, owner)
    for face in range(FACES if doubts else 0):
        left: i64 = -len(doubts)
        for doubt in doubts:
            left += count_of(doubt.cards, face)
        cards += cards_of(face, max(left, 0))
    return cards
