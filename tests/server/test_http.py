"""Over HTTP and at the door of the socket: who may ask, what is refused, and what every response says."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from houndtable.games import find, names
from houndtable.server.app import HEADERS
from houndtable.server.messages import SERVER, Hello, Hinted, Ping, Pong, Refused, ViewUpdate, Welcome
from houndtable.server.messages import Hint as AskHint
from houndtable.server.openapi import PATHS
from tests.server.house import House, house, player, post, soon
from tests.server.quick import settings
from tests.server.room import HandTime

pytestmark = pytest.mark.usefixtures("each_store")


def socket_url(home: House) -> str:
    return home.url.replace("http", "ws", 1) + "api/socket"


async def close_code(url: str, headers: dict[str, str]) -> int | None:
    """The code the socket is closed with before anything is said."""
    async with connect(url, additional_headers=headers) as socket:
        with pytest.raises(ConnectionClosed):
            await endless(socket)
        return socket.close_code


async def endless(socket: ClientConnection) -> None:
    """Listens until there is nothing more to hear."""
    while True:
        await soon(socket.recv())


def test_every_response_has_the_security_headers(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            paths = ["/", "/health", "/metrics", "/api/openapi.json", "/api/tables", "/nowhere", "/api/tables/none"]
            for path in paths:
                response = await http.get(path)
                assert {name: response.headers[name] for name in HEADERS} == HEADERS
                assert "server" not in response.headers
            for script in re.findall("<script.*?</script>", (await http.get("/")).text):
                assert re.fullmatch(r'<script type="module" crossorigin src="/assets/[\w.-]+"></script>', script)

    asyncio.run(story())


def test_under_https_browsers_are_told_to_come_by_https_alone(tmp_path: Path) -> None:
    async def story(https: bool) -> bool:
        async with house(tmp_path, settings(secure_cookies=https)) as home, home.browser() as http:
            answers = [await http.get(path) for path in ("/health", "/nowhere")]
            return all("strict-transport-security" in answer.headers for answer in answers)

    assert asyncio.run(story(https=True))
    assert not asyncio.run(story(https=False))


def test_the_token_is_in_an_httponly_cookie_and_nowhere_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            response = await http.post("/api/people", json={"name": "Ada"})
            cookie = response.headers["set-cookie"].lower()
            assert "httponly" in cookie and "samesite=lax" in cookie
            token = http.cookies["houndtable"]
            assert len(token) >= 32
            assert token not in response.text
            assert all(token.encode() not in path.read_bytes() for path in tmp_path.iterdir())
            assert (await http.get("/api/me")).json()["name"] == "Ada"

    asyncio.run(story())


def test_a_program_plays_with_a_bearer_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            me = await post(http, "/api/people", name="robot", bearer=True)
            assert not http.cookies
            headers = {"authorization": f"Bearer {me['token']}"}
            async with connect(socket_url(home), additional_headers=headers) as socket:
                welcome = SERVER.decode(await soon(socket.recv()))
                assert isinstance(welcome, Welcome) and welcome.name == "robot"

    asyncio.run(story())


def test_strangers_foreign_pages_and_too_many_are_closed_with_their_codes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, settings(connections=1)) as home, player(home, "Ada") as ada:
            cookie = {"cookie": f"houndtable={ada.http.cookies['houndtable']}"}
            assert await close_code(socket_url(home), {}) == 4401
            assert await close_code(socket_url(home), {"cookie": "houndtable=wrong"}) == 4401
            assert await close_code(socket_url(home), {**cookie, "origin": "http://elsewhere.example"}) == 4403
            assert await close_code(socket_url(home), cookie) == 4408
            response = await ada.http.post(
                "/api/tables", json={"game": "dachs"}, headers={"origin": "http://elsewhere.example"}
            )
            assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
            own = home.url.rstrip("/")
            assert (await ada.http.post("/api/tables", json={"game": "dachs"}, headers={"origin": own})).is_success

    asyncio.run(story())


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/tables", {"game": "chess"}, 404, "no-such-game"),
        ("/api/tables", {"game": "dachs", "players": 99}, 400, "bad-option"),
        ("/api/tables", {"game": "dachs", "options": {"lives": "many"}}, 400, "bad-option"),
        ("/api/tables", {"game": "dachs", "odd": 1}, 400, "malformed"),
        ("/api/tables", {"game": "dachs", "level": 6}, 400, "malformed"),
        ("/api/tables", {"game": "dachs", "hold": -1}, 400, "malformed"),
        ("/api/tables", {"game": "dachs", "clock": {"kind": "sand"}}, 400, "malformed"),
        ("/api/tables", {"game": "dachs", "clock": {"kind": "bank", "amount": 0}}, 400, "malformed"),
        ("/api/tables", {"game": "dachs", "seats": [{"kind": "bot"}]}, 400, "malformed"),
        ("/api/tables/none/seats", {"name": "Ada"}, 404, "no-such-table"),
        ("/api/tables/none/return", {"token": "x"}, 401, "not-known"),
        ("/api/tables/none/seats/0/link", {}, 401, "not-known"),
        ("/api/people", {"name": "x" * 41}, 400, "malformed"),
        ("/api/people", {"name": "y" * 20000}, 413, "too-large"),
    ],
)
def test_what_cannot_be_is_refused_in_one_shape(
    path: str, body: object, status: int, code: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            response = await http.post(path, json=body)
            assert (response.status_code, response.json()["code"]) == (status, code)

    asyncio.run(story())


def test_requests_tables_and_messages_have_their_rates(tmp_path: Path) -> None:
    async def story() -> None:
        limits = settings(table_rate=0.0, table_burst=2, message_rate=0.0, message_burst=5, flood=3)
        async with house(tmp_path, limits) as home, player(home, "Ada") as ada:
            codes = [(await ada.http.post("/api/tables", json={"game": "dachs"})).status_code for _ in range(3)]
            assert codes == [201, 201, 429]
            for number in range(9):
                await ada.send(Ping(f"{number}"))
            answers = [await ada.hear() for _ in range(9)]
            assert [type(one) for one in answers] == [Pong] * 5 + [Refused] * 4
            with pytest.raises(ConnectionClosed):
                await ada.hear()
            assert ada.socket.close_code == 4429

    asyncio.run(story())


def test_who_is_too_fast_waits_for_the_answer(tmp_path: Path) -> None:
    async def story() -> None:
        time = HandTime()
        limits = settings(get_burst=1, message_burst=1, message_rate=0.0, get_rate=1.0, penalty=2.0)
        async with house(tmp_path, limits, time=time) as home, player(home, "Ada") as ada:
            assert (await ada.http.get("/health")).status_code == 200
            refused = asyncio.create_task(ada.http.get("/health"))
            for _ in range(2):
                await ada.send(Ping())
            assert isinstance(await ada.hear(), Pong)
            while len([one for one in time.appointments if one.at == time.now() + 2.0]) < 2:
                await asyncio.sleep(0)
            assert not refused.done()
            time.pass_by(2.0)
            assert (await refused).status_code == 429
            assert isinstance(await ada.hear(), Refused)

    asyncio.run(story())


def test_all_connections_of_an_address_share_a_rate_and_no_message_is_lost(tmp_path: Path) -> None:
    async def story() -> None:
        time, limits = HandTime(), settings(address_rate=1.0, address_burst=4)
        async with house(tmp_path, limits, time=time) as home, player(home, "Ada") as ada, player(home, "Bob") as bob:
            for who in [ada, bob] * 2:
                await who.send(Ping())
                assert isinstance(await who.hear(), Pong)
            for seconds, who in enumerate([ada, bob], 1):
                await who.send(Ping("late"))
                while not [one for one in time.appointments if one.at == time.now() + seconds]:
                    await asyncio.sleep(0)
            time.pass_by(1.0)
            assert await ada.hear() == Pong("late")
            time.pass_by(1.0)
            assert await bob.hear() == Pong("late")

    asyncio.run(story())


def test_an_address_brings_so_many_new_people_and_keeps_those_it_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, settings(person_rate=0.0, person_burst=2)) as home, home.browser() as ada:
            for status in (200, 200):
                assert (await ada.post("/api/people", json={"name": "Ada"})).status_code == status
            async with home.browser() as bob, home.browser() as eve:
                assert (await bob.post("/api/tables", json={"game": "dachs"})).status_code == 201
                refused = await eve.post("/api/people", json={"name": "Eve"})
                assert refused.status_code == 429 and refused.json()["code"] == "too-fast"
            assert (await ada.post("/api/tables", json={"game": "dachs"})).status_code == 201

    asyncio.run(story())


def test_a_hint_is_a_lawful_move_with_a_reason_and_bots_think_in_processes(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, workers=1) as home, player(home, "Ada") as ada:
            body = {"game": "dachs", "options": {"first": 0}, "seats": [{"kind": "person"}, {"kind": "bot"}]}
            table = (await post(ada.http, "/api/tables", **body))["info"]["table"]
            await post(ada.http, f"/api/tables/{table}/seats", name="Ada")
            await ada.send(Hello(table, 0))
            at = await ada.wait(ViewUpdate, lambda message: bool(message.moves))
            hint = await ada.ask(AskHint, table, 0)
            assert isinstance(hint, Hinted)
            assert hint.move in at.moves
            assert hint.why and all(key.startswith(("hint-", "text")) for key, _ in hint.why)

    asyncio.run(story())


def test_the_openapi_document_tells_every_path_and_its_parts_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            text = (await http.get("/api/openapi.json")).text
            told = json.loads(text)
            assert {(path.method.lower(), path.path) for path in PATHS} == {
                (method, path) for path, methods in told["paths"].items() for method in methods
            }
            for part in text.split('"#/components/schemas/')[1:]:
                assert part.partition('"')[0] in told["components"]["schemas"]
            assert "houndtable_tables 0" in (await http.get("/metrics")).text
            games = (await http.get("/api/games")).json()["games"]
            assert [game["name"] for game in games] == names()
            assert [tuple(game["minutes"]) for game in games] == [find(name).minutes for name in names()]
            for told in games:
                game = find(told["name"])
                assert [zone["name"] for zone in told["board"]["zones"]] == [
                    p.name for p in game.board.places if p.zone
                ]
                assert told["constants"] == game.board.constants
                assert (told["secret_steps"], told["colour"]) == (game.board.secret_steps, game.colour)
            rules = (await http.get("/api/games/dachs/rules")).json()
            assert any(clause["number"] == "5.3" for clause in rules["clauses"])
            german = (await http.get("/api/games/dachs/rules?language=de")).json()
            assert [rules["language"], german["language"]] == ["en", "de"]
            numbers = [[clause["number"] for clause in book["clauses"]] for book in (rules, german)]
            assert numbers[0] == numbers[1]
            plain = await http.get("/api/games/dachs/rules?language=ja", headers={"accept": "text/markdown"})
            assert plain.text.startswith("# ダックス")
            assert (await http.get("/api/games/dachs/rules?language=xx")).status_code == 404
            notes = (await http.get("/api/games/dachs/notes")).json()
            assert any("R0.5" in clause["text"] for clause in notes["clauses"])

    asyncio.run(story())
