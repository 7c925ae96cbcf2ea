"""One table: what its entries make it. Nothing here waits, writes or sends."""

from __future__ import annotations

import hashlib
from functools import singledispatchmethod

from houndtable import games
from houndtable.kernel.chance import Committed
from houndtable.kernel.errors import BadOption
from houndtable.kernel.events import Event
from houndtable.kernel.view import View
from houndtable.record import Match
from houndtable.server import entries
from houndtable.server.course import Course
from houndtable.server.entries import AnyEntry, Created, Outcome, outcomes
from houndtable.server.holds import Hold, asked_in_secret, paused, shown_at_once
from houndtable.server.refusals import NotNow, NotStored
from houndtable.server.seats import Seat
from houndtable.server.teaching import Teaching

IDS_KEPT = 32
SAID_KEPT = 50


class UndoAsked:
    """Somebody asks to take back all moves after so many; who has agreed so far."""

    def __init__(self, seat: int, kept: int, owing: set[int]) -> None:
        self.seat = seat
        self.kept = kept
        self.owing = owing


class Table:
    """`number` counts its entries; `fresh` and `talk` are what viewers have not been sent yet."""

    def __init__(self, name: str, created: Created) -> None:
        self.name = name
        self.created = created
        self.game = games.find(created.game)
        self.number = 1
        self.seats = [
            Seat(number, plan.kind, plan.level, reserved)
            for number, (plan, reserved) in enumerate(zip(created.seats, created.reserved))
        ]
        self.match: Match | None = None
        self.course = Course()
        self.bots = bytearray()  # 1 for each move that a bot made
        self.ids: dict[str, None] = {}
        self.hold: Hold | None = None
        self.is_watched = False  # by somebody who has no place
        self.undo: UndoAsked | None = None
        self.rematch: str | None = None
        self.fresh: list[Event] = []
        self.talk: list[tuple[int, str]] = []
        self.said: list[tuple[int, str]] = []
        self.opener: str | None = None
        lesson = self.game.lesson() if created.lesson else None
        self.teaching = None if lesson is None else Teaching(lesson)

    @property
    def phase(self) -> str:
        """open, playing or over; what is held back is not over yet."""
        if self.match is None:
            return "open"
        return "over" if self.match.is_over and self.hold is None else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the secret, told before the first card."""
        return hashlib.sha256(bytes.fromhex(self.created.secret)).hexdigest()

    @property
    def seeds(self) -> list[str]:
        """Every person's seed, in the order of the seats."""
        return [seat.seed for seat in self.seats if seat.people]

    def playing(self) -> Match:
        """The match, while it goes on."""
        if self.match is None or self.phase == "over":
            raise NotNow("The game has not begun yet." if self.match is None else "The game is over.")
        return self.match

    def new_match(self, kept: int = 0) -> Match:
        """The match from its deal through so many of its moves, with the luck it was committed to."""
        chance = Committed(bytes.fromhex(self.created.secret), [seed.encode() for seed in self.seeds])
        names = [seat.title for seat in self.seats]
        match = Match(self.game, self.created.players, self.created.options, chance, names, version=self.created.rules)
        for seat, text in self.course.first(kept):
            match.play(seat, text)
        return match

    def whole(self) -> Match:
        """The match with all that came of its moves, which is not kept at the table."""
        return self.new_match(len(self.course))

    def owing(self) -> list[int]:
        """The seats that can choose now: under a hold only those asked in secret."""
        if self.match is None:
            return []
        state = self.match.state
        return asked_in_secret(state) if self.hold is not None else state.waiting[:]

    @property
    def hurries(self) -> bool:
        """Whether who is asked in secret must answer before the hold is over, since others could tell who thinks."""
        return self.is_watched or sum(1 for seat in self.seats if seat.people) > 1

    @property
    def waits_in_secret(self) -> bool:
        """Whether the hold lasts until a person has answered."""
        return self.hold is not None and not self.hurries and any(self.seats[seat].has_person for seat in self.owing())

    def view(self, viewer: int | None) -> tuple[View, list[int]]:
        """What a viewer may see now, and its lawful moves."""
        assert self.match is not None
        state = self.match.state
        if self.hold is not None and viewer not in asked_in_secret(state):
            return self.hold.view(viewer), []
        if state.asks_in_secret() and viewer not in state.waiting:
            return paused(state.view(viewer)), []
        return state.view(viewer), [] if viewer is None else state.legal(viewer)

    def story(self) -> list[Event]:
        """All that happened and was told."""
        if self.match is None:
            return []
        match = self.whole()
        events = match.opening + [event for made in match.moves for event in made.events]
        return events[: len(events) - len(self.hold.rest)] if self.hold else events

    def begin(self) -> list[Outcome]:
        """The cards are dealt; the answer is what chance gave."""
        self.match = self.new_match()
        self.opener = self.game.asks_after(self.match.options)
        for seat in self.seats:
            seat.bank = self.created.clock.amount * 1000 if self.created.clock.kind == "bank" and seat.people else None
        self.fresh += self.match.opening
        self.teach()
        dealt = outcomes(self.match.dealt)
        self.forget()
        return dealt

    def play(self, seat: int, text: str, now: float) -> list[Outcome]:
        """The move is made, and what follows held back where it must be; the answer is what chance gave."""
        match = self.playing()
        before = match.state.clone() if self.opener is not None and self.created.hold else None
        if self.hold is not None:
            seen = match.state.view(seat)
        events = match.play(seat, text)
        self.course.add(match.moves[-1])
        if self.hold is not None:
            self.hold.answered[seat] = seen
            self.hold.rest += events
        else:
            shown = None if before is None else shown_at_once(self.opener, events)
            if before is not None and shown is not None:
                self.hold = Hold(now + self.created.hold / 1000, before, events[shown:])
            self.fresh += events[:shown]
        self.undo = None
        self.teach()
        self.forget()
        return outcomes(match.moves[-1].luck)

    def forget(self) -> None:
        """What can be told again from the course is not kept; only a lesson looks back at it all the time."""
        if self.match is not None and self.teaching is None:
            self.match.forget()

    def teach(self) -> None:
        """If this is a lesson, the learner's tip is the one for the match as it is now."""
        if self.teaching is not None and self.match is not None:
            self.teaching.look(self.match)

    def release(self) -> None:
        """What was held back can be told."""
        if self.hold is not None:
            self.fresh += self.hold.rest
            self.hold = None

    def record(self, entry: AnyEntry) -> None:
        """The entry counts; a deal or a move it tells of has been made already."""
        self.book(entry)
        self.number += 1

    @singledispatchmethod
    def book(self, entry: AnyEntry) -> None:
        raise AssertionError(entry)

    @book.register
    def _(self, entry: entries.Sat) -> None:
        seat = self.seats[entry.seat]
        seat.people, seat.name, seat.seed = {entry.person}, entry.name, entry.seed

    @book.register
    def _(self, entry: entries.Started) -> None:
        return

    @book.register
    def _(self, entry: entries.Moved) -> None:
        self.bots.append(entry.bot)
        seat = self.seats[entry.seat]
        if seat.bank is not None and not entry.bot:
            seat.bank = max(0, seat.bank - entry.spent)
        if entry.id:
            self.remember(f"{entry.seat} {entry.id}")

    def remember(self, key: str) -> None:
        """The id of a message that was done is known for some time."""
        self.ids[key] = None
        if len(self.ids) > IDS_KEPT:
            del self.ids[next(iter(self.ids))]

    @book.register
    def _(self, entry: entries.Undone) -> None:
        self.match = self.new_match(entry.kept)
        self.course.cut(entry.kept)
        del self.bots[entry.kept :]
        self.undo = None
        self.teach()
        self.forget()

    @book.register
    def _(self, entry: entries.Spoke) -> None:
        self.talk.append((entry.seat, entry.text))
        self.said.append(self.talk[-1])
        del self.said[:-SAID_KEPT]

    @book.register
    def _(self, entry: entries.Away) -> None:
        self.seats[entry.seat].is_away = True
        self.undo = None

    @book.register
    def _(self, entry: entries.Here) -> None:
        seat = self.seats[entry.seat]
        seat.is_away = False
        if seat.bank is not None:
            seat.bank = max(seat.bank, entry.bank)

    @book.register
    def _(self, entry: entries.Shared) -> None:
        self.seats[entry.seat].people.add(entry.person)

    @book.register
    def _(self, entry: entries.Linked) -> None:
        self.seats[entry.seat].links.add(entry.hash)

    @book.register
    def _(self, entry: entries.Continued) -> None:
        self.rematch = entry.table


def restored(name: str, rows: list[bytes], now: float) -> Table:
    """The table that its entries tell; refused if they do not lead to what was dealt and rolled then."""
    first = entries.read(rows[0])
    assert isinstance(first, Created)
    table = Table(name, first)
    try:
        table.game.check_version(first.rules, "This table")
    except BadOption as refusal:
        raise NotStored(str(refusal)) from None
    for row in rows[1:]:
        entry = entries.read(row)
        luck = None
        if isinstance(entry, entries.Started):
            luck, told = table.begin(), entry.dealt
        elif isinstance(entry, entries.Moved):
            if table.hold is not None and not table.owing():
                table.release()
            luck, told = table.play(entry.seat, entry.move, now), entry.luck
        if luck is not None and luck != told:
            raise NotStored("The luck that was written down is not the luck that was committed to.")
        table.record(entry)
    if table.match is not None and table.match.is_over:
        table.release()  # whoever looks back at it finds it over, not held for a while once more
    table.fresh.clear()
    table.talk.clear()
    if table.teaching is not None:
        table.teaching.fresh.clear()
    return table
