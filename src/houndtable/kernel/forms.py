# interpreted: never in a search, and compiling takes its time
"""Forms: how a file tells what a position remembers besides figures and pieces."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, Reader, refuse, wanted
from houndtable.kernel.kinds import Kind
from houndtable.kernel.outcome import read_line, reader_of
from houndtable.kernel.packing import Packing


class Form(ABC):
    """How a file tells a thing. It is no kind: those are compiled, and no interpreted class can be one."""

    @abstractmethod
    def write(self, value: Any) -> Json:
        """Return the thing as JSON."""

    @abstractmethod
    def read(self, name: str, value: Json, players: int) -> Any:
        """Return the thing for which the JSON of this field stands, or refuse it."""


class Pieces(Form):
    """Pieces that are packed in a number, told one by one by their texts; of each no more than there are `copies`."""

    def __init__(self, packing: Packing, texts: list[str], copies: int) -> None:
        self.packing = packing
        self.texts = texts
        self.copies = copies

    def write(self, value: Any) -> Json:
        return [self.texts[face] for face in self.packing.unpack(value)]

    def read(self, name: str, value: Json, players: int) -> Any:
        texts = Reader({name: value}).texts(name)
        for text in texts:
            if text not in self.texts:
                raise BadPosition("position-no-card", card=text[:40], known=list[Json](self.texts))
            if texts.count(text) > self.copies:
                raise refuse(name, wanted("cards-there-are"), value)
        return self.packing.pack([self.texts.index(text) for text in texts])


class Viewers(Form):
    """Who knows something: a bit for each seat, and above them one for spectators, told as a list of numbers."""

    def write(self, value: Any) -> Json:
        return [viewer for viewer in range(int(value).bit_length()) if value >> viewer & 1]

    def read(self, name: str, value: Json, players: int) -> Any:
        reader = Reader({name: value})
        return sum({1 << reader.within(name, viewer, 0, players) for viewer in reader.items(name)})


class ListOf(Form):
    """A list of values of a kind, or of things of a form."""

    def __init__(self, kind: Kind | Form) -> None:
        self.kind = kind

    def write(self, value: Any) -> list[Json]:
        return [self.kind.write(item) for item in value]

    def read(self, name: str, value: Json, players: int) -> Any:
        return [self.kind.read(name, item, players) for item in Reader({name: value}).items(name)]


class Worths(Form):
    """For each of several things, its reasons for points, line by line."""

    def write(self, value: Any) -> Json:
        return [[line.as_json() for line in lines] for lines in value]

    def read(self, name: str, value: Json, players: int) -> Any:
        return [[read_line(line) for line in reader_of(lines)] for lines in Reader({name: value}).items(name)]


class OneOf(Form):
    """A thing of one of several sorts, which the field `tag` names: each has parts, with their kinds. The thing has an
    attribute for each part, and for the tag the number of its sort, by the same name unless `attrs` gives another;
    `make` makes it of them."""

    def __init__(
        self, tag: str, sorts: Mapping[str, Mapping[str, Kind | Form]], make: Callable[..., Any], attrs: dict[str, str]
    ) -> None:
        self.tag = tag
        self.sorts = sorts
        self.make = make
        self.attrs = attrs

    def attr(self, part: str) -> str:
        """Return the attribute of the thing that a field tells."""
        return self.attrs.get(part, part)

    def write(self, value: Any) -> Json:
        sort = list(self.sorts)[getattr(value, self.attr(self.tag))]
        parts = {part: kind.write(getattr(value, self.attr(part))) for part, kind in self.sorts[sort].items()}
        return {self.tag: sort, **parts}

    def read(self, name: str, value: Json, players: int) -> Any:
        reader = Reader(value)
        sort = reader.word(self.tag, list(self.sorts))
        found = {self.attr(self.tag): list(self.sorts).index(sort)}
        for part, kind in self.sorts[sort].items():
            found[self.attr(part)] = kind.read(part, reader.take(part), players)
        reader.done()
        return self.make(**found)
