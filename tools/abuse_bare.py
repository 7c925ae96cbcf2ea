"""Attackers of tools/abuse_bench.py that keep to no protocol: connections without requests, requests without end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from abuse_attack import Attack

SLOW: Final = 200  # connections that send a byte now and then
MANY: Final = 1100  # more than there are descriptors
BEGIN: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST: Final = (
    b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n"
)


async def half_open(attack: Attack) -> None:
    """1,100 connections of one address that say nothing."""
    await hold(attack, MANY, b"", b"", 1, pause=1.0)


async def half_open_crowd(attack: Attack) -> None:
    """The same from 220 addresses, five each."""
    await hold(attack, MANY, b"", b"", 220, pause=1.0)


async def slow_headers(attack: Attack) -> None:
    """A header a byte at a time."""
    await hold(attack, SLOW, BEGIN + b"X-Slow: ", b"x", 1, pause=0.5)


async def slow_crowd(attack: Attack) -> None:
    """The same from 220 addresses, five connections each."""
    await hold(attack, MANY, BEGIN + b"X-Slow: ", b"x", 220, pause=0.5)


async def slow_body(attack: Attack) -> None:
    """A body a byte at a time."""
    await hold(attack, SLOW, POST, b" ", 1, pause=0.5)


async def endless_headers(attack: Attack) -> None:
    """Headers without end, as fast as they go."""
    await hold(attack, 8, BEGIN + b"X-Long: ", b"x" * 65536, 1, pause=0.0)


async def endless_header_lines(attack: Attack) -> None:
    """Header lines without end, as fast as they go."""
    await hold(attack, 8, BEGIN, b"X-Line: x\r\n" * 5000, 1, pause=0.0)


async def endless_body(attack: Attack) -> None:
    """A body in chunks without end, as fast as it goes."""
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
    await hold(attack, 8, head + b"Transfer-Encoding: chunked\r\n\r\n", chunk, 1, pause=0.0)


async def unread_pages(attack: Attack) -> None:
    """Requests for large pages one behind the other, and no answer read."""
    many = b"GET /api/games/drachensachen/rules HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50
    await hold(attack, 40, many, many, 1, pause=0.05)


async def hold(attack: Attack, count: int, first: bytes, more: bytes, addresses: int, *, pause: float) -> None:
    """So many connections that send this and then more and more, and read nothing; who is cut off comes back."""

    async def keep(number: int) -> None:
        reader, writer = await attack.visitor(number % addresses).stream()
        attack.seen["connected"] += 1
        try:
            writer.write(first)
            while attack.goes_on:
                if more:
                    writer.write(more)
                    async with asyncio.timeout(1):
                        await writer.drain()
                await asyncio.sleep(pause)
                if reader.at_eof():
                    break
        except TimeoutError:
            attack.seen["not taken"] += 1
            await asyncio.sleep(1)
        finally:
            data = bytes(reader._buffer[:12])  # type: ignore[attr-defined]
            if data:
                attack.seen[data.decode(errors="replace")] += 1
            attack.seen["cut off"] += reader.at_eof()
            writer.transport.abort()

    await attack.many(count, keep)
