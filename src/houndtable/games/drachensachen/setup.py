"""Setting up a round [2.1], cursed players' set-ups included [9.2] [9.3] [9.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import events, pile
from houndtable.games.drachensachen.components import (
    CARDS,
    CURSE_HAND,
    CURSE_HIDDEN,
    CURSE_OPEN,
    DRAW_PILE,
    HAND_CARDS,
    HIDDEN_CARDS,
    NO_CURSE,
    OPEN_CARDS,
    cards_of,
    faces_in,
)
from houndtable.games.drachensachen.derived import EXCHANGING, Position
from houndtable.games.drachensachen.vocabulary import NO_ANSWER
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(p: Position) -> None:
    """A new round lies ready: all cards shuffled [2.1], everybody's Remainders and hand [2.2], the draw pile, and the
    rest out of the round [2.3]; with Chaos the draw pile is all that remains [9.4]. Play goes clockwise [2.7]."""
    deck = CARDS[:]
    p.chance.shuffle(deck)
    place: i64 = 0
    for seat in range(p.players):
        place = deal_to(p, seat, deck, place)
    last: i64 = len(deck) if p.chaos else place + DRAW_PILE
    p.draw_pile = [card >> 3 for card in deck[place:last]]
    p.draw_pile.reverse()  # the first of them is on top
    p.out = [card >> 3 for card in deck[last:]]
    pile.lift(p)
    p.gone = 0
    p.debt = 0
    p.skip = 0
    p.told = []
    p.since = []
    p.spurned = [0] * p.players
    p.direction = 1
    p.turns = 0
    p.idle = 0


def deal_to(p: Position, seat: i64, deck: list[int], place: i64) -> i64:
    """The seat has its hidden Remainders, open ones and hand, as many as its curse says; the next place in the deck."""
    curse: i64 = p.curses[seat]
    hidden: i64 = HIDDEN_CARDS if curse == NO_CURSE else CURSE_HIDDEN[curse]
    p.hidden[seat] = [card >> 3 for card in deck[place : place + hidden]]
    place += hidden
    end: i64 = place + (OPEN_CARDS if curse == NO_CURSE else CURSE_OPEN[curse])
    cards: i64 = 0
    while place < end:
        cards += cards_of(deck[place] >> 3, 1)
        place += 1
    p.opens[seat] = cards
    end = place + (HAND_CARDS if curse == NO_CURSE else CURSE_HAND[curse])
    cards = 0
    while place < end:
        cards += cards_of(deck[place] >> 3, 1)
        place += 1
    p.hands[seat] = cards
    p.shown[seat] = 0
    return place


def begin(p: Position, first: i64) -> None:
    """Everybody is asked what to exchange, all at the same time [2.5] [2.6]; then the first player is on."""
    p.first = first
    p.seat = first
    p.step = EXCHANGING
    p.waiting = list(range(p.players))
    p.answers = [NO_ANSWER] * p.players
    if p.events is not None:
        opens = [faces_in(p.opens[seat]) for seat in range(p.players)]
        tell(p.events, events.ROUND, round=len(p.rounds) + 1, first=first, opens=opens, curses=p.curses)
        for seat in range(p.players):
            hand = faces_in(p.hands[seat])
            tell(p.events, events.DEALT, seat=seat, count=len(hand), cards=hand)
