"""Whose a connection is: the last hop that is no trusted proxy; and which pages may act."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from houndtable.cli import main
from houndtable.server.addresses import counted, unit
from houndtable.server.settings import Settings
from tests.server.house import house
from tests.server.quick import settings

PROXY = "10.0.0.1"
TRUSTING = Settings(trust_proxy=True)
LISTED = Settings(trust_proxy=True, proxies=[ip_network("10.0.0.0/8")])


@pytest.mark.parametrize(
    ("host", "one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_address_counts_as_one_unit(host: str, one: str) -> None:
    assert unit(host) == one


@pytest.mark.parametrize(
    ("lines", "address"),
    [
        ([], PROXY),
        (["192.0.2.7"], "192.0.2.7"),
        (["198.51.100.1, 192.0.2.7"], "192.0.2.7"),
        (["198.51.100.1", "192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7", "127.0.0.1"], "192.0.2.7"),
        (["198.51.100.1, 192.0.2.7", "10.1.1.1, ::1"], "10.1.1.1"),
        (["192.0.2.7:4711"], "192.0.2.7"),
        (["[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        (["::ffff:192.0.2.7"], "192.0.2.7"),
        (["127.0.0.9"], "127.0.0.9"),
        (["192.0.2.7, nobody"], PROXY),
        (["nobody", "unknown"], PROXY),
        (["192.0.2.7,"], PROXY),
        (["192.0.2.7" + " " * 80 + "x"], PROXY),
    ],
)
def test_the_last_hop_that_is_no_proxy_counts(lines: list[str], address: str) -> None:
    assert counted(PROXY, lines, TRUSTING) == address


def test_only_listed_proxies_are_believed() -> None:
    chain = ["198.51.100.1, 192.0.2.7, 10.1.1.1"]
    assert counted(PROXY, chain, LISTED) == "192.0.2.7"
    assert counted("::ffff:10.0.0.1", chain, LISTED) == "192.0.2.7"
    assert counted("127.0.0.1", chain, LISTED) == "192.0.2.7"
    assert counted("203.0.113.5", chain, LISTED) == "203.0.113.5"
    assert counted(PROXY, chain, Settings()) == PROXY


def test_a_second_header_line_passes_no_limit(tmp_path: Path) -> None:
    async def made(http: httpx.AsyncClient, number: int) -> int:
        lines = [("x-forwarded-for", f"198.51.100.{number}"), ("x-forwarded-for", "192.0.2.7")]
        return (await http.post("/api/tables", json={"game": "dachs"}, headers=lines)).status_code

    async def story() -> None:
        async with house(tmp_path, settings(trust_proxy=True, tables=3)) as home, home.browser() as http:
            assert [await made(http, number) for number in range(5)] == [201, 201, 201, 429, 429]
            assert await home.hub.standings.count(await home.hub.maker("192.0.2.7")) == (3, 3)

    asyncio.run(story())


@pytest.mark.parametrize(("own", "foreign"), [("http", "https"), ("https", "http")])
def test_a_page_of_the_other_scheme_is_foreign(own: str, foreign: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, settings(secure_cookies=own == "https")) as home, home.browser() as http:
            place = home.url.partition("://")[2].rstrip("/")
            for origin, status in [(own, 201), (foreign, 403), ("null", 403), ("", 403)]:
                headers = {"origin": f"{origin}://{place}" if origin not in ("null", "") else origin}
                answer = await http.post("/api/tables", json={"game": "dachs"}, headers=headers)
                assert (origin, answer.status_code) == (origin, status)

    asyncio.run(story())


@pytest.mark.parametrize(
    "words",
    [
        ["--proxy", "nobody"],
        ["--proxy", "10.0.0.0/99"],
        ["--origin", "tables.example.org"],
        ["--origin", "https://tables.example.org/"],
        ["--origin", "https://"],
    ],
)
def test_what_is_no_address_or_page_is_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *words]) == 2
    assert words[0] in capsys.readouterr().err
