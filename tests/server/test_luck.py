"""Commit and reveal: hashes first, then the seal, then the seeds, and only then the deal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from houndtable import record
from houndtable.record import verify
from houndtable.record.fairness import seed_hash
from houndtable.server import actions, entries, showing
from houndtable.server.actor import TableActor
from houndtable.server.entries import AnyEntry, Created, Plan, Sat
from houndtable.server.messages import Clock, People, Seal
from houndtable.server.refusals import Malformed, NotNow, NotStored
from houndtable.server.restoring import restored
from houndtable.server.table import Table
from tests.server.quick import QUICK
from tests.server.room import Ear, Room, room

PATIENCE = QUICK.reveal
SEEDS = ["the seed of Ada, 16 bytes", "the seed of Ben, 16 bytes", "the seed of Cleo, 16 bytes"]


def info_of(ear: Ear) -> list[People]:
    return [message for message in ear.heard if isinstance(message, People)]


class Sitters:
    """People who sit down at a table of a room, each with a seed of their own."""

    def __init__(self, here: Room) -> None:
        self.here = here
        self.actor: TableActor

    async def begin(self, kinds: str, game: str = "dachs") -> None:
        """A table at which nobody sits yet, and everybody listens."""
        words = {"p": "person", "h": "hot", "b": "bot"}
        plans = [Plan(words[letter], 1) for letter in kinds]
        made = await self.here.hub.create("p0", "", game, len(kinds), {}, plans, 1, Clock(), 0, public=True)
        self.actor = self.here.actor = await self.here.hub.find(made.name)
        for viewer in [*range(len(kinds)), None]:
            self.here.ears[viewer] = Ear()
            await self.actor.listen(self.here.ears[viewer], viewer, 0)

    @property
    def table(self) -> Table:
        return self.actor.table

    def hash(self, seat: int, seed: str | None = None) -> str:
        return seed_hash(self.table.commitment, seat, SEEDS[seat] if seed is None else seed)

    async def sit(self, seat: int, hashed: str | None = None, person: str = "") -> None:
        given = self.hash(seat) if hashed is None else hashed
        who = person or f"p{seat}"
        await self.actor.do(lambda: actions.sit(self.table, self.here.hub.settings, who, who, seat, "", given))
        await self.here.settle()

    async def reveal(self, seat: int, seed: str | None = None) -> None:
        told = SEEDS[seat] if seed is None else seed
        await self.actor.do(lambda: actions.reveal(self.table, self.here.hub.settings, seat, told))
        await self.here.settle()

    def seal(self) -> Seal | None:
        return info_of(self.here.ears[None])[-1].info.seal

    def all_sent(self) -> bytes:
        return b"\n".join(data for ear in self.here.ears.values() for data in ear.data)


def told(tmp_path: Path, kinds: str, story: Callable[[Sitters], object], game: str = "dachs") -> None:
    """The story of people at a table of these kinds of places."""

    async def run() -> None:
        async with room(tmp_path) as here:
            sitters = Sitters(here)
            await sitters.begin(kinds, game)
            await story(sitters)  # type: ignore[misc]

    asyncio.run(run())


@pytest.mark.usefixtures("each_store")
def test_the_game_begins_when_all_seeds_are_revealed_after_the_seal(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        await at.sit(0)
        await at.sit(1)
        assert at.table.phase == "starting"
        assert at.seal() == Seal([at.hash(0), at.hash(1)], [0, 1], [])
        await at.reveal(1)
        assert at.table.phase == "starting"
        assert at.seal() == Seal([at.hash(0), at.hash(1)], [0], [])
        await at.reveal(0)
        assert at.table.phase == "playing"
        assert at.seal() == Seal([at.hash(0), at.hash(1)], [], [])
        assert at.table.seeds == SEEDS[:2]

    told(tmp_path, "pp", story)


@pytest.mark.usefixtures("each_store")
def test_who_does_not_reveal_in_time_is_told_to_all_and_nobody_waits(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        for seat in range(3):
            await at.sit(seat)
        await at.reveal(0)
        await at.reveal(2)
        await at.here.later(PATIENCE - 1)
        assert at.table.phase == "starting"
        await at.here.later(1)
        assert at.table.phase == "playing"
        for ear in at.here.ears.values():
            assert info_of(ear)[-1].info.seal == Seal([at.hash(seat) for seat in range(3)], [], [1])
        assert at.table.seeds == [SEEDS[0], SEEDS[2]]
        with pytest.raises(NotNow, match="without this seed"):
            await at.reveal(1)
        await at.reveal(0)  # once more is no harm
        rows = await at.here.hub.store.entries(at.table.name)
        started = [row for row in (entries.read(data) for _, data in rows) if isinstance(row, entries.Started)]
        assert [row.withheld for row in started] == [[1]]

    told(tmp_path, "ppp", story)


def test_the_host_seals_and_free_places_are_the_bots(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        await at.sit(0)
        await at.actor.do(lambda: actions.start(at.table, "p0"))
        assert at.table.phase == "starting"
        with pytest.raises(NotNow, match="about to begin"):
            await at.sit(1)
        with pytest.raises(NotNow, match="about to begin"):
            await at.actor.do(lambda: actions.start(at.table, "p0"))
        await at.reveal(0)
        assert at.table.phase == "playing"
        assert at.table.seats[1].given == record.Place(1, "none")

    told(tmp_path, "pp", story)


def test_a_seed_is_refused_before_the_seal_and_when_it_is_another(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        await at.sit(0)
        with pytest.raises(NotNow, match="too early"):
            await at.reveal(0)
        await at.sit(1)
        for odd in ["another seed", "", "\x00", "é", "x" * 65]:
            with pytest.raises(Malformed):
                await at.reveal(0, odd)
        assert at.table.unrevealed == [0, 1]

    told(tmp_path, "pp", story)


def test_a_copied_hash_is_refused_and_of_no_use_at_another_seat_or_table(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        await at.sit(0)
        with pytest.raises(Malformed, match="Another seat"):
            await at.sit(1, at.hash(0))
        elsewhere = seed_hash("0" * 64, 1, SEEDS[1])
        await at.sit(1, elsewhere)
        await at.reveal(0)
        for seed in SEEDS:
            with pytest.raises(Malformed, match="the seed that belongs"):
                await at.reveal(1, seed)

    told(tmp_path, "pp", story)


def test_several_people_at_one_device_reveal_each_for_themselves(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        for seat in range(3):
            await at.sit(seat, person="p0")
        for seat in range(3):
            await at.reveal(seat)
        assert at.table.seeds == SEEDS

    told(tmp_path, "phh", story)


def test_without_any_hash_the_game_begins_at_once(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        await at.sit(0, "")
        await at.sit(1, "")
        assert (at.table.phase, at.seal(), at.table.seeds) == ("playing", None, [])

    told(tmp_path, "pp", story)


def test_no_message_holds_a_seed_or_the_secret_before_the_record(tmp_path: Path) -> None:
    async def story(at: Sitters) -> None:
        for seat in range(3):
            await at.sit(seat)
        await at.reveal(0)
        await at.reveal(1)
        await at.here.later(PATIENCE)
        sent = at.all_sent()
        assert at.table.phase == "playing"
        assert at.hash(2).encode() in sent
        for hidden in [*SEEDS, at.table.created.secret]:
            assert hidden.encode() not in sent

    told(tmp_path, "ppp", story)


def test_all_that_is_told_before_the_deal_is_the_same_for_other_seeds_and_another_secret() -> None:
    """Only hashes are told of the luck: with those kept, every byte stays whatever the seeds and the secret are."""

    def sent(secret: str, seed: str) -> list[bytes]:
        table = table_of(secret)
        found = []
        for entry in (
            Sat(0, "p0", "Ada", hash="a" * 64),
            Sat(1, "p1", "Ben", hash="b" * 64),
            entries.Sealed(table.commitment, ["a" * 64, "b" * 64]),
            entries.Revealed(1, seed),
        ):
            table.apply(entry, 0.0)
            found.append(str(showing.info(table)).replace(table.commitment, "commitment").encode())
        return found

    assert sent("1" * 64, "one seed") == sent("2" * 64, "another")


def table_of(secret: str = "5" * 64) -> Table:
    plans = [Plan("person", 2)] * 2
    created = Created(
        game="dachs", rules=1, players=2, options={"first": 0, "target": 10, "lives": 1, "everyone_out": "no_winner",
        "board": "a"}, seats=plans, reserved=["", ""], host="p0", level=2, clock=Clock(), hold=0, public=True,
        key="key", secret=secret,
    )  # fmt: skip
    return Table("table", created)


def log_of(*revealed: int) -> list[AnyEntry]:
    """The entries of a table at which two people sat down and these revealed their seeds."""
    table = table_of()
    rows: list[AnyEntry] = [table.created]

    def add(entry: AnyEntry | None) -> None:
        assert entry is not None
        table.apply(entry, 0.0)
        rows.append(entry)

    for seat in range(2):
        hashed = seed_hash(table.commitment, seat, SEEDS[seat])
        add(actions.sit(table, QUICK, f"p{seat}", f"p{seat}", seat, "", hashed))
    add(actions.start(table, None))
    for seat in revealed:
        add(actions.reveal(table, QUICK, seat, SEEDS[seat]))
    add(actions.begin(table))
    return rows


def again(rows: list[AnyEntry]) -> Table:
    return restored("table", list(enumerate(entries.written(row) for row in rows)), 7.0)


@pytest.mark.parametrize("revealed", [(), (0,), (1, 0)])
def test_a_table_read_again_at_any_entry_between_seal_and_start_has_the_same_luck(revealed: tuple[int, ...]) -> None:
    rows = log_of(*revealed)
    whole = again(rows)
    assert whole.match is not None
    for kept in range(4, len(rows)):
        table = again(rows[:kept])
        assert (table.phase, table.sealed_at) == ("starting", 7.0)
        for row in rows[kept:]:
            table.apply(row, 7.0)
        assert table.match is not None
        assert table.match.state.dump() == whole.match.state.dump()


def test_entries_that_do_not_agree_with_the_seal_are_refused() -> None:
    rows = log_of(0, 1)
    sealed = rows[3]
    assert isinstance(sealed, entries.Sealed)
    with pytest.raises(NotStored, match="seal"):
        again([*rows[:3], entries.Sealed("0" * 64, sealed.hashes)])
    with pytest.raises(NotStored, match="seal"):
        again([*rows[:3], entries.Sealed(sealed.commitment, ["0" * 64, sealed.hashes[1]])])
    with pytest.raises(NotStored, match="Seeds are missing"):
        again([*rows[:5], rows[6]])  # a seed was left out
    with pytest.raises(NotStored, match="luck"):
        again([*rows[:4], entries.Revealed(0, "another seed"), *rows[5:]])


def test_an_older_table_with_seeds_given_openly_goes_on() -> None:
    table = table_of()
    for seat in range(2):
        table.apply(Sat(seat, f"p{seat}", f"p{seat}", SEEDS[seat]), 0.0)
    table.apply(actions.start(table, None), 0.0)
    assert (table.phase, table.seeds) == ("playing", SEEDS[:2])
    old = b'{"entry":"sat","seat":0,"person":"p0","name":"p0","seed":"plain"}'
    assert entries.read(old) == Sat(0, "p0", "p0", "plain")


def finished(rows: list[AnyEntry]) -> Table:
    """The table, played to its end by first moves."""
    table = again(rows)
    for number in count():
        match = table.match
        assert match is not None
        if match.is_over:
            return table
        seat = match.state.waiting[0]
        moves = match.state.legal(seat)
        text = table.game.vocabulary.texts[moves[number * 7 % len(moves)]]
        table.apply(actions.moved(table, seat, text), 0.0)
    raise AssertionError


def test_the_record_tells_hashes_seeds_and_who_withheld_and_verify_says_so() -> None:
    table = finished(log_of(0))
    report = verify(record.write(table.transcript().match(), fair=table.fair))
    assert report.is_fair is True
    assert str(report).endswith(
        "The luck is the luck that was committed to. Player 1 revealed the seed sealed before the deal. "
        "Player 2 withheld their seed."
    )


def test_nothing_after_the_seal_but_leaving_out_a_seed_changes_the_deal() -> None:
    """What is left to anybody after the seal is, for each seed, whether it comes: 2 ** 2 deals, not one more."""
    rows = log_of(0, 1)
    deals = set()
    for orders in [(), (0,), (1,), (0, 1), (1, 0), (0, 0, 1), (1, 1, 0, 0)]:
        table = again(rows[:4])
        for seat in orders:
            entry = actions.reveal(table, QUICK, seat, SEEDS[seat])
            if entry is not None:
                table.apply(entry, 0.0)
        for number in range(500):  # an operator and whoever sat down last try seeds
            for seat in range(2):
                with pytest.raises(Malformed):
                    actions.reveal(table, QUICK, seat, f"tried {number}")
        deals.add((tuple(table.unrevealed), str(actions.begin(table).dealt)))
    assert len(deals) == len({dealt for _, dealt in deals}) == 4
