"""A hundred thousand bad messages through a real socket: each is answered as documented, and no table is disturbed."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from houndtable.kernel.chance import Seeded
from houndtable.server.messages import CLIENT, Bye, Done, Hello, Move, ViewUpdate
from houndtable.server.refusals import CLOSES
from tests.server.house import Player, house, player, post, soon
from tests.server.quick import CODES, settings

T = TypeVar("T")
MESSAGES = 100_000
BATCH = 500
LARGEST = 4096
TOO_LARGE = 1009
ANSWERS = {"refused", "done", "storied", "hinted"}
WORDS = ["move", "why", "hint", "story", "say", "start", "undo", "consent", "leave", "back", "rematch"]
LIMITS = settings(faults=10**9, chat_burst=10**6, views=10**6, backlog=10**6)


class Heard(msgspec.Struct):
    """What is looked at in an answer."""

    type: str
    code: str = ""
    message: Any = None


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class World:
    """Ada's table, where Eve has no place; theirs, where Ada is waited for; and one of Eve's that has not begun."""

    ada: str
    both: str
    eve: str
    done: list[Move]

    def message(self, luck: Seeded, word: str, table: str, seat: int) -> dict[str, Any]:
        """A message with all its fields, and some more."""
        texts = ["draw", "stop", "play 2s", "take 3p", "no move", "x" * 150]
        found: dict[str, Any] = {"type": word, "table": table, "seat": seat, "id": f"e{luck.below(1000)}"}
        if word in ("start", "rematch"):
            del found["seat"]
        more: dict[str, dict[str, Any]] = {
            "move": {"position": luck.below(10**6), "move": pick(luck, texts)},
            "why": {"move": pick(luck, texts)},
            "say": {"text": pick(luck, texts)},
            "consent": {"agree": luck.below(2) == 1},
        }
        return found | more.get(word, {})


def pick(luck: Seeded, things: list[T]) -> T:
    return things[luck.below(len(things))]


def of_a_foreign_place(luck: Seeded, world: World) -> str:
    """Well formed, but for Ada's place, for one that is none, or for a table where Eve is not."""
    table = pick(luck, [world.ada, world.both])
    return json.dumps(world.message(luck, pick(luck, WORDS), table, pick(luck, [0, 0, 2, -1, 10**9])))


def out_of_order(luck: Seeded, world: World) -> str:
    """For Eve's own place, when it cannot be done."""
    begun = ["consent", "back", "start", "rematch", "why", "hint"]
    open_yet = ["move", "why", "hint", "undo", "consent", "leave", "back", "rematch"]
    table, words = pick(luck, [(world.both, begun), (world.eve, open_yet)])
    return json.dumps(world.message(luck, pick(luck, words), table, 1))


def stale(luck: Seeded, world: World) -> str:
    """A move for a position that was, or never was."""
    at = pick(luck, world.done).position
    found = world.message(luck, "move", world.both, 1)
    return json.dumps(found | {"position": pick(luck, [at, at - 1, 0, -5, 2**63])})


def doubled(luck: Seeded, world: World) -> str:
    """A move that was made, once more."""
    return msgspec.json.encode(pick(luck, world.done)).decode()


def elsewhere(luck: Seeded, world: World) -> str:
    """For a table that is none."""
    table = pick(luck, ["", "none", "\x00", "x" * 300, "../" * 20, "' OR 1=1 --", world.ada[:-1], world.ada.upper()])
    return json.dumps(world.message(luck, pick(luck, [*WORDS, "hello", "bye"]), table, 0))


def scrambled(luck: Seeded, world: World) -> str:
    """Fields of any kind, missing, or unknown."""
    values: list[object] = ["", "\x00", "x" * 300, 0, 1, -1, 10**30, 1.5, None, True, [], {}, "draw", world.ada]
    names = ["table", "seat", "position", "move", "id", "text", "agree", "epoch", "last", "odd", "type"]
    found = world.message(luck, pick(luck, [*WORDS, "hello", "bye", "ping", "x"]), pick(luck, [world.ada, "none"]), 0)
    for _ in range(1 + luck.below(4)):
        found[pick(luck, names)] = pick(luck, values)
    if luck.below(2):
        found.pop(pick(luck, sorted(found)))
    return json.dumps(found)


def cut(luck: Seeded, world: World) -> str:
    """Half a message, or more than one."""
    text = scrambled(luck, world)
    return pick(luck, [text[: luck.below(len(text))], text + text, text + "}", "[" * luck.below(2000), "", " "])


def noise(luck: Seeded, world: World) -> bytes:
    """Any bytes."""
    return bytes(luck.below(256) for _ in range(luck.below(40)))


KINDS: list[Callable[[Seeded, World], str | bytes]] = [
    of_a_foreign_place, out_of_order, stale, doubled, elsewhere, scrambled, cut, noise,
]  # fmt: skip


def has_no_answer(data: str | bytes) -> bool:
    """Whether this is a hello or a bye, which are not answered unless they are refused."""
    try:
        return isinstance(CLIENT.decode(data), Hello | Bye)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


async def made_moves(ada: Player, eve: Player) -> World:
    """The tables; in theirs Eve made her moves, and Ada is waited for."""
    body: dict[str, Any] = {"game": "dachs", "public": True, "options": {"first": 0}}
    mine = (await post(ada.http, "/api/tables", **body, seats=[{"kind": "person"}, {"kind": "bot"}]))["info"]["table"]
    await post(ada.http, f"/api/tables/{mine}/seats", name="Ada")
    body["options"] = {"first": 1}
    both = (await post(ada.http, "/api/tables", **body))["info"]["table"]
    for who, seat in ((ada, 0), (eve, 1)):
        await post(who.http, f"/api/tables/{both}/seats", name="name", seat=seat)
        await who.send(Hello(both, seat))
    alone = (await post(eve.http, "/api/tables", **body))["info"]["table"]
    await post(eve.http, f"/api/tables/{alone}/seats", name="Eve", seat=1)
    done: list[Move] = []
    at = await eve.wait(ViewUpdate, lambda message: bool(message.moves))
    while at.moves:
        done.append(Move(both, 1, at.position, at.moves[-1], f"done {len(done)}"))
        assert isinstance(await eve.answer(done[-1]), Done)
        assert eve.at is not None
        at = eve.at
    await ada.wait(ViewUpdate, lambda message: bool(message.moves))
    return World(mine, both, alone, done)


async def answered(socket: ClientConnection, batch: list[str | bytes]) -> Counter[str]:
    """How the messages were answered, by code; every one was."""
    for data in batch:
        await socket.send(data)
    await socket.send('{"type":"ping","id":"end"}')
    found: Counter[str] = Counter()
    owed = len(batch) - sum(map(has_no_answer, batch))
    is_read = False
    while not is_read or found.total() < owed:  # hints are answered when they are found, perhaps after the ping
        message = HEARD.decode(await soon(socket.recv()))
        if message.type == "pong":
            is_read = True
        elif message.type in ANSWERS:
            found[message.code] += 1
            assert message.code in CODES or not message.code, message
            assert "Traceback" not in str(message)
    assert found.total() <= len(batch)
    return found


async def cut_off(socket: ClientConnection, luck: Seeded) -> None:
    """A message that is too large ends the connection with its code."""
    await socket.send("x" * (LARGEST + 1 + luck.below(10**5)))
    try:
        while True:
            await soon(socket.recv())
    except ConnectionClosed:
        assert socket.close_code == TOO_LARGE
        assert TOO_LARGE in CLOSES


def test_every_bad_message_gets_a_documented_answer_and_disturbs_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        luck, found = Seeded(5), Counter[str]()
        async with house(tmp_path, LIMITS) as home, player(home, "Ada") as ada, player(home, "Eve") as eve:
            world = await made_moves(ada, eve)
            before = [await home.hub.store.entries(table) for table in (world.ada, world.both)]
            headers = {"cookie": f"houndtable={eve.http.cookies['houndtable']}"}
            for _ in range(MESSAGES // BATCH):
                async with connect(home.url.replace("http", "ws", 1) + "api/socket", additional_headers=headers) as one:
                    batch = [pick(luck, KINDS)(luck, world) for _ in range(BATCH - 1)]
                    found += await answered(one, batch)
                    await cut_off(one, luck)
            assert [await home.hub.store.entries(table) for table in (world.ada, world.both)] == before
            assert ada.at is not None
            move = Move(world.both, 0, ada.at.position, ada.at.moves[0], "last")
            assert isinstance(await ada.answer(move), Done)
        expected = {"malformed", "not-yours", "no-such-table", "no-such-seat", "not-now", "stale", ""}
        assert expected <= set(found), found

    asyncio.run(story())
