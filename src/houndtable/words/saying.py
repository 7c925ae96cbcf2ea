"""Saying a message: its arguments become texts by their forms, then Fluent makes the sentence. The browser does exactly
the same in web/src/words/saying.ts; what a form gives is written down in docs/words.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt

from houndtable.kernel.errors import shown
from houndtable.kernel.json import Json, array
from houndtable.kernel.message import TEXT, Message, slug, text

Value: TypeAlias = str | int
Values: TypeAlias = dict[str, Value]
Forms: TypeAlias = Mapping[str, str]  # the form of each argument, by its name

NUMBER: Final = re.compile(r"\d+")
LARGEST: Final = 10**21  # from here on numbers are shown digit by digit
EXAMPLE: Final = re.compile("1(.*)234(.*)5")  # shows what stands between thousands, and before decimals
THOUSANDS: Final = re.compile(r"\B(?=(?:\d{3})+$)")
THREE: Final = 3  # so many digits need nothing between them
MINUS: Final = "\u2212"
FIRST: Final = "\ue000"  # stand for the two items while it is found out what is between them
NEXT: Final = "\ue001"
CELL: Final = re.compile(r"r(\d+)c(\d+)")


class Figure(FluentInt):
    """A number in a message, as the language writes it. Cases of the message are still told apart by its value."""

    written: str

    def format(self, locale: object) -> str:
        return self.written


class Sayer:
    """The messages of some catalogues in one language, and in English where that one lacks any. `forms` says of what
    form the arguments of a message are; `names` are the players' names by seat, and `me` is who reads."""

    strict: ClassVar[bool] = False  # whether a message that cannot be said is an error: in tests

    def __init__(self, bundles: list[FluentBundle], forms: Mapping[str, Forms] | None = None) -> None:
        self.bundles = bundles
        self.forms = forms or {}
        self.names: list[str] = []
        self.me: int | None = None
        self.terms: dict[tuple[str, str], Values] = {}
        self.joints: dict[tuple[str, str], tuple[str, str, str]] = {}

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(key) for bundle in self.bundles)

    def say(self, message: Message, attribute: str = "") -> str:
        """The message as a sentence, or what one of its attributes says."""
        if message.key == TEXT:
            return str(message.args["text"])
        return self.format(message.key, self.values(message.args, self.forms.get(message.key, {})), attribute)

    def read(self, key: str, **values: Value) -> str:
        """A message whose arguments are numbers and texts already."""
        return self.format(key, values)

    def format(self, key: str, values: Values, attribute: str = "") -> str:
        """The message with these values; its key where nobody wrote it."""
        for bundle in self.bundles:
            if bundle.has_message(key):
                found = bundle.get_message(key)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    args = {name: self.argument(value) for name, value in values.items()}
                    said, errors = bundle.format_pattern(pattern, args)
                    if errors and self.strict:
                        raise ValueError(f"{key}: {errors[0]}")
                    return str(said)
        return key

    def argument(self, value: Value) -> str | Figure:
        """A value as Fluent takes it."""
        if isinstance(value, str):
            return value
        figure = Figure(value)
        figure.written = self.number(value)
        return figure

    def written(self, value: Value) -> str:
        """A value as it reads."""
        return value if isinstance(value, str) else self.number(value)

    def number(self, value: float, decimals: int = 0, *, signed: bool = False) -> str:
        """A number as the language writes it, with so many decimals; a plus is written on request."""
        text = f"{abs(value):.{decimals}f}" if decimals else str(round(abs(value)))
        sign = "" if not text.strip("0.") else MINUS if value < 0 else "+" if signed else ""
        whole, _, part = text.partition(".")
        if len(whole) <= THREE and not part:
            return sign + whole
        found = EXAMPLE.fullmatch(self.read("number-example"))
        group, point = (found[1], found[2]) if found else ("", ".")
        return sign + THOUSANDS.sub(group, whole) + (point + part if part else "")

    def percent(self, share: float, decimals: int = 1) -> str:
        """A share as a percentage."""
        return self.read("percent", number=self.number(100 * share, decimals))

    def attributes(self, key: str) -> list[str]:
        """The further forms that a message has in this language."""
        found = next((bundle.get_message(key) for bundle in self.bundles if bundle.has_message(key)), None)
        return [] if found is None else list(found.attributes)

    def values(self, args: Mapping[str, Json], forms: Forms) -> Values:
        """The arguments as Fluent takes them; one that was not told is hidden."""
        found: Values = {}
        for name in {**forms, **args}:
            if name not in args:
                found |= {name: "", f"{name}-is": "hidden"}
            else:
                found |= {
                    name + (f"-{part}" if part else ""): value
                    for part, value in self.value(args[name], forms.get(name) or form_of(args[name])).items()
                }
        return found

    def value(self, value: Json, form: str) -> Values:
        """What an argument gives, by the endings of its names: "" is the text itself, "is" what can be chosen by."""
        outer, _, inner = form.partition(" ")
        if value is None:
            return {"": "", "is": "none"}
        if outer == "list" and inner == "seat":
            return self.seats([seat for seat in array(value) if isinstance(seat, int)])
        if outer == "list":
            found = self.joined([self.value(item, inner) for item in array(value)])
            is_term = inner.startswith("term:")
            return {**found, "tally": self.tally(array(value), inner)[""]} if is_term else found
        if outer == "tally":
            return self.tally(array(value), inner)
        if outer == "lines":
            return self.lines(array(value))
        if outer == "seat" and isinstance(value, int):
            return {"": self.name(value), "is": "you" if value == self.me else "other"}
        if outer.startswith("term:"):
            return self.term(outer.removeprefix("term:"), str(value))
        if outer == "message":
            key, args = array(value)
            assert isinstance(key, str)
            assert isinstance(args, dict)
            return {"": self.say(Message(key, args)), "is": key}
        if outer == "move":
            return {"": self.say(self.offer(str(value))), "is": "some"}
        if outer == "cell":
            cell = CELL.fullmatch(str(value))
            return {"": str(value) if cell is None else self.read("cell", row=int(cell[1]), column=int(cell[2]))}
        if isinstance(value, bool):
            return {"": "yes" if value else "no", "is": "yes" if value else "no"}
        if isinstance(value, int):
            return {"": value if abs(value) < LARGEST else shown(value), "is": "some"}
        return {"": str(value), "is": slug(str(value))}

    def offer(self, move: str) -> Message:
        """A move as a message: for a game to say."""
        return text(move)

    def name(self, seat: int) -> str:
        """A player: by name, or by number where nobody is named."""
        if seat == self.me:
            return self.read("you")
        return self.names[seat] if seat < len(self.names) else self.read("player", number=seat + 1)

    def listed_name(self, seat: int) -> str:
        """A player among several, where a language may say more than the name."""
        return self.name(seat) if seat == self.me else self.read("player-in-list", name=self.name(seat))

    def term(self, kind: str, word: str) -> Values:
        """What a piece or a word is called, with the further forms the language has for it."""
        found = self.terms.get((kind, word))
        if found is None:
            key = f"{kind}-{slug(word) or 'hidden'}"
            forms = {name: self.format(key, {}, name) for name in self.attributes(key)}
            found = {"": self.format(key, {}) if self.has(key) else word, "is": slug(word) or "hidden", **forms}
            self.terms[kind, word] = found
        return found

    def joined(self, items: list[Values]) -> Values:
        """A list, in each of the forms that all of its items have."""
        number = len(items)
        found: Values = {"is": "none" if number == 0 else "one" if number == 1 else "several", "count": number}
        for name in [name for name in (items[0] if items else [""]) if name != "is"]:
            texts = [self.written(item.get(name, item[""])) for item in items]
            found[name] = self.listed(texts, "list-and")
        texts = [self.written(item[""]) for item in items]
        return {"": "", **found, "or": self.listed(texts, "list-or"), "commas": self.listed(texts, "list-comma")}

    def listed(self, texts: list[str], last: str) -> str:
        """The texts with what stands between them: before the last one it may be another word."""
        if not texts:
            return ""
        found = texts[0]
        for place, more in enumerate(texts[1:], 2):
            key = last if place == len(texts) else "list-comma"
            before, between, after = self.joint(key, "one" if place == 2 else "several")
            found = f"{before}{found}{between}{more}{after}"
        return found

    def joint(self, key: str, many: str) -> tuple[str, str, str]:
        """What stands before, between and behind one item, or several, and the next."""
        found = self.joints.get((key, many))
        if found is None:
            said = self.format(key, {"first": FIRST, "first-is": many, "next": NEXT})
            before, _, rest = said.partition(FIRST)
            between, _, after = rest.partition(NEXT)
            found = self.joints[key, many] = before, between, after
        return found

    def seats(self, seats: list[int]) -> Values:
        """Players, whoever reads first of them."""
        order = sorted(seats, key=lambda seat: seat != self.me)
        mine = self.me is not None and self.me in seats
        many = "none" if not seats else "one" if len(seats) == 1 else "several"
        found = self.joined([{"": self.listed_name(seat)} for seat in order])
        return {**found, "is": many if not mine else "you" if many == "one" else "you-too"}

    def tally(self, items: list[Json], form: str) -> Values:
        """Equal items counted."""
        counts: dict[str, int] = {}
        for item in items:
            counts[str(item)] = counts.get(str(item), 0) + 1
        kind = form.removeprefix("term:")
        texts: list[Values] = []
        for word, count in counts.items():
            values: Values = {"count": count}
            for part, value in self.term(kind, word).items():
                values["item" + (f"-{part}" if part else "")] = value
            texts.append({"": self.format(f"{kind}-counted", values)})
        return {**self.joined(texts), "count": len(items)}

    def lines(self, lines: list[Json]) -> Values:
        """Reasons for points, one after the other, and their sum."""
        found: list[Values] = []
        total = 0
        for line in lines:
            assert isinstance(line, dict)
            points = line["points"]
            assert isinstance(points, int)
            total += points
            found.append({"": self.read("score-line", reason=self.reason(str(line["name"])), points=points)})
        texts = self.joined(found)
        return {**texts, "": texts["commas"], "total": total}

    @staticmethod
    def line_key(name: str) -> str:
        """The key of a reason for points."""
        return f"line-{slug(NUMBER.sub('n', name))}"

    def reason(self, name: str) -> str:
        """A reason for points; its numbers are arguments. One that nobody knows (a position can be written by hand) is
        told as it is."""
        key = self.line_key(name)
        numbers = dict(zip("nm", [int(number) for number in NUMBER.findall(name)]))
        return self.read(key, **numbers) if self.has(key) else name

    @staticmethod
    def count_key(name: str) -> str:
        """The key of something that simulations count."""
        return f"count-{slug(name)}"

    def count(self, name: str) -> str:
        """Something that simulations count. One that reads like a reason for points needs no message of its own."""
        key = self.count_key(name)
        return self.read(key) if self.has(key) else self.reason(name)


def form_of(value: Json) -> str:
    """The form of an argument that nobody declared: numbers and texts, lists of texts, and a message within."""
    if not isinstance(value, list):
        return "text"
    return "message" if len(value) == 2 and isinstance(value[1], dict) else "list text"


def matching(text: str, pattern: str, read: Callable[[str, str], Json], forms: Forms) -> dict[str, Json] | None:
    """The arguments of a move that has this pattern; None if it has not."""
    words, found = text.split(), dict[str, Json]()
    for place, part in enumerate(pattern.split()):
        if part.endswith("*}"):
            name, rest = part[1:-2], words[place:]
            if not rest:
                return None
            found[name] = [read(word, forms[name]) for word in rest]
            return found
        if place >= len(words):
            return None
        if part.startswith("{"):
            if forms[part[1:-1]] == "cell" and CELL.fullmatch(words[place]) is None:
                return None
            found[part[1:-1]] = read(words[place], forms[part[1:-1]])
        elif words[place] not in part.split("/"):
            return None
    return found if len(words) == len(pattern.split()) else None


def argument(word: str, form: str) -> Json:
    """A word of a move as an argument: a number where one is wanted, wherever it stands in the word."""
    digits = NUMBER.search(word)
    return int(digits[0]) if form in ("number", "seat") and digits else word
