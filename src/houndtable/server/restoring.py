"""A table as its entries tell it, all of them or those after a snapshot. Nothing here waits, writes or sends."""

from __future__ import annotations

from typing import NamedTuple

from houndtable.kernel.errors import BadOption, Refusal, refusal_of
from houndtable.server import entries, snapshots
from houndtable.server.entries import AnyEntry, Created, Moved, Settled, Started, Undone
from houndtable.server.refusals import OldRules
from houndtable.server.snapshots import BadSnapshot, Base, Snapshot
from houndtable.server.store import Row
from houndtable.server.table import Table

Log = list[tuple[int, AnyEntry]]


class DamagedLog(Exception):
    """The entries of a table cannot be read, or do not lead to what they say; the cause says where."""


class Rebuilt(NamedTuple):
    """What a long log comes to: a snapshot, which entries are spare, and the entry that stands for them."""

    snapshot: bytes | None
    settled: bytes | None
    spare: list[int]


def restored(name: str, rows: list[Row], now: float, snapshot: bytes | None = None) -> Table:
    """Return the table that its entries tell. Refused if a move is not lawful, or they do not lead to what was dealt
    and rolled then; a snapshot that cannot be used is a BadSnapshot."""
    log = [(number, entries.read(data)) for number, data in rows]
    created = log[0][1]
    assert isinstance(created, Created)
    table = Table(name, created)
    try:
        table.game.check_version(created.rules, "table")
    except BadOption as refusal:
        raise refusal_of(OldRules, refusal.message, refusal.game) from None
    dead, made = taken_back(log, created)
    found = None if snapshot is None else fitting(snapshots.read(snapshot), made)
    for number, entry in log[1:]:
        table.number = number
        if isinstance(entry, Moved) and (number in dead or len(table.move_log) < table.played):
            table.note(entry)
            continue
        if isinstance(entry, Moved):
            table.playing().lawful(entry.seat, entry.move)
        table.apply(entry, now)
        if isinstance(entry, Started) and found is not None:
            table.resume(base_of(table, found), found.open_from)
    forget_news(table)
    return table


def forget_news(table: Table) -> None:
    """Nothing is on its way to viewers: whoever comes is told everything."""
    if table.match is not None and table.match.is_over:
        table.release()  # whoever looks back at it finds it over, not held for a while once more
    table.fresh.clear()
    table.talk.clear()
    table.arrivals.clear()
    if table.teaching is not None:
        table.teaching.fresh.clear()


def taken_back(log: Log, created: Created) -> tuple[set[int], list[tuple[int, str]]]:
    """Return the numbers of moves that were taken back and need not be made again, and all other moves. What a lesson
    told on the way counts, unless it was settled since."""
    made: list[tuple[int, Moved]] = []
    dead: set[int] = set()
    settled = 0
    for number, entry in log:
        if isinstance(entry, Moved):
            made.append((number, entry))
        elif isinstance(entry, Undone):
            dead.update(one for one, _ in made[entry.kept :])
            del made[entry.kept :]
        elif isinstance(entry, Settled):
            settled = number
    if created.lesson:
        dead = {number for number in dead if number < settled}
    return dead, [(entry.seat, entry.move) for _, entry in made]


def fitting(snapshot: Snapshot, made: list[tuple[int, str]]) -> Snapshot:
    """Return the snapshot if these moves led to it."""
    if snapshot.moves > len(made) or snapshots.digest(made[: snapshot.moves]) != snapshot.digest:
        raise BadSnapshot("other moves led to it")
    return snapshot


def base_of(table: Table, snapshot: Snapshot) -> Base:
    """Return the position of the snapshot, with the luck that the table is committed to."""
    chance = table.transcript(0).chance()
    chance.block, chance.words = snapshot.block, list(snapshot.words)
    try:
        return Base(snapshot.moves, table.game.load(snapshot.position, chance))
    except Refusal:
        raise BadSnapshot("its position cannot be read") from None


def written(table: Table) -> bytes | None:
    """Return the table's base as a snapshot, if it has one."""
    base, log = table.base, table.move_log
    return None if base is None else snapshots.written(base, log.first(base.moves), min(base.moves, log.open_from))


def rebuilt(name: str, rows: list[Row]) -> Rebuilt:
    """Return what the log of a table comes to; one that is damaged is a DamagedLog."""
    try:
        table = restored(name, rows, 0.0)
    except OldRules:
        raise
    except Exception as error:
        raise DamagedLog from error
    if table.undo is not None or not table.ledger.spare:
        return Rebuilt(written(table), None, [])
    return Rebuilt(written(table), entries.written(table.settlement()), list(table.ledger.spare))
