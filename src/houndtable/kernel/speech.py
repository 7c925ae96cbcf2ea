# interpreted: never in a search, and compiling takes its time
"""Speech: how a game reads to a person, in the log, the terminal and the screen reader alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from houndtable.kernel.glossary import Glossary
from houndtable.kernel.json import Json
from houndtable.kernel.options import Option
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.view import View


class Speech(ABC):
    """The words of one game in one language. `names` are the players' names by seat; the one who reads or listens
    (`me`, None for a spectator) is addressed as "you"."""

    you: ClassVar[str]  # what stands for the name of the one who reads, in a list of players
    gap: ClassVar[str] = " "  # between two sentences

    def __init__(self, glossary: Glossary, phrases: Phrasebook) -> None:
        self.glossary = glossary
        self.phrases = phrases

    def why(self, english: str) -> str:
        """Why a move is not lawful, or looks good, in this language."""
        return self.phrases.say(english)

    @abstractmethod
    def option(self, option: Option, players: int) -> str:
        """What an option is about, its default, and what a table of so many players can choose."""

    @abstractmethod
    def primer(self) -> list[str]:
        """What a newcomer has to know to begin, in a few short paragraphs."""

    @abstractmethod
    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """What happened, as a sentence; `told` is the event as this person may see it."""

    @abstractmethod
    def move(self, text: str) -> str:
        """The move in words, as an offer: "play 2 vanilla and 2 sage"."""

    @abstractmethod
    def table(self, view: View, names: list[str]) -> list[str]:
        """The position as this person may see it, in lines."""

    @abstractmethod
    def ask(self, view: View) -> str:
        """What the person has to decide now, as a sentence."""
