"""The actor of a table: one thing after the other, on the disk before the table changes or anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from houndtable.kernel.errors import Refusal
from houndtable.kernel.lesson import LEARNER, Tip
from houndtable.record import Match
from houndtable.server import actions, restoring, showing
from houndtable.server.advice import Advice
from houndtable.server.clocks import Alarm, Hourglass
from houndtable.server.entries import AnyEntry, Away, Moved, people_in, written
from houndtable.server.messages import Move
from houndtable.server.packing import packed
from houndtable.server.refusals import CONNECT_AGAIN, Elsewhere, NotKnown, NotNow, NotStored, OurFault, Stale, TooMany
from houndtable.server.showing import Tidings
from houndtable.server.standings import OVER
from houndtable.server.store import Standing
from houndtable.server.streams import Listener, Stream
from houndtable.server.table import Table
from houndtable.server.undo import rewound

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

MOST_SENT: Final = 2**20  # messages to a viewer under one claim
NOTHING: Final = packed([])
DOUBLINGS: Final = 8  # of the time after which what went wrong is tried again
AT_ONCE: Final = 40  # moves of a match that is played again on the loop
TRIES: Final = 3  # after which bots choose without thinking
Entry = TypeVar("Entry", bound=AnyEntry | None)
Action = Callable[[], Entry]  # checks against the table and answers with what is to be written down, if anything


def nothing() -> None:
    """Do nothing."""


class TableActor:
    """The one object through which a table is seen and changed."""

    def __init__(self, table: Table, hub: Hub, claim: int, maker: str) -> None:
        self.table = table
        self.maker = maker  # a keyed hash of the address it was made from
        self.hub = hub
        self.first = claim * MOST_SENT  # nobody was sent a higher number before
        self.lock = asyncio.Lock()
        self.streams: dict[tuple[int | None, bool], Stream] = {}  # by viewer and whether it has names of its own
        self.hourglass = Hourglass()
        self.alarm: Alarm | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.advice = Advice(self)
        self.not_before = 0.0  # when the disk failed, or we did, nothing happens by itself for some time
        self.tries = 0  # at what went wrong by our fault
        self.again: Alarm | None = None
        self.used = hub.time.now()
        self.is_found = False  # by anybody since it is awake
        self.settling: asyncio.Task[None] | None = None
        self.is_noted = False  # that the game is over

    async def do(self, action: Action[Entry], then: Callable[[], None] = nothing) -> Entry:
        """What the action asks for is written down, done and told, or refused with nothing changed; whoever asked may
        go away. What is to be done `then` is done before anything else happens."""
        return await asyncio.shield(self.hub.spawn(self.in_turn(action, then)))

    async def in_turn(self, action: Action[Entry], then: Callable[[], None] = nothing) -> Entry:
        async with self.lock:
            try:
                entry = action()
                await self.write(entry)
            except Refusal:
                raise
            except Exception as error:
                fault = self.hub.fault(error)
                await self.read_again()
                raise fault from None
            self.publish()
            then()
            return entry

    async def write(self, entry: AnyEntry | None) -> None:
        """The entry is on the disk, and the table what it makes it; if that fails the table is what the disk says."""
        if entry is None:
            return
        self.must_be_awake()
        try:
            if people := people_in(entry):
                await self.hub.registry.attend(self.table.name, people)
                if people.intersection(await self.hub.registry.forgetting()):
                    raise NotKnown("refused-being-deleted")
            await self.hub.store.append(self.table.name, self.table.number, written(entry))
        except Elsewhere:
            self.hub.lose(self)
            raise
        except NotStored:
            self.hub.counts.failures += 1
            self.not_before = self.hub.time.now() + self.hub.settings.retry
            await self.read_again()
            raise
        self.tries = 0
        try:
            self.table.apply(entry, self.hub.time.now())
        except Exception as error:  # it is done all the same
            self.hub.fault(error)
            await self.read_again()
        if isinstance(entry, Moved):
            self.hourglass.since.pop(entry.seat, None)

    async def read_again(self) -> None:
        """The table is what the disk says; where even that cannot be read it is lost from memory."""
        try:
            name = self.table.name
            self.table = await self.hub.waking.table(name, await self.hub.store.stored(name))
        except Exception as error:
            if not isinstance(error, Refusal):
                self.hub.fault(error)
            self.hub.lose(self)
        else:
            self.publish()

    def stumble(self, error: Exception) -> None:
        """Something went wrong that nobody waits for: it is tried again, each time after twice as long."""
        if not isinstance(error, OurFault):
            self.hub.fault(error)
        wait = self.hub.settings.retry * 2 ** min(self.tries, DOUBLINGS)
        self.tries += 1
        self.not_before = self.hub.time.now() + wait
        if self.again is not None:
            self.again.cancel()
        self.again = self.hub.time.later(wait, self.retry)

    def retry(self) -> None:
        """What could not be done is tried again."""
        self.again = None
        self.hub.work(self.try_again())

    async def try_again(self) -> None:
        """Everybody was told, time runs and bots go on, as far as that can be."""
        async with self.lock:
            if self.is_awake:
                self.publish()

    @property
    def is_awake(self) -> bool:
        """Whether the hub still has the table, and through this actor."""
        return self.hub.actors.get(self.table.name) is self

    def must_be_awake(self) -> None:
        """Refuses what comes after the hub lost the table."""
        if not self.is_awake:
            raise Elsewhere("refused-elsewhere")

    async def move(self, person: str, message: Move, then: Callable[[], None] = nothing) -> None:
        """A person's move for the position they saw; the same message again changes nothing."""

        def action() -> AnyEntry | None:
            table = self.table
            actions.own(table, message.seat, person)
            if message.id in table.seats[message.seat].ids:
                return None
            if message.position not in [stream.view_number for stream in self.streams_of(message.seat)]:
                raise Stale("refused-old-position")
            spent = self.hourglass.spent(message.seat, self.hub.time.now())
            return actions.move(table, message.seat, message.move, message.id, spent)

        await self.do(action, then)

    async def ask_undo(self, seat: int, address: str, then: Callable[[], None] = nothing) -> None:
        """The seat asks to take back its last move."""
        await self.rewind(seat, actions.may_ask_undo(self.table, seat), address)
        await self.do(lambda: actions.ask_undo(self.table, seat), then)

    async def consent(self, seat: int, address: str, then: Callable[[], None] = nothing, *, agree: bool) -> None:
        """The seat agrees to what is asked to be taken back, or not."""
        asked = self.table.undo
        if agree and asked is not None and asked.owing == {seat}:
            await self.rewind(asked.seat, asked.kept, address)
        await self.do(lambda: actions.consent(self.table, seat, agree=agree), then)

    async def rewind(self, seat: int, own: int, address: str) -> None:
        """What is left without the seat's last move, which has this number, is prepared in a worker; where that is
        little, it takes no time to speak of when it is done."""
        table, match, made = self.table, self.table.match, len(self.table.move_log)
        if made > AT_ONCE and (table.rewound is None or table.rewound.seat != seat):
            ready = await self.hub.offload.run_for(
                address, rewound, table.transcript(), seat, own, is_lesson=table.created.lesson
            )
            if self.table is not table or table.match is not match or len(table.move_log) != made:
                raise Stale("refused-moved-on")
            table.rewound = ready

    async def listen(self, listener: Listener, viewer: int | None, last: int, names: list[str] | None = None) -> None:
        """The listener has what it missed, and hears of all that follows, with these names or those of the table."""
        async with self.lock:
            self.must_be_awake()
            key = (viewer, names is not None)
            stream = self.streams.get(key)
            if stream is None:
                hub = self.hub
                stream = Stream(self.table.name, viewer, hub.settings.kept, self.first, hub.number(), names)
                self.streams[key] = stream
            if stream.info is None:
                stream.update(self.table, Tidings(self.table.game, []), showing.info(self.table), NOTHING)
            furthest = max(one.seq for one in self.streams_of(viewer))
            if stream.seq < min(last, furthest):
                stream.skip(furthest)  # the listener heard the one with other names, whose numbers are ahead
            missed = stream.catching_up(self.table, last)
            self.part(listener, viewer)
            stream.listeners.append(listener)
            self.advice.rerank()
            for data in missed:
                listener.send(data)
            if viewer is None and not self.table.is_watched:
                self.watched()

    def watched(self) -> None:
        """Somebody looks on from now on. A hold that waits for a person ends within its usual time, and at any moment,
        as it would seem to who comes into the middle of one."""
        hold = self.table.hold
        if hold is not None and self.table.waits_in_secret:
            rest = self.hub.number() % max(1, self.table.created.hold)
            hold.until = max(hold.until, self.hub.time.now() + rest / 1000)
        self.publish()

    def deafen(self, listener: Listener, viewer: int | None) -> None:
        """The listener hears nothing more."""
        self.part(listener, viewer)
        self.advice.rerank()
        self.used = self.hub.time.now()
        self.hub.tidy(self)

    def put_out(self, seat: int, person: str) -> None:
        """Somebody who no longer has the seat hears nothing more of it."""
        for stream in self.streams_of(seat):
            for listener in [one for one in stream.listeners if one.person == person]:
                listener.close(CONNECT_AGAIN)

    async def vacate(self, person: str) -> None:
        """Leave the places that only this person has to bots."""
        for seat in self.table.seats:
            if seat.people == {person} and self.table.phase == "playing" and not seat.is_away:
                await self.write(Away(seat.number))

    async def begin_anew(self) -> None:
        """Read the table from the disk, and tell everybody all of it anew."""
        for stream in self.streams.values():
            stream.tear()
        await self.read_again()

    def part(self, listener: Listener, viewer: int | None) -> None:
        """The listener is in none of the viewer's streams."""
        for stream in self.streams_of(viewer):
            if listener in stream.listeners:
                stream.listeners.remove(listener)

    def streams_of(self, viewer: int | None) -> list[Stream]:
        """What the viewer is sent, with either names."""
        return [stream for stream in self.streams.values() if stream.viewer == viewer]

    async def durable(self) -> Table:
        """The table when nothing is on its way to the disk."""
        async with self.lock:
            return self.table

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens."""
        return any(stream.listeners for stream in self.streams.values())

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, nothing is under way, and nothing happens by itself."""
        alarms = self.alarm is not None or self.again is not None
        is_at_work = self.lock.locked() or self.thinking is not None or alarms
        waits = self.next_bot() is not None or self.is_ready
        return not (self.is_heard or is_at_work or waits)

    def publish(self) -> None:
        """Everybody has what they may know, time runs for whom it must, and bots go on; what goes wrong with one of
        these keeps none of the others."""
        for part in (self.tell, self.keep_time, self.advice.review, self.drive, self.keep_short):
            try:
                part()
            except Exception as error:
                self.stumble(error)

    def tell(self) -> None:
        """Everybody has what they may know."""
        table = self.table
        table.is_watched = any(stream.listeners for stream in self.streams_of(None))
        events, talk, arrivals = table.fresh, table.talk, table.arrivals
        table.fresh, table.talk, table.arrivals = [], [], []
        info = showing.info(table)
        tidings, news = Tidings(table.game, events), packed(events) if events else NOTHING
        tips = self.tips()
        faults: list[OurFault] = []
        for stream in self.streams.values():
            try:
                for said in talk:
                    stream.say(said)
                stream.update(table, tidings, info, news)
                if stream.viewer in arrivals:
                    stream.tell_of_device()
                for tip in tips if stream.viewer == LEARNER else []:
                    stream.advise(table, tip)
            except Exception as error:
                faults.append(self.hub.fault(error))
        if faults:
            raise faults[0]

    def tips(self) -> list[Tip]:
        """What a lesson has to say and has not said yet."""
        if self.table.teaching is None:
            return []
        tips, self.table.teaching.fresh = self.table.teaching.fresh, []
        return tips

    def keep_short(self) -> None:
        """What is stored of the table stays short, and quick to read."""
        table, settings = self.table, self.hub.settings
        base, is_free = table.base, self.hub.time.now() >= self.not_before
        if base is not None and not 0 <= base.moves - table.saved < settings.snapshot:
            table.saved = base.moves
            self.hub.work(self.save(table))
        if len(table.ledger.spare) >= settings.spare and table.undo is None and self.settling is None and is_free:
            self.settling = self.hub.work(self.settle())
        if table.phase == "over" and not self.is_noted:
            self.is_noted = True
            self.hub.work(self.note_end())

    async def save(self, table: Table) -> None:
        """The table's base is stored."""
        snapshot = restoring.written(table)
        if snapshot is not None:
            await self.hub.store.keep(table.name, snapshot)

    async def settle(self) -> None:
        """One entry stands for all that have no effect any more, and those are deleted."""
        try:
            async with self.lock:
                table = self.table
                if not self.is_awake or table.undo is not None:
                    return
                spare = list(table.ledger.spare)
                await self.write(table.settlement())
            await self.hub.waking.forget(table.name, spare)
            del table.ledger.spare[: len(spare)]
        finally:
            self.settling = None

    async def note_end(self) -> None:
        """The table no longer counts as one that is open."""
        if self.is_awake:
            await self.hub.store.note(self.table.name, Standing(OVER, self.hub.wall()))

    def keep_time(self) -> None:
        """Time runs for whom it must."""
        self.hourglass.turn(self.table, self.hub.time.now())
        self.set_alarm()

    def set_alarm(self) -> None:
        """The table is woken when the next thing is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        dues = [self.hourglass.due(self.table, seat) for seat in self.hourglass.since]
        times = [due for due in dues if due is not None]
        if self.table.hold is not None and not self.table.waits_in_secret:
            times.append(self.table.hold.until)
        if self.table.phase == "starting":
            times.append(self.reveal_until)
        if times:
            wait = max(0.0, max(min(times), self.not_before) - self.hub.time.now())
            self.alarm = self.hub.time.later(wait, self.ring)

    def ring(self) -> None:
        """The table wakes."""
        self.hub.work(self.wake())

    async def wake(self) -> None:
        """What is due is done; by our fault not done, it is tried again."""
        async with self.lock:
            try:
                await self.do_what_is_due()
            except Refusal:
                raise
            except Exception as error:
                self.stumble(error)
                await self.read_again()
            else:
                self.publish()

    async def do_what_is_due(self) -> None:
        """Who was asked in secret has answered, whose time is up is played for, or reminded; seeds that did not come in
        time are not waited for."""
        now = self.hub.time.now()
        if self.table.phase == "starting" and now >= self.reveal_until:
            await self.write(actions.begin(self.table))
        hold = self.table.hold
        if hold is not None and now >= hold.until and not self.table.waits_in_secret:
            while self.table.owing():
                seat = self.table.owing()[0]
                await self.write(actions.bot_move(self.table, seat, self.advice.by_heuristic(seat)))
            self.table.release()
        for seat in list(self.hourglass.since):
            due = self.hourglass.due(self.table, seat)
            if due is not None and now >= due:
                await self.time_is_up(seat)

    async def time_is_up(self, seat: int) -> None:
        """A bot plays on for the seat, or it is reminded."""
        if self.table.created.clock.kind != "soft":
            await self.write(Away(seat))
            return
        self.hourglass.reminded.add(seat)
        for stream in self.streams_of(seat):
            stream.remind()

    def drive(self) -> None:
        """If a bot has to move, it thinks; if nothing more is waited for before the game begins, it goes on to that."""
        if self.is_awake and self.thinking is None and (self.next_bot() is not None or self.is_ready):
            self.thinking = self.hub.work(self.go_on())

    @property
    def is_ready(self) -> bool:
        """Whether the luck can be sealed, or the game begin, without anybody asking."""
        if self.table.phase == "open":
            return not any(seat.is_free for seat in self.table.seats)
        return self.table.phase == "starting" and not self.table.unrevealed

    @property
    def reveal_until(self) -> float:
        """When the game begins, whoever has not revealed a seed by then."""
        assert self.table.sealed_at is not None
        return self.table.sealed_at + self.hub.settings.reveal

    def nearer(self) -> AnyEntry | None:
        """The next step towards the beginning of the game, if it can be made."""
        if not self.is_ready:
            return None
        return actions.start(self.table, None) if self.table.phase == "open" else actions.begin(self.table)

    def next_bot(self) -> int | None:
        """A seat that a bot has to play now. Where all people left, bots wait for them."""
        seats = self.table.seats
        bot = next((seat for seat in self.table.owing() if not seats[seat].has_person), None)
        have_left = any(seat.people for seat in seats) and not any(seat.has_person for seat in seats)
        return None if self.table.phase != "playing" or have_left else bot

    async def go_on(self) -> None:
        """The game begins or a bot moves, and so on until a person is waited for."""
        try:
            while self.is_ready:
                await self.in_turn(self.nearer)
            while (seat := self.next_bot()) is not None:
                await self.let_move(seat)
        except OurFault as fault:
            self.stumble(fault)
        except TooMany:
            self.hub.time.later(self.hub.settings.retry, self.drive)
        except Refusal as refusal:
            self.hub.report(f"a bot could not move: {refusal.code}")
            self.hub.time.later(self.hub.settings.retry, self.drive)
        except Exception as error:
            self.stumble(error)
        finally:
            self.thinking = None

    async def let_move(self, seat: int) -> None:
        """The bot moves, unless something else happened meanwhile."""
        match = self.table.match
        assert match is not None
        made = len(self.table.move_log)
        hub = self.hub
        pause = hub.pause(hub.settings.bot_pace)
        try:
            text = await self.thought(match, seat)
        except Stale:
            return
        await pause

        def action() -> AnyEntry | None:
            same = self.table.match is match and len(self.table.move_log) == made
            if not same or seat not in self.table.owing() or self.table.seats[seat].has_person:
                return None
            return actions.bot_move(self.table, seat, text)

        await self.in_turn(action)

    async def thought(self, match: Match, seat: int) -> str:
        """The move the bot makes; where thinking fails, one by the heuristic, and where that was of no use, any."""
        if self.tries >= TRIES:
            return actions.any_move(match, seat, self.hub.number())
        try:
            return await self.advice.bot_move(match, seat)
        except (Stale, TooMany, NotNow):
            raise
        except Exception as error:
            self.hub.fault(error)
            return self.advice.by_heuristic(seat)

    def close(self) -> None:
        """Nothing more happens by itself."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.again is not None:
            self.again.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        self.advice.close()
