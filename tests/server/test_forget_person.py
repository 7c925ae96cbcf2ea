"""`houndtable forget-person`: an operator answers somebody who asks to be deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from houndtable.cli import main
from houndtable.server.sqlite_store import SqliteStore
from tests.server.house import house, player, post

PEOPLE = [{"kind": "person"}, {"kind": "bot"}]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_an_operator_finds_and_forgets_a_person(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> str:
        async with house(tmp_path) as home, player(home, "Adalbert") as ada:
            made = await post(ada.http, "/api/tables", game="dachs", seats=PEOPLE, public=True)
            table: str = made["info"]["table"]
            await post(ada.http, f"/api/tables/{table}/seats", name="Adalbert")
            return table

    async def look(table: str) -> bytes:
        async with house(tmp_path) as home:
            assert home.hub.forgetting.task is not None
            await home.hub.forgetting.task
            return b"".join(data for _, data in await home.hub.store.entries(table))

    async def sessions() -> int:
        store = SqliteStore(tmp_path)
        rows = await store.fetch("SELECT 1 FROM sessions")
        await store.close()
        return len(rows)

    table, data = asyncio.run(play()), ["--data", str(tmp_path)]
    found = run(capsys, "forget-person", "Adalbert", *data)
    person = found.split()[0]
    assert found == f"{person}  Adalbert, 1 table\n"
    assert run(capsys, "forget-person", "Eve", *data) == "Nobody here has this name or number.\n"
    assert run(capsys, "forget-person", "Eve", "--sure", *data) == "Nobody here has this number.\n"
    assert asyncio.run(sessions()) == 1
    assert "is logged out" in run(capsys, "forget-person", person, "--sure", *data)
    assert asyncio.run(sessions()) == 0
    assert b"Adalbert" not in asyncio.run(look(table))
    assert run(capsys, "forget-person", "Adalbert", *data) == "Nobody here has this name or number.\n"
