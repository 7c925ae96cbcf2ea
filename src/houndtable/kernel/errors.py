"""Everything the engine refuses, as a closed list: each has a code, and a message for a person."""

from __future__ import annotations

from collections.abc import Iterable
from json import dumps
from typing import ClassVar, Final

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json_type import Json
from houndtable.kernel.message import Message, english, text

LONGEST: Final = 60  # characters of a value that a sentence shows


class Refusal(Exception):
    """Something from outside was refused, and nothing changed. `message` says why, by its key in a catalogue: of
    `game`, if it is a game's own. `str()` is the sentence in English."""

    code: ClassVar[str] = "refused"

    def __init__(self, _key: str, **args: Json) -> None:
        self.message = text(_key) if " " in _key else Message(_key, args)
        super().__init__(self.message.key)
        self.game = ""

    def __str__(self) -> str:
        return english(self.message, self.game)

    def __reduce__(self) -> Recipe:
        return refusal_of, (type(self), self.message, self.game)


def refusal_of(kind: type[Refusal], message: Message, game: str) -> Refusal:
    """The refusal of this kind with this message."""
    found = kind(message.key)
    found.message, found.game = message, game
    return found


class NoSuchGame(Refusal):
    """The name is no game's."""

    code: ClassVar[str] = "no-such-game"


class NoSuchLanguage(Refusal):
    """There is no language with this code."""

    code: ClassVar[str] = "no-such-language"


class NoSuchBot(Refusal):
    """The name is no bot's."""

    code: ClassVar[str] = "no-such-bot"


class NoSuchSeat(Refusal):
    """The number is no seat's at this table."""

    code: ClassVar[str] = "no-such-seat"


class NoSuchMove(Refusal):
    """The text is no move of the game; the argument `near` has moves that read like it."""

    code: ClassVar[str] = "no-such-move"

    @property
    def near(self) -> list[str]:
        """The moves that read like it."""
        found = self.message.args.get("near")
        return [str(move) for move in found] if isinstance(found, list) else []


class IllegalMove(Refusal):
    """The move is not lawful now; `clause` says which rule forbids it."""

    code: ClassVar[str] = "illegal-move"

    def __init__(self, clause: str, why: Message, game: str = "") -> None:
        super().__init__(why.key)
        self.message = why
        self.game = game
        self.clause = clause

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.clause}]"

    def __reduce__(self) -> Recipe:
        return IllegalMove, (self.clause, self.message, self.game)


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
    """The record file was altered, cut short or is not ours; `line` is the first bad line, `why` what is wrong."""

    code: ClassVar[str] = "bad-record"

    def __init__(self, line: int, _key: str, **args: Json) -> None:
        super().__init__(_key, **args)
        self.line = line
        self.why = self.message
        self.message = Message("record-line", {"line": line, "why": self.why.as_json()})

    def __reduce__(self) -> Recipe:
        return bad_record_of, (self.line, self.why, self.game)


def bad_record_of(line: int, why: Message, game: str) -> BadRecord:
    """The refusal of a record with all of this."""
    found = BadRecord(line, why.key, **why.args)
    found.game = game
    return found


def shown(value: object) -> str:
    """The value as a sentence can show it, whatever it is: a text without quotes, which are the sentence's, all else as
    JSON writes it if it can. It is cut short, and what no screen can show is an escape."""
    is_json = value is None or isinstance(value, (bool, int, float, list, dict))
    try:
        return clipped(dumps(value, ensure_ascii=False, default=str) if is_json else str(value))
    except (TypeError, ValueError, RecursionError):  # no JSON, more digits than Python writes, or too deep
        return "…"


def clipped(text: str) -> str:
    """The beginning of a text, in characters that can be seen."""
    visible = [one if one.isprintable() else one.encode("unicode_escape").decode() for one in text[: LONGEST + 1]]
    found = "".join(visible)
    return found if len(found) <= LONGEST else f"{found[: LONGEST - 1]}…"


def near(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words that read most like `word`, best first."""
    from difflib import get_close_matches

    return get_close_matches(word, list(known), n=most, cutoff=0.5)


def unknown(word: str, known: Iterable[str]) -> dict[str, Json]:
    """The arguments of a refusal of a word that is none of the known ones: with those that read like it."""
    words = list(known)
    return {"name": word, "near": list[Json](near(word, words)), "known": list[Json](words)}
