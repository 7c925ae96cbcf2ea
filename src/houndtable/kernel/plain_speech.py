# interpreted: never in a search, and compiling takes its time
"""The speech of a game that brings no more than its English words: tables and questions follow from its board."""

from __future__ import annotations

from string import Formatter

from houndtable.kernel.board import Board
from houndtable.kernel.english import English, count, listed
from houndtable.kernel.glossary import Glossary, plain, spaced
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Seat
from houndtable.kernel.options import Option
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.view import HIDDEN, View

SEATS = ("seat", "to", "target", "first", "winner", "winners", "from")  # fields of events that hold seats
COMMON = ("round", "rounds_to_play", "turn", "winners", "rounds", "options")  # facts that every table has


class PlainSpeech(English):
    """English from the board. `events` has sentences for each event, with fields in braces; of several the first is
    said whose fields are all told. `asks` has the question of each step, `primer` what a newcomer has to know."""

    def __init__(
        self,
        board: Board,
        about: str,
        options: list[Option],
        *,
        events: dict[str, list[str]],
        asks: dict[str, str],
        primer: list[str],
    ) -> None:
        glossary: Glossary = plain(board.title, about, options)
        super().__init__(glossary, Phrasebook(""))
        self.board = board
        self.events = events
        self.asks = asks
        self.paragraphs = primer

    def primer(self) -> list[str]:
        return self.paragraphs

    def event(self, told: dict[str, Json], names: list[str], me: int | None) -> str:
        words = {field: self.worded(field, value, names, me) for field, value in told.items()}
        for sentence in self.events.get(str(told["event"]), []):
            if all(field is None or field in told for _, field, _, _ in Formatter().parse(sentence)):
                said = sentence.format(**words)
                return said[:1].upper() + said[1:]
        rest = ", ".join(f"{spaced(field)} {words[field]}" for field in told if field != "event")
        return f"{str(told['event']).capitalize()}: {rest}." if rest else f"{str(told['event']).capitalize()}."

    def worded(self, field: str, value: Json, names: list[str], me: int | None) -> str:
        """A field of an event in words: seats by their names, lists with an "and"."""
        if isinstance(value, list):
            return listed([self.worded(field, item, names, me) for item in value]) or "nothing"
        if isinstance(value, int) and not isinstance(value, bool) and field in SEATS and 0 <= value < len(names):
            return "you" if value == me else names[value]
        return "nobody" if value is None and field in SEATS else "nothing" if value is None else str(value)

    def move(self, text: str) -> str:
        return text

    def table(self, view: View, names: list[str]) -> list[str]:
        to_play = view.facts["rounds_to_play"]
        round_of = [f"Round {view.facts['round']}" + (f" of {to_play}." if to_play is not None else ".")]
        lines = round_of if self.board.endings else []  # a game in which no round can end has none
        lines += [self.player(view, seat, name) for seat, name in enumerate(names)]
        for zone in view.zones:
            if zone.owner is None:
                lines.append(f"{self.label(zone.name).capitalize()}: {laid(zone.cards)}")
        for figure in self.board.figures:
            value = view.facts.get(figure.name)
            shared = not figure.seats or not isinstance(value, list)  # a list was told beside the players
            if figure.name not in COMMON and shared:
                label = f"Your {figure.label}" if figure.seats else figure.label.capitalize()
                lines += stated(label, value, names if isinstance(figure.kind, Seat) else None)
        for fact in self.board.facts:
            lines += stated(fact.label.capitalize(), view.facts.get(fact.name), names if fact.kind == "seat" else None)
        return lines

    def player(self, view: View, seat: int, name: str) -> str:
        """What lies before a player, on one line."""
        parts = [f"{'>' if seat in view.waiting else ' '} {name}"]
        for figure in self.board.figures:
            values = view.facts.get(figure.name)
            if figure.seats and isinstance(values, list) and values[seat] is not None:
                parts.append(f"{figure.label} {values[seat]}")
        parts += [f"{self.label(zone.name)}: {laid(zone.cards)}" for zone in view.zones if zone.owner == seat]
        return "  ".join(parts)

    def label(self, zone: str) -> str:
        """What a place is called."""
        return next(place.label for place in self.board.places if place.name == zone)

    def ask(self, view: View) -> str:
        return self.asks.get(view.step, "Choose a move.")


def stated(label: str, value: Json, names: list[str] | None) -> list[str]:
    """What is so, on a line, with the name of whoever it is; nothing where there is nothing to say."""
    if value is None or value is False:
        return []
    worth = names[value] if names is not None and isinstance(value, int) else value
    shown = ", ".join(map(str, worth)) if isinstance(worth, list) else str(worth)
    return [f"{label}." if value is True else f"{label}: {shown}"] if shown else []


def laid(cards: list[str]) -> str:
    """The pieces of a place; where all are hidden, their number."""
    if not cards:
        return "none"
    return count(len(cards), "card") if len(cards) > 1 and all(card == HIDDEN for card in cards) else " ".join(cards)
