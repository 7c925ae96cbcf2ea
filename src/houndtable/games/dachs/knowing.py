"""Who knows which cards [10.1] [10.2] [10.3].

Everybody knows the row, the cards played, the pile and the cards in hands that all saw go there; nobody the deck; all
others in hands their owner alone. Each card comes from a shuffle, its batch: see kernel/knowledge.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import FACE_OF, IDS
from houndtable.games.dachs.packed import bit_of, card_of, cards_of, set_of, size_of
from houndtable.games.dachs.position import Position
from houndtable.games.dachs.seats import hand_of, set_hand
from houndtable.games.dachs.stacks import set_deck
from houndtable.kernel.chance import Chance
from houndtable.kernel.knowledge import Knowledge, no_knowledge

if TYPE_CHECKING:
    from mypy_extensions import i64

ONE_BATCH: Final = [0] * IDS  # before the first reshuffle; positions share it


def knowledge_of(p: Position) -> Knowledge:
    """The same, card by card."""
    found = no_knowledge(p.players, IDS)
    for seat in range(p.players):
        for card in cards_of(hand_of(p, seat)):
            found.known[card] = 1 << seat
    for card in cards_of(p.row_cards | p.played | p.pile | p.seen):
        found.known[card] = found.everyone
    found.batch = p.batch
    found.batches = p.batches
    return found


def shuffled(p: Position, cards: list[int]) -> None:
    """These cards, which all saw, are shuffled now: a batch of their own."""
    p.batches += 1
    p.batch = p.batch[:]
    for card in cards:
        p.batch[card] = p.batches


def reveal(p: Position, hand: i64, card: i64) -> None:
    """A card, a set, of what is left in the hand is about to be shown, and not all know it: from now on nobody can tell
    apart the shuffles it may come from."""
    if is_mixed(p.batch, hand & ~p.seen):
        knowledge = knowledge_of(p)
        knowledge.reveal(cards_of(hand), card_of(card), FACE_OF)
        p.batch = knowledge.batch


def is_mixed(batch: list[int], cards: i64) -> bool:
    """Whether not all of the cards come from the same shuffle."""
    first: i64 = batch[card_of(cards & -cards)]
    cards &= cards - 1
    while cards != 0:
        if batch[card_of(cards & -cards)] != first:
            return True
        cards &= cards - 1
    return False


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """The cards that the seat does not know are dealt anew, batch by batch. How they lay before leaves no mark: the
    same knowledge and the same luck give the same cards."""
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
            set_hand(p, owner, hand)
        owner += 1
