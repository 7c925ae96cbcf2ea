"""Attackers of tools/abuse_bench.py that play by sockets, or do not read what these bring."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

from abuse_attack import Attack, deafen, taken_back
from abuse_visitor import Visitor, hot
from load_socket import PING, LoadSocket
from msgspec.json import encode

GAME: Final = "dachs"
SOCKETS: Final = 10
LINES: Final = 8  # connections side by side


async def hints(attack: Attack) -> None:
    """Hints as fast as they go over ten sockets, each at a table of its own."""
    await at_tables(attack, {"type": "hint"})


async def crowd_hints(attack: Attack) -> None:
    """The same from a hundred addresses with one socket each."""
    await at_tables(attack, {"type": "hint"}, count=100, apart=True)


async def chat(attack: Attack) -> None:
    """Talk as fast as it goes."""
    await at_tables(attack, {"type": "say", "text": "x" * 500})


async def at_tables(attack: Attack, message: dict[str, Any], count: int = SOCKETS, *, apart: bool = False) -> None:
    """The same message again and again over sockets that each have a table; who is cut off comes back."""
    tables: dict[int, tuple[Visitor, str]] = {}

    async def flood(number: int) -> None:
        if number not in tables:
            visitor = await attack.visitor(number if apart else 0).enter("attacker")
            tables[number] = (visitor, await visitor.table(GAME, hot(2)))
        visitor, table = tables[number]
        socket = await visitor.socket(attack.hear)
        datas = cycle(encode({**message, "table": table, "seat": seat, "id": "x"}) for seat in range(2))
        for seat in range(2):
            socket.send(encode({"type": "hello", "table": table, "seat": seat}))
        await attack.until_lost(socket, lambda: socket.send(next(datas)), pause=0.001)

    await attack.many(count, flood)


async def busy(attack: Attack) -> None:
    """Nothing forbidden: moves at twenty tables and hellos over thirty more sockets, each at its full rate."""
    tables: dict[int, tuple[Visitor, str]] = {}

    async def keep_busy(number: int) -> None:
        if number not in tables:
            visitor = await attack.visitor().enter("attacker")
            tables[number] = (visitor, await visitor.table(GAME, hot(2)) if number < 20 else attack.prepared["long"])
        visitor, table = tables[number]
        if number < 20:
            await taken_back(attack, visitor, table, 10**9)
        else:
            socket = await visitor.socket(attack.hear)
            hello = encode({"type": "hello", "table": table})
            await attack.until_lost(socket, lambda: socket.send(hello), pause=0.05)

    await attack.many(50, keep_busy)


async def story(attack: Attack) -> None:
    """The whole history of a long game, asked for over ten sockets and never read."""
    await unread(attack, {"type": "story", "table": attack.prepared["finished"], "seat": None, "id": "x"})


async def subscribe(attack: Attack) -> None:
    """Hello again and again for a long game, and nothing read."""
    table = attack.prepared["long"]
    await unread(attack, {"type": "hello", "table": table})


async def unread(attack: Attack, *messages: dict[str, Any]) -> None:
    """Messages whose answers are never read, at the rate the server allows, over forty sockets."""

    visitor = await attack.visitor().enter("attacker")

    async def ask(number: int) -> None:
        socket = await visitor.socket(attack.hear)
        deafen(socket)
        datas = cycle(map(encode, messages))
        await attack.until_lost(socket, lambda: socket.send(next(datas)), pause=0.05)

    await attack.many(40, ask)


async def pings(attack: Attack) -> None:
    """Pings of the protocol with the longest payload over ten sockets, and no pong read."""
    await frames(attack, lambda socket: socket.send(b"x" * 125, PING))


async def giants(attack: Attack) -> None:
    """Frames that announce far too much, and fragments without end."""
    fragment = b"\x01\xfe\x0f\x00" + b"\0" * 4 + b"x" * 0x0F00
    more = b"\x00" + fragment[1:]
    kinds = [
        lambda socket: socket.transport.write(b"\x81\xff" + (2**40).to_bytes(8, "big") + b"\0" * 4 + b"x" * 65536),
        lambda socket: socket.transport.write(b"\x81\xff" + (2**20).to_bytes(8, "big") + b"\0" * 4 + b"x" * 2**20),
        lambda socket: socket.transport.write(fragment + more * 20),
    ]
    turns = cycle(kinds)
    await frames(attack, lambda socket: next(turns)(socket))


async def frames(attack: Attack, send: Callable[[LoadSocket], None]) -> None:
    """Raw frames over ten sockets that are never read."""

    visitor = await attack.visitor().enter("attacker")

    async def flood(number: int) -> None:
        socket = await visitor.socket(attack.hear)
        deafen(socket)

        def burst() -> None:
            for _ in range(50):
                if not socket.is_lost:
                    send(socket)

        await attack.until_lost(socket, burst)

    await attack.many(SOCKETS, flood)


async def churn(attack: Attack) -> None:
    """Sockets opened and dropped at once, over eight lines."""
    visitor = await attack.visitor().enter("attacker")

    async def come(number: int) -> None:
        socket = await visitor.socket(attack.hear)
        socket.transport.abort()
        attack.seen["opened"] += 1

    await attack.many(LINES, come)


async def undo(attack: Attack) -> None:
    """Move and take back at ten tables of long games, as fast as they go."""
    visitor = attack.visitor()
    visitor.token = attack.prepared["token"]
    table = attack.prepared["long"]

    async def pair(number: int) -> None:
        await taken_back(attack, visitor, table, 10**9)

    await attack.many(1, pair)


async def onlookers(attack: Attack) -> None:
    """Four hundred sockets from twenty addresses that look at one table where somebody chats and plays."""
    sockets = []
    visitors = [await attack.visitor(number).enter("attacker") for number in range(20)]
    for number in range(400):
        with contextlib.suppress(OSError):
            sockets.append(await visitors[number % 20].socket(lambda data: None))
            sockets[-1].send(encode({"type": "hello", "table": attack.prepared["long"]}))
    attack.seen["looking on"] = len(sockets)
    await undo(attack)
