"""How a game reads to a person: events, moves, questions, tables, options, in one language."""

from __future__ import annotations

from typing import Final

from fluent.runtime import FluentBundle

from houndtable.bots.phrases import PHRASES
from houndtable.kernel.events import EventKind
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message, slug, text
from houndtable.kernel.options import Option
from houndtable.kernel.phrase import Phrase
from houndtable.kernel.view import View
from houndtable.words import tables
from houndtable.words.saying import Forms, Sayer, argument, matching

MORE: Final = "more"  # the attribute of a move that says what follows from it


class Words(Sayer):
    """The words of one game in one language. The one who reads or listens (`me`, None for a spectator) is "you"."""

    def __init__(self, game: Game, bundles: list[FluentBundle]) -> None:
        declared: list[Phrase | EventKind] = [*game.phrases, *PHRASES, *game.events]
        super().__init__(bundles, {one.key: as_forms(one.forms()) for one in declared})
        self.game = game
        self.events = {event.name: event for event in game.events}
        self.facts = as_forms(game.board.forms())
        self.seated = game.board.seated()

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.read("title")

    @property
    def about(self) -> str:
        """The game in one sentence."""
        return self.read("about")

    @property
    def you(self) -> str:
        """What stands for the name of the one who reads, in a list of players."""
        return self.read("you")

    @property
    def gap(self) -> str:
        """What stands between two sentences."""
        return self.read("sentence-gap", mark="|").strip("|")

    def to(self, names: list[str], me: int | None) -> Words:
        """The same for a reader at a table."""
        other = Words.__new__(Words)
        other.__dict__ |= self.__dict__ | {"names": names, "me": me}
        return other

    def why(self, messages: list[Message] | Message, names: list[str] | None = None, me: int | None = None) -> str:
        """Why a move is not lawful, or looks good; a line for each message."""
        found = messages if isinstance(messages, list) else [messages]
        reader = self.to(names or [], me)
        return "\n".join([reader.say(message) for message in found])

    def tip(self, number: int) -> str:
        """A tip of the game's lesson, by its number from 1."""
        return self.read(f"tip-{number}")

    def primer(self) -> list[str]:
        """What a newcomer has to know to begin, in a few short paragraphs."""
        keys = [f"primer-{number}" for number in range(1, 10)]
        return [self.read(key) for key in keys if self.has(key)]

    def label(self, option: Option) -> str:
        """What an option is called."""
        return self.read(f"option-{slug(option.name)}")

    def about_option(self, option: Option) -> str:
        """What an option is about."""
        return self.format(f"option-{slug(option.name)}", {}, "about")

    def choice(self, option: Option, value: str | int) -> str:
        """What a value of an option is called."""
        key = f"option-{slug(option.name)}-{slug(str(value))}"
        return self.read(key) if self.has(key) else str(value)

    def option(self, option: Option, players: int) -> str:
        """What an option is about, its default, and what a table of so many players can choose."""
        low, high = (1, players) if option.seats else (option.low, option.high)
        means = {word: self.choice(option, word) for word in option.words}
        words = [word if word == said else self.read("option-word", word=word, means=said)
                 for word, said in means.items()]  # fmt: skip
        numbers = "option-seats" if option.seats else "option-numbers"
        words += [self.read(numbers, low=low, high=high)] if high >= low else []
        return self.read(
            "option",
            name=option.name,
            default=str(option.default),
            about=self.about_option(option),
            clause=option.clause,
            values=self.listed(words, "list-or"),
        )

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        """What happened; `told` is the event as this person may see it."""
        kind = self.events[str(told["event"])]
        reader = self.to(names, me)
        facts = {name: value for name, value in told.items() if name != "event"}
        messages = kind.messages(told) or [Message(kind.key, facts)]
        return "\n".join([reader.say(message) for message in messages])

    def move(self, text: str, names: list[str] | None = None) -> str:
        """The move in words, as an offer: "play 2 vanilla and 2 sage", and what follows from it if the game says so."""
        reader, offer = self.to(names or [], None), self.offer(text)
        more = reader.say(offer, MORE) if MORE in reader.attributes(offer.key) else ""
        return reader.say(offer) + more

    def move_alone(self, text: str, names: list[str]) -> str:
        """The move in words, within a sentence."""
        return self.to(names, None).say(self.offer(text))

    def offer(self, move: str) -> Message:
        """The move as a message; where the game does not say how it reads, its text."""
        for phrase in self.game.moves:
            found = matching(move, phrase.pattern, argument, self.forms[phrase.key])
            if found is not None:
                return Message(phrase.key, found)
        return text(move)

    def ask(self, view: View) -> str:
        """What the person has to decide now."""
        key = f"ask-{slug(view.step)}"
        if not self.has(key):
            return self.read("ask")
        reader = self.to(self.names, view.seat)
        return reader.format(key, reader.values(self.plain(view, view.seat), self.facts))

    def plain(self, view: View, seat: int | None) -> dict[str, Json]:
        """The facts of a view that can be said; of what each seat has, that of one seat."""
        found: dict[str, Json] = {}
        for name in [name for name in self.facts if name in view.facts]:
            value = view.facts[name]
            if name not in self.seated or not isinstance(value, list):
                found[name] = value
            elif seat is not None:
                found[name] = value[seat]
        return found

    def table(self, view: View, names: list[str], width: int = tables.ENDLESS) -> list[str]:
        """The position as this person may see it, piece by piece: players and rows in columns that fit this width, so
        that one may take several lines."""
        return tables.pieces(self.to(names, view.seat), view, width)


def as_forms(forms: dict[str, Json]) -> Forms:
    """The forms as texts."""
    return {name: str(form) for name, form in forms.items()}
