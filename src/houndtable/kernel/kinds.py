"""Kinds: what a figure of a position or a field of an event can be. Inside the engine a value is a whole number,
outside it is JSON; each kind writes it, reads it with care, and says how an observation tells it."""

from __future__ import annotations

from typing import ClassVar, Final

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json, refuse, wanted
from houndtable.kernel.message import Message
from houndtable.kernel.observation import FAR, Field
from houndtable.kernel.outcome import Line

NONE: Final = -1  # a seat, card or word that is not there
MOST: Final = 1_000_000


class Kind:
    """What a value stands for; `name` says so where a game is described."""

    name: ClassVar[str] = ""

    def write(self, value: int) -> Json:
        """Return the value as JSON."""
        raise NotImplementedError

    def read(self, name: str, value: Json, players: int) -> int:
        """Return the value for which the JSON of this field stands, or refuse it."""
        raise NotImplementedError

    def fields(self, label: str) -> list[Field]:
        """Return the numbers of an observation that tell the value."""
        return []

    def form(self) -> str:
        """Return how the value is put into words: see docs/words.md."""
        return self.name

    def tell(self, value: object) -> Json:
        """Return the value as an event tells it; null for none."""
        if value is None:
            return None
        assert isinstance(value, int)
        return self.write(value)


class Number(Kind):
    """A whole number from low to high; with `far`, an observation tells it only as far as FAR. With `nothing`, or none:
    then an observation tells whether there is one, and which."""

    name: ClassVar[str] = "number"

    def __init__(self, low: int, high: int, *, far: bool = False, nothing: bool = False) -> None:
        assert low >= 0 or not nothing, "Below 0 a number that may be none cannot go."
        self.low = low
        self.high = high
        self.far = far
        self.nothing = nothing

    def __reduce__(self) -> Recipe:
        return number_of, (self.low, self.high, self.far, self.nothing)

    def write(self, value: int) -> Json:
        return None if self.nothing and value < 0 else value

    def read(self, name: str, value: Json, players: int) -> int:
        if value is None and self.nothing:
            return NONE
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise refuse(name, wanted("whole-number-within", low=self.low, high=self.high), value)
        return value

    def fields(self, label: str) -> list[Field]:
        low, high = (max(self.low, -FAR), min(self.high, FAR)) if self.far else (self.low, self.high)
        return [Field(label, 0, 1), Field(f"{label} value", low, high)] if self.nothing else [Field(label, low, high)]


def number_of(low: int, high: int, far: bool, nothing: bool) -> Number:
    """Return the kind of number with these bounds."""
    return Number(low, high, far=far, nothing=nothing)


class Flag(Kind):
    """Something that is so or not."""

    name: ClassVar[str] = "flag"

    def __reduce__(self) -> Recipe:
        return Flag, ()

    def write(self, value: int) -> Json:
        return value != 0

    def read(self, name: str, value: Json, players: int) -> int:
        if not isinstance(value, bool):
            raise refuse(name, wanted("flag"), value)
        return int(value)

    def fields(self, label: str) -> list[Field]:
        return [Field(label, 0, 1)]


class Sign(Flag):
    """Something that is so or not, kept as 1 or -1."""

    def __reduce__(self) -> Recipe:
        return Sign, ()

    def write(self, value: int) -> Json:
        return value > 0

    def read(self, name: str, value: Json, players: int) -> int:
        return 2 * super().read(name, value, players) - 1


class Seat(Kind):
    """A seat or, with `nobody`, none."""

    name: ClassVar[str] = "seat"

    def __init__(self, nobody: bool) -> None:
        self.nobody = nobody

    def __reduce__(self) -> Recipe:
        return Seat, (self.nobody,)

    def write(self, value: int) -> Json:
        return None if value < 0 else value

    def read(self, name: str, value: Json, players: int) -> int:
        if value is None and self.nobody:
            return NONE
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
            raise refuse(name, wanted("whole-number-within", low=0, high=players - 1), value)
        return value


class Word(Kind):
    """One of some words, by its place among them; with `nothing`, or none of them, which is the number `none`: below
    all places, or beyond them. `term` is how the keys of these words begin in a catalogue."""

    name: ClassVar[str] = "word"

    def __init__(self, words: list[str], *, nothing: bool = False, none: int = NONE, term: str = "") -> None:
        self.words = words
        self.nothing = nothing
        self.none = none
        self.term = term or self.name

    def __reduce__(self) -> Recipe:
        return word_of, (type(self).__name__, self.words, self.nothing, self.none, self.term)

    def form(self) -> str:
        return f"term:{self.term}"

    def write(self, value: int) -> Json:
        return self.words[value] if 0 <= value < len(self.words) else None

    def read(self, name: str, value: Json, players: int) -> int:
        if value is None and self.nothing:
            return self.none
        if not isinstance(value, str) or value not in self.words:
            raise refuse(name, self.wanted(), value)
        return self.words.index(value)

    def wanted(self) -> Message:
        """Return what a value must be, for a refusal."""
        return wanted("one-of", words=list[Json](self.words))

    def fields(self, label: str) -> list[Field]:
        return [Field(f"{label} {word}", 0, 1) for word in self.words]


class Card(Word):
    """A card, by the number of its face."""

    name: ClassVar[str] = "card"

    def wanted(self) -> Message:
        return wanted("card-of", words=list[Json](self.words))


class Move(Word):
    """A move, by its number; no observation tells it."""

    name: ClassVar[str] = "move"

    def form(self) -> str:
        return self.name

    def wanted(self) -> Message:
        return wanted("move")

    def fields(self, label: str) -> list[Field]:
        return []


WORDS: Final[dict[str, type[Word]]] = {"Word": Word, "Card": Card, "Move": Move}


def word_of(kind: str, words: list[str], nothing: bool, none: int, term: str) -> Word:
    """Return the kind of this name with these words."""
    return WORDS[kind](words, nothing=nothing, none=none, term=term)


class Bits(Kind):
    """Any of these words, a bit each, the first lowest."""

    name: ClassVar[str] = "words"

    def __init__(self, words: list[str], term: str = "word") -> None:
        self.words = words
        self.term = term

    def __reduce__(self) -> Recipe:
        return Bits, (self.words, self.term)

    def form(self) -> str:
        return f"list term:{self.term}"

    def write(self, value: int) -> Json:
        return [word for place, word in enumerate(self.words) if value >> place & 1]

    def read(self, name: str, value: Json, players: int) -> int:
        if not isinstance(value, list):
            raise refuse(name, wanted("texts"), value)
        bits = 0
        for word in value:
            if not isinstance(word, str) or word not in self.words:
                raise refuse(name, wanted("list-of", words=list[Json](self.words)), word)
            bits |= 1 << self.words.index(word)
        return bits

    def fields(self, label: str) -> list[Field]:
        return [Field(f"{label} {word}", 0, 1) for word in self.words]


class Counts(Kind):
    """How many there are of each of these words, at most so many, packed in so many bits each, the first lowest."""

    name: ClassVar[str] = "counts"

    def __init__(self, words: list[str], highs: list[int], bits: int) -> None:
        self.words = words
        self.highs = highs
        self.bits = bits

    def __reduce__(self) -> Recipe:
        return Counts, (self.words, self.highs, self.bits)

    def write(self, value: int) -> Json:
        lowest = (1 << self.bits) - 1
        return {word: value >> self.bits * place & lowest for place, word in enumerate(self.words)}

    def read(self, name: str, value: Json, players: int) -> int:
        """The counts may also be a list, in the order of the words."""
        found = value if isinstance(value, list) else []
        if isinstance(value, dict) and sorted(value) == sorted(self.words):
            found = [value[word] for word in self.words]
        if len(found) != len(self.words):
            raise refuse(name, wanted("number-for-each", words=list[Json](self.words)), value)
        counts = 0
        for place, count in enumerate(found):
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= self.highs[place]:
                raise refuse(name, wanted("numbers-within", high=self.highs[place]), count)
            counts |= count << self.bits * place
        return counts

    def fields(self, label: str) -> list[Field]:
        return [Field(f"{label} {word}", 0, high) for word, high in zip(self.words, self.highs)]


class Dice(Kind):
    """What so many dice show, each one of these words, in their order: the digits of a number whose base is the number
    of words, the first highest; none before they are rolled. An observation tells how many dice show each word."""

    name: ClassVar[str] = "dice"

    def __init__(self, words: list[str], number: int, term: str = "word") -> None:
        self.words = words
        self.number = number
        self.term = term

    def __reduce__(self) -> Recipe:
        return Dice, (self.words, self.number, self.term)

    def form(self) -> str:
        return f"tally term:{self.term}"

    def write(self, value: int) -> Json:
        if value < 0:
            return []
        base = len(self.words)
        return [self.words[value // base**place % base] for place in range(self.number - 1, -1, -1)]

    def read(self, name: str, value: Json, players: int) -> int:
        if not isinstance(value, list) or len(value) not in (0, self.number):
            raise refuse(name, self.wanted(), value)
        rolled = 0 if value else NONE
        for word in value:
            if not isinstance(word, str) or word not in self.words:
                raise refuse(name, self.wanted(), value)
            rolled = rolled * len(self.words) + self.words.index(word)
        return rolled

    def wanted(self) -> Message:
        """Return what a value must be, for a refusal."""
        return wanted("dice", count=self.number, words=list[Json](self.words))

    def fields(self, label: str) -> list[Field]:
        return [Field(f"{label} {word}", 0, self.number) for word in self.words]


class Many(Kind):
    """A list of values of one kind; only events tell it."""

    name: ClassVar[str] = "list"

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def __reduce__(self) -> Recipe:
        return Many, (self.kind,)

    def tell(self, value: object) -> Json:
        assert isinstance(value, list)
        return [self.kind.tell(item) for item in value]

    def form(self) -> str:
        return f"list {self.kind.form()}"


class Tally(Many):
    """A list of words that are counted where it is read: "2 meat and 1 fire"."""

    def __reduce__(self) -> Recipe:
        return Tally, (self.kind,)

    def form(self) -> str:
        return f"tally {self.kind.form()}"


class Said(Kind):
    """A message within another; only messages tell it."""

    name: ClassVar[str] = "message"

    def __reduce__(self) -> Recipe:
        return Said, ()

    def tell(self, value: object) -> Json:
        assert isinstance(value, Message)
        return value.as_json()


class Text(Kind):
    """A text as it is; only events tell it."""

    name: ClassVar[str] = "text"

    def __reduce__(self) -> Recipe:
        return Text, ()

    def tell(self, value: object) -> Json:
        assert isinstance(value, str)
        return value


class Cell(Text):
    """A place of a grid, "r1c3" for the third of the first row; only messages tell it."""

    name: ClassVar[str] = "cell"

    def __reduce__(self) -> Recipe:
        return Cell, ()


class MoveText(Kind):
    """A move by its text, put into words as an offer; only messages tell it."""

    name: ClassVar[str] = "move"

    def __reduce__(self) -> Recipe:
        return MoveText, ()

    def tell(self, value: object) -> Json:
        assert value is None or isinstance(value, str)
        return value


class Struct(Kind):
    """Something with parts, each by its name and of its kind; only events tell it."""

    name: ClassVar[str] = "object"

    def __init__(self, parts: dict[str, Kind]) -> None:
        self.parts = parts

    def __reduce__(self) -> Recipe:
        return Struct, (self.parts,)

    def tell(self, value: object) -> Json:
        assert isinstance(value, dict)
        return {part: kind.tell(value[part]) for part, kind in self.parts.items()}


class Lines(Kind):
    """Reasons for points, line by line; only events tell them."""

    name: ClassVar[str] = "lines"

    def __reduce__(self) -> Recipe:
        return Lines, ()

    def tell(self, value: object) -> Json:
        assert isinstance(value, list)
        lines: list[Json] = []
        for line in value:
            assert isinstance(line, Line)
            lines.append(line.as_json())
        return lines


FLAG: Final = Flag()
SIGN: Final = Sign()
SEAT: Final = Seat(False)
SEAT_OR_NOBODY: Final = Seat(True)
COUNT: Final = Number(0, MOST)
TEXT: Final = Text()
CLAUSE: Final = TEXT
LINES: Final = Lines()
CELL: Final = Cell()
MESSAGE: Final = Said()
TEXT_OF_MOVE: Final = MoveText()
