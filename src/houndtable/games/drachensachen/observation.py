"""What a seat knows of a position of Drachensachen, number by number [11.1] [11.2] [11.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import (
    ABILITIES,
    CARDS,
    COPIES,
    CURSES,
    FACE_TEXTS,
    FACES,
    MOST_LOST,
    NO_CURSE,
    NOTHING,
    SET,
    size_of,
)
from houndtable.games.drachensachen.knowing import certain
from houndtable.games.drachensachen.options import OPTIONS
from houndtable.games.drachensachen.position import OVER, STEPS, Position
from houndtable.games.drachensachen.vocabulary import MOST_HIDDEN, MOST_OWED
from houndtable.kernel.observation import (
    FAR,
    Field,
    Sheet,
    count_of,
    fields_of,
    flag,
    near,
    one_of,
)
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final = len(CARDS)
EACH: Final = [COPIES] * FACES
MOST_HOARD: Final = max([option.high for option in OPTIONS if option.name == "hoard"])

SEAT_FIELDS: Final = [
    *count_of("hand", FACE_TEXTS, EACH),
    *count_of("open", FACE_TEXTS, EACH),
    Field("cards in hand", 0, ALL),
    Field("hidden Remainders", 0, MOST_HIDDEN),
    Field("coins lost", -FAR, MOST_HOARD - 1 + MOST_LOST),
    *one_of("curse", CURSES),
    flag("on turn"),
    flag("to choose"),
]
OPEN: Final = FACES
CARDS_IN_HAND: Final = OPEN + FACES
HIDDEN: Final = CARDS_IN_HAND + 1
LOST: Final = HIDDEN + 1
CURSE: Final = LOST + 1
ON_TURN: Final = CURSE + len(CURSES)
TO_CHOOSE: Final = ON_TURN + 1
SEAT: Final = TO_CHOOSE + 1

TABLE_FIELDS: Final = [
    *one_of("to beat", FACE_TEXTS),
    *one_of("on top", FACE_TEXTS),
    *count_of("pile", FACE_TEXTS, EACH),
    *count_of("gone", FACE_TEXTS, EACH),
    *count_of("own hand, seen by all:", FACE_TEXTS, EACH),
    *one_of("step", STEPS[:OVER]),
    *one_of("in force:", ABILITIES),
    *one_of("drawn before:", ABILITIES),
    Field("equal cards in a row", 0, SET),
    Field("debt", 0, MOST_OWED),
    Field("turns to be missed", 0, COPIES),
    Field("cards in the draw pile", 0, ALL),
    Field("cards out unseen", 0, ALL),
    Field("cards still to be given or lifted", 0, ALL),
    Field("turns that changed nothing", 0, FAR),
    flag("played clockwise"),
    flag("an extra turn"),
    flag("chaos"),
]
TOP: Final = FACES
PILE: Final = TOP + FACES
GONE: Final = PILE + FACES
SEEN: Final = GONE + FACES
STEP: Final = SEEN + FACES
IN_FORCE: Final = STEP + OVER
BEFORE: Final = IN_FORCE + len(ABILITIES)
RUN: Final = BEFORE + len(ABILITIES)
DEBT: Final = RUN + 1
SKIP: Final = DEBT + 1
DRAW_PILE: Final = SKIP + 1
OUT: Final = DRAW_PILE + 1
TODO: Final = OUT + 1
IDLE: Final = TODO + 1
CLOCKWISE: Final = IDLE + 1
EXTRA: Final = CLOCKWISE + 1
CHAOTIC: Final = EXTRA + 1


def fields(players: int) -> list[Field]:
    """What each number tells."""
    return fields_of(players, SEAT_FIELDS, TABLE_FIELDS)


def observe(state: State, seat: i64, sheet: Sheet) -> None:
    """What the seat knows is on the sheet."""
    assert isinstance(state, Position)
    sure = certain(state, seat)
    at: i64 = 0
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = (seat + turn) % state.players
        put_seat(state, owner, sure[owner], sheet, at)
        at += SEAT
        turn += 1
    put_cards(state, seat, sheet, at)
    put_turn(state, sheet, at)


def put_seat(p: Position, owner: i64, sure: i64, sheet: Sheet, at: i64) -> None:
    """A player: the cards the viewer is sure of, the Remainders, coins and curse."""
    sheet.put_packed(at, sure, 4)
    sheet.put_packed(at + OPEN, p.opens[owner], 4)
    sheet.put(at + CARDS_IN_HAND, size_of(p.hands[owner]))
    sheet.put(at + HIDDEN, len(p.hidden[owner]))
    sheet.put(at + LOST, near(p.lost[owner]))
    if p.curses[owner] != NO_CURSE:
        sheet.put(at + CURSE + p.curses[owner], 1)
    if owner == p.seat:
        sheet.put(at + ON_TURN, 1)
    if owner in p.waiting:
        sheet.put(at + TO_CHOOSE, 1)


def put_cards(p: Position, seat: i64, sheet: Sheet, at: i64) -> None:
    """What lies open, what has left the round, and what everybody saw of the own hand."""
    if p.facing != NOTHING:
        sheet.put(at + p.facing, 1)
    if p.top != NOTHING:
        sheet.put(at + TOP + p.top, 1)
    sheet.put_packed(at + PILE, p.heap, 4)
    sheet.put_packed(at + GONE, p.gone, 4)
    sheet.put_packed(at + SEEN, p.shown[seat], 4)
    sheet.put(at + DRAW_PILE, len(p.draw_pile))
    sheet.put(at + OUT, len(p.out))


def put_turn(p: Position, sheet: Sheet, at: i64) -> None:
    """What is to be decided, what is owed, and what the abilities change."""
    if p.step != OVER:
        sheet.put(at + STEP + p.step, 1)
    sheet.put_packed(at + IN_FORCE, p.abilities, 1)
    sheet.put_packed(at + BEFORE, p.used, 1)
    sheet.put(at + RUN, p.run)
    sheet.put(at + DEBT, p.debt)
    sheet.put(at + SKIP, p.skip)
    sheet.put(at + TODO, p.todo)
    sheet.put(at + IDLE, near(max(p.idle, 0)))
    if p.direction == 1:
        sheet.put(at + CLOCKWISE, 1)
    if p.quick:
        sheet.put(at + EXTRA, 1)
    if p.chaos:
        sheet.put(at + CHAOTIC, 1)
