"""The built client is sent compressed, hashed files may be kept for ever, and its pages are all the index."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from houndtable import words
from houndtable.cli import serve
from houndtable.server import client
from houndtable.server.app import HEADERS
from tests.server.house import house

BUILT = {
    "index.html": b"<!doctype html>index",
    "index.html.br": b"index br",
    "index.html.gz": b"index gz",
    "assets/app-1.js": b"script",
    "assets/app-1.js.gz": b"script gz",
    "assets/type-1.woff2": b"letters",
    "icon.svg": b"<svg/>",
}


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "built", lambda: BUILT)


async def fetched(folder: Path, path: str, accepts: str, media: str = "*/*") -> tuple[int, bytes, dict[str, str]]:
    """Status, the bytes as they came over the wire, and headers."""
    async with house(folder) as home, home.browser() as http:
        request = http.build_request("GET", path, headers={"accept-encoding": accepts, "accept": media})
        response = await http.send(request, stream=True)
        body = b"".join([part async for part in response.aiter_raw()])
        await response.aclose()
        return response.status_code, body, dict(response.headers)


@pytest.mark.usefixtures("build")
@pytest.mark.parametrize(
    ("path", "accepts", "body", "encoding"),
    [
        ("/", "gzip, br", b"index br", "br"),
        ("/", "gzip;q=1.0", b"index gz", "gzip"),
        ("/", "identity", b"<!doctype html>index", None),
        ("/assets/app-1.js", "br, gzip", b"script gz", "gzip"),
        ("/assets/type-1.woff2", "br, gzip", b"letters", None),
    ],
)
def test_a_file_is_sent_in_the_shortest_form_the_browser_takes(
    path: str, accepts: str, body: bytes, encoding: str | None, tmp_path: Path
) -> None:
    status, sent, headers = asyncio.run(fetched(tmp_path, path, accepts))
    assert (status, sent, headers.get("content-encoding")) == (200, body, encoding)
    assert headers["vary"] == "accept-encoding"


@pytest.mark.usefixtures("build")
@pytest.mark.parametrize("page", ["/", "/new/dachs", "/table/x", "/rules/dachs", "/replay/x", "/settings"])
def test_every_page_is_the_index_and_is_never_kept(page: str, tmp_path: Path) -> None:
    status, sent, headers = asyncio.run(fetched(tmp_path, page, "identity"))
    assert (status, sent) == (200, BUILT["index.html"])
    assert {name: headers[name] for name in HEADERS} == HEADERS


@pytest.mark.usefixtures("build")
@pytest.mark.parametrize(("path", "kept"), [("/assets/app-1.js", client.FOR_EVER), ("/icon.svg", client.FOR_A_DAY)])
def test_what_has_its_hash_in_its_name_may_be_kept_for_ever(path: str, kept: str, tmp_path: Path) -> None:
    _, _, headers = asyncio.run(fetched(tmp_path, path, "identity"))
    assert headers["cache-control"] == kept
    assert headers["content-security-policy"] == HEADERS["content-security-policy"]


@pytest.mark.usefixtures("build")
@pytest.mark.parametrize("path", ["/assets/../index.html.br", "/assets/none.js", "/index.html.br", "/%2e%2e/app.py"])
def test_nothing_else_is_sent(path: str, tmp_path: Path) -> None:
    assert asyncio.run(fetched(tmp_path, path, "identity"))[0] == 404


@pytest.mark.usefixtures("build")
def test_a_wrong_address_is_a_page_for_a_person_and_a_problem_for_a_program(tmp_path: Path) -> None:
    as_page = asyncio.run(fetched(tmp_path, "/odd", "identity", "text/html,*/*"))
    assert as_page[:2] == (404, BUILT["index.html"])
    for path, accepted in (("/odd", "*/*"), ("/api/odd", "text/html")):
        status, sent, _ = asyncio.run(fetched(tmp_path, path, "identity", accepted))
        assert (status, json.loads(sent)["code"]) == (404, "no-such-page")


def test_without_a_build_the_open_tables_are_told_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "built", dict)
    status, sent, _ = asyncio.run(fetched(tmp_path, "/", "identity"))
    assert status == 200
    missing = words.common().read("serve-no-pages")
    assert missing.encode() in sent and b"No public table is open." in sent
    serve.say_where("http://127.0.0.1:1/")
    assert missing in capsys.readouterr().out
    assert asyncio.run(fetched(tmp_path, "/settings", "identity"))[0] == 404
