"""The few lines for Caddy that docs/operating.md shows, run: a server behind it with a certificate."""

from __future__ import annotations

import asyncio
import re
import ssl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from houndtable.server.connection import Connection
from houndtable.server.messages import SERVER, Hello, ViewUpdate, Welcome, encode
from houndtable.server.refusals import FOREIGN_ORIGIN
from tests.programs import needed
from tests.server.databases import RUN, until_the_end
from tests.server.house import House, house, post
from tests.server.quick import settings
from tests.server.test_nginx import PAGE, certificate, free_port

HERE = "127.0.0.2"  # where people come from; the proxy itself comes from 127.0.0.1


@contextmanager
def caddy(folder: Path, url: str) -> Iterator[str]:
    """Caddy with the page's configuration in front of this server."""
    pem, key = certificate(folder)
    place = f"https://localhost:{free_port()}"
    (shown,) = re.findall(r"```\n(tables\.example\.org \{.*?)```", PAGE, re.DOTALL)
    changes = {
        "tables.example.org {": f"{place} {{\n    bind 127.0.0.1\n    tls {pem} {key}",
        "127.0.0.1:8001": urlsplit(url).netloc,
    }
    for old, new in changes.items():
        assert old in shown
        shown = shown.replace(old, new)
    around = "{\n    admin off\n    auto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(around + shown)
    words = ["env", f"HOME={folder}", needed("caddy"), "run", "--adapter", "caddyfile", "--config"]
    with until_the_end(f"exec 2>&1; {RUN}", *words, str(folder / "Caddyfile")) as said:
        assert any("serving initial configuration" in line for line in said)
        yield f"{place}/"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_people_play_through_caddy(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path / "data", settings(trust_proxy=True, secure_cookies=True)) as home:
            with caddy(tmp_path, home.url) as url:
                async with asyncio.timeout(60):
                    await play(home, url, ssl.create_default_context(cafile=str(tmp_path / "pem")))

    asyncio.run(story())


async def play(home: House, url: str, trusted: ssl.SSLContext) -> None:
    """Somebody sits down and looks at the table; a page from elsewhere may not."""
    transport = httpx.AsyncHTTPTransport(verify=trusted, local_address=HERE)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=30) as http:
        assert (await http.get("/health")).json()["status"] == "ok"
        assert (await http.get("/metrics")).status_code == 403
        made = await post(http, "/api/tables", game="dachs", seats=[{"kind": "person"}, {"kind": "bot"}])
        table = made["info"]["table"]
        await post(http, f"/api/tables/{table}/seats", name="Ada")
        cookie = f"__Host-houndtable={http.cookies['__Host-houndtable']}"
        assert await home.hub.standings.count(await home.hub.maker(HERE)) == (1, 1)

    def socket(origin: str) -> connect:
        headers = {"cookie": cookie, "origin": origin, "x-forwarded-for": "192.0.2.1"}
        place = url.replace("http", "ws", 1) + "api/socket"
        return connect(place, ssl=trusted, additional_headers=headers, local_addr=(HERE, 0))

    async with socket(url.rstrip("/")) as client:
        await look(client, table)
        (listener,) = home.hub.actors[table].streams_of(0)[0].listeners
        assert isinstance(listener, Connection)
        assert listener.address == HERE  # not what the client says of itself
    async with socket("https://elsewhere.example.org") as client:
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == FOREIGN_ORIGIN


async def look(client: ClientConnection, table: str) -> None:
    """The client is welcome, and sees the table."""
    assert isinstance(SERVER.decode(await client.recv()), Welcome)
    await client.send(encode(Hello(table, 0)).decode())
    while not isinstance(SERVER.decode(await client.recv()), ViewUpdate):
        pass
