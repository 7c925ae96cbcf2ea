"""Tables: taking back, clocks, leaving and coming back, idempotence, a disk that takes nothing more."""

from __future__ import annotations

import asyncio
from asyncio import Future
from functools import partial
from pathlib import Path

import msgspec
import pytest

from houndtable.server import actions, entries
from houndtable.server.entries import AnyEntry
from houndtable.server.messages import Clock, People, Reminder, Said, TableInfo
from houndtable.server.refusals import Malformed, NotNow, NotStored, NotYours, NoUndo, Stale, Taken
from houndtable.server.restoring import restored
from houndtable.server.standings import Standings
from houndtable.server.store import Store
from houndtable.server.table import SAID_KEPT
from tests.server.databases import opened
from tests.server.quick import settings
from tests.server.room import Ear, Room, room

pytestmark = pytest.mark.usefixtures("each_store")


def info(here: Room, viewer: int | None = None) -> TableInfo:
    return [one for one in here.ears[viewer].heard if isinstance(one, People)][-1].info


def moves(here: Room) -> list[str]:
    return here.actor.table.move_log.texts


def now_at(here: Room) -> int:
    """The seat that is waited for."""
    assert here.actor.table.match is not None
    return here.actor.table.match.state.waiting[0]


async def begin(here: Room, kinds: str, clock: Clock | None = None, first: int = 0) -> None:
    await here.table("dachs", kinds, {"first": first}, clock)


async def play_first(here: Room, seat: int = 0) -> None:
    """The seat plays a card, which is a thing of its own before the cards are drawn."""
    await here.move(seat, here.ears[seat].at.moves[0])


def test_a_move_sent_twice_is_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp")
            position, text = here.ears[0].at.position, here.ears[0].at.moves[0]
            await here.move(0, text, position, "same")
            await here.move(0, text, position, "same")
            assert len(moves(here)) == 1

    asyncio.run(story())


def test_a_move_for_an_older_position_or_anothers_place_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp")
            position, text = here.ears[0].at.position, here.ears[0].at.moves[0]
            await here.move(0, text)
            with pytest.raises(Stale):
                await here.move(0, text, position)
            with pytest.raises(NotYours):
                actions.own(here.actor.table, 1, "p0")
            assert len(moves(here)) == 1

    asyncio.run(story())


def test_a_restarted_server_knows_every_table_and_every_message_it_has_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp")
            position, text = here.ears[0].at.position, here.ears[0].at.moves[0]
            await here.move(0, text, position, "same")
            name, view = here.actor.table.name, here.ears[1].at.view
        async with room(tmp_path) as there:
            there.actor = await there.hub.find(name)
            there.ears = {0: Ear(), 1: Ear()}
            for seat, ear in there.ears.items():
                await there.actor.listen(ear, seat, 0)
            assert there.ears[1].at.view == view
            assert there.ears[0].at.position != position
            await there.move(0, text, position, "same")
            with pytest.raises(Stale):
                await there.move(0, text, position, "other")
            assert len(moves(there)) == 1

    asyncio.run(story())


def test_a_table_goes_on_by_the_rules_it_began_with_or_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("drachensachen", "pp")
            name = here.actor.table.name
            rows = await here.hub.store.entries(name)
            created = entries.read(rows[0][1])
            assert isinstance(created, entries.Created)
            assert created.rules == 2
            rows[0] = (0, entries.written(msgspec.structs.replace(created, rules=1)))
            match = restored(name, rows, 0.0).match
            assert match is not None
            assert (match.version, match.state.version) == (1, 1)
            rows[0] = (0, entries.written(msgspec.structs.replace(created, rules=0)))
            why = "^This table uses version 0 of the rules of Drachensachen, but this Houndtable plays 1 and 2"
            with pytest.raises(NotStored, match=why):
                restored(name, rows, 0.0)

    asyncio.run(story())


def test_who_was_cut_off_is_sent_what_it_missed_and_the_table_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp")
            stream = here.actor.streams_of(1)[0]
            last, ear = stream.seq, Ear()
            await here.actor.do(lambda: actions.say(here.actor.table, here.hub.settings, 0, "hello", "p0"))
            await play_first(here)
            await here.actor.listen(ear, 1, last)
            missed = [one for one in ear.heard if getattr(one, "seq", 0) > last]
            assert isinstance(missed[0], Said)
            assert [getattr(one, "seq", 0) for one in missed] == [last + 1, last + 2, last + 2, last + 2]
            assert ear.at.view == here.ears[1].at.view
            whole = Ear()
            await here.actor.listen(whole, 1, -1)
            assert [type(one).__name__ for one in whole.heard] == ["People", "ViewUpdate"]

    asyncio.run(story())


def test_a_move_that_showed_only_ones_own_card_is_taken_back_when_all_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "ppp")
            before = here.ears[0].at
            await play_first(here)
            table = here.actor.table
            await here.actor.do(lambda: actions.ask_undo(table, 0))
            asked = info(here).undo
            assert asked is not None and (asked.seat, asked.moves, asked.owing) == (0, 1, [1, 2])
            await here.actor.do(lambda: actions.consent(table, 1, agree=True))
            assert len(moves(here)) == 1
            await here.actor.do(lambda: actions.consent(table, 2, agree=True))
            assert moves(here) == []
            assert (here.ears[0].at.view, here.ears[0].at.moves) == (before.view, before.moves)
            assert here.ears[0].at.position != before.position

    asyncio.run(story())


def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "ppp")
            await play_first(here)
            table = here.actor.table
            await here.actor.do(lambda: actions.ask_undo(table, 0))
            await here.actor.do(lambda: actions.consent(table, 2, agree=False))
            assert len(moves(here)) == 1 and info(here).undo is None
            with pytest.raises(NotNow):
                await here.actor.do(lambda: actions.consent(table, 1, agree=True))

    asyncio.run(story())


def test_nothing_is_taken_back_across_a_card_that_was_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp")
            table = here.actor.table
            with pytest.raises(NoUndo):
                await here.actor.do(lambda: actions.ask_undo(table, 0))
            await play_first(here)
            await here.move(0, "draw")
            with pytest.raises(NoUndo):
                await here.actor.do(lambda: actions.ask_undo(table, 0))
            assert len(moves(here)) == 2

    asyncio.run(story())


def test_no_roll_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("herecomesthedog", "pp")
            table = here.actor.table
            assert table.match is not None
            while not table.match.moves or not table.match.moves[-1].luck:
                await play_first(here, now_at(here))
            seat = table.match.moves[-1].seat
            with pytest.raises(NoUndo):
                await here.actor.do(lambda: actions.ask_undo(table, seat))

    asyncio.run(story())


def test_a_bot_plays_for_who_left_until_they_come_back_and_the_result_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp", first=1)
            table = here.actor.table
            await here.actor.do(lambda: actions.leave(table, 1))
            await here.settle()
            assert info(here).seats[1].bot and now_at(here) == 0 and all(table.bots)
            with pytest.raises(NotNow):
                await here.actor.do(lambda: actions.leave(table, 1))
            await here.actor.do(lambda: actions.back(table, here.hub.settings, 1))
            assert not info(here).seats[1].bot

    asyncio.run(story())


def test_bots_wait_where_all_people_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pb")
            await here.actor.do(lambda: actions.leave(here.actor.table, 0))
            await here.settle()
            assert moves(here) == []

    asyncio.run(story())


def test_who_has_no_time_left_in_the_bank_is_played_by_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp", Clock("bank", 10))
            await here.later(4)
            await play_first(here)
            assert info(here).seats[0].bank == 6000
            await here.later(5.9)
            assert not info(here).seats[0].bot
            await here.later(0.2)
            assert info(here).seats[0].bot and now_at(here) == 1
            await here.actor.do(lambda: actions.back(here.actor.table, here.hub.settings, 0))
            assert info(here).seats[0].bank == 30000

    asyncio.run(story())


def test_a_soft_clock_reminds_once_and_days_are_days(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp", Clock("soft", 60))
            for _ in range(3):
                await here.later(61)
            assert sum(isinstance(one, Reminder) for one in here.ears[0].heard) == 1
            assert not any(isinstance(one, Reminder) for one in here.ears[1].heard)
            await begin(here, "pp", Clock("days", 2))
            await here.later(2 * 86400 - 1)
            assert not info(here).seats[0].bot
            await here.later(2)
            assert info(here).seats[0].bot

    asyncio.run(story())


def test_hot_seats_are_the_hosts_alone_and_a_taken_place_is_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            made = await here.table("dachs", "ph")
            assert made.table.seats[1].people == {"p0"} and made.table.match is not None
            with pytest.raises(NotNow):
                actions.sit(made.table, here.hub.settings, "p9", "name", None, "")
            new = await here.hub.create(
                "p0", "here", "dachs", 2, {}, made.table.created.seats, 2, Clock(), 0, public=False
            )
            with pytest.raises(NotYours, match="link"):
                actions.sit(new, here.hub.settings, "p9", "name", 0, "wrong")
            with pytest.raises(NotYours, match="Only the host"):
                actions.sit(new, here.hub.settings, "p9", "name", 1, new.created.key)
            found = await here.hub.find(new.name)
            await found.do(lambda: actions.sit(new, here.hub.settings, "p9", "name", 0, new.created.key))
            with pytest.raises(Taken):
                actions.sit(new, here.hub.settings, "p8", "name", 0, new.created.key)

    asyncio.run(story())


def test_a_rematch_keeps_the_places_of_those_who_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pb", {"lives": 1})
            actor = here.actor
            with pytest.raises(NotNow):
                await here.hub.rematch(actor, "p0", "here")
            while actor.table.phase != "over":
                await play_first(here)
            await here.hub.rematch(actor, "p0", "here")
            name = info(here).rematch
            assert name is not None
            new = (await here.hub.find(name)).table
            assert [seat.reserved for seat in new.seats] == [["p0"], []]
            assert new.created.secret != actor.table.created.secret
            with pytest.raises(NotNow):
                await here.hub.rematch(actor, "p0", "here")

    asyncio.run(story())


class FullDisk:
    """The disk under a store can be full, for all entries or for those with these bytes."""

    def __init__(self, store: Store) -> None:
        self.is_full = False
        self.only = b""
        self.written = store.append
        store.append = self.append  # type: ignore[method-assign]

    def append(self, table: str, number: int, data: bytes) -> Future[None]:
        if not self.is_full or self.only not in data:
            return self.written(table, number, data)
        done: Future[None] = asyncio.get_running_loop().create_future()
        done.set_exception(NotStored("The disk is full."))
        return done


def test_on_a_full_disk_a_move_is_refused_and_told_to_nobody_and_play_goes_on_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            store = FullDisk(here.hub.store)
            await begin(here, "pp")
            sizes = {viewer: len(ear.data) for viewer, ear in here.ears.items()}
            store.is_full = True
            with pytest.raises(NotStored):
                await play_first(here)
            assert moves(here) == []
            assert sizes == {viewer: len(ear.data) for viewer, ear in here.ears.items()}
            store.is_full = False
            await play_first(here)
            assert len(moves(here)) == 1

    asyncio.run(story())


def test_bots_and_clocks_go_on_once_the_disk_takes_something_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            store = FullDisk(here.hub.store)
            await begin(here, "pp", Clock("bank", 10))
            store.is_full = True
            for _ in range(3):
                await here.later(11)
            assert not info(here).seats[0].bot
            store.is_full = False
            await here.later(11)
            assert info(here).seats[0].bot
            await begin(here, "pb")
            store.is_full, store.only = True, b'"bot":true'
            while now_at(here) == 0:
                await play_first(here)
            count = len(moves(here))
            await here.later(6)
            assert len(moves(here)) == count
            store.is_full = False
            await here.later(6)
            assert now_at(here) == 0 and len(moves(here)) > count

    asyncio.run(story())


def test_no_two_entries_have_the_same_number(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        for name in ["table", "t"]:
            await store.claim(name, new=True)
        await store.append("table", 0, b"first")
        writes = [store.append("table", 1, b"second"), store.append("table", 1, b"again"), store.append("t", 0, b"x")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one).__name__ for one in results] == ["NoneType", "NotStored", "NoneType"]
        assert await store.entries("table") == [(0, b"first"), (1, b"second")]
        assert await Standings(store).awake() == ["table", "t"]
        await store.close()

    asyncio.run(story())


def test_what_was_said_lately_is_known_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await begin(here, "pp")
            table = here.actor.table
            for number in range(SAID_KEPT + 5):
                await here.actor.do(partial(actions.say, table, here.hub.settings, 1, f"word {number}", "p1"))
        async with room(tmp_path) as there:
            again = (await there.hub.find(table.name)).table
            assert again.said == [(1, f"word {number}") for number in range(5, SAID_KEPT + 5)]

    asyncio.run(story())


def test_chat_is_cut_to_what_can_be_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, settings(longest_chat=10)) as here:
            await begin(here, "pp")

            def saying(text: str) -> AnyEntry:
                return actions.say(here.actor.table, here.hub.settings, 0, text, "p0")

            await here.actor.do(lambda: saying("  hi\n there "))
            assert [one.text for one in here.ears[None].heard if isinstance(one, Said)] == ["hi there"]
            for text in ["", "   ", "x" * 11, "a\x00b", "\u202eabc"]:
                with pytest.raises(Malformed):
                    saying(text)

    asyncio.run(story())
