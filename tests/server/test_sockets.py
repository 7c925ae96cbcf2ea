"""Each limit on sockets, met with real ones: what is too much, too slow or not read is closed, and people play on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from houndtable.server import sockets as reasons
from houndtable.server.connection import Connection
from houndtable.server.listening import room
from houndtable.server.messages import Hello, Ping, Pong, ViewUpdate
from houndtable.server.people import Person
from houndtable.server.refusals import TOO_SLOW
from houndtable.server.settings import Settings
from houndtable.server.sockets import Sockets
from tests.server.house import House, Player, house, player, post, soon
from tests.server.quick import settings
from tests.server.raw import CONTINUED, HALF, PING, PONG, WHOLE, Clock, Raw, frame, raw, until, upgrade

SLOW = Settings()


@asynccontextmanager
async def guarded(folder: Path, **changed: Any) -> AsyncIterator[tuple[House, Clock, Sockets]]:
    """A server whose sockets have a time of their own."""
    async with house(folder, settings(**changed)) as home:
        clock = home.hub.sockets.now = Clock()
        yield home, clock, home.hub.sockets


def cookie_of(someone: Player) -> str:
    return "; ".join(f"{key}={value}" for key, value in someone.http.cookies.items())


async def sit(ada: Player) -> str:
    """Ada has a place at a table and looks at it."""
    made = await post(ada.http, "/api/tables", game="dachs", seats=[{"kind": "person"}, {"kind": "bot"}])
    table: str = made["info"]["table"]
    await post(ada.http, f"/api/tables/{table}/seats", name="Ada")
    await ada.send(Hello(table, 0))
    await ada.wait(ViewUpdate)
    return table


async def plays(ada: Player) -> None:
    """Ada is heard and answered."""
    assert isinstance(await ada.ask(Ping), Pong)


@pytest.mark.parametrize(
    ("sent", "reason", "seconds"),
    [
        (b"", reasons.SLOW_HEADERS, SLOW.header_time),
        (HALF, reasons.SLOW_HEADERS, SLOW.header_time),
        (HALF.replace(b"GET", b"POST") + b"content-length: 9\r\n\r\n1234", reasons.SLOW_BODY, SLOW.body_time),
        (upgrade(), reasons.NO_HELLO, SLOW.hello_time),
    ],
)
def test_who_is_too_slow_is_closed(sent: bytes, reason: str, seconds: float, tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, clock, sockets), raw(home, sent) as slow:
            await until(lambda: any(line.reason == reason for line in sockets.lines))
            clock.time += seconds - 1
            sockets.sweep()
            assert len(sockets.lines) == 1
            await slow.send(b"x: y\r\n"[: 0 if reason == reasons.NO_HELLO else 6])  # a drop wins no time
            clock.time += 1
            sockets.sweep()
            await slow.rest()
            assert (sockets.refused, len(sockets.lines)) == ({reason: 1}, 0)

    asyncio.run(story())


def test_a_socket_kept_open_has_time_for_its_next_headers_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, keep_alive=10**6) as (home, clock, sockets), raw(home, WHOLE) as client:
            assert (await client.answer()).startswith(b"HTTP/1.1 200")
            clock.time += 1000
            sockets.sweep()
            await client.send(HALF)
            await until(lambda: all(line.until < reasons.FOREVER for line in sockets.lines))
            clock.time += SLOW.header_time
            sockets.sweep()
            await client.rest()
            assert sockets.refused == {reasons.SLOW_HEADERS: 1}

    asyncio.run(story())


def test_a_socket_kept_open_and_idle_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, keep_alive=0) as (home, _, _), raw(home, WHOLE) as client:
            assert (await client.rest()).startswith(b"HTTP/1.1 200")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"GET /", b"a" * 1000),
        (HALF + b"x: ", b"a" * 1000),
        (HALF, b"a: b\r\n" * 50),
        (HALF, b"x" * 900 + b": " + b"y" * 900 + b"\r\n"),
        (HALF + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"x: y\r\n" * 50),
    ],
)
def test_endless_headers_are_refused(begin: bytes, piece: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, _, sockets), raw(home, begin) as client:
            sent = 0
            while not sockets.refused and await client.send(piece):
                sent += len(piece)
                await asyncio.sleep(0)
                assert sent < 10**6
            assert sockets.refused == {reasons.HEADERS: 1}
            await until(lambda: not sockets.lines)

    asyncio.run(story())


@pytest.mark.parametrize("head", [WHOLE, upgrade()])
@pytest.mark.parametrize("more", ["x: " + "a" * 8001, "\r\n".join(f"x{n}: y" for n in range(101))])
def test_headers_too_large_are_told_so_and_are_no_fault_of_ours(head: bytes, more: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, _, _):
            async with raw(home, head[:-2] + more.encode() + b"\r\n\r\n") as client:
                answer = await client.rest()
                assert (answer[:13], b'"code":"too-large"' in answer) == (b"HTTP/1.1 431 ", True)
            async with raw(home, head.replace(b"GET /", "GET /é".encode())) as client:
                assert (await client.rest()).startswith(b"HTTP/1.1 400")
            assert home.hub.counts.faults == 0

    asyncio.run(story())


def test_a_body_that_goes_on_after_its_refusal_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        head = b"POST /api/people HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"
        head += b"content-length: 999999999\r\n\r\n" + b" " * 20000
        async with guarded(tmp_path) as (home, _, sockets), raw(home, head) as client:
            assert (await client.answer()).startswith(b"HTTP/1.1 413")
            while await client.send(b" " * 10000):
                await asyncio.sleep(0)
            await until(lambda: sockets.refused == {reasons.BODY: 1})

    asyncio.run(story())


def test_few_requests_can_be_sent_ahead(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, _, sockets):
            async with raw(home, WHOLE * 5) as client:
                for _ in range(5):
                    answer = await client.answer()
                    assert answer.startswith(b"HTTP/1.1 200")
                    length = re.search(rb"content-length: (\d+)", answer)
                    assert length is not None
                    await client.reader.readexactly(int(length[1]))
            async with raw(home, WHOLE * 50) as client:
                await client.rest()
            assert sockets.refused == {reasons.PIPELINE: 1}

    asyncio.run(story())


def test_an_address_has_so_many_sockets_and_its_oldest_stranger_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, sockets_per_address=4) as (home, _, sockets), player(home, "Ada") as ada:
            await ada.http.aclose()
            await until(lambda: len(sockets.lines) == 1)
            async with raw(home) as oldest, raw(home), raw(home):
                await until(lambda: len(sockets.lines) == 4)
                async with raw(home):
                    assert await oldest.rest() == b""
                    await until(lambda: sockets.refused == {reasons.ADDRESS: 1} and len(sockets.lines) == 4)
                await plays(ada)
            async with AsyncExitStack() as others:
                for _ in range(3):
                    await others.enter_async_context(known(home, cookie_of(ada)))
                async with raw(home) as one_more:
                    assert await one_more.rest() == b""
                async with raw(home, WHOLE, source="127.0.0.2") as somebody:
                    assert (await somebody.answer()).startswith(b"HTTP/1.1 200")
                await plays(ada)

    asyncio.run(story())


def test_who_comes_again_and_again_is_closed_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, socket_rate=0.0, socket_burst=2) as (home, _, sockets):
            for _ in range(2):
                async with raw(home, WHOLE) as client:
                    assert (await client.answer()).startswith(b"HTTP/1.1 200")
            async with raw(home) as one_more:
                assert await one_more.rest() == b""
            async with raw(home, WHOLE, source="127.0.0.2") as somebody:
                assert (await somebody.answer()).startswith(b"HTTP/1.1 200")
            assert sockets.refused == {reasons.HASTE: 1}

    asyncio.run(story())


@asynccontextmanager
async def known(home: House, cookie: str) -> AsyncIterator[Raw]:
    """The socket of somebody known, by hand."""
    async with raw(home, upgrade(cookie)) as client:
        assert (await client.answer()).startswith(b"HTTP/1.1 101")
        await soon(client.reader.readexactly(2))
        yield client


def test_when_all_sockets_are_taken_strangers_go_first_and_who_sits_at_a_table_never(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, _, sockets), player(home, "Ada") as ada, AsyncExitStack() as others:
            await sit(ada)
            async with player(home, "Bob") as bob:
                cookie = cookie_of(bob)
                await bob.http.aclose()
            await ada.http.aclose()
            await until(lambda: len(sockets.lines) == 1)
            sockets.most = 4
            for _ in range(10):
                await others.enter_async_context(raw(home, HALF))
            await until(lambda: sockets.refused[reasons.FULL] == 7)
            guests = [await others.enter_async_context(known(home, cookie)) for _ in range(3)]
            assert (len(sockets.strangers), len(sockets.guests)) == (0, 3)
            async with raw(home, WHOLE) as somebody:  # who has a place can still come in
                assert (await somebody.answer()).startswith(b"HTTP/1.1 200")
            await guests[0].rest()
            await plays(ada)
            sockets.most = 1
            sockets.evict(), sockets.evict()
            async with raw(home) as one_more:
                assert await one_more.rest() == b""
            await plays(ada)

    asyncio.run(story())


def test_there_are_so_many_strangers_at_most(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, strangers=3) as (home, _, sockets), AsyncExitStack() as others:
            first = await others.enter_async_context(raw(home, HALF))
            for _ in range(3):
                await others.enter_async_context(raw(home, HALF))
            assert await first.rest() == b""
            assert len(sockets.lines) == 3

    asyncio.run(story())


def test_who_is_known_has_to_say_hello_and_then_has_all_the_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, clock, sockets), player(home, "Ada") as ada, player(home, "Bob") as bob:
            await sit(ada)
            await plays(bob)
            clock.time += SLOW.hello_time
            sockets.sweep()
            with pytest.raises(ConnectionClosed):
                await bob.hear()
            await plays(ada)
            assert sockets.refused == {reasons.NO_HELLO: 1}

    asyncio.run(story())


@pytest.mark.parametrize("kind", [PING, PONG])
def test_too_many_pings_and_pongs_are_cut_off(kind: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            guarded(tmp_path, control_rate=0.0, control_burst=20) as (home, _, sockets),
            player(home, "Ada") as ada,
            known(home, cookie_of(ada)) as client,
        ):
            await client.send(frame(kind) * 20)
            await plays(ada)
            assert not sockets.refused
            await client.send(frame(kind) * 1000)
            await client.rest()
            assert sockets.refused == {reasons.FRAMES: 1}
            await plays(ada)

    asyncio.run(story())


def test_a_message_in_too_many_fragments_is_cut_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            guarded(tmp_path) as (home, _, sockets),
            player(home, "Ada") as ada,
            known(home, cookie_of(ada)) as client,
        ):
            await client.send(frame(0x01) + frame(CONTINUED) * 1000)
            await client.rest()
            assert sockets.refused == {reasons.FRAMES: 1}

    asyncio.run(story())


def test_pings_whose_answers_are_not_read_take_no_memory_and_no_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            guarded(tmp_path, control_rate=1e9, control_burst=10**9) as (home, clock, sockets),
            player(home, "Ada") as ada,
            known(home, cookie_of(ada)) as client,
        ):
            client.writer.transport.pause_reading()  # type: ignore[attr-defined]
            for line in list(sockets.guests):
                line.greet()
            await flood(client, frame(PING, b"x" * 125) * 100, sockets)
            clock.time += SLOW.unread_time - 1
            sockets.sweep()
            assert not sockets.refused
            await plays(ada)
            clock.time += 1
            sockets.sweep()
            assert sockets.refused == {reasons.UNREAD: 1}
            await plays(ada)

    asyncio.run(story())


async def flood(client: Raw, data: bytes, sockets: Sockets) -> None:
    """Send until the server takes no more; what waits in it stays small."""
    while client.writer.transport.get_write_buffer_size() < 10**6 or not unread(sockets):
        client.writer.write(data)
        await asyncio.sleep(0)
        assert sum(unread(sockets)) < 200_000
    sockets.sweep()


def unread(sockets: Sockets) -> list[int]:
    """The bytes that wait for each slow reader."""
    sizes = [line.transport.get_write_buffer_size() for line in sockets.lines if line.transport is not None]
    return [size for size in sizes if size]


@asynccontextmanager
async def not_reading(home: House, sockets: Sockets) -> AsyncIterator[Raw]:
    """Somebody who asks for a long page until its answers are stuck, and reads none."""
    async with raw(home) as client:
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await client.send(WHOLE.replace(b"/health", b"/api/games") * 50)
        await until(lambda: bool(unread(sockets)))
        yield client


def test_answers_that_are_not_read_are_thrown_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, pipeline=50) as (home, clock, sockets), not_reading(home, sockets):
            sockets.sweep()
            clock.time += SLOW.unread_time - 1
            sockets.sweep()
            assert not sockets.refused
            clock.time += 1
            sockets.sweep()
            assert (sockets.refused, len(sockets.lines)) == ({reasons.UNREAD: 1}, 0)

    asyncio.run(story())


def test_who_has_most_to_read_goes_when_that_is_too_much_in_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, pipeline=50, unread_in_all=1) as (home, _, sockets), not_reading(home, sockets):
            sockets.sweep()
            assert (sockets.refused, len(sockets.lines)) == ({reasons.UNREAD: 1}, 0)

    asyncio.run(story())


def test_messages_that_wait_for_a_slow_reader_are_limited_in_bytes(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path, unread=1000) as (home, _, _):
            slow = Connection(mock.Mock(), Person("p", "Ada"), "", home.hub, home.hub.chat)
            slow.send(b"a" * 5000)  # a single answer may be long
            assert not slow.is_closing
            slow.send(b"b")
            assert slow.is_closing
            assert [slow.queue.get_nowait() for _ in range(2)] == [b"a" * 5000, TOO_SLOW]

    asyncio.run(story())


def test_behind_a_proxy_the_address_it_names_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            guarded(tmp_path, trust_proxy=True, sockets_per_address=2) as (home, _, sockets),
            player(home, "Ada") as ada,
            AsyncExitStack() as others,
        ):
            for _ in range(5):
                await others.enter_async_context(raw(home))

            def socket(number: int) -> connect:
                headers = {"cookie": cookie_of(ada), "x-forwarded-for": f"192.0.2.{number}"}
                return connect(home.url.replace("http", "ws", 1) + "api/socket", additional_headers=headers)

            async with socket(1), socket(1), socket(2):
                with pytest.raises(InvalidStatus) as refused:
                    async with socket(1):
                        pass
                assert refused.value.response.status_code == 429
                headers = {"x-forwarded-for": "192.0.2.1"}
                assert (await ada.http.get("/health", headers=headers)).status_code == 429
                async with home.browser() as http:
                    assert (await http.get("/health", headers={"x-forwarded-for": "192.0.2.3"})).is_success
                    assert "192.0.2.3" not in sockets.addresses
            assert sockets.refused == {reasons.ADDRESS: 2}

    asyncio.run(story())


def test_metrics_count_what_was_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with guarded(tmp_path) as (home, _, _):
            async with raw(home, b"\x16\x03\x01 this is TLS\r\n\r\n") as client:
                assert (await client.rest()).startswith(b"HTTP/1.1 400")
            async with home.browser() as http:
                text = (await http.get("/metrics")).text
            assert 'houndtable_sockets_refused_total{reason="malformed"} 1\n' in text
            assert "houndtable_sockets 1\n" in text

    asyncio.run(story())


class Limits:
    """A system's limit of descriptors."""

    RLIM_INFINITY = -1
    RLIMIT_NOFILE = 7

    def __init__(self, soft: int, hard: int) -> None:
        self.now = (soft, hard)

    def getrlimit(self, what: int) -> tuple[int, int]:
        return self.now

    def setrlimit(self, what: int, limits: tuple[int, int]) -> None:
        if limits[0] > 10240:
            raise ValueError
        self.now = limits


@pytest.mark.parametrize(
    ("soft", "hard", "sockets", "raised"),
    [
        (1024, 1024, 896, 1024),
        (1024, 4096, 3968, 4096),
        (1024, 524288, 10000, 10128),
        (256, -1, 10000, 10128),
        (100, 100, 50, 100),
        (-1, -1, 10000, -1),
        (20000, 20000, 10000, 20000),
    ],
)
def test_as_many_sockets_as_there_are_descriptors(
    soft: int, hard: int, sockets: int, raised: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(soft, hard)
    monkeypatch.setattr("houndtable.server.listening.resource", limits)
    assert (room(Settings()), limits.now[0]) == (sockets, raised)


def test_a_limit_that_cannot_be_raised_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("houndtable.server.listening.resource", Limits(256, 99999))
    assert room(Settings(sockets=50000)) == 128
