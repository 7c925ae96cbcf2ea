"""Hidden means absent: every byte a viewer is sent stays the same when what it cannot know is dealt anew."""

from __future__ import annotations

import os
from copy import copy, deepcopy

import pytest

from houndtable.games import find, names
from houndtable.kernel.chance import Recorded, Seeded
from houndtable.kernel.errors import Refusal
from houndtable.kernel.state import State
from houndtable.record.fairness import seed_hash
from houndtable.server import actions, showing
from houndtable.server.entries import Created, Plan, Revealed, Sat
from houndtable.server.messages import Clock, Refused, encode, worded
from houndtable.server.packing import packed
from houndtable.server.refusals import NotNow
from houndtable.server.showing import Tidings
from houndtable.server.streams import Stream
from houndtable.server.table import Table
from tests.server.room import Ear

OPEN = ["herecomesthedog"]  # nothing is hidden there but the dice to come
STEPS = 40
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
        hashed = seed_hash(table.commitment, seat, f"seed {seat}")
        table.apply(Sat(seat, f"p{seat}", f"Player {seat}", hash=hashed), 0.0)
    table.apply(actions.start(table, None), 0.0)
    for seat in range(1, players):  # the first withholds its seed
        table.apply(Revealed(seat, f"seed {seat}"), 0.0)
    table.apply(actions.begin(table), 0.0)
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
        text = table.game.vocabulary.texts[moves[luck.below(len(moves))]]
        table.apply(actions.moved(table, seat, text), 0.0)


def all_bytes(table: Table, viewer: int | None) -> bytes:
    """Everything the socket would send this viewer: people, position, story, and every refusal of a move."""
    stream = Stream("table", viewer, 32, 0, 0)
    stream.update(table, Tidings(table.game, []), showing.info(table), packed([]))
    seen = stream.seeing(showing.core(table, viewer), Tidings(table.game, []), 1)
    sent = [encode(stream.people(table, 1)), encode(seen)]
    sent.append(encode(stream.telling(table, table.history(), 1)))
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
            raise NotNow("refused-wait")
        table.match.lawful(seat, text)
    except Refusal as refusal:
        return encode(Refused("id", refusal.code, worded(refusal.message), refusal.game))
    return b""


@pytest.mark.parametrize("game", names())
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


class Live:
    """A table that goes on from another in this state, and all that a viewer is sent meanwhile."""

    def __init__(self, table: Table, state: State, viewer: int | None) -> None:
        assert table.match is not None
        self.match = copy(table.match)
        self.match.moves = list(table.match.moves)
        self.match.state = state
        self.match.state.chance = self.match.chance = Recorded(state.chance, table.game.faces)
        self.match.state.events = []
        self.table = copy(table)
        self.table.match = self.match
        self.table.move_log = deepcopy(table.move_log)
        self.table.fresh = []
        self.ear = Ear()
        self.stream = Stream("table", viewer, 32, 0, 0)
        self.stream.listeners.append(self.ear)
        self.send()

    def send(self) -> None:
        events, self.table.fresh = self.table.fresh, []
        self.stream.update(self.table, Tidings(self.table.game, events), showing.info(self.table), packed(events))

    def play(self, seat: int, text: str) -> None:
        """The move is made; who is asked in secret passes; the viewer is sent what there is."""
        self.table.apply(actions.moved(self.table, seat, text), 0.0)
        self.send()
        while self.table.hold is not None and self.table.owing():
            self.table.apply(actions.moved(self.table, self.table.owing()[0], "pass"), 0.0)
        self.table.release()
        self.send()


@pytest.mark.parametrize("game", names())
def test_as_long_as_a_viewer_may_know_the_same_it_is_sent_the_same_to_the_byte(game: str) -> None:
    compared = 0
    for number in range(LOOKS):
        luck, here = Seeded(number, 8), table_of(game, number)
        match, players = here.match, here.created.players
        assert match is not None
        viewer = None if number % (players + 1) == players else number % (players + 1)
        for step in range(luck.below(STEPS)):
            if match.is_over:
                break
            seat = match.state.waiting[luck.below(len(match.state.waiting))]
            moves = match.state.legal(seat)
            move = moves[luck.below(len(moves))]
            text = here.game.vocabulary.texts[move]
            other = match.state.clone()
            other.redeal(players if viewer is None else viewer, Seeded(number, step))
            ways = [Live(here, state, viewer) for state in (match.state.clone(), other)]
            here.apply(actions.moved(here, seat, text), 0.0)
            here.release()
            if match.moves[-1].luck or move not in other.legal(seat):
                continue  # what chance gives all may see, and it is another each time
            for way in ways:
                way.play(seat, text)
            one, two = (way.match.state.view(viewer).as_json() for way in ways)
            if one == two:
                assert ways[0].ear.data == ways[1].ear.data
                compared += ways[0].match.state.dump() != ways[1].match.state.dump()
    assert compared > 5 * LOOKS or game in OPEN
