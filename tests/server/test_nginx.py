"""The configuration that docs/operating.md shows, run: two processes behind nginx with a certificate."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from houndtable.server.messages import SERVER, Done, Hello, Move, ViewUpdate, encode
from tests.programs import needed
from tests.server.databases import schema, until_the_end
from tests.server.house import post
from tests.server.test_cluster_crash import Servers

PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
SUBJECT = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    pem, key = folder / "pem", folder / "key"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", str(key), "-out", str(pem)]
    subprocess.run([needed("openssl"), *words, *SUBJECT], check=True, capture_output=True)
    return pem, key


@contextmanager
def nginx(folder: Path, urls: list[str]) -> Iterator[str]:
    """nginx with the page's configuration in front of these servers."""
    pem, key = certificate(folder)
    port = free_port()
    shown = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)[0]
    places = [urlsplit(url).netloc for url in urls]
    changes = {
        "127.0.0.1:8001": places[0],
        "127.0.0.1:8002": places[1],
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/tables.example.org.pem": str(pem),
        "/etc/ssl/tables.example.org.key": str(key),
    }
    for old, new in changes.items():
        assert old in shown
        shown = shown.replace(old, new)
    around = f"pid {folder}/pid; error_log {folder}/log; daemon off; events {{}}\nhttp {{ access_log off;\n%s}}\n"
    (folder / "conf").write_text(around % shown)
    words = [needed("nginx"), "-p", str(folder), "-c", str(folder / "conf")]
    with until_the_end('"$@" & cat > /dev/null; kill -QUIT $!; wait', *words):
        yield f"https://localhost:{port}/"


def test_people_play_through_nginx_whichever_process_is_killed(postgres: str, redis: str, tmp_path: Path) -> None:
    async def story() -> None:
        data = await schema(postgres, str(tmp_path))
        async with Servers(data, redis, "https") as servers:
            urls = [await servers.begin(), await servers.begin()]
            with nginx(tmp_path, urls) as url:
                async with asyncio.timeout(120):
                    await play(url, servers, tmp_path)

    asyncio.run(story())


async def play(url: str, servers: Servers, folder: Path) -> None:
    """A move before and a move after a process is killed, whoever has the table."""
    trusted = ssl.create_default_context(cafile=str(folder / "pem"))
    transport = httpx.AsyncHTTPTransport(verify=trusted, retries=50)
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=30) as http:
        assert (await http.get("/health")).json()["status"] == "ok"
        assert (await http.get("/metrics")).status_code == 403
        await post(http, "/api/people", name="Ada")
        seats = [{"kind": "person"}, {"kind": "bot"}]
        made = await post(http, "/api/tables", game="dachs", options={"first": 0}, seats=seats)
        table = made["info"]["table"]
        await post(http, f"/api/tables/{table}/seats", name="Ada")
        origin = {"origin": url.rstrip("/"), "cookie": f"__Host-houndtable={http.cookies['__Host-houndtable']}"}
        for number in range(2):
            while not await move(url, trusted, origin, table, f"m{number}"):
                pass
            owners = [one for one in servers.running if await servers.tables_at(one)]
            if number == 0:
                servers.kill(owners[0])
        assert (await http.get(f"/api/tables/{table}")).json()["phase"] == "playing"


async def move(url: str, trusted: ssl.SSLContext, headers: dict[str, str], table: str, known: str) -> bool:
    """Whether a move was acknowledged before the socket was closed."""
    place = url.replace("http", "ws", 1) + "api/socket"
    with suppress(WebSocketException, OSError):
        async with connect(place, ssl=trusted, additional_headers=headers) as client:
            await client.send(encode(Hello(table, 0)).decode())
            async for data in client:
                message = SERVER.decode(data)
                if isinstance(message, Done):
                    return True
                if isinstance(message, ViewUpdate) and message.moves:
                    made = Move(table, 0, message.position, message.moves[0], known)
                    await client.send(encode(made).decode())
    return False
