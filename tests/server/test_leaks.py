"""Hidden means absent: every byte a viewer is sent stays the same when what it cannot know is dealt anew."""

from __future__ import annotations

import os

import pytest

from houndtable.games import NAMES, find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import Refusal
from houndtable.kernel.languages import LANGUAGES
from houndtable.kernel.state import State
from houndtable.server import showing
from houndtable.server.entries import Created, Plan, Sat
from houndtable.server.messages import Clock, Refused, encode
from houndtable.server.refusals import NotNow
from houndtable.server.streams import Stream
from houndtable.server.table import Table

OPEN = ["herecomesthedog"]  # nothing is hidden there but the dice to come
LOOKS = 80 * int(os.environ.get("HOUNDTABLE_SOAK", "1"))


def table_of(game: str, number: int) -> Table:
    found = find(game)
    players = found.players[0] + number % (found.players[1] - found.players[0] + 1)
    options = found.choose(players, {}).values
    plans, secret = [Plan("person", 2)] * players, f"{number:064x}"
    created = Created(
        game=game, rules=found.version, players=players, options=options, seats=plans, reserved=[""] * players,
        host="", level=2, clock=Clock(), hold=number % 2 * 1000, public=True, key="key", secret=secret,
    )  # fmt: skip
    table = Table("table", created)
    for seat in range(players):
        table.record(Sat(seat, f"p{seat}", f"Player {seat}", "seed"))
    table.begin()
    return table


def play_some(table: Table, luck: Seeded) -> None:
    """Random moves, so that the position can be any; under holds everybody answers sooner or later."""
    assert table.match is not None
    for _ in range(luck.below(150)):
        if table.hold is not None and not table.owing():
            table.release()
        if table.match.is_over:
            return
        owing = table.owing()
        seat = owing[luck.below(len(owing))]
        moves = table.match.state.legal(seat)
        table.play(seat, table.game.vocabulary.texts[moves[luck.below(len(moves))]], 0.0)


def all_bytes(table: Table, viewer: int | None) -> bytes:
    """Everything the socket would send this viewer: people, position, story, and every refusal of a move."""
    sent = []
    for language in LANGUAGES:
        stream = Stream("table", viewer, 32, 0, language)
        stream.update(table, [], showing.info(table))
        core = showing.core(table, viewer, language)
        sent += [encode(stream.people(table, 1)), encode(stream.placed(table, core, [], 1))]
        sent.append(encode(stream.telling(table, table.story(), 1)))
    assert table.match is not None
    if viewer is not None and not table.match.is_over:
        for text in table.game.vocabulary.texts:
            sent.append(refusal_of(table, viewer, text))
    return b"\n".join(sent)


def refusal_of(table: Table, seat: int, text: str) -> bytes:
    """How a move is refused; nothing for a lawful one, which is told by the position."""
    assert table.match is not None
    try:
        if table.hold is not None and seat not in table.owing():
            raise NotNow("The table waits a moment.")
        table.match.lawful(seat, text)
    except Refusal as refusal:
        return encode(Refused("id", refusal.code, str(refusal)))
    return b""


@pytest.mark.parametrize("game", NAMES)
def test_every_byte_stays_when_what_the_viewer_cannot_know_is_dealt_anew(game: str) -> None:
    changed = 0
    for number in range(LOOKS):
        luck = Seeded(number, 7)
        table = table_of(game, number)
        play_some(table, luck)
        assert table.match is not None
        state: State = table.match.state
        for viewer in [*range(table.created.players), None]:
            here = all_bytes(table, viewer)
            other = state.clone()
            other.redeal(state.players if viewer is None else viewer, Seeded(number, 9))
            changed += other.dump() != state.dump()
            table.match.state = other
            assert all_bytes(table, viewer) == here
            table.match.state = state
    assert changed > LOOKS // 2 or game in OPEN
