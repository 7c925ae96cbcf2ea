"""Phrases: messages that a game declares, each with the kinds of what stands in it."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Kind
from houndtable.kernel.message import Message


class Phrase:
    """A declared message: its key in the game's catalogues, and its arguments by name and kind."""

    def __init__(self, key: str, fields: dict[str, Kind]) -> None:
        self.key = key
        self.fields = fields

    def __reduce__(self) -> Recipe:
        return Phrase, (self.key, self.fields)

    def message(self, values: dict[str, object]) -> Message:
        """The message with these values, each told as its field's kind does."""
        unknown = [field for field in values if field not in self.fields]
        assert not unknown, f"The message {self.key!r} has no argument {unknown[0]!r}."
        return Message(self.key, {field: kind.tell(values[field]) for field, kind in self.fields.items()})

    def forms(self) -> dict[str, Json]:
        """The kind of each argument, for whoever puts the message into words."""
        return {field: kind.form() for field, kind in self.fields.items()}


class MovePhrase(Phrase):
    """How moves of one kind read. `pattern` is the text of such a move: words, of which one may have several forms with
    a slash between, `{name}` for an argument of one word, and `{name*}` at the end for all that are left."""

    def __init__(self, key: str, pattern: str, fields: dict[str, Kind]) -> None:
        super().__init__(key, fields)
        self.pattern = pattern

    def __reduce__(self) -> Recipe:
        return MovePhrase, (self.key, self.pattern, self.fields)


def phrase(_key: str, **fields: Kind) -> Phrase:
    """A declared message."""
    return Phrase(_key, fields)


def move(_key: str, _pattern: str, **fields: Kind) -> MovePhrase:
    """How moves with this pattern read."""
    return MovePhrase(_key, _pattern, fields)


def say(_phrase: Phrase, **values: object) -> Message:
    """The message with these values."""
    return _phrase.message(values)
