"""Dealing anew all that a viewer cannot know [11.2] [11.3] [11.4] [11.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import exchange, explanations, knowing
from houndtable.games.drachensachen.change import gift
from houndtable.games.drachensachen.components import ALL_CARDS, COPIES, cards_of, size_of
from houndtable.games.drachensachen.derived import EXCHANGING, Position
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """Hands, hidden Remainders, the draw pile and what left the round unseen are dealt anew, as far as the seat
    does not know them. How they lay before leaves no trace."""
    p.chance = chance
    sizes = [size_of(p.hands[owner]) for owner in range(p.players)]
    bases = retell(p, seat, chance) if p.told else p.shown[:]
    if seat < p.players:
        bases[seat] = p.hands[seat]
    cards = unknown_cards(p, bases)
    chance.shuffle(cards)
    p.hands = bases
    place: i64 = deal_piles(p, cards)
    for owner in range(p.players):
        missing: i64 = sizes[owner] - size_of(bases[owner])
        hand: i64 = bases[owner]
        while missing > 0:
            hand += cards_of(cards[place] >> 3, 1)
            place += 1
            missing -= 1
        bases[owner] = hand
    if p.step == EXCHANGING:
        exchange.choose_anew(p, seat, chance)


def unknown_cards(p: Position, bases: list[int]) -> list[int]:
    """The cards that are in none of the places the viewer knows, in printed order."""
    left: i64 = unknown_counts(p, bases)
    cards: list[int] = []
    card: i64 = 0
    while left != 0:
        end: i64 = card + (left & 15)
        following: i64 = card + COPIES
        while card < end:
            cards.append(card)
            card += 1
        card = following
        left >>= 4
    return cards


def unknown_counts(p: Position, bases: list[int]) -> i64:
    """How many cards of each face are in none of the places the viewer knows."""
    known: i64 = p.gone + p.heap
    for counts in p.opens:
        known += counts
    for counts in bases:
        known += counts
    return ALL_CARDS - known


def deal_piles(p: Position, cards: list[int]) -> i64:
    """The draw pile, what left the round unseen and the hidden Remainders are made of the first cards; the next place
    among them."""
    place: i64 = len(p.draw_pile)
    p.draw_pile = [card >> 3 for card in cards[:place]]
    end: i64 = place + len(p.out)
    p.out = [card >> 3 for card in cards[place:end]]
    for seat in range(p.players):
        place = end
        end += len(p.hidden[seat])
        p.hidden[seat] = [card >> 3 for card in cards[place:end]]
    return end


def retell(p: Position, viewer: i64, chance: Chance) -> list[int]:
    """What must be in each hand by an explanation of all the viewer saw [11.4]; other seats know what they would know
    if it were true, and before it no more than everybody."""
    explanation = explanations.find_explanation(p, viewer, chance)
    told: list[int] = []
    for teller in range(p.players + 1):
        told += knowing.all_but_own(knowing.told_to(p, viewer if teller == viewer else p.players), teller)
    p.told = told
    for at in range(len(p.since)):
        change = p.since[at]
        if change.is_secret(viewer):
            p.since[at] = gift(change.seat, change.held, change.to, change.had, explanation.given[at], change.knowers)
    return explanation.hands
