"""Dealing anew all that a viewer cannot know [11.2] [11.3] [11.4] [11.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import exchange, knowing
from houndtable.games.drachensachen.components import (
    COPIES,
    cards_of,
    common,
    faces_in,
    nth_in,
    size_of,
)
from houndtable.games.drachensachen.position import EXCHANGING, Doubt, Position
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_CARDS: Final = 0x888888888888


def redeal(p: Position, viewer: i64, chance: Chance) -> None:
    """Hands, hidden Remainders, the draw pile and what left the round unseen are dealt anew, as far as the viewer
    does not know them. How they lay before leaves no mark."""
    p.chance = chance
    sizes = [size_of(p.hands[seat]) for seat in range(p.players)]
    bases = [knowing.sure(p, viewer, seat) for seat in range(p.players)]
    if p.doubts:
        settle_doubts(p, viewer, sizes, bases, chance)
    cards = unknown_cards(p, bases)
    chance.shuffle(cards)
    p.hands = bases
    place: i64 = deal_piles(p, cards)
    for seat in range(p.players):
        missing: i64 = sizes[seat] - size_of(bases[seat])
        hand: i64 = bases[seat]
        while missing > 0:
            hand += cards_of(cards[place] >> 3, 1)
            place += 1
            missing -= 1
        bases[seat] = hand
    if p.told:
        retell(p, viewer, chance)
    if p.step == EXCHANGING:
        exchange.choose_anew(p, viewer, chance)


def unknown_cards(p: Position, bases: list[int]) -> list[int]:
    """The cards that are in none of the places the viewer knows, in printed order."""
    known: i64 = p.gone + p.heap
    for counts in p.opens:
        known += counts
    for counts in bases:
        known += counts
    left: i64 = ALL_CARDS - known
    cards: list[int] = []
    card: i64 = 0
    while left != 0:
        end: i64 = card + (left & 15)
        following: i64 = card + COPIES
        while card < end:
            cards.append(card)
            card += 1
        card = following
        left >>= 4
    return cards


def deal_piles(p: Position, cards: list[int]) -> i64:
    """The draw pile, what left the round unseen and the hidden Remainders are made of the first cards; the next place
    among them."""
    place: i64 = len(p.draw_pile)
    p.draw_pile = [card >> 3 for card in cards[:place]]
    end: i64 = place + len(p.out)
    p.out = [card >> 3 for card in cards[place:end]]
    for seat in range(p.players):
        place = end
        end += len(p.hidden[seat])
        p.hidden[seat] = [card >> 3 for card in cards[place:end]]
    return end


def settle_doubts(p: Position, viewer: i64, sizes: list[int], bases: list[int], chance: Chance) -> None:
    """Each card the viewer is in doubt about is put into one of the hands where it may be [11.4]."""
    doubts = [doubt for doubt in p.doubts if doubt.viewer == viewer]
    rooms = [sizes[seat] - size_of(bases[seat]) for seat in range(p.players)]
    doubts.sort(key=lambda doubt: rooms[doubt.giver] - size_of(doubt.cards))  # where cards must have gone comes first
    for doubt in doubts:
        rooms[doubt.giver] -= least_left(doubt)
    for doubt in doubts:
        rooms[doubt.giver] += least_left(doubt)
        settle_doubt(doubt, rooms, bases, chance)


def least_left(doubt: Doubt) -> i64:
    """How many of the cards are with the giver, whatever went."""
    return max(0, size_of(doubt.cards) - len(doubt.receivers))


def settle_doubt(doubt: Doubt, rooms: list[int], bases: list[int], chance: Chance) -> None:
    """At most one card for each receiver has moved; the others are with the giver, as many as have room there."""
    left: i64 = doubt.cards
    others: i64 = len(doubt.receivers)
    for receiver in doubt.receivers:
        others -= 1
        size: i64 = size_of(left)
        room: i64 = rooms[doubt.giver]
        which: i64 = chance.below(max(size, 1) if size - others > room else room + 1)
        if which < size and (receiver < 0 or rooms[receiver] > 0):
            face: i64 = nth_in(left, which)
            left -= cards_of(face, 1)
            if receiver >= 0:  # else it is dealt with the cards nobody knows of
                put(receiver, face, rooms, bases)
    for face in faces_in(left):
        if rooms[doubt.giver] > 0:
            put(doubt.giver, face, rooms, bases)


def put(seat: i64, face: i64, rooms: list[int], bases: list[int]) -> None:
    """The card is in that hand."""
    bases[seat] += cards_of(face, 1)
    rooms[seat] -= 1


def retell(p: Position, viewer: i64, chance: Chance) -> None:
    """What other seats were told of hands that the viewer cannot see is told anew, and as much of it: what everybody
    knows and random cards beside. Their doubts are those that everybody has."""
    for teller in range(p.players):
        for owner in range(p.players):
            if teller != viewer and owner not in (viewer, teller):
                at = teller * p.players + owner
                p.told[at] = told_anew(p, owner, size_of(p.told[at]), chance)
    mine = [doubt for doubt in p.doubts if viewer in (doubt.viewer, doubt.giver) or doubt.viewer == p.players]
    public = [doubt for doubt in mine if doubt.viewer == p.players and doubt.giver != viewer]
    for doubt in public:
        for seat in range(p.players):
            if seat != viewer and seat != doubt.giver and seat not in doubt.receivers:
                mine.append(Doubt(seat, doubt.giver, doubt.receivers[:], doubt.cards))
    p.doubts = mine


def told_anew(p: Position, owner: i64, size: i64, chance: Chance) -> i64:
    """So many cards of the owner's hand, those that everybody knows among them."""
    told: i64 = p.shown[owner]
    left: i64 = p.hands[owner] - common(p.hands[owner], told)
    while size_of(told) < size:
        face: i64 = nth_in(left, chance.below(size_of(left)))
        told += cards_of(face, 1)
        left -= cards_of(face, 1)
    return told
