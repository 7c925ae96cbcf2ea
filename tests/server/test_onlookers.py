"""What an onlooker's socket is sent, and when, is the same to the byte whether or not somebody was asked in secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from copy import copy
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

from houndtable.games import find
from houndtable.kernel.chance import Recorded, Seeded
from houndtable.kernel.state import State
from houndtable.record import Match
from houndtable.server.holds import asked_in_secret, shown_at_once
from houndtable.server.messages import AskHistory, Done, Hello, History, Move, Ping, Pong, Why
from houndtable.server.table import Table
from houndtable.server.transcript import Transcript
from tests.server.house import House, Player, house, player, post
from tests.server.room import HandTime

PLAYERS = 4
HOLD = 2000
DEALS = 12  # tried for a position before the next is looked at
SCENES = 2


@dataclass
class Scene:
    """A move after which somebody is asked in one state and nobody in the other; all that the viewer may know, also
    once those asked have passed, is the same in both."""

    viewer: int | None
    seat: int
    text: str
    asked: State
    unasked: State


def positions(name: str) -> Iterator[tuple[State, int, str]]:
    """Random positions, who moves, and a move that begins a hold."""
    game = find(name)
    options = game.choose(PLAYERS, {})
    opener = game.asks_after(options)
    for number in range(1000):
        state, luck = game.start(PLAYERS, options, Seeded(number), listen=True), Seeded(number, 1)
        while state.waiting:
            seat = state.waiting[luck.below(len(state.waiting))]
            moves = state.legal(seat)
            move = moves[luck.below(len(moves))]
            before = state.clone()
            state.events = []
            state.apply(seat, move)
            if shown_at_once(opener, state.events) is not None:
                yield before, seat, game.vocabulary.texts[move]


def scenes(name: str, *, own: bool) -> Iterator[Scene]:
    """Scenes for whoever made the move, or for everybody else."""
    game = find(name)
    for state, seat, text in positions(name):
        move = game.parse(text)
        for viewer in [seat] if own else [*range(PLAYERS), None]:
            found: dict[bool, dict[str, State]] = {True: {}, False: {}}
            for deal in range(DEALS):
                other = state.clone()
                other.redeal(PLAYERS if viewer is None else viewer, Seeded(deal))
                if move not in other.legal(seat):
                    continue
                after = other.clone()
                after.events = []
                after.apply(seat, move)
                knowing = asked_in_secret(after)
                for asked in knowing:
                    after.apply(asked, game.parse("pass"))
                if viewer not in knowing:
                    seen = [event.seen_by(viewer) for event in after.events]
                    found[bool(knowing)].setdefault(json.dumps([after.view(viewer).as_json(), seen]), other)
            alike = sorted(found[True].keys() & found[False].keys())
            if alike and (own or viewer != seat):
                yield Scene(viewer, seat, text, found[True][alike[0]], found[False][alike[0]])


async def flushed(home: House, who: Player) -> list[str | bytes]:
    """All that was sent to somebody since this was last asked."""
    while home.hub.tasks:
        await asyncio.wait(home.hub.tasks)
    await who.send(Ping("end"))
    await who.wait(Pong)
    found, who.raw = who.raw, []
    return found


def begin_at(table: Table, state: State) -> None:
    """The game at the table begins in this position, whenever it is told."""
    dealt = table.playing()

    def new_match(kept: int) -> Match:
        match = copy(dealt)
        match.state, match.moves = state.clone(), []
        match.state.events = []
        match.state.chance = match.chance = Recorded(match.state.chance, match.game.faces)
        for seat, text in table.move_log.first(kept):
            match.play(seat, text)
        return match

    class Begun(Transcript):
        """A transcript of a game that began there."""

        def match(self) -> Match:
            return new_match(len(self.moves))

    def begun(kept: int | None = None) -> Transcript:
        told = as_dealt(kept)
        return Begun(told.created, told.seeds, told.names, told.moves)

    as_dealt = table.transcript
    table.transcript = begun  # type: ignore[method-assign]
    table.match = new_match(0)


async def transcript(folder: Path, game: str, scene: Scene, state: State) -> list[list[str | bytes]]:
    """All that the viewer's socket is sent, step by step, with the time passing by hand."""
    time, found = HandTime(), list[list[str | bytes]]()
    async with house(folder, time=time) as home, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(player(home, f"p{seat}")) for seat in range(PLAYERS + 1)]
        made = await post(people[0].http, "/api/tables", game=game, players=PLAYERS, hold=HOLD, public=True)
        table = made["info"]["table"]
        for seat, who in enumerate(people[:PLAYERS]):
            await post(who.http, f"/api/tables/{table}/seats", name=f"p{seat}", seat=seat)
        actor = await home.hub.find(table)
        if actor.thinking is not None:
            await actor.thinking  # then the game has begun
        begin_at(actor.table, state)
        for seat, who in enumerate(people):
            await who.send(Hello(table, seat if seat < PLAYERS else None))
            await flushed(home, who)
        looker = people[PLAYERS if scene.viewer is None else scene.viewer]

        async def step(seconds: float) -> None:
            time.pass_by(seconds)
            found.append(await flushed(home, looker))

        mover = people[scene.seat]
        assert mover.at is not None
        await mover.answer(Move(table, scene.seat, mover.at.position, scene.text, "move"))
        await step(0)
        for seat in asked_in_secret(actor.table.playing().state):
            who = people[seat]
            await flushed(home, who)
            assert who.at is not None
            assert isinstance(await who.answer(Move(table, seat, who.at.position, "pass", "answer")), Done)
        await step(0.5)
        if scene.viewer is not None:
            await looker.ask(Why, table, scene.viewer, "pass")
        assert isinstance(await looker.ask(AskHistory, table, scene.viewer), History)
        found.append([(await looker.http.get(path)).content for path in (f"/api/tables/{table}", "/metrics")])
        await step(1.4)
        await step(0.2)
        return found


@pytest.mark.parametrize("own", [True, False], ids=["who moved", "onlookers"])
@pytest.mark.parametrize("game", ["dogndog", "dogsbreath"])
def test_no_byte_and_no_moment_tells_an_onlooker_whether_somebody_was_asked(
    game: str, own: bool, tmp_path: Path
) -> None:
    found = list(islice(scenes(game, own=own), SCENES))
    assert len(found) == SCENES
    for number, scene in enumerate(found):
        asked = asyncio.run(transcript(tmp_path / f"{number} asked", game, scene, scene.asked))
        unasked = asyncio.run(transcript(tmp_path / f"{number} unasked", game, scene, scene.unasked))
        assert asked == unasked
        told, answered, _, _, released = asked
        assert len(told) > 1 and len(released) > 1
        assert len(answered) == 1  # the pong alone
