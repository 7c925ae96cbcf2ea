"""Placing the played cards in the row [7.1], and pushing out the oldest [7.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs import ending, telling
from houndtable.games.dachs.components import FACE_TEXTS, ROW, face_of
from houndtable.games.dachs.position import PLACING, Position
from houndtable.games.dachs.vocabulary import PLACE
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin(p: Position) -> None:
    """The player is asked for an order as long as the cards differ; otherwise they are placed as they are [7.1]."""
    face = face_of(p.played[0])
    for card in p.played:
        if face_of(card) != face:
            p.step = PLACING
            return
    if p.events is not None:
        telling.tell(p, "placed", {"seat": p.seat, "cards": telling.texts(p.played)})
    for card in p.played:
        p.row.append(card)
    p.played = []
    push_out(p)


def legal(p: Position) -> list[int]:
    """Each of the faces still to be placed; played cards lie in printed order."""
    moves: list[int] = []
    last: i64 = -1
    for card in p.played:
        move: i64 = PLACE + face_of(card)
        if move != last:
            moves.append(move)
        last = move
    return moves


def objection(p: Position, face: i64) -> Verdict | None:
    """Only a card that was played this turn is placed [7.1]."""
    for card in p.played:
        if face_of(card) == face:
            return None
    return Verdict("7.1", f"You have no {FACE_TEXTS[face]} left to place.")


def place(p: Position, face: i64) -> None:
    """The card lies at the newest end of the row; the rest follow once the order no longer matters [7.1]."""
    i: i64 = 0
    while face_of(p.played[i]) != face:
        i += 1
    card = p.played.pop(i)
    p.row.append(card)
    if p.events is not None:
        telling.tell(p, "placed", {"seat": p.seat, "cards": telling.texts([card])})
    begin(p)


def push_out(p: Position) -> None:
    """The oldest cards lie face down on the pile, six are left in the row [7.2], and the turn ends [7.3]."""
    over: i64 = len(p.row) - ROW
    if over > 0 and p.events is not None:
        telling.tell(p, "pushed out", {"cards": telling.texts(p.row[:over])})
    while over > 0:
        p.pile.append(p.row.pop(0))
        over -= 1
    ending.end_turn(p)
