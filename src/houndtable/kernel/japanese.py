# interpreted: never in a search, and compiling takes its time
"""Japanese: lists, names, widths and options, for the speech of every game."""

from __future__ import annotations

from unicodedata import east_asian_width

from houndtable.kernel.options import Option
from houndtable.kernel.speech import Speech


def listed(words: list[str]) -> str:
    """Two words with と between them, more with commas."""
    return "と".join(words) if len(words) < 3 else "、".join(words)


def columns(text: str) -> int:
    """How many columns of a terminal the text takes: a wide character takes two."""
    return sum([2 if east_asian_width(character) in "WF" else 1 for character in text])


def padded(text: str, broad: int) -> str:
    """The text with spaces behind it, so many columns broad."""
    return text + " " * (broad - columns(text))


class Players:
    """The players as sentences name them; the one who reads (None for a spectator) is あなた."""

    def __init__(self, names: list[str], me: int | None) -> None:
        self.names = names
        self.me = me

    def who(self, seat: int) -> str:
        """Somebody: あなた, Miaさん."""
        return "あなた" if seat == self.me else f"{self.names[seat]}さん"

    def all(self, seats: list[int]) -> str:
        """Several, the one who reads first."""
        return listed([self.who(seat) for seat in sorted(seats, key=lambda seat: seat != self.me)])


class Japanese(Speech):
    """What the speech of every game shares in Japanese."""

    you = "あなた"
    gap = ""

    def option(self, option: Option, players: int) -> str:
        high = players - 1 if option.seats else option.high
        kind = "席" if option.seats else "数"
        known = [f"{word}（{self.glossary.words[word]}）" for word in option.words]
        known += [f"{option.low}から{high}までの{kind}"] if high >= option.low else []
        about = f"{option.name} = {option.default}：{self.glossary.options[option.name][1]} [{option.clause}]。"
        return f"{about}選べる値：{'、'.join(known)}。"
