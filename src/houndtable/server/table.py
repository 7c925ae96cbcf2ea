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
from houndtable.kernel.events import Event
from houndtable.kernel.lesson import SEED
from houndtable.kernel.view import View
from houndtable.record import Fair, Match
from houndtable.server import entries
from houndtable.server.entries import AnyEntry, Created, Outcome, outcomes
from houndtable.server.holds import Hold, asked_in_secret, paused, shown_at_once
from houndtable.server.ledger import Ledger
from houndtable.server.move_log import MoveLog
from houndtable.server.refusals import NotNow, NotStored
from houndtable.server.seats import Seat
from houndtable.server.snapshots import Base
from houndtable.server.teaching import Teaching
from houndtable.server.transcript import Transcript
from houndtable.server.undo import Rewound

SAID_KEPT = 50
FAR = 64  # moves after which a position is kept though they can be taken back


class PendingUndo:
    """Somebody asks to take back all moves after so many; who has still to agree."""

    def __init__(self, seat: int, kept: int, owing: set[int]) -> None:
        self.seat = seat
        self.kept = kept
        self.owing = owing


class Table:
    """`number` is that of the next entry; `fresh` and `talk` are what viewers have not been sent yet."""

    def __init__(self, name: str, created: Created) -> None:
        self.name = name
        self.created = created
        self.commitment = hashlib.sha256(bytes.fromhex(created.secret)).hexdigest()  # told before the first card
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
        self.played = 0  # moves that the match has made; while it is read from the disk the log may be ahead
        self.base: Base | None = None  # a position near by, from which others are played
        self.saved = 0  # moves up to the snapshot that is stored
        self.ledger = Ledger()
        self.move_log = MoveLog()
        self.bots = bytearray()  # 1 for each move that a bot made
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
    def ids(self) -> list[str]:
        """By which messages the latest moves were made: each seat with an id."""
        return [f"{seat.number} {known}" for seat in self.seats for known in seat.ids]

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
        made = self.created
        places = [] if made.lesson else [seat.given for seat in self.seats if seat.people or seat.hash or seat.seed]
        return Fair(self.commitment, self.seeds, made.secret, made.lesson, places, made.shuffles)

    def playing(self) -> Match:
        """The match, while it goes on."""
        if self.match is None or self.phase == "over":
            raise NotNow("refused-not-begun" if self.match is None else "refused-over")
        return self.match

    def transcript(self, kept: int | None = None) -> Transcript:
        """The match from its deal through so many of its moves, or all of them, to be played again."""
        moves = self.move_log.first(len(self.move_log) if kept is None else kept)
        return Transcript(self.created, self.seeds, [seat.title for seat in self.seats], moves)

    def told(self) -> tuple[Transcript, int]:
        """All that was told so far, and how many of the last events were not. What is held back does not count: it
        takes as long to tell whatever that is."""
        return (self.transcript(), 0) if self.hold is None else (self.transcript(self.hold.moves), self.hold.held)

    def match_at(self, kept: int) -> Match:
        """The match after so many of its moves, played on from the base where that is not behind."""
        if self.match is None or self.base is None or kept < self.base.moves:
            return self.transcript(kept).match()
        match = self.match.at(self.base.state.clone())
        for seat, text in self.move_log.first(kept, self.base.moves):
            match.make(seat, self.game.parse(text))
        return match

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
                raise NotStored("refused-made-twice")
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
                self.ledger.asking.append(self.number)
            case entries.UndoAnswered():
                self.answer_undo(entry)
            case entries.Undone():
                self.take_back(entry.kept)
                self.ledger.spare.append(self.number)
            case entries.Spoke():
                if entry.text:  # else somebody was forgotten
                    self.talk.append((entry.seat, entry.text))
                    self.said.append(self.talk[-1])
                    del self.said[:-SAID_KEPT]
                    self.ledger.say(self.number, SAID_KEPT)
                else:
                    self.ledger.spare.append(self.number)
            case entries.Away():
                self.seats[entry.seat].is_away = True
                self.close_request()
                self.ledger.spare.append(self.number)
            case entries.Here():
                self.come_back(entry)
                self.ledger.spare.append(self.number)
            case entries.Settled():
                self.settle(entry)
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
            raise NotStored("refused-other-seal")
        self.sealed_at = now

    def begin(self, entry: entries.Started) -> None:
        """The cards are dealt."""
        if entry.withheld != self.unrevealed:
            raise NotStored("refused-other-seeds")
        self.match = self.transcript(0).match()
        check_luck(self.match.dealt, entry.dealt)
        self.opener = self.game.asks_after(self.match.options)
        for seat in self.seats:
            seat.bank = self.created.clock.amount * 1000 if self.created.clock.kind == "bank" and seat.people else None
        self.fresh += self.match.opening
        if self.teaching is None:
            self.base = Base(0, self.match.state.clone())
        self.look_on()

    def resume(self, base: Base, open_from: int) -> None:
        """The match stands at the base; the moves that led there are noted, not made."""
        assert self.match is not None
        self.match = self.match.at(base.state.clone())
        self.base, self.saved, self.played = base, base.moves, base.moves
        self.move_log.open_from = open_from

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
        self.played += 1
        if self.hold is not None and seen is not None:
            self.hold.answered[entry.seat] = seen
            self.hold.rest += events
        else:
            shown = None if before is None else shown_at_once(self.opener, events)
            if before is not None and shown is not None:
                until = now + self.created.hold / 1000
                self.hold = Hold(until, before, events[shown:], len(self.move_log))
            self.fresh += events[:shown]
        self.count(entry)
        self.renew_base()
        self.look_on()

    def renew_base(self) -> None:
        """The base is where nothing can be taken back any more or it is far behind, and where nothing is held."""
        made = len(self.move_log)
        if self.base is not None and (self.move_log.open_from == made or made - self.base.moves >= FAR):
            assert self.match is not None
            if self.hold is None:
                self.base = Base(made, self.match.state.clone())
            elif self.hold.moves - 1 > self.base.moves:
                self.base = Base(self.hold.moves - 1, self.hold.before)

    def note(self, entry: entries.Moved) -> None:
        """The move is written down but not made: the base is behind it, or it was taken back."""
        self.move_log.note(entry.seat, entry.move)
        self.count(entry)
        self.number += 1

    def count(self, entry: entries.Moved) -> None:
        """It is known who made the move, in what time, and by which message; nothing is asked any more."""
        self.close_request()
        self.ledger.moves.append(self.number)
        self.bots.append(entry.bot)
        seat = self.seats[entry.seat]
        if seat.bank is not None and not entry.bot:
            seat.bank = max(0, seat.bank - entry.spent)
        if entry.id:
            seat.moved_by(entry.id)

    def answer_undo(self, entry: entries.UndoAnswered) -> None:
        """One less has to agree, or the request is over."""
        self.ledger.asking.append(self.number)
        if self.undo is not None and entry.agree:
            self.undo.owing.discard(entry.seat)
        else:
            self.close_request()

    def close_request(self) -> None:
        """Nobody asks to take anything back any more."""
        self.undo = self.rewound = None
        self.ledger.answered()

    def take_back(self, kept: int) -> None:
        """All moves after so many are taken back."""
        ready, self.rewound = self.rewound, None
        self.release()  # on the disk is not how long it was held
        if kept < self.played == len(self.move_log):
            self.match = ready.match if ready is not None and ready.kept == kept else self.match_at(kept)
            self.played = kept
            if self.base is not None and kept < self.base.moves:
                self.base = Base(kept, self.match.state.clone())
            self.look_on()
        self.move_log.cut(kept)
        self.ledger.cut(kept)
        del self.bots[kept:]
        self.close_request()

    def settlement(self) -> entries.Settled:
        """What entries that are spare have left behind."""
        tips = ([], None, -1) if self.teaching is None else self.teaching.settlement()
        return entries.Settled(
            [seat.bank for seat in self.seats], [seat.is_away for seat in self.seats], self.ids, *tips
        )

    def settle(self, entry: entries.Settled) -> None:
        """The table is as if all entries that were spare then were there."""
        for seat, bank, is_away in zip(self.seats, entry.banks, entry.away):
            seat.bank, seat.is_away = bank, is_away
        for seat in self.seats:
            seat.ids.clear()
        for known in entry.ids:
            number, _, message = known.partition(" ")
            self.seats[int(number)].moved_by(message)
        if self.teaching is not None:
            self.teaching.settle(entry.tips, entry.latest, entry.chosen)
        self.ledger.settle(self.number)

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
        raise NotStored("refused-other-luck")
