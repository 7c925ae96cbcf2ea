"""stub"""

from __future__ import annotations
from typing import TYPE_CHECKING
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def choose(state: State, seat: i64) -> int:
    return state.legal(seat)[0]


def reason(state: State, seat: i64, move: i64) -> str:
    return "It is the first."
