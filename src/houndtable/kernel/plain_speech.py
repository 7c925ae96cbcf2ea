# interpreted: never in a search, and compiling takes its time
"""The speech of a game that brings no more than its English words: tables and questions follow from its board."""

from __future__ import annotations

from string import Formatter

from houndtable.kernel.board import Board
from houndtable.kernel.english import English, count, listed
from houndtable.kernel.glossary import spaced
from houndtable.kernel.items import OBJECT
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Lines, Seat
from houndtable.kernel.options import Option
from houndtable.kernel.view import HIDDEN, View

SEATS = ("seat", "to", "target", "first", "winner", "winners", "from")  # fields of events that hold seats
SEAT_KINDS = (Seat.name, "seats")  # kinds of facts that are seats, one or several
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
        super().__init__(board.title, about, options)
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
        for name, label, kind, seats in self.told():
            value = view.facts.get(name)
            shared = not seats or not isinstance(value, list)  # a list was told beside the players
            if name not in COMMON and shared and value is not None and value is not False:
                called = f"Your {label}" if seats else label.capitalize()
                lines.append(f"{called}{'.' if value is True else f': {plainly(value, kind, names)}'}")
        return lines

    def told(self) -> list[tuple[str, str, str, bool]]:
        """What a view tells besides pieces, as far as it can be said in a few words: its name and label, what kind it
        is of, and whether each seat has one."""
        found = [(figure.name, figure.called, figure.kind.name, figure.seats) for figure in self.board.figures]
        found += [(fact.name, fact.label, fact.kind, fact.seats) for fact in self.board.facts]
        return [one for one in found if one[2] not in (OBJECT, Lines.name)]

    def player(self, view: View, seat: int, name: str) -> str:
        """What lies before a player, on one line."""
        parts = [f"{'>' if seat in view.waiting else ' '} {name}"]
        for fact, label, kind, seats in self.told():
            values = view.facts.get(fact)
            if seats and isinstance(values, list) and values[seat] is not None:
                parts.append(f"{label} {plainly(values[seat], kind, [])}")
        parts += [f"{self.label(zone.name)}: {laid(zone.cards)}" for zone in view.zones if zone.owner == seat]
        return "  ".join(parts)

    def label(self, zone: str) -> str:
        """What a place is called."""
        return next(place.label for place in self.board.places if place.name == zone)

    def ask(self, view: View) -> str:
        return self.asks.get(view.step, "Choose a move.")


def plainly(value: Json, kind: str, names: list[str]) -> str:
    """A value as words: seats by their names, lists one after the other, of what is counted all that is there."""
    if isinstance(value, list):
        return ", ".join([plainly(one, kind, names) for one in value]) or "none"
    if isinstance(value, dict):
        parts = [f"{spaced(part)} {plainly(one, kind, names)}" for part, one in value.items() if one != 0]
        return ", ".join(parts) or "none"
    return names[value] if kind in SEAT_KINDS and isinstance(value, int) and value < len(names) else str(value)


def laid(cards: list[str]) -> str:
    """The pieces of a place; where all are hidden, their number."""
    if not cards:
        return "none"
    return count(len(cards), "card") if len(cards) > 1 and all(card == HIDDEN for card in cards) else " ".join(cards)
