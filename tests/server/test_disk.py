"""A disk that is full or cannot be written: no move is taken, none is lost, and play goes on when there is room."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from houndtable.cli import main
from houndtable.server import entries
from houndtable.server.messages import Done, FromServer, Hello, Move, ViewUpdate
from houndtable.server.restoring import restored
from houndtable.server.sqlite_store import SqliteStore
from houndtable.server.table import Table
from tests.server.house import House, Player, house, player, post, refused

CAN_MOUNT = 21  # the number of CAP_SYS_ADMIN


def may_mount() -> bool:
    """Whether this process may give itself a small disk."""
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("CapEff:"):
                return bool(int(line.split()[1], 16) >> CAN_MOUNT & 1)
    return False


class SmallDisk:
    """A real disk of a megabyte, full when a file fills it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.filler = folder / "filler"

    def fill(self, home: House) -> None:
        with self.filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 512)

    def free(self, home: House) -> None:
        self.filler.unlink()


class SmallFile:
    """A database that may not grow, for whoever may not mount disks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, home: House) -> None:
        self.limit(home, 1)

    def free(self, home: House) -> None:
        self.limit(home, 10**9)

    def limit(self, home: House, pages: int) -> None:
        """As many pages as there are, if that is more."""
        store = home.hub.store
        assert isinstance(store, SqliteStore)
        store.writer.execute(f"PRAGMA max_page_count = {pages}")


@pytest.fixture(params=[SmallFile] + [SmallDisk] * may_mount())
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SmallDisk | SmallFile]:
    if request.param is SmallFile:
        yield SmallFile(tmp_path)
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", tmp_path], check=True)
    try:
        yield SmallDisk(tmp_path)
    finally:
        subprocess.run(["umount", tmp_path], check=True)


async def begun(home: House, ada: Player) -> str:
    """A table of Ada's with both places."""
    seats = [{"kind": "person"}, {"kind": "hot"}]
    table: str = (await post(ada.http, "/api/tables", game="dachs", seats=seats))["info"]["table"]
    for seat in range(2):
        await post(ada.http, f"/api/tables/{table}/seats", name=f"Ada {seat}", seat=seat)
        await ada.send(Hello(table, seat))
    await ada.wait(ViewUpdate, lambda message: bool(message.moves))
    return table


async def move(ada: Player, table: str, acknowledged: list[str]) -> FromServer:
    """Whoever is waited for makes the first lawful move."""
    shown = [message for message in ada.heard if isinstance(message, ViewUpdate)]
    last = {message.seat: message for message in shown}
    at = next(message for message in last.values() if message.moves)
    assert at.seat is not None
    ada.sent += 1
    answer = await ada.answer(Move(table, at.seat, at.position, at.moves[0], f"m{ada.sent}"))
    if isinstance(answer, Done):
        acknowledged.append(f"m{ada.sent}")
    return answer


async def kept(folder: Path, table: str) -> tuple[Table, list[str]]:
    """The table as the disk tells it, and what each move was sent as."""
    store = SqliteStore(folder)
    rows = await store.entries(table)
    await store.close()
    ids = [entry.id for entry in (entries.read(data) for _, data in rows) if isinstance(entry, entries.Moved)]
    return restored(table, rows, 0.0), ids


def test_a_full_disk_refuses_moves_loses_none_and_takes_them_again(disk: SmallDisk | SmallFile) -> None:
    acknowledged: list[str] = []

    async def story() -> str:
        async with house(disk.folder) as home, player(home, "Ada") as ada, home.browser() as stranger:
            table = await begun(home, ada)
            assert isinstance(await move(ada, table, acknowledged), Done)
            disk.fill(home)
            for _ in range(2000):
                if not isinstance(answer := await move(ada, table, acknowledged), Done):
                    break
            assert refused(answer) == "not-stored"
            assert "full" in str(answer)
            assert refused(await move(ada, table, acknowledged)) == "not-stored"
            for _ in range(2000):
                stranger.cookies.clear()
                response = await stranger.post("/api/people", json={"name": "Ben"})
                if not response.is_success:
                    break
            assert (response.status_code, response.json()["code"]) == (503, "not-stored")
            disk.free(home)
            for _ in range(3):
                assert isinstance(await move(ada, table, acknowledged), Done)
            return table

    table = asyncio.run(story())
    again, ids = asyncio.run(kept(disk.folder, table))
    assert len(again.move_log) == len(acknowledged)
    assert ids == acknowledged


def test_what_cannot_be_written_takes_nothing_else_along(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        writes = [store.append("table", 2**70, b"x"), store.append("table", 0, b"first")]
        async with asyncio.timeout(30):
            results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one).__name__ for one in results] == ["NotStored", "NoneType"]
        await store.close()

    asyncio.run(story())


@pytest.mark.skipif(not may_mount() and os.geteuid() == 0, reason="who may write everywhere needs a disk to mount")
def test_a_folder_that_cannot_be_written_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with contextlib.ExitStack() as after:
        if os.geteuid():
            folder.chmod(0o500)
        else:
            subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", folder], check=True)
            after.callback(lambda: subprocess.run(["umount", folder], check=True))
        for words in (["serve"], ["browser", "--no-open"]):
            assert main([*words, "--data", str(folder)]) == 2
    said = capsys.readouterr().err
    assert said.count("be used for data") == 2
    assert "Traceback" not in said
