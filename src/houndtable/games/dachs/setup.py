"""Setting up a round [2.1] [2.7]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import CARDS, HAND, ONE_BATCH, ROW, face_of
from houndtable.games.dachs.derived import PLAYING, Position, put_bonuses, put_hand, put_points
from houndtable.games.dachs.events import DEALT, ROUND
from houndtable.games.dachs.options import PLAYERS
from houndtable.games.dachs.packed import faces_in, set_of
from houndtable.games.dachs.stacks import clear_pile, set_deck
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64

ALONE: Final = [[seat] for seat in range(PLAYERS[1])]  # who is waited for; positions share these lists


def deal(p: Position) -> list[int]:
    """A new round lies ready, but for who starts it: all cards shuffled [2.1], a row [2.2], hands [2.3], no points
    [2.4]; lives stay [2.7]. The answer is all cards in the order in which they were dealt."""
    cards = CARDS[:]
    p.chance.shuffle(cards)
    p.row = 0
    p.row_cards = set_of(cards[:ROW])
    p.row_size = ROW
    place: i64 = 0
    while place < ROW:
        p.row |= face_of(cards[place]) << 4 * place
        place += 1
    seat: i64 = 0
    while seat < p.players:
        put_hand(p, seat, set_of(cards[place : place + HAND]))
        put_points(p, seat, 0)
        put_bonuses(p, seat, 0)
        place += HAND
        seat += 1
    set_deck(p, cards[: place - 1 : -1], len(cards) - place)  # what the shuffle put first is on top
    clear_pile(p)
    p.seen = 0
    p.batch = ONE_BATCH
    p.batches = 0
    p.last_lap = False
    p.turns = 0
    return cards


def begin(p: Position, first: int, dealt: list[int]) -> None:
    """The round, for which these cards were dealt, begins with the first player's turn [3.1]."""
    p.first = first
    if p.events is not None:
        tell(p.events, ROUND, round=len(p.rounds) + 1, row=faces_in(p.row, p.row_size), first=first)
        for seat in range(p.players):
            hand = [face_of(card) for card in dealt[ROW + HAND * seat :][:HAND]]
            tell(p.events, DEALT, seat=seat, count=HAND, cards=hand)
    begin_turn(p, first)


def begin_turn(p: Position, seat: int) -> None:
    """It is that seat's turn, at its first step [3.2]."""
    p.seat = seat
    p.step = PLAYING
    p.waiting = ALONE[seat]
