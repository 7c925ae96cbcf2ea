# interpreted: never in a search, and compiling takes its time
"""Refusing memories of hands that nobody can have [11.4]."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.change import COME, GIFT, NO_SEAT, Change, came, follow, gift, went
from houndtable.games.drachensachen.components import (
    COPIES,
    FACE_TEXTS,
    FACES,
    NOTHING,
    common,
    count_of,
    faces_in,
    size_of,
)
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.explanations import turned_up
from houndtable.games.drachensachen.knowing import MOST_CHANGES, told_to
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import refuse, wanted

MOST_COUNTED: Final = 15  # cards of a face, in counts


def remade(kind: int, seat: int, held: int, cards: int, to: int = NO_SEAT, had: int = 0, knowers: int = 0) -> Change:
    """The change that a file tells: cards that came, equal ones that left a hand, or at most one that was given to
    another, known to both."""
    faces = faces_in(cards)
    if kind == GIFT:
        if to == seat or held == 0 or len(faces) > 1 or not (knowers >> seat & 1 and knowers >> to & 1):
            raise BadPosition("position-odd-gift")
        return gift(seat, held, to, had, faces[0] if faces else NOTHING, knowers)
    if kind == COME:
        return came(seat, cards, held)
    if not 0 < len(faces) <= held or faces != faces[:1] * len(faces):
        raise BadPosition("position-odd-cards-played")
    return went(seat, faces[0], len(faces), held)


def check_memories(p: Position) -> None:
    """Refuses memories that do not go with the hands or with each other."""
    if len(p.told) not in (0, (p.players + 1) * p.players):
        raise refuse("told", wanted("told", viewers=p.players + 1, players=p.players), len(p.told))
    if len(p.since) > MOST_CHANGES or (p.since and not p.told):
        raise refuse("since", wanted("changes", count=MOST_CHANGES), len(p.since))
    check_sizes(p)
    for viewer in range(p.players + 1 if p.told else 0):
        check_memory(p, viewer)


def check_sizes(p: Position) -> None:
    """Refuses hands that lost cards at no change, or of which somebody knew more cards than they had."""
    sizes = [-1] * p.players
    for change in p.since:
        for seat, before, after in change.sizes():
            if before < (sizes[seat] if sizes[seat] >= 0 else most_told(p, seat)):
                raise BadPosition("position-hand-too-small", player=seat + 1, count=before)
            sizes[seat] = after
    if any(size > size_of(hand) for size, hand in zip(sizes, p.hands)):
        raise BadPosition("position-hand-too-small-now")


def most_told(p: Position, owner: int) -> int:
    """The most cards of the hand that somebody was told of."""
    return max(size_of(cards) for cards in p.told[owner :: p.players])


def check_memory(p: Position, viewer: int) -> None:
    """Refuses what nobody can remember: there are as many cards as others turned out to have, among them those the
    viewer was sure of at the time; and what it is sure of now is there."""
    bounds = told_to(p, viewer)
    if viewer < p.players and bounds[viewer]:
        raise BadPosition("position-own-hand-told", player=viewer + 1)
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
            raise BadPosition("position-counts-on-too-much", player=owner + 1)


def count_up(left: list[int], change: Change, times: int) -> None:
    """The cards are counted in, or out."""
    for face in faces_in(change.cards):
        left[face] += times


def check_moment(left: list[int], bounds: list[int]) -> None:
    """Refuses a moment at which others had more cards of a face than there are, or fewer than somebody counted on."""
    for face in range(FACES):
        if not sum(count_of(cards, face) for cards in bounds) <= left[face] <= MOST_COUNTED:
            raise BadPosition("position-remembers-wrong", card=FACE_TEXTS[face])
