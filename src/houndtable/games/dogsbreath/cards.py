"""Cards on the move: out of the deck, out of a hand, and what everybody may know then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.components import FACE_OF, face_of
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.events import DREW, RESHUFFLED
from houndtable.games.dogsbreath.journal import COME, OUT, SHUFFLE, SWAP, entry_of, note
from houndtable.kernel.events import tell
from houndtable.kernel.knowledge import best_known

if TYPE_CHECKING:
    from mypy_extensions import i64


def holds(hand: list[int], face: i64) -> bool:
    """Whether a card with this face is in the hand."""
    for card in hand:
        if face_of(card) == face:
            return True
    return False


def draw_card(p: Position, seat: i64) -> None:
    """The deck's top card is in the hand, known to its owner only [10.2]; an empty deck is renewed first [4.6]."""
    if not p.deck:
        reshuffle(p)
    card = p.deck.pop()
    one: i64 = 1
    p.knowledge.known[card] = one << seat
    p.hands[seat].append(card)
    note(p, entry_of(COME, seat, face_of(card), one << seat))
    if p.bottom > len(p.deck):
        p.bottom = 0
        p.seen = 0
    if p.events is not None:
        tell(p.events, DREW, seat=seat, deck=len(p.deck), card=face_of(card))


def reshuffle(p: Position) -> None:
    """All discards, specials used included, are the new deck [4.6]. Everybody saw what went in [10.6]."""
    p.deck = p.discards + p.used
    p.discards = []
    p.used = []
    p.chance.shuffle(p.deck)
    p.deck.reverse()  # what the shuffle put first is on top
    for card in p.deck:
        p.knowledge.known[card] = 0
    note(p, entry_of(SHUFFLE))
    if p.events is not None:
        tell(p.events, RESHUFFLED, count=len(p.deck))


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
    return card


def show(p: Position, seat: i64, face: i64) -> i64:
    """A card with this face is out of the hand, and everybody sees it."""
    card: i64 = pull(p, seat, face)
    p.knowledge.known[card] = p.knowledge.everyone
    note(p, entry_of(OUT, seat, face))
    return card


def exchange(p: Position, seat: i64, target: i64, given_face: i64, got_face: i64) -> None:
    """The two cards are in each other's hands [5.7], known to these two players [10.3], one that was named to all."""
    one: i64 = 1
    known = p.knowledge.known
    both: i64 = one << seat | one << target
    given: i64 = pull(p, seat, given_face)
    got: i64 = pull(p, target, got_face)
    keep_known_to(p, p.hands[seat], both)
    if not p.named:
        keep_known_to(p, p.hands[target], both)
    known[given] = both
    known[got] = p.knowledge.everyone if p.named else both
    p.hands[seat].append(got)
    p.hands[target].append(given)
    note(p, entry_of(SWAP, seat, given_face, target, got_face))


def keep_known_to(p: Position, hand: list[int], both: i64) -> None:
    """A card left this hand face down: only the two players are still sure of what they knew of it [10.5]."""
    known = p.knowledge.known
    for card in hand:
        known[card] &= both
