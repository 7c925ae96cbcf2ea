# interpreted: never in a search, and compiling takes its time
"""German: lists, numbers, verbs and options, for the speech of every game."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.json import Json
from houndtable.kernel.options import Option
from houndtable.kernel.speech import Speech

# Forms for "du" that are not the one for "sie" with an s before its t: "sie spielt", "du spielst".
FORMS: Final = {"ist": "bist", "hat": "hast", "behält": "behältst", "setzt": "setzt"}


def listed(words: list[str]) -> str:
    """The words with commas and an "und"."""
    return " und ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def count(number: Json, one: str, several: str) -> str:
    """The number with its noun: "1 Karte", "2 Karten"."""
    return f"{number} {one if number in (1, -1) else several}"


def form_for_you(verb: str) -> str:
    """The form of a verb behind "du", told by the one behind a name: "spielt" is "spielst"."""
    return FORMS.get(verb, verb[:-1] + "st")


class Players:
    """The players as sentences name them; the one who reads (None for a spectator) is "du"."""

    def __init__(self, names: list[str], me: int | None) -> None:
        self.names = names
        self.me = me

    def who(self, seat: int) -> str:
        """Within a sentence: "du", "Mia"."""
        return "du" if seat == self.me else self.names[seat]

    def label(self, seat: int) -> str:
        """Before a colon: "Du", "Mia"."""
        return "Du" if seat == self.me else self.names[seat]

    def whom(self, seat: int) -> str:
        """In the accusative: "gegen dich", "gegen Mia"."""
        return "dich" if seat == self.me else self.names[seat]

    def to_whom(self, seat: int) -> str:
        """In the dative: "von dir", "von Mia"."""
        return "dir" if seat == self.me else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """The beginning of a sentence: "Du spielst", "Mia spielt"."""
        return f"{self.label(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """The verb alone: "spielst", "spielt"."""
        return form_for_you(verb) if seat == self.me else verb

    def all_do(self, seats: list[int], verb: str, of_several: str) -> str:
        """The beginning of a sentence about one or several, the one who reads first: "Du und Ida spielt", "Mia und
        Ida spielen"."""
        if len(seats) == 1:
            return self.does(seats[0], verb)
        order = sorted(seats, key=lambda seat: seat != self.me)
        return f"{listed([self.label(seat) for seat in order])} {verb if self.me in seats else of_several}"


# What every game refuses or explains.
SENTENCES: Final = """
It is not your turn.
    Du bist nicht dran.
The game is over.
    Das Spiel ist aus.
There is no other move.
    Es gibt keinen anderen Zug.
Any move will do.
    Jeder Zug ist recht.
It should win {} of 100 such games.
    Damit gewinnst du wohl {} von 100 solchen Spielen.
It should win {} of 100 such games; {} {}.
    Damit gewinnst du wohl {} von 100 solchen Spielen; mit {} {}.
"""


class German(Speech):
    """What the speech of every game shares in German."""

    you = "Du"

    def option(self, option: Option, players: int) -> str:
        high = players - 1 if option.seats else option.high
        kind = "ein Platz" if option.seats else "eine Zahl"
        known = [f"{word} ({self.glossary.words[word]})" for word in option.words]
        known += [f"{kind} von {option.low} bis {high}"] if high >= option.low else []
        about = f"{option.name} = {option.default}: {self.glossary.options[option.name][1]} [{option.clause}]."
        return f"{about} Möglich: {' oder '.join(known)}."
