"""Every message and every path is compared: what a viewer is told stays the same when what they cannot know is redealt.

A new message of the server or a new path fails here until it is asked for in both deals: a message has to come in
`asked_of_socket` or `reminded`, a path with a body needs one in BODIES. What no deal can change stands in APART."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final, get_args
from unittest import mock

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.lesson import LEARNER
from houndtable.kernel.state import State
from houndtable.record.fairness import seed_hash
from houndtable.server import messages, openapi
from houndtable.server.messages import (
    SERVER,
    AskHistory,
    FromServer,
    Hello,
    Hint,
    Move,
    People,
    Ping,
    Reveal,
    Say,
    Undo,
    Why,
)
from tests.server.house import Foreseen, House, Player, house, player, post
from tests.server.quick import settings
from tests.server.room import HandTime
from tests.server.test_onlookers import begin_at, flushed

PLAYERS: Final = 3
DEALS: Final = 4  # tried for a position before the next is looked at
SETTINGS: Final = settings(adviser=2)  # whose hints take no time, so that time changes none
OPEN: Final = ["herecomesthedog"]  # nothing is hidden there
TODAY: Final = 1_800_000_000.0  # in seconds since 1970
ON_SOCKET: Final = ("socket", "reminded", "after")
REMINDED: Final = 60  # seconds after which somebody is reminded

# What is sent to each path that takes a body.
BODIES: Final[dict[str, dict[str, Any]]] = {
    "new_person": {"name": "Zoe"},
    "new_table": {"game": "dachs", "players": 2},
    "new_lesson": {"game": "dachs", "name": "Zoe"},
    "change_me": {"named": True},
    "delete_me": {"sure": False},  # who is gone is told nothing more
    "log_out": {"session": "none"},
    "sit": {"name": "Zoe", "seat": 0, "hash": "0" * 64},
    "link": {},
    "revoke": {},
    "come_back": {"token": "none"},
    "renew_key": {},
}
# Paths that are not asked here, each with the reason: nothing at a table can change what they answer.
APART: Final = {"keys": "each server draws its own keys when it first starts"}


@dataclass
class Scene:
    """Two deals that a viewer cannot tell apart, before and after a move of somebody else."""

    viewer: int | None
    seat: int
    text: str
    deals: list[State]


def scene_of(name: str, *, looks_on: bool) -> Scene:
    """A scene of a random game, for an onlooker or for whoever has to choose after the move."""
    game = find(name)
    for number in range(1000):
        state, luck = game.start(PLAYERS, game.choose(PLAYERS, {}), Seeded(number), listen=True), Seeded(number, 1)
        while state.waiting:
            seat = state.waiting[luck.below(len(state.waiting))]
            moves = state.legal(seat)
            move = moves[luck.below(len(moves))]
            before = state.clone()
            state.apply(seat, move)
            viewer = None if looks_on else next((one for one in state.waiting if one != seat), seat)
            other = None if viewer == seat else redealt(before, viewer, seat, move, name)
            if other is not None:
                return Scene(viewer, seat, game.vocabulary.texts[move], [before, other])
    raise AssertionError("no scene")


def redealt(state: State, viewer: int | None, seat: int, move: int, name: str) -> State | None:
    """Another deal in which the move is lawful and tells the viewer the same, if there is one."""
    for deal in range(DEALS):
        other = state.clone()
        other.redeal(state.players if viewer is None else viewer, Seeded(deal))
        differs = other.dump() != state.dump() or name in OPEN
        if (
            differs
            and move in other.legal(seat)
            and after(other, viewer, seat, move) == after(state, viewer, seat, move)
        ):
            return other
    return None


def after(state: State, viewer: int | None, seat: int, move: int) -> str:
    """All that the viewer may know after the move."""
    state = state.clone()
    state.events = []
    state.apply(seat, move)
    seen = [event.seen_by(viewer) for event in state.events]
    return json.dumps([state.view(viewer).as_json(), seen, state.waiting])


async def told(folder: Path, game: str, scene: Scene, state: State) -> dict[str, list[str | bytes]]:
    """All that the viewer is told of this deal, by what it answers."""
    time, found = HandTime(), dict[str, list[str | bytes]]()
    lucky = Foreseen(5)
    with (
        mock.patch("secrets.token_urlsafe", lucky.token_urlsafe),
        mock.patch("secrets.token_hex", lucky.token_hex),
        mock.patch("time.time", return_value=TODAY),
    ):
        async with house(folder, SETTINGS, time=time) as home, AsyncExitStack() as stack:
            people = [await stack.enter_async_context(player(home, f"p{seat}")) for seat in range(PLAYERS + 1)]
            table = await begun(home, people, game, state)
            looker = people[PLAYERS if scene.viewer is None else scene.viewer]
            await looker.send(Hello(table, scene.viewer))
            found["socket"] = await asked_of_socket(home, people, looker, table, scene)
            found["reminded"] = await reminded(home, looker, time)
            for path in openapi.PATHS:
                if path.name not in APART:
                    found[path.name] = [await asked_of_path(looker, path, game, table)]
            if scene.viewer is not None:
                await share_place(home, looker, table, scene.viewer)
            found["after"] = await flushed(home, looker)
    return found


async def begun(home: House, people: list[Player], game: str, state: State) -> str:
    """A table where the game is at this position, and everybody's socket."""
    clock = {"kind": "soft", "amount": REMINDED}
    made = await post(people[0].http, "/api/tables", game=game, players=PLAYERS, clock=clock, hold=0, public=True)
    table = str(made["info"]["table"])
    for seat, who in enumerate(people[:PLAYERS]):
        hashed = seed_hash(made["info"]["commitment"], seat, f"seed {seat}")
        await post(who.http, f"/api/tables/{table}/seats", name=f"p{seat}", seat=seat, hash=hashed)
    actor = await home.hub.find(table)
    if actor.thinking is not None:
        await actor.thinking  # then the luck is sealed
    for seat, who in enumerate(people[:PLAYERS]):
        await who.ask(Reveal, table, seat, f"seed {seat}")
    if actor.thinking is not None:
        await actor.thinking  # then the game has begun
    begin_at(actor.table, state)
    for seat, who in enumerate(people[:PLAYERS]):
        await who.send(Hello(table, seat))
        await flushed(home, who)
    return table


async def asked_of_socket(
    home: House, people: list[Player], looker: Player, table: str, scene: Scene
) -> list[str | bytes]:
    """What the viewer's socket is sent when they ask for all there is, and others play and talk."""
    found, viewer = await flushed(home, looker), scene.viewer
    seen = max(message.seq for message in looker.heard if isinstance(message, People))
    if viewer is not None:
        for text in find_texts(home, table):
            await looker.ask(Why, table, viewer, text)
        await looker.ask(Undo, table, viewer)
    for message in (AskHistory(table, viewer, "story"), Ping("ping")):
        await looker.answer(message)
    mover = people[scene.seat]
    await flushed(home, mover)
    assert mover.at is not None
    await mover.answer(Move(table, scene.seat, mover.at.position, scene.text, "move"))
    await mover.ask(Say, table, scene.seat, "Hello")
    found += await flushed(home, looker)
    if viewer is not None:
        await looker.ask(Hint, table, viewer)
    await looker.send(Hello(table, viewer, home.hub.epoch, seen))
    return found + await flushed(home, looker)


def find_texts(home: House, table: str) -> list[str]:
    return home.hub.actors[table].table.game.vocabulary.texts[:10]


async def reminded(home: House, looker: Player, time: HandTime) -> list[str | bytes]:
    """What is sent when whoever is asked takes too long."""
    time.pass_by(REMINDED + 1)
    return await flushed(home, looker)


async def share_place(home: House, looker: Player, table: str, viewer: int) -> None:
    """The viewer's place is on a second device too, by a link."""
    link = await post(looker.http, f"/api/tables/{table}/seats/{viewer}/link")
    async with home.browser() as other:
        await post(other, "/api/people", name="Other")
        await post(other, f"/api/tables/{table}/return", token=link["token"])


async def asked_of_path(looker: Player, path: openapi.Path, game: str, table: str) -> bytes:
    """The whole answer at a path, asked by the viewer."""
    address = (
        path.path.replace("{table}", table).replace("{game}", game).replace("{seat}", "1").replace("{language}", "de")
    )
    if path.body is None:
        response = await looker.http.request(path.method, address)
    else:
        assert path.name in BODIES, f"{path.name} is new: say in BODIES what is sent there"
        response = await looker.http.request(path.method, address, json=BODIES[path.name])
    assert response.status_code < 500, response.text
    headers = [f"{name}: {value}" for name, value in response.headers.items() if name != "date"]
    return "\n".join([str(response.status_code), *headers]).encode() + response.content


ALL: Final = {kind.__struct_config__.tag for kind in get_args(FromServer)}


def test_everything_a_viewer_is_told_is_the_same_in_another_deal(tmp_path: Path) -> None:
    kinds = asyncio.run(tips(tmp_path / "lesson"))
    for game, looks_on in product(names(), [True, False]):
        scene = scene_of(game, looks_on=looks_on)
        folder = tmp_path / f"{game} {looks_on}"
        one, two = (asyncio.run(told(folder / f"{deal}", game, scene, scene.deals[deal])) for deal in range(2))
        assert one.keys() == two.keys()
        for what in one:
            assert one[what] == two[what], (game, scene.viewer, what)
        kinds |= {kind_of(data) for what in ON_SOCKET for data in one[what]}
    assert kinds == ALL, "a message is new: let it come in both deals here"


async def tips(folder: Path) -> set[str]:
    """The kinds of messages in a lesson, which has one deal: what its tips tell is what the learner may know."""
    found = []
    for number in range(2):
        async with house(folder / f"{number}") as home, player(home, "Ada") as ada:
            begun = await post(ada.http, "/api/lessons", game="dachs", name="Ada")
            await ada.send(Hello(begun["info"]["table"], LEARNER))
            await ada.wait(messages.Tip)
            found.append({kind_of(data) for data in ada.raw})
    return found[0] & found[1]


def kind_of(data: str | bytes) -> str:
    """The type of a message."""
    return str(type(SERVER.decode(data)).__struct_config__.tag)
