"""Which entries of a table still have an effect, by their numbers. Those that have none can be deleted."""

from __future__ import annotations

from array import array


def numbers() -> array[int]:
    """No numbers yet, of four bytes each."""
    return array("I")


class Ledger:
    """`spare` are entries without effect, in the order in which they may be deleted: a move that was taken back before
    the one it followed, and both before the entry that took them back. The latest `Settled` entry stands for them."""

    __slots__ = ("asking", "moves", "said", "settled", "spare")

    def __init__(self) -> None:
        self.moves = numbers()
        self.said = numbers()
        self.asking = numbers()  # of what is asked to be taken back
        self.settled: int | None = None
        self.spare = numbers()

    def cut(self, kept: int) -> None:
        """All moves after so many are spare."""
        self.spare.extend(reversed(self.moves[kept:]))
        del self.moves[kept:]

    def answered(self) -> None:
        """Nothing is asked any more."""
        self.spare.extend(self.asking)
        del self.asking[:]

    def say(self, number: int, most: int) -> None:
        """Something more was said; only so much is kept."""
        self.said.append(number)
        self.spare.extend(self.said[:-most])
        del self.said[:-most]

    def settle(self, number: int) -> None:
        """The entry stands for all that is spare, and for the one before it."""
        if self.settled is not None:
            self.spare.append(self.settled)
        self.settled = number
