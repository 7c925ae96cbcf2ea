"""Messages: what a person is to read, as a key and named arguments. The sentence is made where it is read, from a
catalogue of the reader's language (docs/words.md): nothing here or in the rules knows any language."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json_type import Json

TEXT: Final = "text"  # the key of a message that is no more than its text


class Message:
    """A key of a catalogue and what stands in the sentence, each argument as JSON of its declared kind."""

    def __init__(self, key: str, args: dict[str, Json] | None = None) -> None:
        self.key = key
        self.args = args or {}

    def __reduce__(self) -> Recipe:
        return Message, (self.key, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.key == self.key and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __str__(self) -> str:
        return english(self)

    def as_json(self) -> Json:
        """The message as it is sent: its key and its arguments."""
        return [self.key, dict(self.args)]


def text(said: str) -> Message:
    """A message that is the same in every language: something typed, or a name."""
    return Message(TEXT, {"text": said})


def slug(text: str) -> str:
    """A text as part of a key: letters and digits, all else is a dash."""
    parts = "".join([letter if letter.isascii() and letter.isalnum() else " " for letter in text]).split()
    return "-".join(parts).lower()


def english(message: Message, game: str = "") -> str:
    """The message in English, for whoever prints a refusal without asking for a language. The catalogues are read by a
    layer above, which is found by its name; without the library it needs, the key and the arguments have to do."""
    if message.key == TEXT:
        return str(message.args["text"])
    try:
        said: Callable[[Message, str], str] = import_module("houndtable.words").in_english
    except ImportError:
        return f"{message.key} {message.args}" if message.args else message.key
    return said(message, game)
