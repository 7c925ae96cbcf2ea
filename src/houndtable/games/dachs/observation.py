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
    face_of,
)
from houndtable.games.dachs.options import OPTIONS
from houndtable.games.dachs.position import OVER, STEPS, Position, of_colour
from houndtable.games.dachs.thumb import PLAY_SIZE, PLAY_SUM
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
POINTS: Final = CARDS_IN_HAND + 1
LIVES: Final = POINTS + 1
ON_TURN: Final = LIVES + 1
BEGAN: Final = ON_TURN + 1
SEAT: Final = BEGAN + 1

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
DRAWS_LEFT: Final = DECK + 1
HAS_DRAWN: Final = DRAWS_LEFT + 1
LAST_LAP: Final = HAS_DRAWN + 1


def fields(players: int) -> list[Field]:
    """What each number tells."""
    return fields_of(players, SEAT_FIELDS, TABLE_FIELDS)


def observe(state: State, seat: i64, sheet: Sheet) -> None:
    """What the seat knows is on the sheet."""
    assert isinstance(state, Position)
    at: i64 = 0
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = seat + turn
        if owner >= state.players:
            owner -= state.players
        if owner != seat:
            put_hand(state, owner, seat, sheet, at)
        sheet.put(at + POINTS, state.points[owner])
        sheet.put(at + LIVES, state.lives[owner])
        if owner == state.seat:
            sheet.put(at + ON_TURN, 1)
        if owner == state.first:
            sheet.put(at + BEGAN, 1)
        at += SEAT
        turn += 1
    put_own_hand(state, seat, sheet)
    put_cards(state, sheet, at)
    put_turn(state, sheet, at)


def put_own_hand(p: Position, seat: i64, sheet: Sheet) -> None:
    """All cards of the own hand, and those of them that everybody saw go there."""
    known = p.knowledge.known
    everyone: i64 = p.knowledge.everyone
    seen: i64 = p.players * SEAT + SEEN
    hand = p.hands[seat]
    for card in hand:
        face: i64 = face_of(card)
        sheet.count(face)
        if known[card] == everyone:
            sheet.count(seen + face)
    sheet.put(CARDS_IN_HAND, len(hand))


def put_hand(p: Position, owner: i64, viewer: i64, sheet: Sheet, at: i64) -> None:
    """The cards of another's hand that the viewer knows, and how many there are."""
    known = p.knowledge.known
    hand = p.hands[owner]
    for card in hand:
        if known[card] >> viewer & 1:
            sheet.count(at + face_of(card))
    sheet.put(at + CARDS_IN_HAND, len(hand))


def put_cards(p: Position, sheet: Sheet, at: i64) -> None:
    """The row in its order; what was played; what was pushed out, which all saw."""
    place: i64 = at
    for card in p.row:
        sheet.put(place + face_of(card), 1)
        place += FACES
    for card in p.played:
        sheet.count(at + PLAYED + face_of(card))
    for card in p.pile:
        sheet.count(at + PILE + face_of(card))


def put_turn(p: Position, sheet: Sheet, at: i64) -> None:
    """The step of the turn, and what it still allows."""
    if p.retrievable != 0:
        colour: i64 = 0
        while colour < 4:
            sheet.put(at + RETRIEVABLE + colour, of_colour(p.retrievable, colour))
            colour += 1
    if p.step != OVER:
        sheet.put(at + STEP + p.step, 1)
    sheet.put(at + DECK, len(p.deck))
    sheet.put(at + DRAWS_LEFT, p.draws_left)
    if p.has_drawn:
        sheet.put(at + HAS_DRAWN, 1)
    if p.last_lap:
        sheet.put(at + LAST_LAP, 1)
