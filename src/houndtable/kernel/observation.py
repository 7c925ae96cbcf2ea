"""Observations: what a seat knows of a position, as whole numbers in a fixed order, for programs that learn.

Every game has a table of fields, one a number, and fills in a sheet that lies there with nothing but zeros.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from houndtable.kernel.copying import Recipe

if TYPE_CHECKING:
    from mypy_extensions import i64

FAR: Final = 1000  # scores that have no bound are told as if they ended here


class Field:
    """One number of an observation: what it tells, and from where to where it goes."""

    def __init__(self, name: str, low: int, high: int) -> None:
        self.name = name
        self.low = low
        self.high = high

    def __reduce__(self) -> Recipe:
        return Field, (self.name, self.low, self.high)


class Sheet(ABC):
    """Where an observation is written."""

    @abstractmethod
    def put(self, at: i64, value: i64) -> None:
        """The number at this place is `value`."""

    @abstractmethod
    def count(self, at: i64) -> None:
        """The number at this place is one more; below 256."""

    def put_packed(self, at: i64, packed: i64, bits: i64) -> None:
        """The numbers from this place on are those packed in so many bits each, at most 8, the first lowest."""
        lowest: i64 = (1 << bits) - 1
        while packed != 0:
            number: i64 = packed & lowest
            if number > 0:
                self.put(at, number)
            packed >>= bits
            at += 1


class Page(Sheet):
    """A sheet as a list of numbers."""

    def __init__(self, length: int) -> None:
        self.numbers = [0] * length

    def put(self, at: i64, value: i64) -> None:
        self.numbers[at] = value

    def count(self, at: i64) -> None:
        self.numbers[at] += 1

    def __reduce__(self) -> Recipe:
        return page_with, (self.numbers[:],)


def page_with(numbers: list[int]) -> Page:
    """A page on which these numbers stand."""
    found = Page(0)
    found.numbers = numbers
    return found


def near(score: i64) -> i64:
    """The score, if it is not too far from 0 to be told."""
    return max(-FAR, min(FAR, score))


def flag(name: str) -> Field:
    """1 if it is so."""
    return Field(name, 0, 1)


def one_of(what: str, texts: list[str]) -> list[Field]:
    """A 1 for the one it is; all 0 if it is none of them."""
    return [flag(f"{what} {text}") for text in texts]


def count_of(what: str, texts: list[str], most: list[int]) -> list[Field]:
    """How many there are of each."""
    return [Field(f"{what} {text}", 0, high) for text, high in zip(texts, most)]


def fields_of(players: int, seat: list[Field], table: list[Field]) -> list[Field]:
    """The table of a game's fields: those of each seat from the own one on, in turn order, then the table's."""
    whose = ["own", *[f"player {turn} on:" for turn in range(1, players)]]
    return [Field(f"{who} {field.name}", field.low, field.high) for who in whose for field in seat] + table
