"""The fields of one line, read with care: whatever does not fit is refused with the line and a sentence."""

from __future__ import annotations

from houndtable.kernel.errors import BadRecord
from houndtable.kernel.json import Json


class Fields:
    """Reads the fields of a line, each once; `done` refuses whatever was not asked for."""

    def __init__(self, line: int, data: dict[str, Json]) -> None:
        self.line = line
        self.data = data
        self.left = set(data)

    def refuse(self, why: str) -> BadRecord:
        """The refusal of this line."""
        return BadRecord(self.line, why)

    def take(self, name: str) -> Json:
        """The field as it is; refused when missing."""
        if name not in self.data:
            raise self.refuse(f"The field {name!r} is missing.")
        self.left.discard(name)
        return self.data[name]

    def number(self, name: str) -> int:
        """The field as a whole number."""
        value = self.take(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.odd(name, "a whole number", value)
        return value

    def flag(self, name: str) -> bool:
        """The field as true or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise self.odd(name, "true or false", value)
        return value

    def text(self, name: str) -> str:
        """The field as a text."""
        value = self.take(name)
        if not isinstance(value, str):
            raise self.odd(name, "a text", value)
        return value

    def texts(self, name: str) -> list[str]:
        """The field as a list of texts."""
        value = self.take(name)
        items = value if isinstance(value, list) else [None]
        words = [item for item in items if isinstance(item, str)]
        if len(words) < len(items):
            raise self.odd(name, "a list of texts", value)
        return words

    def table(self, name: str) -> dict[str, Json]:
        """The field as an object."""
        value = self.take(name)
        if not isinstance(value, dict):
            raise self.odd(name, "an object", value)
        return value

    def odd(self, name: str, wanted: str, got: Json) -> BadRecord:
        """The refusal of a field that is not what was wanted."""
        return self.refuse(f"{name!r} must be {wanted}, not {got!r:.60}.")

    def done(self) -> None:
        """Refuses fields that nobody asked for."""
        if self.left:
            raise self.refuse(f"The field {min(self.left)!r:.60} is unknown.")
