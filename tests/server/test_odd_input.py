"""Whatever a browser or a program sends is answered as documented; no socket is closed but with its code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from houndtable.server.messages import Done, History, Ping, Pong, Refused, Say, ViewUpdate
from houndtable.server.refusals import CLOSES
from tests.server.house import PROBLEM, House, Player, house, player, post, soon
from tests.server.quick import settings

LIMITS = settings(faults=10**9, chat_burst=10**6)
NO_HOST = b"Host: [\r\n"
JSON = b"Content-Type: application/json\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)

# What is no message, in frames of either kind.
NONE: list[str | bytes] = [
    "", b"", " ", b"\x00", b"\xff\xfe", "\ufeff{}", "null", "1e999", "[]", "{}", '"x"', '{"type":1}', '{"type":"x"}',
    "[" * 4000, '{"type":' * 400, '{"x":' + "[" * 3000, '{"type":"ping","x":' + "[" * 3000, '{"type":"ping"}\x00',
    '{"type":"ping","type":"bye"}', '{"type":"ping","id":"\\ud800"}', '{"type":"ping","id":"\\udc00x"}',
    '{"type":"ping","id":"\x00"}', b'{"type":"ping","id":"\xed\xa0\x80"}', '{"type":"ping","id":"' + "x" * 41 + '"}',
    '{"type":"ping","id":' + "9" * 4000 + "}",
]  # fmt: skip
# What is a message, but not a good one: its fields, and the code it is refused with.
ODD: list[tuple[dict[str, Any], str]] = [
    ({"type": "say", "text": "\x00"}, "malformed"),
    ({"type": "say", "text": " \t\n "}, "malformed"),
    ({"type": "say", "text": "\u202eabc"}, "malformed"),
    ({"type": "say", "text": "\u3164\u2800"}, "malformed"),
    ({"type": "say", "text": "x" * 501}, "malformed"),
    ({"type": "why", "move": "\x00"}, "no-such-move"),
    ({"type": "why", "move": ""}, "no-such-move"),
    ({"type": "why", "move": "a " * 100}, "no-such-move"),
    ({"type": "why", "move": "a " * 1900}, "malformed"),
    ({"type": "why", "move": "\u202e\u0301" * 90}, "no-such-move"),
    ({"type": "why", "move": "draw", "seat": -1}, "no-such-seat"),
    ({"type": "why", "move": "draw", "seat": 2**70}, "no-such-seat"),
    ({"type": "why", "move": "draw", "seat": 10**3900}, "no-such-seat"),
    ({"type": "why", "move": "draw", "seat": None}, "malformed"),
    ({"type": "why", "move": "draw", "seat": True}, "malformed"),
    ({"type": "why", "move": "draw", "seat": 0.0}, "malformed"),
    ({"type": "move", "move": "draw", "position": -(10**3900)}, "stale"),
    ({"type": "move", "move": "draw", "position": 10**3900}, "stale"),
    ({"type": "hint", "table": "\x00"}, "no-such-table"),
    ({"type": "hint", "table": "../../etc/passwd"}, "no-such-table"),
    ({"type": "hello", "language": "de", "id": None}, "malformed"),
    ({"type": "hello", "seat": 2**70, "id": None}, "no-such-seat"),
    ({"type": "bye", "seat": -1, "id": None}, "no-such-seat"),
]
# What is odd, but good.
GOOD: list[dict[str, Any]] = [
    {"type": "say", "text": "\U0001f415 Wuff, \u00e9l\u00e8ve, \u72ac"},
    {"type": "story", "seat": None},
    {"type": "story", "id": "\x00"},
    {"type": "story", "id": ""},
]


async def seated(home: House, ada: Player) -> str:
    """A table of Ada's, at which she is waited for."""
    wish = {"game": "dachs", "options": {"first": 0}, "seats": [{"kind": "person"}, {"kind": "bot"}]}
    table: str = (await post(ada.http, "/api/tables", **wish))["info"]["table"]
    await post(ada.http, f"/api/tables/{table}/seats", name="Ada", seat=0)
    return table


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[tuple[House, Player, str]]:
    """Ada at her table; in the end nothing went wrong that should not, and her socket is open."""
    async with house(folder, LIMITS) as home, player(home, "Ada") as ada:
        yield home, ada, await seated(home, ada)
        assert isinstance(await ada.ask(Ping), Pong)
        assert home.hub.counts.faults == 0


def test_what_is_no_message_is_refused_as_malformed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (_, ada, _):
            for frame in NONE:
                await ada.socket.send(frame)
                answer = await ada.wait(Refused)
                assert (answer.id, answer.code) == ("", "malformed"), frame

    asyncio.run(scene())


def test_odd_messages_get_their_codes_and_odd_but_good_ones_are_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (_, ada, table):
            usual = {"table": table, "seat": 0, "id": "odd"}
            for given, code in ODD:
                wish = {name: value for name, value in (usual | given).items() if name != "id" or value is not None}
                await ada.socket.send(json.dumps(wish))
                answer = await ada.wait(Refused)
                assert answer.code == code, given
            for given in GOOD:
                await ada.socket.send(json.dumps(usual | given))
                told = await ada.wait(Done if given["type"] == "say" else History)
                assert told.id == (usual | given)["id"]  # type: ignore[attr-defined]

    asyncio.run(scene())


def test_numbers_of_a_hello_may_be_any(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (home, ada, table):
            for last in (0, -1, 5, 2**70, 10**3000, -(10**3000)):
                for epoch in ("", "\x00", home.hub.epoch):
                    hello = {"type": "hello", "table": table, "seat": 0, "last": last, "epoch": epoch}
                    await ada.socket.send(json.dumps(hello))
                    assert (await ada.wait(ViewUpdate)).moves

    asyncio.run(scene())


def test_a_text_frame_that_is_no_text_closes_the_socket_with_its_code(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (home, ada, table), player(home, "Ada", ada.http) as other:
            await other.socket.send(b'{"type":"ping","id":"\xff"}', text=True)
            with pytest.raises(ConnectionClosed):
                await other.wait(Pong)
            assert other.socket.close_code == 1007
            assert 1007 in CLOSES
            assert isinstance(await ada.ask(Say, table, 0, "here"), Done)

    asyncio.run(scene())


BODIES: list[tuple[str, dict[str, Any], int, str]] = [
    ("people", {"name": "   "}, 400, "malformed"),
    ("people", {"name": "\u202e\u202e"}, 400, "malformed"),
    ("people", {"name": "\u200b\u3164"}, 400, "malformed"),
    ("people", {"name": "a\x00"}, 400, "malformed"),
    ("people", {"name": 7}, 400, "malformed"),
    ("tables", {"game": "\x00"}, 404, "no-such-game"),
    ("tables", {"game": "x" * 9000}, 404, "no-such-game"),
    ("tables", {"game": "dachs", "players": -1}, 400, "bad-option"),
    ("tables", {"game": "dachs", "players": 2**70}, 400, "bad-option"),
    ("tables", {"game": "dachs", "players": 10**4200}, 400, "bad-option"),
    ("tables", {"game": "dachs", "options": [1]}, 400, "malformed"),
    ("tables", {"game": "dachs", "options": {"first": None}}, 400, "malformed"),
    ("tables", {"game": "dachs", "options": {"first": True}}, 400, "malformed"),
    ("tables", {"game": "dachs", "options": {"first": 1.5}}, 400, "malformed"),
    ("tables", {"game": "dachs", "options": {"first": "\x00"}}, 400, "bad-option"),
    ("tables", {"game": "dachs", "options": {"first": -(2**70)}}, 400, "bad-option"),
    ("tables", {"game": "dachs", "options": {"lives": 10**4200}}, 400, "bad-option"),
    ("tables", {"game": "dachs", "options": {"x" * 5000: 1}}, 400, "bad-option"),
    ("tables", {"game": "dachs", "level": 2**70}, 400, "malformed"),
    ("tables", {"game": "dachs", "hold": -1}, 400, "malformed"),
    ("tables", {"game": "dachs", "clock": {"kind": "bank", "amount": 2**70}}, 400, "malformed"),
    ("tables", {"game": "dachs", "clock": {"kind": "\x00"}}, 400, "malformed"),
    ("tables", {"game": "dachs", "seats": []}, 400, "malformed"),
    ("tables", {"game": "dachs", "seats": [{"kind": "bot"}] * 500}, 400, "malformed"),
    ("lessons", {"game": "dachs", "name": "\u202e"}, 400, "malformed"),
    ("tables/TABLE/seats", {"name": "x", "seat": 2**70}, 404, "no-such-seat"),
    ("tables/TABLE/seats", {"name": "x", "seat": -1}, 404, "no-such-seat"),
    ("tables/TABLE/seats", {"name": "x", "seat": 0, "hash": "\x00"}, 400, "malformed"),
    ("tables/TABLE/seats", {"name": "x", "seat": 0, "hash": "A" * 64}, 400, "malformed"),
    ("tables/TABLE/seats", {"name": "x", "hash": "a" * 64}, 400, "malformed"),
    ("tables/TABLE/return", {"token": "\x00"}, 403, "not-yours"),
    ("tables/TABLE/return", {"token": "\u00e9" * 3000}, 403, "not-yours"),
]


def test_odd_bodies_get_their_codes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (home, ada, _), home.browser() as http:
            made = await post(ada.http, "/api/tables", game="dachs", public=True)
            for path, body, status, code in BODIES:
                asker = ada.http if path.endswith("return") else http  # strangers are refused there before that
                response = await asker.post(f"/api/{path.replace('TABLE', made['info']['table'])}", json=body)
                assert (response.status_code, response.json()["code"]) == (status, code), (path, str(body)[:80])

    asyncio.run(scene())


REQUESTS: list[tuple[bytes, bytes, bytes, int]] = [
    (b"GET /%00", b"", b"", 404),
    (b"GET /%ff%fe", b"", b"", 404),
    (b"GET /api/tables/%00", b"", b"", 404),
    (b"GET /api/tables/%ed%a0%80", b"", b"", 404),
    (b"GET /api/tables/%2e%2e%2f/places", b"", b"", 404),
    (b"GET /api/tables/\xff", b"", b"", 400),
    (b"GET /api/games?language=xx", b"", b"", 200),
    (b"GET /api/words/page/%00", b"", b"", 404),
    (b"GET /api/words/page/%ff", b"", b"", 404),
    (b"GET /api/words/page/%2e%2e%2fen", b"", b"", 404),
    (b"GET /api/words/page/en.ftl", b"", b"", 404),
    (b"GET /api/words/dachs/%ed%a0%80", b"", b"", 404),
    (b"GET /api/words/%2e%2e/en", b"", b"", 404),
    (b"GET /api/words/dachs/" + b"x" * 3000, b"", b"", 404),
    (b"GET /api/words/page/en", b"if-none-match: \xff,,W/\r\n", b"", 200),
    (b"GET /api/games?%%%&=&a=b=c", b"", b"", 200),
    (b"GET /api/games/", NO_HOST, b"", 307),
    (b"GET /api/games/%00/rules", b"", b"", 404),
    (b"GET /api/games/dachs/rules", b"Accept: \xff\r\n", b"", 200),
    (b"GET /api/tables/TABLE/replay?seat=" + b"9" * 5000, b"", b"", 400),
    (b"POST /api/tables/TABLE/seats/" + b"9" * 5000 + b"/link", JSON, b"{}", 400),
    (b"POST /api/tables/TABLE/seats/-1/link", JSON, b"{}", 400),
    (b"POST /api/tables/TABLE/seats/%D9%A1/link", JSON, b"{}", 400),
    (b"HEAD /api/games", b"", b"", 200),
    (b"HEAD /api/tables/none", b"", b"", 404),
    (b"OPTIONS /api/games", b"", b"", 405),
    (b"OPTIONS *", b"", b"", 404),
    (b"TRACE /api/me", b"", b"", 405),
    (b"DELETE /api/tables", b"", b"", 405),
    (b"GET /api/people", b"", b"", 405),
    (b"GET /api/me", b"Cookie: houndtable=\xff\xfe\r\n", b"", 401),
    (b"GET /api/me", b'Cookie: houndtable="\\377\\000"; ;;==; \r\n', b"", 401),
    (b"GET /api/me", b"Authorization: Bearer \xff\r\n", b"", 401),
    (b"GET /api/me", b"Authorization: Bearer\r\n", b"", 401),
    (b"POST /api/people", JSON + b"Origin: http://[\r\n", b"{}", 403),
    (b"POST /api/people", JSON + b"Origin: \xff\r\n", b"{}", 403),
    (b"POST /api/people", JSON + b"Origin: null\r\n", b"{}", 403),
    (b"POST /api/people", JSON + b"Content-Encoding: gzip\r\n", b"\x1f\x8b\x08\x00", 400),
    (b"POST /api/people", JSON, b'{"name":"\\ud800abcd"}', 400),
    (b"POST /api/people", JSON, b'{"name":"\xed\xa0\x80"}', 400),
    (b"POST /api/people", JSON, b"[" * 16000, 400),
    (b"POST /api/people", JSON, b'{"bearer":' + b"[" * 16000, 400),
    (b"POST /api/people", b"Content-Type: \xff\r\n", b"{}", 400),
    (b"POST /api/people", b"", b"{}", 400),
    (b"GET /api/socket", b"", b"", 404),
    (b"GET /api/elsewhere", UPGRADE, b"", 403),
]


def test_odd_requests_get_their_status_in_the_one_shape_of_problems(tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (home, ada, table):
            cookie = f"Cookie: houndtable={ada.http.cookies['houndtable']}\r\n".encode()
            for line, headers, body, status in REQUESTS:
                own = b"" if b"Cookie" in headers or b"/me" in line else cookie
                got = await asked(home, line.replace(b"TABLE", table.encode()), headers + own, body)
                head, _, rest = got.partition(b"\r\n\r\n")
                assert head.startswith(f"HTTP/1.1 {status} ".encode()), (line[:60], headers, got[:200])
                if status >= 400 and rest:
                    assert set(json.loads(rest)) == PROBLEM

    asyncio.run(scene())


@pytest.mark.parametrize("half", [b'{"name"', b""])
def test_who_goes_away_in_the_middle_of_a_request_is_no_fault(half: bytes, tmp_path: Path) -> None:
    async def scene() -> None:
        async with at_home(tmp_path) as (home, _, _):
            reader, writer = await asyncio.open_connection(*place(home))
            writer.write(b"POST /api/people HTTP/1.1\r\nHost: x\r\n" + JSON + b"Content-Length: 50\r\n\r\n" + half)
            await writer.drain()
            writer.close()
            await soon(reader.read())
            async with home.browser() as http:
                assert (await http.get("/health")).status_code == 200

    asyncio.run(scene())


def place(home: House) -> tuple[str, int]:
    host, _, port = home.url.removeprefix("http://").rstrip("/").partition(":")
    return host, int(port)


async def asked(home: House, line: bytes, headers: bytes, body: bytes) -> bytes:
    """All that the server answers to a request as it stands."""
    reader, writer = await asyncio.open_connection(*place(home))
    host = b"" if b"Host" in headers else b"Host: x\r\n"
    close = b"" if b"Connection" in headers else b"Connection: close\r\n"
    length = f"Content-Length: {len(body)}\r\n".encode() if body else b""
    writer.write(line + b" HTTP/1.1\r\n" + host + close + length + headers + b"\r\n" + body)
    await writer.drain()
    found = await soon(reader.read())
    writer.close()
    return found
