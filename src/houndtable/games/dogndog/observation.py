"""What a seat knows of a position of Dog'n Dog, number by number [13.1] [13.2] [13.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog.components import CARDS, FACE_COPIES, FACE_TEXTS, FACES, KIND_TEXTS, KINDS, face_of
from houndtable.games.dogndog.options import OPTIONS, PLAYERS
from houndtable.games.dogndog.position import (
    NOT_ASKED,
    OVER,
    STEPS,
    TURN,
    Position,
    discards_of,
    is_unaware,
    richi_of,
)
from houndtable.kernel.observation import FAR, Field, Sheet, count_of, fields_of, flag, near, one_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_LAPS: Final = max([option.high for option in OPTIONS if option.name == "laps"])
NO_DISCARD: Final = -1

SEAT_FIELDS: Final = [
    *count_of("hand", FACE_TEXTS, FACE_COPIES),
    *count_of("discards", FACE_TEXTS, FACE_COPIES),
    *one_of("last discard", FACE_TEXTS),
    flag("Ri-chi"),
    Field("discards before Ri-chi", 0, CARDS),
    Field("false declarations", 0, FAR),
    Field("score", -FAR, FAR),
    flag("Parent"),
    flag("on turn"),
]
DISCARDS: Final = FACES
LAST: Final = DISCARDS + FACES
RICHI: Final = LAST + FACES
BEFORE: Final = RICHI + 1
WRONG: Final = BEFORE + 1
SCORE: Final = WRONG + 1
PARENT: Final = SCORE + 1
ON_TURN: Final = PARENT + 1
SEAT: Final = ON_TURN + 1

TABLE_FIELDS: Final = [
    *one_of("drawn", FACE_TEXTS),
    *one_of("dora", FACE_TEXTS),
    *one_of("own missed", KIND_TEXTS),
    flag("asked about a discard"),
    *one_of("step", STEPS[:OVER]),
    Field("cards in the deck", 0, CARDS),
    Field("moves of the house card left", 0, PLAYERS[1] * MOST_LAPS),
]
DORA: Final = FACES
MISSED: Final = DORA + FACES
ANSWER: Final = MISSED + KINDS
STEP: Final = ANSWER + 1
DECK: Final = STEP + OVER
LEFT: Final = DECK + 1


def fields(players: int) -> list[Field]:
    """What each number tells."""
    return fields_of(players, SEAT_FIELDS, TABLE_FIELDS)


def observe(state: State, seat: i64, sheet: Sheet) -> None:
    """What the seat knows is on the sheet; while others are asked about a discard that is what it knew before."""
    assert isinstance(state, Position)
    unaware = is_unaware(state, seat)
    at: i64 = 0
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = (seat + turn) % state.players
        put_hand(state, owner, seat, unaware, sheet, at)
        put_discards(state, owner, unaware, sheet, at)
        put_standing(state, owner, unaware, sheet, at)
        at += SEAT
        turn += 1
    put_own(state, seat, unaware, sheet, at)
    sheet.put(at + DORA + face_of(state.dora), 1)
    if state.step != OVER:
        sheet.put(at + STEP + (TURN if unaware else state.step), 1)
    sheet.put(at + DECK, len(state.deck))
    sheet.put(at + LEFT, state.players * state.options.number("laps") - state.moved)


def put_hand(p: Position, owner: i64, viewer: i64, unaware: bool, sheet: Sheet, at: i64) -> None:
    """The cards of a hand that the viewer knows, beside the one drawn."""
    known = p.knowledge.known
    drawn: i64 = p.last_drawn if unaware else -1
    for card in p.hands[owner]:
        if known[card] >> viewer & 1 and card != drawn:
            sheet.count(at + face_of(card))
    if unaware and owner == p.seat and viewer == owner and p.discards[owner][-1] != drawn:
        sheet.count(at + face_of(p.discards[owner][-1]))


def put_discards(p: Position, owner: i64, unaware: bool, sheet: Sheet, at: i64) -> None:
    """The discards of a player, and the last of them."""
    last: i64 = NO_DISCARD
    for card in discards_of(p, owner, unaware):
        last = face_of(card)
        sheet.count(at + DISCARDS + last)
    if last != NO_DISCARD:
        sheet.put(at + LAST + last, 1)


def put_standing(p: Position, owner: i64, unaware: bool, sheet: Sheet, at: i64) -> None:
    """What else everybody sees of a player."""
    richi: i64 = richi_of(p, owner, unaware)
    if richi >= 0:
        sheet.put(at + RICHI, 1)
        sheet.put(at + BEFORE, richi)
    sheet.put(at + WRONG, near(p.wrong[owner]))
    sheet.put(at + SCORE, near(p.scores[owner]))
    if owner == p.parent:
        sheet.put(at + PARENT, 1)
    if owner == p.seat:
        sheet.put(at + ON_TURN, 1)


def put_own(p: Position, seat: i64, unaware: bool, sheet: Sheet, at: i64) -> None:
    """What nobody else knows: the card drawn, the kinds whose ron was passed [5.5], and whether a discard is asked
    about [5.2], as if no answer had been given yet [13.4]."""
    drawn: i64 = p.last_drawn if unaware else p.drawn
    if drawn >= 0 and p.seat == seat:
        sheet.put(at + face_of(drawn), 1)
    sheet.put_packed(at + MISSED, p.missed[seat], 1)
    if p.answers[seat] != NOT_ASKED:
        sheet.put(at + ANSWER, 1)
