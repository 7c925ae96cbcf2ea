"""The commands: serve from its start to Ctrl-C, backup while it runs, restore, and what is refused."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from houndtable.cli import main
from houndtable.server.restoring import restored
from houndtable.server.schema import changes
from houndtable.server.sqlite_store import NAME, SqliteStore
from houndtable.server.standings import Standings
from houndtable.server.store import BadStore
from tests.server.house import house, player, post

ROOT = Path(__file__).parents[2]


def begun(folder: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "houndtable", "serve", "--data", str(folder), *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)


def test_serve_says_where_answers_and_ends_cleanly_with_ctrl_c(tmp_path: Path) -> None:
    process = begun(tmp_path)
    assert process.stdout is not None
    line = process.stdout.readline()
    url = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
    assert httpx.get(f"{url}health").json()["status"] == "ok"
    port = url.rstrip("/").rpartition(":")[2]
    taken = begun(tmp_path / "other", "--port", port)
    doubled = begun(tmp_path)
    for other, words in [(taken, "The server can"), (doubled, "Another server is using the data")]:
        _, errors = other.communicate(timeout=60)
        assert (other.returncode, words in errors, "Traceback" in errors) == (2, True, False)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")


@pytest.mark.parametrize("verb", ["serve", "browser"])
def test_sigterm_ends_it_cleanly_too(verb: str, tmp_path: Path) -> None:
    words = ["--no-open"] if verb == "browser" else ["--bot-pace", "0.05"]
    command = [sys.executable, "-m", "houndtable", verb, "--data", str(tmp_path), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.terminate()
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")


@pytest.mark.parametrize("pace", ["-1", "61", "1e3", "nan", "soon", ""])
def test_a_pace_that_is_none_is_refused(pace: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--bot-pace", pace]) == 2
    assert "must be a number of seconds from 0 to 60" in capsys.readouterr().err


def test_a_folder_that_cannot_be_used_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["serve", "--data", str(tmp_path / "file" / "data")]) == 2
    (tmp_path / NAME).write_text("this is no database, and long enough to be sure of it" * 50)
    assert main(["serve", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("be used") == 2


def test_the_base_package_loads_nothing_of_the_server() -> None:
    code = (
        "import sys, houndtable.cli.command; print(any(n in sys.modules for n in ('msgspec', 'starlette', 'uvicorn')))"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout == "False\n"


def test_a_backup_of_a_running_server_holds_every_table_when_it_is_restored(tmp_path: Path) -> None:
    data, file, again = tmp_path / "data", tmp_path / "backup.db", tmp_path / "again"

    async def story() -> str:
        async with house(data) as home, player(home, "Ada") as ada:
            made = await post(ada.http, "/api/tables", game="dachs", seats=[{"kind": "person"}, {"kind": "bot"}])
            table: str = made["info"]["table"]
            await post(ada.http, f"/api/tables/{table}/seats", name="Ada")
            assert main(["backup", str(file), "--data", str(data)]) == 0
            return table

    table = asyncio.run(story())
    assert main(["restore", str(file), "--data", str(again)]) == 0

    async def look() -> None:
        store = SqliteStore(again)
        assert await Standings(store).awake() == [table]
        assert restored(table, await store.entries(table), 0.0).seats[0].name == "Ada"
        await store.close()

    asyncio.run(look())


def test_backup_and_restore_overwrite_nothing_and_take_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file, bad = tmp_path / "data", tmp_path / "backup.db", tmp_path / "bad"
    assert main(["backup", str(file), "--data", str(data)]) == 2
    asyncio.run(SqliteStore(data).close())
    assert main(["backup", str(file), "--data", str(data)]) == 0
    assert main(["backup", str(file), "--data", str(data)]) == 2
    assert main(["restore", str(file), "--data", str(data)]) == 2
    assert main(["restore", str(tmp_path / "none"), "--data", str(tmp_path / "new")]) == 2
    bad.write_text("no backup")
    assert main(["restore", str(bad), "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new" / NAME).exists()
    assert "Traceback" not in capsys.readouterr().err


def test_data_of_a_newer_houndtable_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.reader.execute(f"PRAGMA user_version = {changes('sqlite')[-1][0] + 1}")
    asyncio.run(store.close())
    with pytest.raises(BadStore, match="Please install a newer one"):
        SqliteStore(tmp_path)
