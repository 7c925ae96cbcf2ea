# interpreted: never in a search, and compiling takes its time
"""Refusing memories of hands that nobody can have [11.4]."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.change import Change, follow
from houndtable.games.drachensachen.components import (
    COPIES,
    FACE_TEXTS,
    FACES,
    common,
    count_of,
    faces_in,
    size_of,
)
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.explanations import turned_up
from houndtable.games.drachensachen.knowing import told_to
from houndtable.kernel.errors import BadPosition

MOST_COUNTED: Final = 15  # cards of a face, in counts


def check_memories(p: Position) -> None:
    """Refuses memories that do not go with the hands or with each other."""
    check_sizes(p)
    for viewer in range(p.players + 1 if p.told else 0):
        check_memory(p, viewer)


def check_sizes(p: Position) -> None:
    """Refuses hands that lost cards at no change, or of which somebody knew more cards than they had."""
    sizes = [-1] * p.players
    for change in p.since:
        for seat, before, after in change.sizes():
            if before < (sizes[seat] if sizes[seat] >= 0 else most_told(p, seat)):
                raise BadPosition(f"Seat {seat} cannot have had {before} cards. [11.4]")
            sizes[seat] = after
    if any(size > size_of(hand) for size, hand in zip(sizes, p.hands)):
        raise BadPosition("Somebody has fewer cards than after all that happened. [11.4]")


def most_told(p: Position, owner: int) -> int:
    """The most cards of the hand that somebody was told of."""
    return max(size_of(cards) for cards in p.told[owner :: p.players])


def check_memory(p: Position, viewer: int) -> None:
    """Refuses what nobody can remember: there are as many cards as others turned out to have, among them those the
    viewer was sure of at the time; and what it is sure of now is there."""
    bounds = told_to(p, viewer)
    if viewer < p.players and bounds[viewer]:
        raise BadPosition(f"Seat {viewer} need not be told of its own hand. [11.2]")
    own = p.hands[viewer] if viewer < p.players else 0
    seen = [own, p.gone, p.heap, *p.opens]
    left = [COPIES - sum(count_of(cards, face) for cards in seen) for face in range(FACES)]
    for change in p.since:
        count_up(left, change, turned_up(change, viewer))
    for change in p.since:
        check_moment(left, [cards for seat, cards in enumerate(bounds) if seat != viewer])
        follow(bounds, change, viewer)
        count_up(left, change, -turned_up(change, viewer))
    for owner in range(p.players):
        if common(bounds[owner], p.hands[owner]) != bounds[owner]:
            raise BadPosition(f"Somebody counts on cards that seat {owner} does not hold. [11.4]")


def count_up(left: list[int], change: Change, times: int) -> None:
    """The cards are counted in, or out."""
    for face in faces_in(change.cards):
        left[face] += times


def check_moment(left: list[int], bounds: list[int]) -> None:
    """Refuses a moment at which others had more cards of a face than there are, or fewer than somebody counted on."""
    for face in range(FACES):
        if not sum(count_of(cards, face) for cards in bounds) <= left[face] <= MOST_COUNTED:
            raise BadPosition(f"Somebody remembers more or fewer {FACE_TEXTS[face]} than there are. [11.4]")
