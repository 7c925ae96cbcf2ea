"""Dealing anew all that a seat cannot know [10.2] [10.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs.derived import Position, hand_of, put_hand
from houndtable.games.dachs.packed import bit_of, cards_of, set_of, size_of
from houndtable.games.dachs.stacks import set_deck
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """Hands and deck are dealt anew as far as the seat does not know them [10.2], batch by batch; the pile everybody
    saw [10.3]. How the cards lay before leaves no trace: the same knowledge and the same luck give the same cards."""
    p.chance = chance
    unknown: i64 = p.deck
    owner: i64 = 0
    while owner < p.players:
        if owner != seat:
            unknown |= hand_of(p, owner) & ~p.seen
        owner += 1
    if p.batches == 0:
        deal_anew(p, unknown, cards_of(unknown), chance)
        return
    cards = cards_of(unknown)
    found: list[int] = []
    for card in cards:
        if p.batch[card] not in found:
            found.append(p.batch[card])
    found.sort()
    for batch in found:
        alike = [card for card in cards if p.batch[card] == batch]
        deal_anew(p, set_of(alike), alike, chance)


def deal_anew(p: Position, unknown: i64, dealt: list[int], chance: Chance) -> None:
    """All unknown cards of a batch, as a set and in printed order, lie shuffled in the places where they were."""
    chance.shuffle(dealt)
    place: i64 = 0
    if p.deck & unknown:  # then all of the deck
        set_deck(p, dealt, p.deck_size)
        place = p.deck_size
    owner: i64 = 0
    while owner < p.players:
        hand: i64 = hand_of(p, owner)
        old: i64 = hand & unknown
        if old != 0:
            end: i64 = place + size_of(old)
            hand ^= old
            while place < end:
                hand |= bit_of(dealt[place])
                place += 1
            put_hand(p, owner, hand)
        owner += 1
