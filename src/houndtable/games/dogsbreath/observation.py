"""What a seat knows of a position of Dog's Breath, number by number [10.1] [10.2] [10.3] [10.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import (
    CARDS,
    FACE_COPIES,
    FACE_TEXTS,
    FACES,
    HAND,
    MOST_PLACES,
    face_of,
)
from houndtable.games.dogsbreath.ending import totals_of
from houndtable.games.dogsbreath.options import OPTIONS
from houndtable.games.dogsbreath.position import (
    DRAFTING,
    GUARDING,
    NOTHING,
    OFFERING,
    OVER,
    REQUESTING,
    STEPS,
    Position,
)
from houndtable.games.dogsbreath.scavenging import step_known_to
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.observation import FAR, Field, Sheet, count_of, fields_of, flag, near, one_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = {option.name: option.high for option in OPTIONS}

SEAT_FIELDS: Final = [
    *count_of("hand", FACE_TEXTS, FACE_COPIES),
    *one_of("latest discard", FACE_TEXTS),
    Field("cards in hand", 0, HAND + 1),
    Field("points", -FAR, FAR),
    flag("out"),
    flag("with the Scavenger before them"),
    flag("on turn"),
    flag("began the round"),
]
LATEST: Final = FACES
CARDS_IN_HAND: Final = LATEST + FACES
POINTS: Final = CARDS_IN_HAND + 1
OUT: Final = POINTS + 1
ROBBED: Final = OUT + 1
ON_TURN: Final = ROBBED + 1
BEGAN: Final = ON_TURN + 1
SEAT: Final = BEGAN + 1

PLACE_FIELDS: Final = ["a card", "face up", *FACE_TEXTS]
TABLE_FIELDS: Final = [
    *[field for place in PLACE_TEXTS for field in one_of(f"grid {place}:", PLACE_FIELDS)],
    *count_of("discards", FACE_TEXTS, FACE_COPIES),
    *count_of("played", FACE_TEXTS, FACE_COPIES),
    *one_of("taken", FACE_TEXTS),
    *one_of("offered", FACE_TEXTS),
    *one_of("requested", FACE_TEXTS),
    *one_of("step", STEPS[:OVER]),
    flag("something is offered"),
    flag("own Guard Dog may block"),
    flag("has begun a turn of the draft"),
    flag("has drawn"),
    flag("has scavenged"),
    Field("cards in the deck", 0, len(CARDS)),
    Field("specials among the discards", 0, len(CARDS)),
    Field("turns of each", 0, MOST["turn_cap"]),
    Field("rounds played", 0, FAR),
]
FACE: Final = 2
PLACE: Final = FACE + FACES
DISCARDS: Final = MOST_PLACES * PLACE
PLAYED: Final = DISCARDS + FACES
TAKEN: Final = PLAYED + FACES
OFFERED: Final = TAKEN + FACES
REQUESTED: Final = OFFERED + FACES
STEP: Final = REQUESTED + FACES
IS_OFFERED: Final = STEP + OVER
MAY_BLOCK: Final = IS_OFFERED + 1
HAS_BEGUN: Final = MAY_BLOCK + 1
HAS_DRAWN: Final = HAS_BEGUN + 1
HAS_SCAVENGED: Final = HAS_DRAWN + 1
DECK: Final = HAS_SCAVENGED + 1
USED: Final = DECK + 1
TURNS: Final = USED + 1
ROUNDS: Final = TURNS + 1


def fields(players: int) -> list[Field]:
    """What each number tells."""
    return fields_of(players, SEAT_FIELDS, TABLE_FIELDS)


def observe(state: State, seat: i64, sheet: Sheet) -> None:
    """What the seat knows is on the sheet."""
    assert isinstance(state, Position)
    totals = totals_of(state.rounds, state.players)
    at: i64 = 0
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = (seat + turn) % state.players
        put_hand(state, owner, seat, sheet, at)
        sheet.put(at + POINTS, near(totals[owner]))
        put_standing(state, owner, sheet, at)
        at += SEAT
        turn += 1
    if state.step == DRAFTING:
        put_grid(state, seat, sheet, at)
    put_table(state, sheet, at)
    put_turn(state, seat, sheet, at)


def put_hand(p: Position, owner: i64, viewer: i64, sheet: Sheet, at: i64) -> None:
    """The cards of a hand that the viewer knows, and how many there are."""
    known = p.knowledge.known
    for card in p.hands[owner]:
        if known[card] >> viewer & 1:
            sheet.count(at + face_of(card))
    sheet.put(at + CARDS_IN_HAND, len(p.hands[owner]))


def put_standing(p: Position, owner: i64, sheet: Sheet, at: i64) -> None:
    """What else everybody sees of a player."""
    if p.latest[owner] != NOTHING:
        sheet.put(at + LATEST + p.latest[owner], 1)
    if owner == p.outer:
        sheet.put(at + OUT, 1)
    if owner == p.target:
        sheet.put(at + ROBBED, 1)
    if owner == p.seat:
        sheet.put(at + ON_TURN, 1)
    if owner == p.first:
        sheet.put(at + BEGAN, 1)


def put_grid(p: Position, seat: i64, sheet: Sheet, at: i64) -> None:
    """The grid place by place: what lies face up, and what the seat saw there before."""
    place: i64 = 0
    for card in p.grid:
        if card != NOTHING:
            sheet.put(at, 1)
            if p.up >> place & 1:
                sheet.put(at + 1, 1)
            if p.knowledge.known[card] >> seat & 1:
                sheet.put(at + FACE + face_of(card), 1)
        place += 1
        at += PLACE


def put_table(p: Position, sheet: Sheet, at: i64) -> None:
    """What lies open, and how far round and game are."""
    for card in p.discards:
        sheet.count(at + DISCARDS + face_of(card))
    for card in p.played:
        sheet.count(at + PLAYED + face_of(card))
    sheet.put(at + DECK, len(p.deck))
    sheet.put(at + USED, len(p.used))
    sheet.put(at + TURNS, p.turns // p.players)
    sheet.put(at + ROUNDS, near(len(p.rounds)))


def put_turn(p: Position, seat: i64, sheet: Sheet, at: i64) -> None:
    """What is decided, as far as the seat may know: of a card offered its owner knows the face [5.6], and who is
    asked for a Guard Dog knows it alone [10.4]."""
    step: i64 = step_known_to(p, seat)
    if step != OVER:
        sheet.put(at + STEP + step, 1)
    if step == GUARDING:
        sheet.put(at + MAY_BLOCK, 1)
    if p.taken != NOTHING:
        sheet.put(at + TAKEN + p.taken, 1)
    if p.offered != NOTHING and step != OFFERING:
        sheet.put(at + IS_OFFERED, 1)
        if seat == p.seat:
            sheet.put(at + OFFERED + p.offered, 1)
    if p.requested != NOTHING and step != REQUESTING:
        sheet.put(at + REQUESTED + p.requested, 1)
    if p.begun:
        sheet.put(at + HAS_BEGUN, 1)
    if p.has_drawn:
        sheet.put(at + HAS_DRAWN, 1)
    if p.has_scavenged:
        sheet.put(at + HAS_SCAVENGED, 1)
