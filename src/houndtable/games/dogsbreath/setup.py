"""Setting up a round [2.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import events
from houndtable.games.dogsbreath.components import CARDS, DEALT, IDS, NOBODY, NOTHING, ONE_EACH, face_of, places_of
from houndtable.games.dogsbreath.derived import DRAFTING, DRAWING, Position
from houndtable.games.dogsbreath.seats import wait_for
from houndtable.kernel.events import tell
from houndtable.kernel.knowledge import no_knowledge

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(p: Position) -> None:
    """A new round lies ready, but for who starts it: all cards shuffled [2.1], hands [2.2], the grid [2.3]."""
    p.knowledge = no_knowledge(p.players, IDS)
    known = p.knowledge.known
    deck = ONE_EACH[:] if p.box else CARDS[:]
    p.chance.shuffle(deck)
    deck.reverse()  # what the shuffle put first is on top
    for seat in range(p.players):
        hand: list[int] = []
        for _ in range(DEALT):
            card = deck.pop()
            known[card] = 1 << seat
            hand.append(card)
        p.hands[seat] = hand
        p.latest[seat] = NOTHING
    grid: list[int] = []
    for _ in range(places_of(p.players)):
        grid.append(deck.pop())
    p.grid = grid
    p.deck = deck
    p.discards = []
    p.used = []
    p.up = 0
    forget_round(p)
    p.turns = 0
    p.outer = NOBODY
    begin_nothing(p)


def forget_round(p: Position) -> None:
    """Nothing has happened to the cards that anybody would have to remember [10.6]."""
    p.bottom = 0
    p.seen = 0
    p.journal = []
    p.written = 0


def begin(p: Position, first: i64) -> None:
    """The round begins with the first player's turn of the draft [3.1]."""
    p.first = first
    if p.events is not None:
        tell(p.events, events.ROUND, round=len(p.rounds) + 1, first=first, grid=len(p.grid))
        for seat in range(p.players):
            hand = [face_of(card) for card in p.hands[seat]]
            tell(p.events, events.DEALT, seat=seat, count=len(hand), cards=hand)
    begin_draft_turn(p, first)


def begin_draft_turn(p: Position, seat: i64) -> None:
    """That seat may turn up cards [3.1]."""
    p.seat = seat
    p.step = DRAFTING
    p.begun = False
    wait_for(p, seat)


def begin_turn(p: Position, seat: i64) -> None:
    """It is that seat's turn [4.1], which begins with a card to take [4.2]."""
    p.seat = seat
    p.step = DRAWING
    begin_nothing(p)
    wait_for(p, seat)


def begin_nothing(p: Position) -> None:
    """Nothing was done yet in this turn [4.2] [5.1]."""
    p.has_drawn = False
    p.has_scavenged = False
    p.taken = NOTHING
