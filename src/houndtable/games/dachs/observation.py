"""What a seat knows of a position of Dachs, number by number [10.1] [10.2] [10.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import (
    CARDS,
    COLOURS,
    FACE_COPIES,
    FACE_TEXTS,
    FACES,
    HAND_LIMIT,
    ROW,
)
from houndtable.games.dachs.options import OPTIONS
from houndtable.games.dachs.packed import counts_of, size_of
from houndtable.games.dachs.position import OVER, STEPS, Position
from houndtable.games.dachs.seats import hand_of, lives_of, points_of
from houndtable.games.dachs.vocabulary import PLAY_SIZE, PLAY_SUM
from houndtable.kernel.observation import Field, Sheet, count_of, fields_of, flag, one_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = {option.name: option.high for option in OPTIONS}
MOST_POINTS: Final = MOST["target"] - 1 + max([total + size for total, size in zip(PLAY_SUM, PLAY_SIZE)])
PLACES: Final = ROW + HAND_LIMIT - 2  # of the row: the last two cards of a play are placed together

SEAT_FIELDS: Final = [
    *count_of("hand", FACE_TEXTS, FACE_COPIES),
    Field("cards in hand", 0, HAND_LIMIT),
    Field("points", 0, MOST_POINTS),
    Field("lives", 0, MOST["lives"]),
    flag("on turn"),
    flag("began the round"),
]
CARDS_IN_HAND: Final = FACES
SEAT: Final = len(SEAT_FIELDS)

TABLE_FIELDS: Final = [
    *[field for place in range(1, PLACES + 1) for field in one_of(f"row {place}:", FACE_TEXTS)],
    *count_of("played", FACE_TEXTS, FACE_COPIES),
    *count_of("pile", FACE_TEXTS, FACE_COPIES),
    *count_of("own hand, seen by all:", FACE_TEXTS, FACE_COPIES),
    *count_of("retrievable", COLOURS, [HAND_LIMIT] * len(COLOURS)),
    *one_of("step", STEPS[:OVER]),
    Field("cards in the deck", 0, len(CARDS)),
    Field("draws left", 0, HAND_LIMIT),
    flag("has drawn"),
    flag("last lap"),
]
PLAYED: Final = PLACES * FACES
PILE: Final = PLAYED + FACES
SEEN: Final = PILE + FACES
RETRIEVABLE: Final = SEEN + FACES
STEP: Final = RETRIEVABLE + 4
DECK: Final = STEP + OVER


def fields(players: int) -> list[Field]:
    """What each number tells."""
    return fields_of(players, SEAT_FIELDS, TABLE_FIELDS)


def observe(state: State, seat: i64, sheet: Sheet) -> None:
    """What the seat knows is on the sheet."""
    assert isinstance(state, Position)
    at: i64 = 0
    owner: i64 = seat
    players: i64 = state.players
    while at < players * SEAT:
        if owner == seat:
            put_own_hand(state, seat, sheet)
        else:
            put_hand(state, owner, sheet, at)
        put_standing(state, owner, sheet, at + CARDS_IN_HAND)
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    put_cards(state, sheet, at)
    put_turn(state, sheet, at)


def put_own_hand(p: Position, seat: i64, sheet: Sheet) -> None:
    """All cards of the own hand, and those of them that everybody saw go there."""
    hand: i64 = hand_of(p, seat)
    sheet.put_packed(0, counts_of(hand), 4)
    if hand & p.seen:
        sheet.put_packed(p.players * SEAT + SEEN, counts_of(hand & p.seen), 4)


def put_hand(p: Position, owner: i64, sheet: Sheet, at: i64) -> None:
    """The cards of another's hand that all saw go there."""
    seen: i64 = hand_of(p, owner) & p.seen
    if seen != 0:
        sheet.put_packed(at, counts_of(seen), 4)


def put_standing(p: Position, owner: i64, sheet: Sheet, at: i64) -> None:
    """What everybody sees of a player, eight bits a number, in the order of the fields."""
    standing: i64 = size_of(hand_of(p, owner)) | points_of(p, owner) << 8 | lives_of(p, owner) << 16
    if owner == p.seat:
        standing |= 1 << 24
    if owner == p.first:
        standing |= 1 << 32
    sheet.put_packed(at, standing, 8)


def put_cards(p: Position, sheet: Sheet, at: i64) -> None:
    """The row in its order; what was played; what was pushed out, which all saw."""
    row: i64 = p.row
    place: i64 = at
    end: i64 = at + FACES * p.row_size
    while place < end:
        sheet.put(place + (row & 15), 1)
        row >>= 4
        place += FACES
    if p.played != 0:
        sheet.put_packed(at + PLAYED, counts_of(p.played), 4)
    sheet.put_packed(at + PILE, counts_of(p.pile), 4)


def put_turn(p: Position, sheet: Sheet, at: i64) -> None:
    """The step of the turn, and what it still allows; what is left eight bits a number, in the order of the fields."""
    sheet.put_packed(at + RETRIEVABLE, p.retrievable, 3)
    if p.step != OVER:
        sheet.put(at + STEP + p.step, 1)
    left: i64 = p.deck_size | p.draws_left << 8
    if p.has_drawn:
        left |= 1 << 16
    if p.last_lap:
        left |= 1 << 24
    sheet.put_packed(at + DECK, left, 8)
