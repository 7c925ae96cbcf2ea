"""A table is the same whether it is read from all its entries, from those left after compaction, or from a snapshot."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from hashlib import blake2b

import msgspec
import pytest

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import Refusal
from houndtable.kernel.lesson import LEARNER
from houndtable.server import actions, entries, restoring, showing, snapshots
from houndtable.server.entries import AnyEntry, Created, Plan, Settled
from houndtable.server.messages import Clock
from houndtable.server.packing import packed
from houndtable.server.refusals import NoUndo
from houndtable.server.restoring import restored
from houndtable.server.showing import Tidings
from houndtable.server.snapshots import BadSnapshot
from houndtable.server.store import Row
from houndtable.server.streams import Stream
from houndtable.server.table import Table
from tests.server.quick import QUICK

STEPS = 96


class Life:
    """A table, all its entries, those left after compaction, and every snapshot that there was."""

    def __init__(self, created: Created, luck: Seeded) -> None:
        self.table = Table("table", created)
        self.luck = luck
        self.whole: list[Row] = [(0, entries.written(created))]
        self.left: dict[int, bytes] = dict(self.whole)
        self.deleting: list[int] = []
        self.snapshots: list[bytes] = []

    def write(self, entry: AnyEntry) -> None:
        number = self.table.number
        self.left[number] = entries.written(entry)
        if not isinstance(entry, Settled):
            self.whole.append((number, entries.written(entry)))
        self.table.apply(entry, 0.0)
        snapshot = restoring.written(self.table)
        if snapshot is not None and snapshot not in self.snapshots[-1:]:
            self.snapshots.append(snapshot)

    def act(self, action: Callable[[], AnyEntry]) -> None:
        try:
            self.write(action())
        except Refusal:
            return

    def rows(self) -> list[Row]:
        return sorted(self.left.items())

    def step(self) -> None:
        """Something happens: mostly a move, now and again anything else."""
        table, seat = self.table, self.luck.below(self.table.created.players)
        kind = self.luck.below(20)
        if kind == 0:
            self.act(lambda: actions.say(table, QUICK, seat, f"line {table.number}", f"p{seat}"))
        elif kind == 1 and table.seats[seat].people:
            away = table.seats[seat].is_away
            self.act(lambda: actions.back(table, QUICK, seat) if away else actions.leave(table, seat))
        elif kind in (2, 3, 4) and table.seats[seat].has_person:
            self.take_back(seat)
        elif kind == 5:
            self.settle()
        elif kind == 6:
            self.delete(int(self.luck.below(6)))
        else:
            self.play()

    def play(self) -> None:
        table = self.table
        if not table.owing():
            table.release()
        if table.phase == "playing":
            owing = table.owing()
            seat = owing[self.luck.below(len(owing))]
            moves = table.playing().state.legal(seat)
            text = table.game.vocabulary.texts[moves[self.luck.below(len(moves))]]
            self.act(lambda: actions.move(table, seat, text, f"m{table.number}", 5))

    def take_back(self, seat: int) -> None:
        """A seat asks to take back; whoever is asked agrees, or now and again not."""
        table = self.table
        if table.hold is not None and not table.owing():
            table.release()
        self.act(lambda: actions.ask_undo(table, seat))
        while table.undo is not None and self.luck.below(4):
            other = min(table.undo.owing)
            agree = bool(self.luck.below(8))
            self.act(lambda other=other, agree=agree: actions.consent(table, other, agree=agree))  # type: ignore[misc]

    def settle(self) -> None:
        """What is spare can be deleted from now on."""
        if self.table.undo is None and len(self.table.ledger.spare) > len(self.deleting):
            self.deleting = list(self.table.ledger.spare)
            self.write(self.table.settlement())

    def delete(self, count: int) -> None:
        """Some of it is deleted; a server may be killed before the rest."""
        gone = self.deleting[:count]
        for number in gone:
            del self.left[number]
        del self.deleting[:count], self.table.ledger.spare[: len(gone)]


def shown(table: Table) -> list[bytes]:
    """All that anybody is sent who comes to the table."""
    found = []
    for viewer in [*range(table.created.players), None]:
        stream = Stream("table", viewer, 32, 0, 0)
        stream.update(table, Tidings(table.game, []), showing.info(table), packed([]))
        found += stream.catching_up(table, -1)
    return found


def facts(table: Table) -> object:
    """What is kept besides."""
    undo = None if table.undo is None else (table.undo.seat, table.undo.kept, set(table.undo.owing))
    seats = [(seat.name, set(seat.people), seat.link, seat.is_away, seat.bank) for seat in table.seats]
    moves = table.move_log.first(len(table.move_log)), table.move_log.open_from, bytes(table.bots), list(table.ids)
    state = None if table.match is None else (table.match.state.dump(), table.match.chance.clone().__reduce__())
    tips = None if table.teaching is None else table.teaching.settlement()
    return undo, seats, moves, table.said, table.hold is None, state, table.played, tips


def future(table: Table) -> list[object]:
    """What every move that can be made now would bring, and which can be taken back."""
    found: list[object] = []
    for seat in range(table.created.players):
        try:
            found.append(actions.ask_undo(table, seat))
        except Refusal as refusal:
            found.append((refusal.code, str(refusal)))
        if table.match is not None and seat in table.owing():
            texts = [table.game.vocabulary.texts[move] for move in table.match.state.legal(seat)[:5]]
            found += [actions.moved(table, seat, text) for text in texts]
    return found


def check(life: Life) -> int:
    """Compare all ways to read the table; return how many snapshots were of use."""
    whole = restored("table", life.whole, 0.0)
    wanted = shown(whole), facts(whole), future(whole)
    useful = 0
    for snapshot in [None, *life.snapshots[-1:], life.snapshots[life.luck.below(len(life.snapshots))]]:
        try:
            again = restored("table", life.rows(), 0.0, snapshot)
        except BadSnapshot:
            continue
        useful += snapshot is not None
        assert (shown(again), facts(again), future(again)) == wanted
    return useful


def created(game: str, players: int, hold: int, clock: Clock) -> Created:
    found = find(game)
    return Created(
        game=game, rules=found.version, players=players, options=found.choose(players, {}).values,
        seats=[Plan("person", 2)] * players, reserved=[""] * players, host="p0", level=2, clock=clock, hold=hold,
        public=True, key="key", secret="5" * 64, shuffles="sorted",
    )  # fmt: skip


@pytest.mark.parametrize("hold", [0, 2000])
@pytest.mark.parametrize("game", names())
def test_a_table_is_the_same_from_all_entries_from_what_is_left_and_from_a_snapshot(game: str, hold: int) -> None:
    checked = useful = gone = 0
    for seed in range(2):
        life = Life(created(game, 2 + seed, hold, Clock("bank", 600)), Seeded(seed, hold))
        for seat in range(2 + seed):
            life.write(actions.sit(life.table, QUICK, f"p{seat}", f"Player {seat}", seat, ""))
        life.write(actions.start(life.table, None))
        for step in range(STEPS):
            life.step()
            if step % 16 == 15:
                checked += 1
                useful += check(life)
        gone += sum(number not in life.left for number, _ in life.whole)
    assert gone and useful > checked


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_the_same_from_all_entries_and_from_what_is_left(game: str) -> None:
    lesson = find(game).lesson()
    assert lesson is not None
    made = msgspec.structs.replace(
        created(game, lesson.players, 0, Clock()), options=lesson.options, lesson=True, secret=lesson.secret,
        seats=[Plan("person" if seat == LEARNER else "bot", 1) for seat in range(lesson.players)],
    )  # fmt: skip
    life = Life(made, Seeded(3))
    life.write(actions.sit(life.table, QUICK, "p0", "Ada", LEARNER, ""))
    life.write(actions.start(life.table, None))
    for step in range(60):
        life.step()
        if step % 6 == 5:
            whole, again = restored("table", life.whole, 0.0), restored("table", life.rows(), 0.0)
            assert (shown(again), facts(again), future(again)) == (shown(whole), facts(whole), future(whole))
    assert not life.snapshots


def played(moves: int) -> Life:
    life = Life(created("dachs", 2, 0, Clock()), Seeded(5))
    for seat in range(2):
        life.write(actions.sit(life.table, QUICK, f"p{seat}", f"Player {seat}", seat, ""))
    life.write(actions.start(life.table, None))
    while len(life.table.move_log) < moves:
        life.play()
    return life


def sealed(snapshot: snapshots.Snapshot) -> bytes:
    data = zlib.compress(msgspec.msgpack.encode(snapshot))
    return blake2b(data, digest_size=16).digest() + data


def test_a_snapshot_that_is_damaged_foreign_or_of_another_format_is_not_used() -> None:
    life = played(40)
    good = life.snapshots[-1]
    read = snapshots.read(good)
    assert read.moves > 20
    other = sealed(msgspec.structs.replace(read, digest=b"x" * 16))
    newer = sealed(msgspec.structs.replace(read, format=2))
    strange = sealed(msgspec.structs.replace(read, position={"game": "chess"}))
    longer = sealed(msgspec.structs.replace(read, moves=1000))
    no_data = blake2b(b"x", digest_size=16).digest() + b"x"
    for bad in [b"", good[:-1], b"x" + good[1:], other, newer, strange, longer, no_data]:
        with pytest.raises(BadSnapshot):
            restored("table", life.rows(), 0.0, bad)
    assert facts(restored("table", life.rows(), 0.0, good)) == facts(life.table)


def test_taking_back_a_thousand_times_leaves_few_entries_and_makes_few_moves() -> None:
    life = played(30)
    while True:
        life.play()
        seat = life.table.move_log.seats[-1]
        try:
            actions.ask_undo(life.table, seat)
        except NoUndo:
            continue
        break
    kept = len(life.table.move_log) - 1
    text, base = life.table.move_log.texts[-1], life.table.base
    for number in range(1000):
        life.write(entries.Undone(kept))
        life.write(actions.move(life.table, seat, text, f"again {number}", 5))
        if len(life.table.ledger.spare) >= 64:
            life.settle()
            life.delete(len(life.deleting))
    assert len(life.left) < kept + 100
    assert life.table.base is base and base is not None and kept >= base.moves > 0
    assert facts(restored("table", life.rows(), 0.0, life.snapshots[-1])) == facts(life.table)
    assert facts(restored("table", life.whole, 0.0)) == facts(life.table)
