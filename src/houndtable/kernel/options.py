"""Options: what a table chooses before play, as data on the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import BadOption, shown, unknown
from houndtable.kernel.json_type import Json

Value: TypeAlias = str | int

OFF: Final = "off"


class Option:
    """One choice: words, whole numbers from low to high, or both; the default comes first. `seats` makes the
    numbers the seats at the table. `tried` is the highest number worth trying at random, where larger ones only make
    games longer. `part_of` names an option that says off where this one means nothing. `only_shown` tells that no game
    comes out otherwise by it: it changes what people are shown."""

    def __init__(
        self,
        name: str,
        default: Value,
        clause: str,
        words: list[str] | None = None,
        low: int = 0,
        high: int = -1,
        *,
        seats: bool = False,
        tried: int | None = None,
        part_of: str = "",
        only_shown: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.words = words or []
        self.low = low
        self.high = high
        self.seats = seats
        self.tried = high if tried is None else tried
        self.part_of = part_of
        self.only_shown = only_shown

    def __reduce__(self) -> Recipe:
        kept = self.name, self.default, self.clause, self.words, self.low, self.high
        return option_of, (*kept, self.seats, self.tried, self.part_of, self.only_shown)

    def told(self, value: Value) -> str:
        """A value as people read and type it: they count players from 1."""
        return str(value + 1) if self.seats and isinstance(value, int) else str(value)

    def about_values(self, players: int) -> dict[str, Json]:
        """The arguments of a message that says what a table of so many players may choose."""
        high = players - 1 if self.seats else self.high
        numbers = "none" if high < self.low else "seats" if self.seats else "numbers"
        return {"option": self.name, "words": list[Json](self.words), "numbers": numbers, "low": self.low, "high": high}

    def parse(self, given: object, players: int) -> Value:
        """The value as the game uses it, or a refusal that says what is known."""
        high = players - 1 if self.seats else self.high
        if isinstance(given, str):
            text = given.strip().lower()
            if text in self.words:
                return text
            if text.isascii() and text.isdecimal() and len(text) < 9 and self.low <= int(text) <= high:
                return int(text)
        elif isinstance(given, int) and not isinstance(given, bool):
            if shown(given) in self.words:
                return shown(given)
            if self.low <= given <= high:
                return given
        raise BadOption("bad-option", **self.about_values(players), given=shown(given))


def option_of(
    name: str,
    default: Value,
    clause: str,
    words: list[str],
    low: int,
    high: int,
    seats: bool,
    tried: int,
    part_of: str,
    only_shown: bool,
) -> Option:
    """The option with all of this, in the order of its fields."""
    return Option(
        name,
        default,
        clause,
        words,
        low,
        high,
        seats=seats,
        tried=tried,
        part_of=part_of,
        only_shown=only_shown,
    )


class Options:
    """The chosen values of all a game's options."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values

    def __reduce__(self) -> Recipe:
        return Options, (self.values,)

    def number(self, name: str) -> int:
        """The value as a number; -1 where a word was chosen."""
        value = self.values[name]
        return value if isinstance(value, int) else -1

    def says(self, name: str, word: str) -> bool:
        """Whether that word was chosen."""
        return self.values[name] == word


def parse_options(known: list[Option], given: Mapping[str, object], players: int) -> Options:
    """Every option with its value, the default where none was given."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption("unknown-option", **unknown(name, names))
    return Options({option.name: option.parse(given.get(option.name, option.default), players) for option in known})
