"""Who knows what of a hand [11.2], and what becomes uncertain when a card is given unseen [11.4].

`shown` is of each hand what everybody is sure of. As long as no card was given there is nothing else to know. With
the first gift of a round every viewer's knowledge is set down, `told`, and from then on all that is seen of hands,
`since`. What a viewer can know is then: each explanation of all that was seen since, by what was given from what
was told on. `explanations.py` finds one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import change
from houndtable.games.drachensachen.change import Change
from houndtable.games.drachensachen.components import cards_of, count_of, size_of
from houndtable.games.drachensachen.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_CHANGES: Final = 400  # that are kept in mind; few rounds have so many


def all_see_come(p: Position, owner: i64, cards: i64) -> None:
    """Everybody saw these cards go into the hand [11.2]."""
    held: i64 = p.hands[owner]
    seen: i64 = p.shown[owner]
    p.hands[owner] = held + cards
    p.shown[owner] = seen + cards
    if p.told:
        keep_in_mind(p, change.came(owner, cards, size_of(held)))


def all_see_go(p: Position, owner: i64, face: i64, count: i64) -> None:
    """So many cards of a face left the hand face up; those that others knew of went first [11.2]."""
    held: i64 = p.hands[owner]
    p.hands[owner] = held - cards_of(face, count)
    seen: i64 = p.shown[owner]
    known: i64 = count_of(seen, face)
    if known > 0:
        p.shown[owner] = seen - cards_of(face, min(known, count))
    if p.told:
        keep_in_mind(p, change.went(owner, face, count, size_of(held)))


def give(p: Position, giver: i64, receiver: i64, face: i64) -> None:
    """A card went from hand to hand, seen by these two only [11.4]; by all if they knew the whole hand, all alike."""
    if not p.told:
        for viewer in range(p.players + 1):
            p.told += all_but_own(p.shown[:], viewer)
    whole: i64 = p.hands[giver]
    size: i64 = size_of(whole)
    seen_by_all = p.shown[giver] == whole and whole == cards_of(face, size)
    knowers: i64 = (2 << p.players) - 1 if seen_by_all else 1 << giver | 1 << receiver
    gift = change.gift(giver, size, receiver, size_of(p.hands[receiver]), face, knowers)
    p.hands[giver] = whole - gift.cards
    p.hands[receiver] += gift.cards
    p.spurned[receiver] = 0
    change.follow(p.shown, gift, p.players)
    keep_in_mind(p, gift)


def keep_in_mind(p: Position, new: Change) -> None:
    """Everybody remembers this; of very much, the first is forgotten."""
    p.since.append(new)
    if len(p.since) > MOST_CHANGES:
        drop_oldest(p, 1)


def drop_oldest(p: Position, count: i64) -> None:
    """Everybody has forgotten the first changes, but not what was sure after them."""
    told: list[int] = []
    for viewer in range(p.players + 1):
        bounds = told_to(p, viewer)
        for each in p.since[:count]:
            change.follow(bounds, each, viewer)
        told += all_but_own(bounds, viewer)
    p.told = told
    p.since = p.since[count:]


def all_but_own(bounds: list[int], viewer: i64) -> list[int]:
    """What the viewer has to be told."""
    if viewer < len(bounds):
        bounds[viewer] = 0
    return bounds


def told_to(p: Position, viewer: i64) -> list[int]:
    """What the viewer was sure of in each hand when it began to remember; of its own nothing."""
    return p.told[viewer * p.players : (viewer + 1) * p.players]


def sure_of(p: Position, owner: i64, viewer: i64) -> i64:
    """What the viewer is sure of in a hand now, whatever went."""
    if owner == viewer:
        return p.hands[owner]
    if not p.told:
        return p.shown[owner]
    bound: i64 = p.told[viewer * p.players + owner]
    for each in p.since:
        bound = change.sure_after(bound, each, owner, viewer)
    return bound
