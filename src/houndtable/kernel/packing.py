"""Packing: how a position keeps pieces, or a number of each seat, in few whole numbers, where a search needs it quick.

A game that keeps plain lists needs none of this. What is declared here is written into derived.py as fields and as
functions: of a number `hand` that each seat has, `hand_of(p, seat)`, `put_hand(p, seat, number)` and `all_hand(p)`, as
far as a module of the game imports them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WHOLE: Final = 62  # bits of a number that is not shared


class Packing:
    """Pieces in one number: `unpack` gives the list of pieces, `pack` the number. For an observation `count` gives how
    many there are of each face, packed (without it the number is that already), and `size` how many in all. Functions
    of a module of the game other than board.py: derived.py calls them."""

    def __init__(
        self,
        unpack: Callable[[int], list[int]],
        pack: Callable[[list[int]], int],
        *,
        size: Callable[[int], int] | None = None,
        count: Callable[[int], int] | None = None,
    ) -> None:
        self.unpack = unpack
        self.pack = pack
        self.size = size
        self.count = count


class Each:
    """A number of each seat that is in no list: in a field for each of `apart` seats, or side by side in one field, so
    many `bits` a seat, from `low` on. A `part` of one that is in fields lies above the parts before it."""

    def __init__(
        self, name: str, *, apart: int = 0, bits: int = WHOLE, low: int = 0, whole: Each | None = None, shift: int = 0
    ) -> None:
        self.name = name
        self.apart = apart
        self.bits = bits
        self.low = low
        self.whole = whole
        self.shift = shift
        self.mask = (1 << bits) - 1
        self.taken = 0  # bits that have gone to parts
        self.names: list[str] = [f"{name}{seat}" for seat in range(apart)] if whole is None else whole.names

    def part(self, name: str, bits: int) -> Each:
        """The next part of this number."""
        found = Each(name, bits=bits, whole=self, shift=self.taken)
        self.taken += bits
        return found

    def fields(self) -> list[str]:
        """The fields of the position that hold it."""
        return self.names or [self.name]

    def get(self, p: Any, seat: int) -> int:
        """The number of this seat."""
        if self.names:
            packed: int = getattr(p, self.names[seat])
            return packed if self.whole is None else packed >> self.shift & self.mask
        packed = getattr(p, self.name)
        return (packed >> self.bits * seat & self.mask) + self.low

    def put(self, p: Any, seat: int, number: int) -> None:
        """The number of this seat is this."""
        field, shift = (self.names[seat], self.shift) if self.names else (self.name, self.bits * seat)
        setattr(p, field, getattr(p, field) + (number - self.get(p, seat) << shift))
