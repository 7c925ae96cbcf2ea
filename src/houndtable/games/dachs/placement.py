"""Placing the played cards in the row [7.1], and pushing out the oldest [7.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs import ending, reasons
from houndtable.games.dachs.components import ROW
from houndtable.games.dachs.derived import PLACING, Position
from houndtable.games.dachs.events import PLACED, PUSHED_OUT
from houndtable.games.dachs.packed import at, copy_of, faces_in, faces_of, first_face
from houndtable.games.dachs.stacks import add_to_pile
from houndtable.games.dachs.vocabulary import PLACE
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin(p: Position) -> None:
    """The player is asked for an order as long as the cards differ; otherwise they are placed as they are [7.1]."""
    face: i64 = first_face(p.played)
    if p.played >> 4 * face > 15:
        p.step = PLACING
        return
    if p.events is not None:
        tell(p.events, PLACED, seat=p.seat, cards=faces_of(p.played))
    while p.played != 0:
        put_in_row(p, face)
    push_out(p)


def put_in_row(p: Position, face: i64) -> None:
    """A card of those played lies at the newest end of the row [7.1]."""
    card: i64 = copy_of(p.played, face)
    p.played ^= card
    p.row |= face << 4 * p.row_size
    p.row_size += 1
    p.row_cards |= card


def legal(p: Position) -> list[int]:
    """Each of the faces still to be placed, in printed order."""
    moves: list[int] = []
    left: i64 = p.played
    while left != 0:
        face: i64 = first_face(left)
        moves.append(PLACE + face)
        left ^= at(left, face) << 4 * face
    return moves


def objection(p: Position, face: i64) -> Verdict | None:
    """Only a card that was played this turn is placed [7.1]."""
    if copy_of(p.played, face) != 0:
        return None
    return no(reasons.NONE_TO_PLACE, card=face)


def place(p: Position, face: i64) -> None:
    """The card lies at the newest end of the row; the rest follow once the order no longer matters [7.1]."""
    put_in_row(p, face)
    if p.events is not None:
        tell(p.events, PLACED, seat=p.seat, cards=[face])
    begin(p)


def push_out(p: Position) -> None:
    """The oldest cards lie face down on the pile, six are left in the row [7.2], and the turn ends [7.3]."""
    if p.row_size > ROW and p.events is not None:
        tell(p.events, PUSHED_OUT, cards=faces_in(p.row, p.row_size - ROW))
    while p.row_size > ROW:
        face: i64 = p.row & 15
        card: i64 = copy_of(p.row_cards, face)
        p.row >>= 4
        p.row_size -= 1
        p.row_cards ^= card
        add_to_pile(p, face, card)
    ending.end_turn(p)
