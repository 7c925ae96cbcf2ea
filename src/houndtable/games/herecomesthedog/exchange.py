"""Exchanging a stick instead of rolling [5.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog import reasons
from houndtable.games.herecomesthedog.components import EXCHANGES, HELD, held_by, number_of
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.events import EXCHANGED
from houndtable.games.herecomesthedog.turn import end_turn
from houndtable.games.herecomesthedog.vocabulary import EXCHANGE, ROLL
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

GIVEN: Final = [given for given, _, _ in EXCHANGES]
NUMBER: Final = [number for _, number, _ in EXCHANGES]
TAKEN: Final = [taken for _, _, taken in EXCHANGES]
GIVEN_STICKS: Final = [1 << 4 * given for given in GIVEN]
TAKEN_STICKS: Final = [number << 4 * taken for number, taken in zip(NUMBER, TAKEN)]

# The moves of who may roll or exchange, by a mask of the exchanges that are lawful.
OFFERS: Final = [
    [ROLL, *[EXCHANGE + line for line in range(len(EXCHANGES)) if mask >> line & 1]]
    for mask in range(1 << len(EXCHANGES))
]


def legal(p: Position) -> list[int]:
    """To roll [3.2], and every exchange for which the sticks are there [5.3] [5.4]."""
    sticks: i64 = held_by(p.held, p.seat)
    mask: i64 = 0
    if sticks > 15:  # fire or charcoal is held
        line: i64 = 0
        while line < 3:
            given: i64 = GIVEN[line]
            taken: i64 = TAKEN[line]
            number: i64 = NUMBER[line]
            if number_of(sticks, given) > 0 and number_of(p.bonfire, taken) > number:
                mask += 1 << line
            line += 1
    return OFFERS[mask][:]


def objection(p: Position, line: i64) -> Verdict | None:
    """Why this exchange is not possible now."""
    given, number, taken = EXCHANGES[line]
    left = number_of(p.bonfire, taken)
    if number_of(held_by(p.held, p.seat), given) == 0:
        return no(reasons.HOLD_NONE, colour=given)
    if left < number:
        return no(reasons.TOO_FEW_TO_EXCHANGE, count=left, colour=taken)
    if left == number:
        return no(reasons.NOT_THE_LAST, colour=taken)
    return None


def exchange(p: Position, line: i64) -> None:
    """One stick lies at the bonfire and what is taken for it is held; the turn is over [5.1]."""
    given: i64 = GIVEN_STICKS[line]
    taken: i64 = TAKEN_STICKS[line]
    p.bonfire += given - taken
    p.held += (taken - given) << HELD * p.seat
    if p.events is not None:
        tell(p.events, EXCHANGED, seat=p.seat, gave=GIVEN[line], took=[TAKEN[line]] * NUMBER[line])
    end_turn(p)
