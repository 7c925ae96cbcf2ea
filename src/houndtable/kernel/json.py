"""Positions as JSON, read with care: whatever does not fit is refused with a sentence."""

from __future__ import annotations

from typing import TypeAlias

from houndtable.kernel.errors import BadPosition, shown

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"


def array(value: Json) -> list[Json]:
    """A value of ours that is a list."""
    assert isinstance(value, list)
    return value


def whole(value: Json) -> int:
    """A value of ours that is a whole number."""
    assert isinstance(value, int)
    return value


def refuse(name: str, wanted: str, got: Json) -> BadPosition:
    """The refusal of a field that is not what was wanted."""
    return BadPosition(f"{name!r} of the position must be {wanted}, not {shown(got)}.")


class Reader:
    """Reads the fields of a JSON object, each once; `done` refuses whatever was not asked for."""

    def __init__(self, data: Json) -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"A position is a JSON object, not {shown(data)}.")
        self.data = data
        self.read: set[str] = set()

    def take(self, name: str) -> Json:
        """The field as it is; refused when missing."""
        self.read.add(name)
        if name not in self.data:
            raise BadPosition(f"The position has no {name!r}.")
        return self.data[name]

    def number(self, name: str, low: int, high: int) -> int:
        """The field as a whole number from low to high."""
        return self.within(name, self.take(name), low, high)

    def within(self, name: str, value: Json, low: int, high: int) -> int:
        """The value itself, if it is a whole number from low to high."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise refuse(name, f"a whole number from {low} to {high}", value)
        return value

    def flag(self, name: str) -> bool:
        """The field as true or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise refuse(name, "true or false", value)
        return value

    def word(self, name: str, known: list[str]) -> str:
        """The field as one of the known words."""
        value = self.take(name)
        if not isinstance(value, str) or value not in known:
            raise refuse(name, f"one of {', '.join(known)}", value)
        return value

    def items(self, name: str) -> list[Json]:
        """The field as a list."""
        value = self.take(name)
        if not isinstance(value, list):
            raise refuse(name, "a list", value)
        return value

    def texts(self, name: str) -> list[str]:
        """The field as a list of texts."""
        return self.as_texts(name, self.take(name))

    def as_texts(self, name: str, value: Json) -> list[str]:
        """The value as a list of texts."""
        if not isinstance(value, list):
            raise refuse(name, "a list of texts", value)
        words = [word for word in value if isinstance(word, str)]
        if len(words) < len(value):
            raise refuse(name, "a list of texts", value)
        return words

    def numbers(self, name: str, length: int, low: int, high: int) -> list[int]:
        """The field as a list of exactly `length` whole numbers from low to high."""
        value = self.items(name)
        if len(value) != length:
            raise refuse(name, f"a list of {length} numbers", value)
        return [self.within(name, number, low, high) for number in value]

    def done(self) -> None:
        """Refuses fields that nobody asked for."""
        odd = [name for name in self.data if name not in self.read]
        if odd:
            raise BadPosition(f"The position has an unknown field {odd[0]!r}.")
