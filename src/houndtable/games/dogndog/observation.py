"""What a seat knows of a position of Dog'n Dog, number by number [13.1] [13.2] [13.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog.components import CARDS, FACE_COPIES, FACE_TEXTS, FACES, KIND_TEXTS, KINDS, face_of
from houndtable.games.dogndog.options import OPTIONS, PLAYERS
from houndtable.games.dogndog.position import ANSWERS, NOT_ASKED, OVER, STEPS, Position
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
    *one_of("own answer:", ANSWERS[1:]),
    *one_of("step", STEPS[:OVER]),
    Field("cards in the deck", 0, CARDS),
    Field("moves of the house card left", 0, PLAYERS[1] * MOST_LAPS),
]
DORA: Final = FACES
MISSED: Final = DORA + FACES
ANSWER: Final = MISSED + KINDS
STEP: Final = ANSWER + len(ANSWERS) - 1
DECK: Final = STEP + OVER
LEFT: Final = DECK + 1


def fields(players: int) -> list[Field]:
    """What each number tells."""
    return fields_of(players, SEAT_FIELDS, TABLE_FIELDS)


def observe(state: State, seat: i64, sheet: Sheet) -> None:
    """What the seat knows is on the sheet."""
    assert isinstance(state, Position)
    at: i64 = 0
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = (seat + turn) % state.players
        put_cards(state, owner, seat, sheet, at)
        put_standing(state, owner, sheet, at)
        at += SEAT
        turn += 1
    put_own(state, seat, sheet, at)
    sheet.put(at + DORA + face_of(state.dora), 1)
    if state.step != OVER:
        sheet.put(at + STEP + state.step, 1)
    sheet.put(at + DECK, len(state.deck))
    sheet.put(at + LEFT, state.players * state.options.number("laps") - state.moved)


def put_cards(p: Position, owner: i64, viewer: i64, sheet: Sheet, at: i64) -> None:
    """The cards of a hand that the viewer knows, and the discards."""
    known = p.knowledge.known
    for card in p.hands[owner]:
        if known[card] >> viewer & 1:
            sheet.count(at + face_of(card))
    last: i64 = NO_DISCARD
    for card in p.discards[owner]:
        last = face_of(card)
        sheet.count(at + DISCARDS + last)
    if last != NO_DISCARD:
        sheet.put(at + LAST + last, 1)


def put_standing(p: Position, owner: i64, sheet: Sheet, at: i64) -> None:
    """What else everybody sees of a player."""
    if p.richi[owner] >= 0:
        sheet.put(at + RICHI, 1)
        sheet.put(at + BEFORE, p.richi[owner])
    sheet.put(at + WRONG, near(p.wrong[owner]))
    sheet.put(at + SCORE, near(p.scores[owner]))
    if owner == p.parent:
        sheet.put(at + PARENT, 1)
    if owner == p.seat:
        sheet.put(at + ON_TURN, 1)


def put_own(p: Position, seat: i64, sheet: Sheet, at: i64) -> None:
    """What nobody else knows: the card drawn, the kinds whose ron was passed [5.5], the answer to a discard [5.2]."""
    if p.drawn >= 0 and p.seat == seat:
        sheet.put(at + face_of(p.drawn), 1)
    sheet.put_packed(at + MISSED, p.missed[seat], 1)
    answer: i64 = p.answers[seat]
    if answer != NOT_ASKED:
        sheet.put(at + ANSWER + answer - 1, 1)
