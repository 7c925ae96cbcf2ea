"""JSON from outside, read with care: whatever does not fit is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable

from houndtable.kernel.errors import BadPosition, Refusal, shown
from houndtable.kernel.json_type import Json as Json
from houndtable.kernel.message import Message


def array(value: Json) -> list[Json]:
    """A value of ours that is a list."""
    assert isinstance(value, list)
    return value


def whole(value: Json) -> int:
    """A value of ours that is a whole number."""
    assert isinstance(value, int)
    return value


class Wording:
    """As which refusal what is wrong with a JSON object reads, and how its keys begin: then `-odd`, `-missing` or
    `-unknown`."""

    def __init__(self, refusal: Callable[..., Refusal], prefix: str) -> None:
        self.refusal = refusal
        self.prefix = prefix

    def odd(self, name: str, wanted: Message, got: Json) -> Refusal:
        """The refusal of a field that is not what was wanted."""
        return self.refusal(f"{self.prefix}-odd", field=name, wanted=wanted.as_json(), got=shown(got))


POSITION = Wording(BadPosition, "position-field")


def wanted(_what: str, **args: Json) -> Message:
    """What a field must be."""
    return Message(f"wanted-{_what}", args)


def refuse(name: str, what: Message, got: Json) -> Refusal:
    """The refusal of a field of a position that is not what was wanted."""
    return POSITION.odd(name, what, got)


class Reader:
    """Reads the fields of a JSON object, each once; `done` refuses whatever was not asked for. Unless another wording
    is given, the object is a position or a part of one."""

    def __init__(self, data: Json, wording: Wording | None = None) -> None:
        if not isinstance(data, dict):
            raise BadPosition("position-no-object", got=shown(data))
        self.data = data
        self.wording = POSITION if wording is None else wording
        self.read: set[str] = set()

    def odd(self, name: str, what: Message, got: Json) -> Refusal:
        """The refusal of a field that is not what was wanted."""
        return self.wording.odd(name, what, got)

    def take(self, name: str) -> Json:
        """The field as it is; refused when missing."""
        self.read.add(name)
        if name not in self.data:
            raise self.wording.refusal(f"{self.wording.prefix}-missing", field=name)
        return self.data[name]

    def integer(self, name: str) -> int:
        """The field as a whole number."""
        value = self.take(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.odd(name, wanted("whole-number"), value)
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """The field as a whole number from low to high."""
        return self.within(name, self.take(name), low, high)

    def within(self, name: str, value: Json, low: int, high: int) -> int:
        """The value itself, if it is a whole number from low to high."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.odd(name, wanted("whole-number-within", low=low, high=high), value)
        return value

    def flag(self, name: str) -> bool:
        """The field as true or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise self.odd(name, wanted("flag"), value)
        return value

    def word(self, name: str, known: list[str]) -> str:
        """The field as one of the known words."""
        value = self.take(name)
        if not isinstance(value, str) or value not in known:
            raise self.odd(name, wanted("one-of", words=list[Json](known)), value)
        return value

    def text(self, name: str) -> str:
        """The field as a text."""
        value = self.take(name)
        if not isinstance(value, str):
            raise self.odd(name, wanted("text"), value)
        return value

    def mapping(self, name: str) -> dict[str, Json]:
        """The field as an object."""
        value = self.take(name)
        if not isinstance(value, dict):
            raise self.odd(name, wanted("object"), value)
        return value

    def items(self, name: str) -> list[Json]:
        """The field as a list."""
        value = self.take(name)
        if not isinstance(value, list):
            raise self.odd(name, wanted("list"), value)
        return value

    def texts(self, name: str) -> list[str]:
        """The field as a list of texts."""
        return self.as_texts(name, self.take(name))

    def as_texts(self, name: str, value: Json) -> list[str]:
        """The value as a list of texts."""
        if not isinstance(value, list):
            raise self.odd(name, wanted("texts"), value)
        words = [word for word in value if isinstance(word, str)]
        if len(words) < len(value):
            raise self.odd(name, wanted("texts"), value)
        return words

    def numbers(self, name: str, length: int, low: int, high: int) -> list[int]:
        """The field as a list of exactly `length` whole numbers from low to high."""
        value = self.items(name)
        if len(value) != length:
            raise self.odd(name, wanted("numbers", count=length), value)
        return [self.within(name, number, low, high) for number in value]

    def done(self) -> None:
        """Refuse fields that nobody asked for."""
        odd = [name for name in self.data if name not in self.read]
        if odd:
            raise self.wording.refusal(f"{self.wording.prefix}-unknown", field=str(odd[0])[:40])
