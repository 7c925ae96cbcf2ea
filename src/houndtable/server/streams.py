"""A viewer's stream: numbered messages, the last of them kept for whoever was cut off."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from houndtable.kernel.events import Event
from houndtable.kernel.languages import ENGLISH
from houndtable.server import showing
from houndtable.server.messages import People, Position, Reminder, Said, TableInfo, Told, encode
from houndtable.server.table import Table


class Listener(Protocol):
    """Whoever is sent messages."""

    def send(self, data: bytes) -> None:
        """The message is on its way."""

    def close(self, code: int) -> None:
        """Nothing more is sent; the code says why."""


class Stream:
    """All that one viewer of one table is sent in one language, by whatever connections listen. Messages and positions
    are numbered from a number that no one can have seen before, so that none of an earlier run or another process is
    taken for one of this."""

    def __init__(self, table: str, viewer: int | None, kept: int, start: int, language: str = ENGLISH) -> None:
        self.table = table
        self.viewer = viewer
        self.language = language
        self.seq = start
        self.position = start
        self.core: showing.Core | None = None
        self.info: TableInfo | None = None
        self.kept: deque[bytes] = deque(maxlen=kept)
        self.listeners: list[Listener] = []

    def emit(self, live: bytes, kept: bytes | None = None) -> None:
        """Every listener has the message; what is kept for later may be shorter."""
        self.kept.append(live if kept is None else kept)
        for listener in self.listeners:
            listener.send(live)

    def number(self) -> int:
        """The number of the next message."""
        self.seq += 1
        return self.seq

    def update(self, table: Table, events: list[Event], info: TableInfo) -> None:
        """The viewer has what is new: people, events, the position."""
        if info != self.info:
            self.info = info
            self.emit(encode(self.people(table, self.number())))
        if table.match is None:
            return
        core = showing.core(table, self.viewer, self.language)
        if core != self.core:
            self.core = core
            self.position += 1
            seq = self.number()
            self.emit(encode(self.placed(table, events, seq)), encode(self.telling(table, events, seq)))
        elif events:
            self.emit(encode(self.telling(table, events, self.number())))

    def say(self, who: int, text: str) -> None:
        """The viewer hears what somebody said."""
        self.emit(encode(Said(self.table, self.viewer, self.number(), who, text)))

    def remind(self) -> None:
        """The viewer is reminded."""
        self.emit(encode(Reminder(self.table, self.viewer, self.number())))

    def people(self, table: Table, seq: int) -> People:
        """Who sits where."""
        assert self.info is not None
        key = "" if self.viewer is None else table.created.key
        return People(self.table, self.viewer, seq, self.info, key)

    def telling(self, table: Table, events: list[Event], seq: int) -> Told:
        """What happened."""
        return Told(self.table, self.viewer, seq, *showing.told(table, events, self.viewer, self.language))

    def placed(self, table: Table, events: list[Event], seq: int) -> Position:
        """The position, with what led to it."""
        assert self.core is not None
        facts, says = showing.told(table, events, self.viewer, self.language)
        view, moves, ask, _ = self.core
        return Position(self.table, self.viewer, seq, self.position, facts, says, view, moves, ask)

    def catch_up(self, listener: Listener, table: Table, last: int) -> None:
        """The listener has what it missed after message `last` as far as that is kept, then the table as it is."""
        missed = self.seq - last
        if 0 < missed <= len(self.kept):
            for message in list(self.kept)[-missed:]:
                listener.send(message)
        listener.send(encode(self.people(table, self.seq)))
        if self.core is not None:
            listener.send(encode(self.placed(table, [], self.seq)))
