"""What each seat saw and did, from the first card on."""

from __future__ import annotations

from json import JSONEncoder
from typing import TypeAlias

from houndtable.kernel.events import Event
from houndtable.kernel.state import State

encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Choice:
    """A move that a seat made, as it knows itself, and what everybody saw of it."""

    __slots__ = ("events", "move", "seat", "text")

    def __init__(self, seat: int, move: int, text: str) -> None:
        self.seat = seat
        self.move = move
        self.text = text
        self.events: list[Event] = []


class Anew:
    """All that `seat` did not know was dealt anew; every other seat begins with what it sees in the new `state`."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat = seat
        self.state = state


Entry: TypeAlias = Event | Choice | Anew


class History:
    """All entries in order, and as text for every viewer: the seats, and the spectator behind the last of them.

    What was seen of a move without luck is found out only when somebody asks, for in most of a search nobody does:
    `untold` holds such moves, a position before each run of them, and they are made again.
    """

    def __init__(self, entries: list[Entry], told: list[str], heard: list[int]) -> None:
        self.entries = entries
        self.told = told
        self.heard = heard
        self.untold: list[State | Choice] = []
        self.is_running = False

    def copy(self) -> History:
        history = History(self.entries[:], self.told[:], self.heard[:])
        history.untold = self.untold[:]
        history.is_running = self.is_running
        return history

    def play(self, choice: Choice, before: State) -> None:
        """A move without luck was made in this position."""
        if not self.is_running:
            self.untold.append(before)
            self.is_running = True
        self.untold.append(choice)
        self.entries.append(choice)

    def choose(self, choice: Choice) -> None:
        """A move was chosen that takes luck; what it does is told when the luck has fallen."""
        self.entries.append(choice)
        self.is_running = False

    def tell(self, events: list[Event]) -> None:
        """These happened."""
        self.entries += events

    def catch_up(self) -> None:
        """Of every move it is known what was seen."""
        for item in self.untold:
            if not isinstance(item, Choice):
                state = item.clone()
                continue
            state.events = []
            state.apply(item.seat, item.move)
            item.events = state.events
        self.untold = []
        self.is_running = False

    def text(self, viewer: int, entries: int) -> str:
        """What the viewer saw and did, a line each: all of the first entries, of the others only what it did."""
        if self.heard[viewer] < entries:
            self.catch_up()
            new = self.entries[self.heard[viewer] : entries]
            self.told[viewer] += "".join(line(entry, viewer, len(self.told) - 1) for entry in new)
            self.heard[viewer] = entries
        return self.told[viewer] + "".join(done(entry, viewer) for entry in self.entries[entries:])

    def dealt_anew(self, seat: int, state: State) -> History:
        """The same history where only `seat` remembers its secrets; the others know of it what everybody does."""
        viewers, whole, all_of_it = len(self.told), self.copy(), len(self.entries)
        told = [whole.text(seat if viewer == seat else viewers - 1, all_of_it) for viewer in range(viewers)]
        return History([Anew(seat, state)], told, [0] * viewers)


def first_page(players: int) -> History:
    """A history in which nothing happened yet."""
    return History([], [""] * (players + 1), [0] * (players + 1))


def done(entry: Entry, viewer: int) -> str:
    """The entry as a line if it is a move of the viewer's own, else nothing."""
    return f"> {entry.text}\n" if isinstance(entry, Choice) and viewer == entry.seat else ""


def line(entry: Entry, viewer: int, spectator: int) -> str:
    """The entry as the viewer knows it; nothing if it does not concern it."""
    who = None if viewer == spectator else viewer
    if isinstance(entry, Event):
        return encode(entry.seen_by(who)) + "\n"
    if isinstance(entry, Choice):
        return done(entry, viewer) + "".join(encode(event.seen_by(who)) + "\n" for event in entry.events)
    if viewer in (entry.seat, spectator):
        return ""
    return encode(entry.state.view(who).as_json()) + "\n"
