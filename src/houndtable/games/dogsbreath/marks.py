"""Who knows which cards of the hands, by a journal [10.1] [10.3]: the same as `cards` does it move by move.

A card is its face and above that the mask of who knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.journal import COME, OUT, SWAP, TAKE, face_in, kind_of, more_in, other_in, seat_in

if TYPE_CHECKING:
    from mypy_extensions import i64


def marked(face: i64, mask: i64) -> i64:
    """A card and who knows it."""
    return face | mask << 4


def marked_hands(journal: list[int], players: i64, everyone: i64, *, named: bool) -> list[list[int]]:
    """The hands to which the journal leads."""
    one: i64 = 1
    hands: list[list[int]] = [[] for _ in range(players)]
    for entry in journal:
        kind = kind_of(entry)
        hand = hands[seat_in(entry)]
        if kind == COME:
            hand.append(marked(face_in(entry), more_in(entry)))
        elif kind == TAKE:
            hand.append(marked(face_in(entry), everyone))
        elif kind == OUT:
            pull(hand, face_in(entry))
        elif kind == SWAP:
            other = hands[more_in(entry)]
            both: i64 = one << seat_in(entry) | one << more_in(entry)
            pull(hand, face_in(entry))
            pull(other, other_in(entry))
            keep_known_to(hand, both)
            if not named:
                keep_known_to(other, both)
            hand.append(marked(other_in(entry), everyone if named else both))
            other.append(marked(face_in(entry), both))
    return hands


def pull(hand: list[int], face: i64) -> None:
    """A card of this face is gone, and with it what anybody knew of one such card."""
    best: i64 = -1
    most: i64 = -1
    i: i64 = 0
    n: i64 = len(hand)
    while i < n:
        card: i64 = hand[i]
        if card & 15 == face:
            mask: i64 = card >> 4
            seats: i64 = 0
            while mask != 0:
                mask &= mask - 1
                seats += 1
            if seats > most:
                best = i
                most = seats
        i += 1
    gone: i64 = hand.pop(best) >> 4
    i = 0
    n -= 1
    while i < n:
        card = hand[i]
        if card & 15 == face:
            mask = card >> 4
            hand[i] = marked(face, mask & gone)
            gone |= mask
        i += 1


def keep_known_to(hand: list[int], both: i64) -> None:
    """Only these two are still sure of what they knew of the hand [10.5]."""
    for i in range(len(hand)):
        hand[i] &= marked(15, both)
