"""The defences chosen in the latest Assault incident [7.5], packed in one number, six bits a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog.derived import DEFENDING, Position
from houndtable.games.herecomesthedog.vocabulary import DEFENCES

if TYPE_CHECKING:
    from mypy_extensions import i64

MEAT_PAIRS: Final = [pairs for pairs, _ in DEFENCES]
FIRE_SETS: Final = [sets for _, sets in DEFENCES]
TOLD: Final = [1 | pairs << 4 | sets << 8 for pairs, sets in DEFENCES]


def chosen_by(p: Position, seat: i64) -> i64:
    """The defence a seat has chosen; -1 if none."""
    return (p.chosen >> 6 * seat & 63) - 1


def choose(p: Position, seat: i64, defence: i64) -> None:
    """The defence of one seat is settled, unseen by the others [11.2]; with -1 it is open again."""
    before: i64 = chosen_by(p, seat)
    p.chosen += (defence - before) << 6 * seat


def defence_counts(p: Position, owner: i64, viewer: i64) -> i64:
    """For an observation, while some still choose: whether the seat's defence is known, its pairs and its sets."""
    if p.step != DEFENDING:
        return 0
    defence: i64 = chosen_by(p, owner)
    return 0 if defence < 0 else TOLD[defence]


def is_asked(p: Position, owner: i64, viewer: i64) -> i64:
    """Whether the seat owes a choice."""
    return 1 if owner in p.waiting else 0
