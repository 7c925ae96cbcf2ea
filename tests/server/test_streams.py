"""What a viewer is sent, and when."""

from __future__ import annotations

from collections.abc import Iterator

from houndtable.kernel.chance import Seeded
from houndtable.server import actions, showing
from houndtable.server.messages import ViewUpdate
from houndtable.server.packing import packed
from houndtable.server.showing import Tidings
from houndtable.server.streams import Stream
from houndtable.server.table import Table
from tests.server.room import Ear
from tests.server.test_leaks import table_of


def rolls_without_effect() -> Iterator[tuple[Table, int]]:
    """Tables where the seat is about to roll, and the dice will fall as they lie."""
    for number in range(300):
        table, luck = table_of("herecomesthedog", number), Seeded(number)
        match = table.match
        assert match is not None
        while not match.is_over:
            seat, state = match.state.waiting[0], match.state
            moves = state.legal(seat)
            text = table.game.vocabulary.texts[moves[luck.below(len(moves))]]
            after = state.clone()
            after.apply(seat, table.game.parse(text))
            if text == "roll" and (after.view(seat).as_json(), after.legal(seat)) == (
                state.view(seat).as_json(),
                moves,
            ):
                yield table, seat
            table.apply(actions.moved(table, seat, text), 0.0)


def test_whoever_moves_is_shown_the_table_anew_even_if_it_looks_the_same() -> None:
    table, seat = next(rolls_without_effect())
    ears, streams = {}, {}
    for viewer in (seat, None):
        ears[viewer], streams[viewer] = Ear(), Stream("table", viewer, 32, 0, 0)
        streams[viewer].update(table, Tidings(table.game, []), showing.info(table), packed([]))
        streams[viewer].listeners.append(ears[viewer])
    at = streams[seat].view_number
    table.fresh.clear()
    table.apply(actions.moved(table, seat, "roll"), 0.0)
    for stream in streams.values():
        stream.update(table, Tidings(table.game, table.fresh), showing.info(table), packed(table.fresh))
    (shown,) = ears[seat].heard
    assert isinstance(shown, ViewUpdate)
    assert shown.position == at + 1
    assert [message for message in ears[None].heard if isinstance(message, ViewUpdate)] == []
