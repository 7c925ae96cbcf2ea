"""Who knows which cards [10.1] [10.2] [10.3].

Everybody knows the row, the cards played, the pile and the cards in hands that all saw go there; nobody the deck; all
others in hands their owner alone. Each card comes from a shuffle, its batch: see kernel/knowledge.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs.components import FACE_OF, IDS
from houndtable.games.dachs.derived import Position, hand_of
from houndtable.games.dachs.packed import bit_of, card_of, cards_of
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.knowledge import Knowledge, no_knowledge

if TYPE_CHECKING:
    from mypy_extensions import i64


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


def learn(p: Position, knowledge: Knowledge) -> None:
    """What a position's file says of the cards in hands is known; a deck is as nobody knows it [10.2]."""
    for seat in range(p.players):
        for card in cards_of(hand_of(p, seat)):
            if knowledge.known[card] == knowledge.everyone:
                p.seen |= bit_of(card)
            elif knowledge.known[card] != 1 << seat:
                raise BadPosition("position-known")  # [10.1]
    for card in cards_of(p.deck):
        if knowledge.known[card] != 0 or knowledge.batch[card] != p.batches:
            raise BadPosition("position-deck-known")  # [10.2]
    p.batch = knowledge.batch


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
