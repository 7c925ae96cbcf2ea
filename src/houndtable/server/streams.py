"""A viewer's stream: numbered messages, the last of them kept for whoever was cut off."""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

from msgspec import Raw

from houndtable.kernel.events import Event
from houndtable.kernel.lesson import LEARNER, Tip
from houndtable.server import messages, showing
from houndtable.server.messages import Device, FromServer, People, Reminder, Said, Sight, TableInfo, Told, encode
from houndtable.server.packing import unpacked
from houndtable.server.showing import Core, Tidings
from houndtable.server.table import Table

Talk: TypeAlias = tuple[int, str]  # who said what
News: TypeAlias = bytes | Talk | Tip | str  # bytes are events
PEOPLE: Final = "people"
REMINDER: Final = "reminder"
DEVICE: Final = "device"


class Listener(Protocol):
    """Whoever is sent messages."""

    person: str
    address: str

    def send(self, data: bytes) -> None:
        """The message is on its way."""

    def close(self, code: int) -> None:
        """Nothing more is sent; the code says why."""


class Stream:
    """All that one viewer of one table is sent, by whatever connections listen. What it may see is numbered from a
    number that no one can have seen before, so that none of an earlier run is taken for one of this.

    What was sent is kept as what it told, shared by all viewers of the table, and told again to who missed it; of what
    it may see only a digest is kept, to know when it changes."""

    __slots__ = (
        "digest",
        "info",
        "kept",
        "key",
        "listeners",
        "most",
        "names",
        "seq",
        "table",
        "view_number",
        "viewer",
    )

    def __init__(
        self,
        table: str,
        viewer: int | None,
        kept: int,
        seq: int,
        view_number: int,
        names: list[str] | None = None,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.names = names  # in place of the table's own
        self.seq = seq
        self.view_number = view_number
        self.digest: int | None = None
        self.info: TableInfo | None = None
        self.key = ""
        self.most = kept
        self.kept: list[News] = []  # a deque would take more room than all that is in it
        self.listeners: list[Listener] = []

    def emit(self, message: FromServer | Sight, news: News) -> None:
        """Every listener has the message; what is news about it is kept."""
        self.kept.append(news)
        del self.kept[: -self.most]
        if self.listeners:
            data = encode(message)
            for listener in self.listeners:
                listener.send(data)

    def skip(self, to: int) -> None:
        """Messages are numbered from there; what was sent before is behind."""
        self.seq = to
        self.kept.clear()

    def number(self) -> int:
        """The number of the next message."""
        self.seq += 1
        return self.seq

    def tear(self) -> None:
        """Something could not be told: whoever listens will find a number missing, and is told everything anew."""
        self.skip(self.seq + 1)
        self.digest = None
        self.info = None

    def update(self, table: Table, tidings: Tidings, info: TableInfo, news: bytes) -> None:
        """The viewer has what is new; if that goes wrong the stream is torn."""
        try:
            self.renew(table, tidings, info, news)
        except Exception:
            self.tear()
            raise

    def renew(self, table: Table, tidings: Tidings, info: TableInfo, news: bytes) -> None:
        """The viewer has what is new: people, events, which are also there packed as `news`, and what it may see."""
        if self.names is not None:
            info = showing.info(table, self.names)
        if info != self.info or table.key != self.key:
            self.info, self.key = info, table.key
            self.emit(self.people(table, self.number()), PEOPLE)
        if table.match is None:
            return
        core = showing.core(table, self.viewer)
        digest = hash(core)
        if digest != self.digest:
            self.digest = digest
            self.view_number += 1
            self.emit(self.seeing(core, tidings, self.number()), news)
        elif tidings.events:
            self.emit(self.telling(table, tidings.events, self.number()), news)

    def say(self, talk: Talk) -> None:
        """The viewer hears what somebody said."""
        self.emit(self.saying(talk, self.number()), talk)

    def advise(self, table: Table, tip: Tip) -> None:
        """The learner has a tip."""
        self.emit(self.tipping(table, tip, self.number()), tip)

    def remind(self) -> None:
        """The viewer is reminded."""
        self.emit(Reminder(self.table, self.viewer, self.number()), REMINDER)

    def tell_of_device(self) -> None:
        """The viewer hears that a further device has the place."""
        self.emit(Device(self.table, self.viewer, self.number()), DEVICE)

    def people(self, table: Table, seq: int) -> People:
        """Who sits where."""
        assert self.info is not None
        key = "" if self.viewer is None else table.key
        return People(self.table, self.viewer, seq, self.info, key)

    def telling(self, table: Table, events: list[Event], seq: int) -> Told:
        """What happened."""
        return Told(self.table, self.viewer, seq, showing.told(table.game, events, self.viewer))

    def tipping(self, table: Table, tip: Tip, seq: int) -> messages.Tip:
        """What a lesson has to say."""
        return messages.Tip(self.table, self.viewer, seq, tip.clause, showing.number_of(table, tip))

    def saying(self, talk: Talk, seq: int) -> Said:
        """What somebody said."""
        return Said(self.table, self.viewer, seq, *talk)

    def seeing(self, core: Core, tidings: Tidings, seq: int) -> Sight:
        """What the viewer may see, with what led to it."""
        events = tidings.seen_by(self.viewer)
        return Sight(self.table, self.viewer, seq, self.view_number, events, Raw(core.view), Raw(core.moves))

    def again(self, table: Table, news: News, seq: int) -> FromServer:
        """What was news then; a view as what led to it."""
        if isinstance(news, bytes):
            return self.telling(table, unpacked(news), seq)
        if isinstance(news, tuple):
            return self.saying(news, seq)
        if isinstance(news, Tip):
            return self.tipping(table, news, seq)
        if news == PEOPLE:
            return self.people(table, seq)
        return (Device if news == DEVICE else Reminder)(self.table, self.viewer, seq)

    def catching_up(self, table: Table, last: int) -> list[bytes]:
        """What a listener missed after message `last` as far as that is kept, then the table as it is."""
        missed = self.seq - last
        found: list[FromServer | Sight] = []
        if 0 < missed <= len(self.kept):
            found += [self.again(table, news, seq) for seq, news in enumerate(self.kept[-missed:], last + 1)]
        found.append(self.people(table, self.seq))
        if self.digest is not None:
            core = showing.core(table, self.viewer)
            found.append(self.seeing(core, Tidings(table.game, []), self.seq))
            tip = showing.tip(table) if self.viewer == LEARNER else None
            if tip is not None:
                found.append(self.tipping(table, tip, self.seq))
        return [encode(message) for message in found]
