"""Setting up a round [2.1] [2.7]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import telling
from houndtable.games.dachs.components import CARDS, HAND, ROW, face_of
from houndtable.games.dachs.knowing import ONE_BATCH
from houndtable.games.dachs.options import PLAYERS
from houndtable.games.dachs.packed import bit_of
from houndtable.games.dachs.pile import clear_pile
from houndtable.games.dachs.position import PLAYING, Position
from houndtable.games.dachs.seats import lives_of, set_hand, set_standing

if TYPE_CHECKING:
    from mypy_extensions import i64

ALONE: Final = [[seat] for seat in range(PLAYERS[1])]  # who is waited for; positions share these lists


def deal(p: Position) -> None:
    """A new round lies ready, but for who starts it: all cards shuffled [2.1], a row [2.2], hands [2.3], no points
    [2.4]; lives stay [2.7]."""
    p.deck = CARDS[:]
    p.chance.shuffle(p.deck)
    p.deck.reverse()  # what the shuffle put first is on top
    p.deck_left = len(p.deck)
    p.batch = ONE_BATCH
    p.batches = 0
    clear_pile(p)
    deal_row(p)
    p.seen = 0
    seat: i64 = 0
    while seat < p.players:
        hand: i64 = 0
        for _ in range(HAND):
            hand |= bit_of(top_card(p))
        set_hand(p, seat, hand)
        set_standing(p, seat, 0, 0, lives_of(p, seat))
        seat += 1
    p.last_lap = False
    p.turns = 0


def deal_row(p: Position) -> None:
    """The first cards of the deck are the row, the first one the oldest [2.2]."""
    p.row = p.row_cards = 0
    p.row_size = ROW
    place: i64 = 0
    while place < ROW:
        card: i64 = top_card(p)
        p.row |= face_of(card) << 4 * place
        p.row_cards |= bit_of(card)
        place += 1


def top_card(p: Position) -> i64:
    """The deck's top card, which lies there no more."""
    p.deck_left -= 1
    return p.deck[p.deck_left]


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
