"""The moves of a match: who made which. With the deal that is all it takes to tell everything again."""

from __future__ import annotations

import sys

from houndtable.record import Made


class MoveLog:
    """Every move from the deal on, in few bytes: what came of them is told again by playing them again."""

    __slots__ = ("open_from", "seats", "texts")

    def __init__(self) -> None:
        self.seats = bytearray()
        self.texts: list[str] = []  # the vocabulary's own
        self.open_from = 0  # the moves before brought luck or a secret: they can never be taken back

    def __len__(self) -> int:
        return len(self.texts)

    def note(self, seat: int, text: str) -> None:
        """A move more, of which only this is known."""
        self.seats.append(seat)
        self.texts.append(sys.intern(text))

    def add(self, made: Made) -> None:
        """A move more."""
        self.note(made.seat, made.text)
        if made.luck or any(event.secret for event in made.events):
            self.open_from = len(self)

    def first(self, count: int, start: int = 0) -> list[tuple[int, str]]:
        """So many moves from the deal on, or those of them after the first `start`: each seat and text."""
        return list(zip(self.seats[start:count], self.texts[start:count]))

    def last(self) -> tuple[int, str]:
        """Who made the last move, and which; seat -1 if there is none."""
        return (self.seats[-1], self.texts[-1]) if self.texts else (-1, "")

    def cut(self, count: int) -> None:
        """All moves after so many are taken back."""
        del self.seats[count:]
        del self.texts[count:]

    def last_of(self, seat: int) -> int:
        """The number of the seat's last move; -1 if there is none."""
        return self.seats.rfind(seat)
