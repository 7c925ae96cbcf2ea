"""What a seat knows and remembers: dealing the rest anew [10.2], and forgetting [10.6]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.components import GUARD, IDS, face_of
from houndtable.games.dogsbreath.position import (
    DRAFTING,
    GUARDING,
    NOBODY,
    NOTHING,
    Position,
    holds,
    next_seat,
    wait_for,
)
from houndtable.games.dogsbreath.scavenging import may_guard
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """All that the seat cannot know is dealt anew [10.2]; what it saw it knows, also of the grid [10.6]. Hands are put
    in printed order, since the order in which others got their cards is nobody's business."""
    p.chance = chance
    for hand in p.hands:
        put_alike_together(p, hand)
    deal_again(p, seat, chance)
    while not fits(p, seat):
        deal_again(p, seat, chance)
    if p.offered != NOTHING and seat != p.seat:
        hand = p.hands[p.seat]
        p.offered = sorted([face_of(card) for card in hand])[chance.below(len(hand))]
    for hand in p.hands:
        hand.sort()


def put_alike_together(p: Position, hand: list[int]) -> None:
    """The hand is in an order that depends only on who knows of its cards and where they come from."""
    known, batch = p.knowledge.known, p.knowledge.batch
    i: i64 = 1
    n: i64 = len(hand)
    while i < n:
        card = hand[i]
        j: i64 = i
        while j > 0 and (known[hand[j - 1]], batch[hand[j - 1]]) > (known[card], batch[card]):
            hand[j] = hand[j - 1]
            j -= 1
        hand[j] = card
        i += 1


def deal_again(p: Position, seat: i64, chance: Chance) -> None:
    """The cards the seat does not know lie shuffled where such cards lay; so do the cards under the deck, of which
    nobody knows the order [3.7]."""
    if p.step == DRAFTING:
        laid = [card for card in p.grid if card != NOTHING]
        p.knowledge.redeal([p.deck, laid, *p.hands], seat, chance)
        laid.reverse()
        for place in range(len(p.grid)):
            if p.grid[place] != NOTHING:
                p.grid[place] = laid.pop()
        return
    p.knowledge.redeal([p.deck, *p.hands], seat, chance)
    if p.bottom > 0:
        under = seen_or_not(p, p.deck[: p.bottom])
        chance.shuffle(under)
        p.deck = under + p.deck[p.bottom :]


def seen_or_not(p: Position, under: list[int]) -> list[int]:
    """The cards under the deck in an order that depends only on their faces and on whether they were seen."""
    batch = p.knowledge.batch
    marked = sorted([(face_of(card) * 2 + batch[card]) * IDS + card for card in under])
    return [mark % IDS for mark in marked]


def fits(p: Position, seat: i64) -> bool:
    """Whether nobody holds a card they were heard to lack [5.3], and whoever may guard now holds a Guard Dog [5.4]."""
    for owner in range(p.players):
        lacked: i64 = p.lacks[owner]
        if lacked != 0:
            for card in p.hands[owner]:
                if lacked >> face_of(card) & 1:
                    return False
    if p.step != GUARDING or seat == p.asked:
        return True
    asked: i64 = asked_unseen_by(p, seat)
    if asked == NOBODY:
        return False
    p.asked = asked
    wait_for(p, asked)
    return True


def asked_unseen_by(p: Position, seat: i64) -> i64:
    """The first holder of a Guard Dog who may be asked now, for all this seat knows: if it holds one itself, it knows
    whether it was asked before [5.4]."""
    own = seat < p.players and may_guard(p, seat) and holds(p.hands[seat], GUARD)
    later: bool = own and comes_before(p, seat, p.asked)
    passed = not later
    other: i64 = p.target
    while True:
        if other == seat:
            if own and not later:
                return NOBODY
            passed = True
        elif passed and may_guard(p, other) and holds(p.hands[other], GUARD):
            return other
        other = next_seat(p, other)
        if other == p.target:
            return NOBODY


def comes_before(p: Position, one: i64, other: i64) -> bool:
    """Whether one is asked before the other, clockwise from the opponent [5.4]."""
    seats: i64 = p.players
    return (one - p.target + seats) % seats < (other - p.target + seats) % seats


def forget(p: Position, seat: i64, chance: Chance, percent: i64) -> None:
    """Of the cards of the grid that the seat saw and that are down again, each is forgotten with this chance [10.6]."""
    one: i64 = 1
    known = p.knowledge.known
    for place in range(len(p.grid)):
        card = p.grid[place]
        if card != NOTHING and p.up >> place & 1 == 0 and known[card] != 0 and chance.below(100) < percent:
            known[card] &= ~(one << seat)
    if p.bottom > 0:
        batch = p.knowledge.batch[:]
        for card in seen_or_not(p, p.deck[: p.bottom]):
            if batch[card] == 0 and chance.below(100) < percent:
                batch[card] = 1
        p.knowledge.batch = batch
