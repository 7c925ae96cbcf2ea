"""Attackers of tools/abuse_bench.py that ask for pages and make tables."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Final

from abuse_attack import Attack
from abuse_visitor import Visitor, bots
from msgspec.json import encode

GAME: Final = "dachs"
FIVE: Final = "drachensachen"  # a game for five
MASTER: Final = 5
LINES: Final = 8  # connections side by side


async def masters(attack: Attack) -> None:
    """20 tables of five masters from one address, as many again as it lets in."""
    visitor = await attack.visitor().enter("attacker")

    async def make(number: int) -> None:
        wish = {"game": FIVE, "players": 5, "seats": bots(5, MASTER), "public": True}
        await visitor.ask("POST", "/api/tables", wish)
        await asyncio.sleep(0 if number < 20 else 0.2)

    for number in range(20):
        await make(number)
    await attack.many(1, lambda _: make(20))


async def watched_masters(attack: Attack) -> None:
    """The same with somebody who looks at every table, so that each counts as watched."""
    visitor = await attack.visitor().enter("attacker")
    tables = []
    for _ in range(20):
        status, data = await visitor.ask(
            "POST", "/api/tables", {"game": FIVE, "players": 5, "seats": bots(5, MASTER), "public": True}
        )
        if status == 201:
            tables.append(json.loads(data)["info"]["table"])
    sockets = [await visitor.socket(attack.hear) for _ in range(2)]
    for number, table in enumerate(tables):
        sockets[number % 2].send(encode({"type": "hello", "table": table}))
    await asyncio.sleep(max(0.0, attack.until - time.monotonic()))


async def look_back(attack: Attack) -> None:
    """Record and replay of a finished game over eight connections, as fast as they go."""
    place = f"/api/tables/{attack.prepared['finished']}"
    await pages(attack, [f"{place}/record", *(f"{place}/replay?seat={seat}" for seat in range(2))])


async def every_page(attack: Attack) -> None:
    """Everything that can be got, over eight connections, as fast as they go."""
    visitor = attack.visitor()
    _, data = await visitor.ask("GET", "/api/openapi.json")
    found = [path for path, ways in json.loads(data or b'{"paths":{}}')["paths"].items() if "get" in ways]
    table = attack.prepared["finished"]
    paths = [path.replace("{table}", table).replace("{game}", FIVE).replace("{seat}", "0") for path in found]
    await pages(attack, [*paths, "/settings", f"/table/{table}", "/no-such-page", "/api/tables/no-such-table"])


async def pages(attack: Attack, paths: list[str]) -> None:
    """These paths in turn over eight connections of one address."""

    async def get(number: int) -> None:
        visitor = attack.visitor()
        for path in paths[number % len(paths) :] + paths[: number % len(paths)]:
            if attack.goes_on:
                await visitor.ask("GET", path)

    await attack.many(LINES, get)


async def strangers(attack: Attack) -> None:
    """New people as fast as they go, from two hundred addresses."""

    async def come(number: int) -> None:
        await attack.visitor(number).enter("attacker")

    await attack.many(200, come)


async def abandoned(attack: Attack) -> None:
    """Tables made and left alone, from two hundred addresses."""
    visitors: dict[int, Visitor] = {}

    async def make(number: int) -> None:
        if number not in visitors:
            visitors[number] = await attack.visitor(number).enter("attacker")
        await visitors[number].ask("POST", "/api/tables", {"game": GAME, "players": 4, "public": True})

    await attack.many(200, make)


async def warm_up(attack: Attack) -> None:
    """No attack: one look back and one hint, so that whatever works for them is begun."""
    visitor = attack.visitor()
    await visitor.ask("GET", f"/api/tables/{attack.prepared['finished']}/replay")
    await visitor.ask("GET", f"/api/tables/{attack.prepared['finished']}/record")


async def pairs(attack: Attack) -> None:
    """Look at a table with thousands of moves taken back, again and again."""
    await opening(attack, attack.prepared["pairs"])


async def old(attack: Attack) -> None:
    """The same at a table that an older version left behind."""
    await opening(attack, attack.prepared["old"])


async def opening(attack: Attack, table: str) -> None:
    visitor = await attack.visitor().enter("attacker")
    begin = time.monotonic()
    await visitor.ask("GET", f"/api/tables/{table}")
    attack.seen["first look, ms"] = int(1000 * (time.monotonic() - begin))
    socket = await visitor.socket(attack.hear)
    socket.send(encode({"type": "hello", "table": table}))
    await asyncio.sleep(max(0.0, attack.until - time.monotonic()))
