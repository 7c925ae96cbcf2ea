"""What a seat knows of a position of Here Comes the Dog, number by number: all of it [11.1], but for what others chose
while some still choose [11.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog.components import (
    COLOURS,
    DICE,
    DOGS,
    FALLS,
    STICKS,
    VILLAGERS,
    held_by,
)
from houndtable.games.herecomesthedog.incident import defences
from houndtable.games.herecomesthedog.options import OPTIONS
from houndtable.games.herecomesthedog.position import DEFENDING, NOT_ROLLED, OVER, STEPS, Position, chosen_by
from houndtable.games.herecomesthedog.vocabulary import DEFENCES, MOST_MEAT, MOST_SETS
from houndtable.kernel.observation import Field, Sheet, count_of, fields_of, flag, one_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_ROUNDS: Final = max([option.high for option in OPTIONS if option.name == "rounds"])
FIRE_SETS: Final = [sets for _, sets in DEFENCES]
MEAT_PAIRS: Final = [pairs for pairs, _ in DEFENCES]

SEAT_FIELDS: Final = [
    *[Field(colour, 0, most) for colour, most in zip(COLOURS, STICKS)],
    Field("dogs", 0, DOGS),
    Field("villagers", 0, VILLAGERS),
    Field("falls", 0, FALLS),
    flag("on turn"),
    flag("to choose"),
    flag("has chosen a defence"),
    Field("meat pairs chosen", 0, MOST_MEAT // 2),
    Field("fire sets chosen", 0, MOST_SETS),
]
DOGS_TAMED: Final = len(COLOURS)
STANDING: Final = DOGS_TAMED + 1
FALLEN: Final = STANDING + 1
ON_TURN: Final = FALLEN + 1
TO_CHOOSE: Final = ON_TURN + 1
CHOSEN: Final = TO_CHOOSE + 1
PAIRS: Final = CHOSEN + 1
SETS: Final = PAIRS + 1
SEAT: Final = SETS + 1

TABLE_FIELDS: Final = [
    *count_of("bonfire", COLOURS, STICKS),
    *count_of("dice", COLOURS, [DICE] * len(COLOURS)),
    *one_of("step", STEPS[:OVER]),
    Field("pack", 0, DOGS),
    Field("rounds left", 0, MOST_ROUNDS),
]
ROLLED: Final = len(COLOURS)
STEP: Final = ROLLED + len(COLOURS)
PACK: Final = STEP + OVER
LEFT: Final = PACK + 1


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
        put_seat(state, owner, sheet, at)
        if state.step == DEFENDING:
            put_defence(state, owner, seat, sheet, at)
        at += SEAT
        turn += 1
    put_table(state, sheet, at)


def put_seat(p: Position, owner: i64, sheet: Sheet, at: i64) -> None:
    """A player: sticks, dogs and villagers."""
    sheet.put_packed(at, held_by(p.held, owner), 4)
    sheet.put(at + DOGS_TAMED, p.dogs[owner])
    sheet.put(at + STANDING, p.villagers[owner])
    sheet.put(at + FALLEN, p.falls[owner])
    if owner == p.seat:
        sheet.put(at + ON_TURN, 1)
    if owner in p.waiting:
        sheet.put(at + TO_CHOOSE, 1)


def put_defence(p: Position, owner: i64, viewer: i64, sheet: Sheet, at: i64) -> None:
    """The defence a player chose, where the viewer knows it: the own one, or one without a choice [11.2]."""
    chosen: i64 = chosen_by(p, owner)
    if chosen >= 0 and (owner == viewer or len(defences(p, owner)) == 1):
        sheet.put(at + CHOSEN, 1)
        sheet.put(at + PAIRS, MEAT_PAIRS[chosen])
        sheet.put(at + SETS, FIRE_SETS[chosen])


def put_table(p: Position, sheet: Sheet, at: i64) -> None:
    """The bonfire, the dice, the step of the turn, and how far the game is."""
    sheet.put_packed(at, p.bonfire, 4)
    if p.dice != NOT_ROLLED:
        dice: i64 = p.dice
        die: i64 = 0
        while die < DICE:
            sheet.count(at + ROLLED + dice % len(COLOURS))
            dice //= len(COLOURS)
            die += 1
    if p.step != OVER:
        sheet.put(at + STEP + p.step, 1)
    sheet.put(at + PACK, p.pack)
    sheet.put(at + LEFT, p.last_round - len(p.rounds))
