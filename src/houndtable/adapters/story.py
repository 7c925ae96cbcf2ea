"""What each seat saw and did, from the first card on."""

from __future__ import annotations

from json import JSONEncoder
from typing import TypeAlias

from houndtable.kernel.events import Event
from houndtable.kernel.state import State

encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Choice:
    """A move that a seat made, as it knows itself. What everybody saw of it is found out only when somebody asks, for
    searches never do: by making it again in the position `before`, unless it took luck and is told by events."""

    def __init__(self, seat: int, move: int, text: str, before: State | None) -> None:
        self.seat = seat
        self.move = move
        self.text = text
        self.before = before
        self.known: list[Event] = []

    def events(self) -> list[Event]:
        """What happened when the move was made."""
        if self.before is not None:
            state = self.before.clone()
            state.events = []
            state.apply(self.seat, self.move)
            self.known = state.events
            self.before = None
        return self.known


class Anew:
    """All that `seat` did not know was dealt anew; every other seat begins with what it sees in the new `state`."""

    def __init__(self, seat: int, state: State) -> None:
        self.seat = seat
        self.state = state


Entry: TypeAlias = Event | Choice | Anew


class Story:
    """All entries in order, and as text for every viewer: the seats, and the spectator behind the last of them."""

    def __init__(self, entries: list[Entry], told: list[str], heard: list[int]) -> None:
        self.entries = entries
        self.told = told
        self.heard = heard

    def copy(self) -> Story:
        return Story(self.entries[:], self.told[:], self.heard[:])

    def text(self, viewer: int) -> str:
        """All that the viewer saw and did, a line each."""
        new = self.entries[self.heard[viewer] :]
        if new:
            self.told[viewer] += "".join(line(entry, viewer, len(self.told) - 1) for entry in new)
            self.heard[viewer] = len(self.entries)
        return self.told[viewer]

    def dealt_anew(self, seat: int, state: State) -> Story:
        """The same story where only `seat` remembers its secrets; the others know of it what everybody does."""
        viewers = len(self.told)
        told = [self.text(seat if viewer == seat else viewers - 1) for viewer in range(viewers)]
        return Story([Anew(seat, state)], told, [0] * viewers)


def first_page(players: int) -> Story:
    """A story in which nothing happened yet."""
    return Story([], [""] * (players + 1), [0] * (players + 1))


def line(entry: Entry, viewer: int, spectator: int) -> str:
    """The entry as the viewer knows it; nothing if it does not concern it."""
    who = None if viewer == spectator else viewer
    if isinstance(entry, Event):
        return encode(entry.seen_by(who)) + "\n"
    if isinstance(entry, Choice):
        own = f"> {entry.text}\n" if viewer == entry.seat else ""
        return own + "".join(encode(event.seen_by(who)) + "\n" for event in entry.events())
    if viewer in (entry.seat, spectator):
        return ""
    return encode(entry.state.view(who).as_json()) + "\n"
