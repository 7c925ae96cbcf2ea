"""The data folder and all in it are for their owner only, whatever the umask."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from houndtable.cli import main
from houndtable.server.folder import locked, note_address
from houndtable.server.sqlite_store import NAME, SqliteStore

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")


@pytest.fixture(autouse=True, params=[0o000, 0o022])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """The folder's mode and those of its files."""
    return {path.name: path.stat().st_mode & 0o777 for path in [folder, *folder.iterdir()]}


def served(folder: Path) -> dict[str, int]:
    """The modes while a server has the folder and writes to it."""

    async def story() -> dict[str, int]:
        with locked(folder):
            note_address(folder, "http://127.0.0.1:1/")
            store = SqliteStore(folder)
            await store.let_go("table")
            found = modes(folder)
            await store.close()
            return found

    return asyncio.run(story())


def expected(folder: Path) -> dict[str, int]:
    files = [NAME, f"{NAME}-wal", f"{NAME}-shm", "lock", "address"]
    return {folder.name: 0o700, **dict.fromkeys(files, 0o600)}


def test_what_a_server_makes_is_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert served(folder) == expected(folder)


def test_what_is_there_is_tightened_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    for name in expected(folder):
        if name != folder.name:
            (folder / name).touch()
            (folder / name).chmod(0o666)
    folder.chmod(0o777)
    assert served(folder) == expected(folder)


def test_backups_are_private_and_so_is_what_is_restored(tmp_path: Path) -> None:
    file, again = tmp_path / "backup.db", tmp_path / "again"
    asyncio.run(SqliteStore(tmp_path / "data").close())
    assert main(["backup", str(file), "--data", str(tmp_path / "data")]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), "--data", str(again)]) == 0
    assert modes(again) == {"again": 0o700, NAME: 0o600}
