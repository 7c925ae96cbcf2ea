"""Cards on the move: out of the deck, out of a hand, and what everybody may know then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import telling
from houndtable.games.dogsbreath.components import FACE_OF, IDS, face_of
from houndtable.games.dogsbreath.position import Position
from houndtable.kernel.knowledge import best_known

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw_card(p: Position, seat: i64) -> None:
    """The deck's top card is in the hand, known to its owner only [10.2]; an empty deck is renewed first [4.6]."""
    if not p.deck:
        reshuffle(p)
    card = p.deck.pop()
    p.knowledge.known[card] = 1 << seat
    p.hands[seat].append(card)
    p.lacks[seat] = 0
    if p.bottom > len(p.deck):
        loosen(p, card)
    if p.events is not None:
        telling.drew(p, seat, card)


def reshuffle(p: Position) -> None:
    """All discards, specials used included, are the new deck [4.6]. Everybody saw what went in [10.6]."""
    p.deck = p.discards + p.used
    p.discards = []
    p.used = []
    p.chance.shuffle(p.deck)
    p.deck.reverse()  # what the shuffle put first is on top
    p.knowledge.shuffled(p.deck)
    if p.events is not None:
        telling.tell(p, "reshuffled", {"count": len(p.deck)})


def loosen(p: Position, card: i64) -> None:
    """The first card of the grid's leftover is drawn. If all of these had been seen, they stay known as a batch;
    if not, they may be confused with all other unknown cards from now on [10.6]."""
    p.bottom = 0
    batch = p.knowledge.batch
    for other in [card, *p.deck]:
        if batch[other] != 0:
            p.knowledge.batch = [0] * IDS
            p.knowledge.batches = 0
            return


def pull(p: Position, seat: i64, face: i64) -> i64:
    """A card with this face is out of the hand. Of equal cards it is the one most know of; and whoever knew of any
    of them cannot tell it from the one that left."""
    hand = p.hands[seat]
    known = p.knowledge.known
    card: i64 = hand.pop(best_known(hand, FACE_OF, face, known))
    for other in hand:
        if face_of(other) == face and known[other] & ~known[card] != 0:
            more: i64 = known[other] & ~known[card]
            known[card] |= more
            known[other] &= ~more
            p.knowledge.reveal([card, *hand])
    return card


def show(p: Position, seat: i64, face: i64) -> i64:
    """A card with this face is out of the hand, and everybody sees it."""
    card: i64 = pull(p, seat, face)
    if p.knowledge.known[card] != p.knowledge.everyone:
        p.knowledge.reveal([card, *p.hands[seat]])
        p.knowledge.known[card] = p.knowledge.everyone
    return card
