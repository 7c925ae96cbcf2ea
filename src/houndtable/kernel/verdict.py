"""A verdict: why a move is not lawful, with the clause that says so."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe


class Verdict:
    """No, because of `clause`; `why` is a sentence for the player."""

    def __init__(self, clause: str, why: str) -> None:
        self.clause = clause
        self.why = why

    def __reduce__(self) -> Recipe:
        return Verdict, (self.clause, self.why)

    def __str__(self) -> str:
        return f"{self.why} [{self.clause}]"
