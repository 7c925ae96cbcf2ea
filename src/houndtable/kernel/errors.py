"""Everything the engine refuses, as a closed list: each has a code and a sentence for a person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from houndtable.kernel.copying import Recipe


class Refusal(Exception):
    """Something from outside was refused, and nothing changed; `str()` is a sentence for a person."""

    code: ClassVar[str] = "refused"


class NoSuchGame(Refusal):
    """The name is no game's."""

    code: ClassVar[str] = "no-such-game"


class NoSuchLanguage(Refusal):
    """No game speaks a language of this name."""

    code: ClassVar[str] = "no-such-language"


class NoSuchBot(Refusal):
    """The name is no bot's."""

    code: ClassVar[str] = "no-such-bot"


class NoSuchSeat(Refusal):
    """The number is no seat's at this table."""

    code: ClassVar[str] = "no-such-seat"


class NoSuchMove(Refusal):
    """The text is no move of the game; `near` holds moves that read like it."""

    code: ClassVar[str] = "no-such-move"

    def __init__(self, sentence: str, near: list[str]) -> None:
        super().__init__(sentence)
        self.near = near

    def __reduce__(self) -> Recipe:
        return NoSuchMove, (str(self), self.near)


class IllegalMove(Refusal):
    """The move is not lawful now; `clause` says which rule forbids it."""

    code: ClassVar[str] = "illegal-move"

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(f"{why} [{clause}]")
        self.clause = clause
        self.why = why

    def __reduce__(self) -> Recipe:
        return IllegalMove, (self.clause, self.why)


class BadOption(Refusal):
    """An option, its value, or the number of players is unknown or out of range."""

    code: ClassVar[str] = "bad-option"


class BadPosition(Refusal):
    """The position breaks the game's own arithmetic or is not written as one."""

    code: ClassVar[str] = "bad-position"


class BadChance(Refusal):
    """A scripted outcome does not fit what was asked of chance."""

    code: ClassVar[str] = "bad-chance"


class BadRecord(Refusal):
    """The record file was altered, cut short or is not ours; `line` is the first bad line."""

    code: ClassVar[str] = "bad-record"

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"Line {line}: {why}")
        self.line = line
        self.why = why

    def __reduce__(self) -> Recipe:
        return BadRecord, (self.line, self.why)


def shown(value: object) -> str:
    """The value as a sentence can show it: cut short, and whatever it is."""
    try:
        return f"{value!r:.60}"
    except ValueError:
        return "a number too large to write"


def near(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words that read most like `word`, best first."""
    from difflib import get_close_matches

    return get_close_matches(word, list(known), n=most, cutoff=0.5)


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """A sentence saying that `word` is no known `what`, with near matches and the whole list."""
    words = list(known)
    close = near(word, words)
    guess = f" Did you mean {' or '.join(close)}?" if close else ""
    return f"There is no {what} {word!r}.{guess} Known: {', '.join(words)}."
