"""Positions as figures, for a net: small helpers with which every game tells its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def add_flag(values: list[float], true: bool) -> None:
    """One more figure: 1 if it is true."""
    values.append(1.0 if true else 0.0)


def add_choice(values: list[float], chosen: i64, choices: i64) -> None:
    """A figure for each choice: 1 for the one chosen."""
    place: i64 = 0
    while place < choices:
        values.append(1.0 if place == chosen else 0.0)
        place += 1


def add_counts(values: list[float], counts: list[int], each: float) -> None:
    """A figure for each count: so much for each that is counted."""
    for count in counts:
        values.append(count * each)


def add_packed(values: list[float], packed: i64, places: i64, each: float) -> None:
    """The same for counts packed four bits each, the first lowest."""
    place: i64 = 0
    while place < places:
        values.append(int(packed >> 4 * place & 15) * each)
        place += 1


def names_of(players: int, seats: list[str], table: list[str]) -> list[str]:
    """The names of a game's figures: those of each seat from the own one on, in turn order, then the table's."""
    whose = ["own", *[f"player {turn} on:" for turn in range(1, players)]]
    return [f"{who} {name}" for who in whose for name in seats] + table
