"""One table: what its entries make it. Nothing here waits, writes or sends.

An entry is the only cause of change (`Table.apply`), when something is done as when the table is read from the disk.
Beside that there is only what is on its way to viewers: what they have not been sent yet, and what is held back from
them for some time.
"""

from __future__ import annotations

import hashlib
from typing import assert_never

from houndtable import games
from houndtable.kernel.chance import Luck
from houndtable.kernel.errors import BadOption
from houndtable.kernel.events import Event
from houndtable.kernel.lesson import SEED
from houndtable.kernel.view import View
from houndtable.record import Fair, Match
from houndtable.server import entries
from houndtable.server.entries import AnyEntry, Created, Outcome, outcomes
from houndtable.server.holds import Hold, asked_in_secret, paused, shown_at_once
from houndtable.server.move_log import MoveLog
from houndtable.server.refusals import NotNow, NotStored
from houndtable.server.seats import Seat
from houndtable.server.teaching import Teaching
from houndtable.server.transcript import Transcript
from houndtable.server.undo import Rewound

IDS_KEPT = 32
SAID_KEPT = 50


class PendingUndo:
    """Somebody asks to take back all moves after so many; who has still to agree."""

    def __init__(self, seat: int, kept: int, owing: set[int]) -> None:
        self.seat = seat
        self.kept = kept
        self.owing = owing


class Table:
    """`number` counts its entries; `fresh` and `talk` are what viewers have not been sent yet."""

    def __init__(self, name: str, created: Created) -> None:
        self.name = name
        self.created = created
        self.key = created.key
        self.keys_made = 0
        self.game = games.find(created.game)
        self.number = 1
        self.seats = [
            Seat(number, plan.kind, plan.level, entries.group_of(reserved))
            for number, (plan, reserved) in enumerate(zip(created.seats, created.reserved))
        ]
        self.sealed_at: float | None = None  # when this process knew of it
        self.match: Match | None = None
        self.move_log = MoveLog()
        self.bots = bytearray()  # 1 for each move that a bot made
        self.ids: dict[str, None] = {}
        self.hold: Hold | None = None
        self.is_watched = False  # by somebody who has no place
        self.undo: PendingUndo | None = None
        self.rewound: Rewound | None = None  # the match as it would be if the last move were taken back, prepared
        self.rematch: str | None = None
        self.fresh: list[Event] = []
        self.talk: list[tuple[int, str]] = []
        self.said: list[tuple[int, str]] = []
        self.arrivals: list[int] = []  # places that a further device has
        self.opener: str | None = None
        lesson = self.game.lesson() if created.lesson else None
        self.teaching = None if lesson is None else Teaching(lesson)

    @property
    def phase(self) -> str:
        """open, starting, playing or over; what is held back is not over yet."""
        if self.match is None:
            return "open" if self.sealed_at is None else "starting"
        return "over" if self.match.is_over and self.hold is None else "playing"

    @property
    def commitment(self) -> str:
        """The hash of the secret, told before the first card."""
        return hashlib.sha256(bytes.fromhex(self.created.secret)).hexdigest()

    @property
    def seeds(self) -> list[str]:
        """The seeds that decide the luck, in the order of the seats."""
        return [SEED] if self.created.lesson else [seat.seed for seat in self.seats if seat.seed]

    @property
    def unrevealed(self) -> list[int]:
        """The seats that gave the hash of a seed and not the seed."""
        return [seat.number for seat in self.seats if seat.hash and not seat.seed]

    @property
    def fair(self) -> Fair:
        """What the record says of the luck."""
        lesson = self.created.lesson
        places = [] if lesson else [seat.given for seat in self.seats if seat.people]
        return Fair(self.commitment, self.seeds, self.created.secret, is_prepared=lesson, places=places)

    def playing(self) -> Match:
        """The match, while it goes on."""
        if self.match is None or self.phase == "over":
            raise NotNow("The game has not begun yet." if self.match is None else "The game is over.")
        return self.match

    def transcript(self, kept: int | None = None) -> Transcript:
        """The match from its deal through so many of its moves, or all of them, to be played again."""
        moves = self.move_log.first(len(self.move_log) if kept is None else kept)
        return Transcript(self.created, self.seeds, [seat.title for seat in self.seats], moves)

    def told(self) -> tuple[Transcript, int]:
        """All that was told so far, and how many of the last events were not. What is held back does not count: it
        takes as long to tell whatever that is."""
        return (self.transcript(), 0) if self.hold is None else (self.transcript(self.hold.moves), self.hold.held)

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

    def others(self, seat: int) -> set[int]:
        """The seats that other people play."""
        me = self.seats[seat].people
        return {other.number for other in self.seats if other.has_person and not (other.people & me)}

    def history(self) -> list[Event]:
        """All that happened and was told."""
        if self.match is None:
            return []
        transcript, held = self.told()
        events = transcript.events()
        return events[: len(events) - held]

    def release(self) -> None:
        """What was held back can be told."""
        if self.hold is not None:
            self.fresh += self.hold.rest
            self.hold = None

    def apply(self, entry: AnyEntry, now: float) -> None:
        """The table is what the entry makes it; whoever wrote it has checked that it can be."""
        match entry:
            case entries.Created():
                raise NotStored("A table is made once.")
            case entries.Sat():
                self.seats[entry.seat].take(entry.person, entry.name, entry.seed, entry.hash)
            case entries.Sealed():
                self.seal(entry, now)
            case entries.Revealed():
                self.seats[entry.seat].seed = entry.seed
            case entries.Started():
                self.begin(entry)
            case entries.Moved():
                self.make(entry, now)
            case entries.UndoAsked():
                self.undo = PendingUndo(entry.seat, entry.kept, self.others(entry.seat))
            case entries.UndoAnswered():
                self.answer_undo(entry)
            case entries.Undone():
                self.take_back(entry.kept)
            case entries.Spoke():
                if entry.text:  # else somebody was forgotten
                    self.talk.append((entry.seat, entry.text))
                    self.said.append(self.talk[-1])
                    del self.said[:-SAID_KEPT]
            case entries.Away():
                self.seats[entry.seat].is_away = True
                self.undo = None
            case entries.Here():
                self.come_back(entry)
            case entries.Shared():
                if entry.person:
                    self.seats[entry.seat].people.add(entry.person)
                self.seats[entry.seat].link = None
                self.arrivals.append(entry.seat)
            case entries.Linked():
                self.seats[entry.seat].link = (entry.hash, entry.until) if entry.hash else None
                self.seats[entry.seat].links_made += 1
            case entries.PutOut():
                self.seats[entry.seat].people.discard(entry.person)
            case entries.Rekeyed():
                self.key = entry.key
                self.keys_made += 1
            case entries.Continued():
                self.rematch = entry.table
            case _:
                assert_never(entry)
        self.number += 1

    def seal(self, entry: entries.Sealed, now: float) -> None:
        """Nothing that decides the luck can change any more but by revealing seeds."""
        if entry != entries.Sealed(self.commitment, [seat.hash for seat in self.seats]):
            raise NotStored("What was sealed is not what the table was committed to.")
        self.sealed_at = now

    def begin(self, entry: entries.Started) -> None:
        """The cards are dealt."""
        if entry.withheld != self.unrevealed:
            raise NotStored("Seeds are missing, or there are more than were written down.")
        self.match = self.transcript(0).match()
        check_luck(self.match.dealt, entry.dealt)
        self.opener = self.game.asks_after(self.match.options)
        for seat in self.seats:
            seat.bank = self.created.clock.amount * 1000 if self.created.clock.kind == "bank" and seat.people else None
        self.fresh += self.match.opening
        self.look_on()

    def make(self, entry: entries.Moved, now: float) -> None:
        """The move is made, and what follows held back where it must be."""
        match = self.playing()
        if self.hold is not None and entry.seat not in self.owing():
            self.release()  # on the disk is not how long it was held
        before = match.state.clone() if self.opener is not None and self.created.hold else None
        seen = match.state.view(entry.seat) if self.hold is not None else None
        events = match.make(entry.seat, self.game.parse(entry.move))
        check_luck(match.moves[-1].luck, entry.luck)
        self.move_log.add(match.moves[-1])
        if self.hold is not None and seen is not None:
            self.hold.answered[entry.seat] = seen
            self.hold.rest += events
        else:
            shown = None if before is None else shown_at_once(self.opener, events)
            if before is not None and shown is not None:
                until = now + self.created.hold / 1000
                self.hold = Hold(until, before, events[shown:], len(self.move_log))
            self.fresh += events[:shown]
        self.undo = self.rewound = None
        self.count(entry)
        self.look_on()

    def count(self, entry: entries.Moved) -> None:
        """It is known who made the move, in what time, and by which message."""
        self.bots.append(entry.bot)
        seat = self.seats[entry.seat]
        if seat.bank is not None and not entry.bot:
            seat.bank = max(0, seat.bank - entry.spent)
        if entry.id:
            self.ids[f"{entry.seat} {entry.id}"] = None
            if len(self.ids) > IDS_KEPT:
                del self.ids[next(iter(self.ids))]

    def answer_undo(self, entry: entries.UndoAnswered) -> None:
        """One less has to agree, or the request is over."""
        assert self.undo is not None
        if entry.agree:
            self.undo.owing.discard(entry.seat)
        else:
            self.undo = None

    def take_back(self, kept: int) -> None:
        """All moves after so many are taken back."""
        ready = self.rewound
        self.match = ready.match if ready is not None and ready.kept == kept else self.transcript(kept).match()
        self.rewound = None
        self.move_log.cut(kept)
        del self.bots[kept:]
        self.undo = None
        self.look_on()

    def come_back(self, entry: entries.Here) -> None:
        """The person plays again."""
        seat = self.seats[entry.seat]
        seat.is_away = False
        if seat.bank is not None:
            seat.bank = max(seat.bank, entry.bank)

    def look_on(self) -> None:
        """In a lesson the learner's tip is the one for the match as it is now; elsewhere nothing is kept that can be
        told again from the moves."""
        assert self.match is not None
        if self.teaching is not None:
            self.teaching.look(self.match)
        else:
            self.match.keep_latest()


def check_luck(given: list[Luck], told: list[Outcome]) -> None:
    """Refuses luck that is not as it was written down."""
    if outcomes(given) != told:
        raise NotStored("The luck that was written down is not the luck that was committed to.")


def restored(name: str, rows: list[bytes], now: float) -> Table:
    """The table that its entries tell; refused if a move is not lawful, or they do not lead to what was dealt and
    rolled then."""
    first = entries.read(rows[0])
    assert isinstance(first, Created)
    table = Table(name, first)
    try:
        table.game.check_version(first.rules, "This table")
    except BadOption as refusal:
        raise NotStored(str(refusal)) from None
    for row in rows[1:]:
        entry = entries.read(row)
        if isinstance(entry, entries.Moved):
            table.playing().lawful(entry.seat, entry.move)
        table.apply(entry, now)
    if table.match is not None and table.match.is_over:
        table.release()  # whoever looks back at it finds it over, not held for a while once more
    table.fresh.clear()
    table.talk.clear()
    table.arrivals.clear()
    if table.teaching is not None:
        table.teaching.fresh.clear()
    return table
