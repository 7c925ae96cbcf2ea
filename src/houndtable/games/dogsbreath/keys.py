"""A hand as one number, its key: the cards by their faces, counted, four bits a face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.components import face_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def unit(face: i64) -> i64:
    """The key of a single card."""
    one: i64 = 1
    half: i64 = one << 2 * face  # in two steps: a compiled 1 is shifted by less than 32 bits
    return half << 2 * face


def key_of(cards: list[int]) -> i64:
    """The key of these cards."""
    key: i64 = 0
    for card in cards:
        key += unit(face_of(card))
    return key


def without(key: i64, face: i64) -> i64:
    """The key with no card of this face."""
    return key - unit(face) * (key >> 4 * face & 15)


def moves_of(key: i64, first: i64) -> list[int]:
    """A move for each face that the key counts, ascending; `first` is the one of the first face."""
    moves: list[int] = []
    move: i64 = first
    while key != 0:
        if key & 15 != 0:
            moves.append(move)
        key >>= 4
        move += 1
    return moves
