"""An entry is the only cause of change at a table: when something is done, and when it is read from the disk."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import IllegalMove
from houndtable.record import Match
from houndtable.server import actions, entries
from houndtable.server.entries import AnyEntry, Created, Moved, Plan, Started
from houndtable.server.messages import Clock
from houndtable.server.refusals import NotStored
from houndtable.server.restoring import restored
from houndtable.server.table import Table
from tests.server.quick import QUICK

MOVES = 60


def facts(table: Table) -> object:
    """All that entries make of a table, and what is on its way to viewers."""
    undo = None if table.undo is None else (table.undo.seat, table.undo.kept, set(table.undo.owing))
    seats = [
        (seat.name, set(seat.people), (seat.owner, seat.link, seat.links_made), seat.is_away, seat.bank)
        for seat in table.seats
    ]
    moves = list(table.move_log.texts), bytes(table.bots), list(table.ids)
    sent = len(table.fresh), list(table.talk), list(table.said), table.hold is None
    state = None if table.match is None else table.match.state.dump()
    return table.number, undo, seats, moves, sent, state, table.rematch


class Log:
    """A table without a server, and all that was written down of it."""

    def __init__(self, game: str, players: int, clock: Clock | None = None, hold: int = 0) -> None:
        found = find(game)
        created = Created(
            game=game, rules=found.version, players=players, options=found.choose(players, {}).values,
            seats=[Plan("person", 2)] * players, reserved=[""] * players, host="p0", level=2, clock=clock or Clock(),
            hold=hold, public=True, key="key", secret="5" * 64,
        )  # fmt: skip
        self.table = Table("table", created)
        self.rows: list[AnyEntry] = [created]
        for seat in range(players):
            self.act(self.sitting(seat))
        self.act(lambda: actions.start(self.table, None))

    def sitting(self, seat: int) -> Callable[[], AnyEntry]:
        return lambda: actions.sit(self.table, QUICK, f"p{seat}", f"Player {seat}", seat, "")

    def act(self, action: Callable[[], AnyEntry]) -> None:
        """The action is done, and has changed nothing before its entry does."""
        before = facts(self.table)
        entry = action()
        assert action() == entry
        assert facts(self.table) == before
        self.table.apply(entry, 0.0)
        assert facts(self.table) != before
        self.rows.append(entry)

    def move(self, seat: int, text: str) -> None:
        self.act(lambda: actions.move(self.table, seat, text, f"m{len(self.rows)}", 5))

    def play(self, luck: Seeded) -> None:
        """A move of anybody who can make one; what was held back is told where nobody can."""
        if not self.table.owing():
            self.table.release()
        seat = self.table.owing()[0]
        lawful = self.table.playing().state.legal(seat)
        self.move(seat, self.table.game.vocabulary.texts[lawful[luck.below(len(lawful))]])

    def again(self, rows: list[AnyEntry] | None = None) -> Table:
        """The table as the rows tell it."""
        return restored("table", list(enumerate(entries.written(row) for row in rows or self.rows)), 0.0)


@pytest.mark.parametrize("hold", [0, 2000])
@pytest.mark.parametrize("game", names())
def test_no_action_changes_anything_and_the_disk_tells_the_same_table(game: str, hold: int) -> None:
    log, luck = Log(game, 3, Clock("bank", 600), hold), Seeded(7)
    while len(log.table.move_log) < MOVES and log.table.phase == "playing":
        log.play(luck)
    log.act(lambda: actions.say(log.table, QUICK, 0, "hello", "p0"))
    for person in ("tablet", "phone"):
        log.act(lambda: actions.link(log.table, 1, "p1", "token", 10))
        log.act(lambda person=person: actions.share(log.table, person, "token", 9.0))  # type: ignore[misc]
    log.act(lambda: actions.put_out(log.table, 1, "p1", "phone"))
    log.act(lambda: actions.leave(log.table, 2))
    log.act(lambda: actions.back(log.table, QUICK, 2))
    log.table.release()
    again = log.again()
    again.release()
    for table in (log.table, again):
        table.fresh.clear()
        table.talk.clear()
        table.arrivals.clear()
    assert facts(again) == facts(log.table)
    assert [event.seen_by(0) for event in again.history()] == [event.seen_by(0) for event in log.table.history()]


@pytest.mark.parametrize("answers", [[(1, True), (2, True)], [(1, True), (2, False)], [(1, False)], [(1, True)]])
def test_what_is_asked_to_be_taken_back_is_on_the_disk_too(answers: list[tuple[int, bool]]) -> None:
    log = Log("dachs", 3)
    first = log.table.owing()[0]
    log.move(first, log.table.game.vocabulary.texts[log.table.playing().state.legal(first)[0]])
    log.act(lambda: actions.ask_undo(log.table, first))
    for after, agree in answers:
        seat = (first + after) % 3
        log.act(lambda seat=seat, agree=agree: actions.consent(log.table, seat, agree=agree))  # type: ignore[misc]
    log.table.fresh.clear()
    assert facts(log.again()) == facts(log.table)
    is_undone = all(agree for _, agree in answers) and len(answers) == 2
    assert (len(log.table.move_log), log.table.undo is None) == (not is_undone, answers != [(1, True)])


def test_whether_a_move_is_lawful_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    log, asked, lawful = Log("dachs", 2), list[str](), Match.lawful

    def counted(match: Match, seat: int, text: str) -> int:
        asked.append(text)
        return lawful(match, seat, text)

    monkeypatch.setattr(Match, "lawful", counted)
    seat = log.table.owing()[0]
    text = log.table.game.vocabulary.texts[log.table.playing().state.legal(seat)[0]]
    entry = actions.move(log.table, seat, text, "m", 5)
    log.table.apply(entry, 0.0)
    log.table.history()
    assert asked == [text]


def altered(rows: list[AnyEntry], place: int, **fields: object) -> list[AnyEntry]:
    """The rows, one of them with other fields."""
    return [*rows[:place], msgspec.structs.replace(rows[place], **fields), *rows[place + 1 :]]


def test_a_log_that_was_altered_is_refused() -> None:
    log, luck = Log("herecomesthedog", 2), Seeded(3)
    while not any(isinstance(row, Moved) and row.luck for row in log.rows):
        log.play(luck)
    assert len(log.again().move_log) == len(log.table.move_log)
    started = next(place for place, row in enumerate(log.rows) if isinstance(row, Started))
    first = next(place for place, row in enumerate(log.rows) if isinstance(row, Moved))
    committed = "^The saved luck .* the luck this table committed to.$"
    row = log.rows[first]
    assert isinstance(row, Moved)
    with pytest.raises(IllegalMove):
        log.again(altered(log.rows, first, seat=1 - row.seat))
    with pytest.raises(NotStored, match=committed):
        log.again(altered(log.rows, len(log.rows) - 1, luck=[]))
    with pytest.raises(NotStored, match=committed):
        log.again(altered(log.rows, started, dealt=[entries.Outcome("roll", [0], 6)] * 40))
    with pytest.raises(NotStored, match="be created twice"):
        log.again([*log.rows, log.rows[0]])
