"""Setting up a round [2.1] [2.7]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs import telling
from houndtable.games.dachs.components import CARDS, HAND, IDS, ROW
from houndtable.games.dachs.options import PLAYERS
from houndtable.games.dachs.position import PLAYING, Position
from houndtable.kernel.knowledge import no_knowledge

ALONE: Final = [[seat] for seat in range(PLAYERS[1])]  # who is waited for; positions share these lists


def deal(p: Position) -> None:
    """A new round lies ready, but for who starts it: all cards shuffled [2.1], a row [2.2], hands [2.3], no points
    [2.4]; lives stay [2.7]."""
    p.knowledge = no_knowledge(p.players, IDS)
    known = p.knowledge.known
    deck = CARDS[:]
    p.chance.shuffle(deck)
    deck.reverse()  # what the shuffle put first is on top
    p.row = []
    for _ in range(ROW):
        card = deck.pop()
        known[card] = p.knowledge.everyone
        p.row.append(card)
    for seat in range(p.players):
        hand: list[int] = []
        for _ in range(HAND):
            card = deck.pop()
            known[card] = 1 << seat
            hand.append(card)
        p.hands[seat] = hand
        p.points[seat] = 0
        p.bonuses[seat] = 0
    p.deck = deck
    p.pile = []
    p.last_lap = False
    p.turns = 0


def begin(p: Position, first: int) -> None:
    """The round begins with the first player's turn [3.1]."""
    p.first = first
    if p.events is not None:
        telling.round_begins(p)
    begin_turn(p, first)


def begin_turn(p: Position, seat: int) -> None:
    """It is that seat's turn, at its first step [3.2]."""
    p.seat = seat
    p.step = PLAYING
    p.waiting = ALONE[seat]
