"""Exchanging a hand card for an open Remainder before the first turn [2.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import events, knowing, reasons, turn
from houndtable.games.drachensachen.components import FACES, cards_of, count_of
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.vocabulary import EXCHANGE, KEEP, NO_ANSWER
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def choices(p: Position, seat: i64) -> list[int]:
    """To keep all, or any hand card for any open one, equal ones too [2.5]."""
    moves: list[int] = [KEEP]
    opened: list[int] = []
    face: i64 = 0
    while face < FACES:
        if count_of(p.opens[seat], face):
            opened.append(face)
        face += 1
    hand: i64 = p.hands[seat]
    face = 0
    while hand != 0:
        if hand & 15:
            for other in opened:
                moves.append(EXCHANGE + FACES * face + other)
        hand >>= 4
        face += 1
    return moves


def legal(p: Position, seat: i64) -> list[int]:
    """A choice for whoever has not chosen yet [2.6]."""
    return choices(p, seat) if p.answers[seat] == NO_ANSWER else []


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Everybody chooses once [2.6], a card of the hand for one of the own open ones [2.5]."""
    if p.answers[seat] != NO_ANSWER:
        return no(reasons.CHOSEN_ALREADY)
    if move == KEEP:
        return None
    if move < EXCHANGE:
        return no(reasons.EXCHANGE_FIRST)
    face: i64 = (move - EXCHANGE) // FACES
    if not count_of(p.hands[seat], face):
        return no(reasons.NOT_TO_EXCHANGE, card=face)
    other: i64 = (move - EXCHANGE) % FACES
    if not count_of(p.opens[seat], other):
        return no(reasons.NOT_OPEN_TO_EXCHANGE, card=other)
    return None


def choose(p: Position, seat: i64, move: i64) -> None:
    """The choice is made in secret; when all have made theirs the cards change places [2.6]."""
    p.answers[seat] = move
    p.waiting.remove(seat)
    if p.waiting:
        return
    for each in range(p.players):
        exchange(p, each, p.answers[each])
        p.answers[each] = NO_ANSWER
    p.waiting.append(p.first)
    turn.begin(p, p.first)


def exchange(p: Position, seat: i64, move: i64) -> None:
    """The two cards have changed places, and everybody knows the one in the hand [11.2]."""
    if move == KEEP:
        if p.events is not None:
            tell(p.events, events.KEPT, seat=seat)
        return
    face: i64 = (move - EXCHANGE) // FACES
    other: i64 = (move - EXCHANGE) % FACES
    p.hands[seat] -= cards_of(face, 1)
    p.opens[seat] += cards_of(face, 1) - cards_of(other, 1)
    knowing.all_see_come(p, seat, cards_of(other, 1))
    if p.events is not None:
        tell(p.events, events.EXCHANGED, seat=seat, hand=face, open=other)


def choose_anew(p: Position, viewer: i64, chance: Chance) -> None:
    """What others than the viewer chose in secret is chosen anew [11.5]."""
    for seat in range(p.players):
        if seat != viewer and p.answers[seat] != NO_ANSWER:
            offers = choices(p, seat)
            p.answers[seat] = offers[chance.below(len(offers))]
