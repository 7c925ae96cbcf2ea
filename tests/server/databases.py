"""A PostgreSQL and a Redis of the tests' own, in a temporary folder and reached by sockets in it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import IO

import asyncpg

from houndtable.server.postgres_store import PostgresStore
from houndtable.server.sqlite_store import SqliteStore
from houndtable.server.store import Store
from tests.programs import needed

KEPT_IN: dict[Path, str] = {}  # the folder of a test that keeps its data in PostgreSQL, and which

# A program until the input ends; what it says ends with it, so that nobody waits for the words of one that failed.
RUN = '"$@" & exec > /dev/null; cat > /dev/null; kill $!; wait'


@contextmanager
def until_the_end(script: str, *words: str, user: str | None = None) -> Iterator[IO[str]]:
    """What a shell says that runs the script; what follows `cat` in it is done even when the tests are killed."""
    command = ["sh", "-c", script, "sh", *words]
    with subprocess.Popen(
        command, stdin=PIPE, stdout=PIPE, text=True, start_new_session=True, user=user, group=user
    ) as shell:
        assert shell.stdin is not None
        assert shell.stdout is not None
        try:
            yield shell.stdout
        finally:
            shell.stdin.close()
            shell.stdout.read()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a database server from its start to its end; root may not run one, the user postgres may."""
    needed("postgres")
    folder = tempfile.mkdtemp(prefix="houndtable-")
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user, user)

    def run(program: str, *words: str) -> None:
        command = [needed(program), "-D", f"{folder}/data", *words]
        done = subprocess.run(command, cwd=folder, user=user, group=user, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    ending = 'cat > /dev/null; "$1" -D "$2/data" -m immediate stop > /dev/null; rm -r "$2"'
    with until_the_end(ending, needed("pg_ctl"), folder, user=user):
        run("initdb", "-A", "trust", "-U", "houndtable", "-E", "UTF8", "--no-locale", "--no-sync")
        run("pg_ctl", "-w", "-l", f"{folder}/log", "-o", f"-k {folder} -h ''", "start")
        yield f"postgresql://houndtable@/postgres?host={folder}"


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The address of a Redis in this folder from its start to its end."""
    words = [
        needed("redis-server"),
        "--port",
        "0",
        "--unixsocket",
        f"{folder}/redis",
        "--save",
        "",
        "--dir",
        f"{folder}",
    ]
    with until_the_end(RUN, *words) as said:
        assert any("eady to accept" in line for line in said)
        yield f"unix://{folder}/redis"


async def schema(base: str, name: str) -> str:
    """The address of a part of the database that is for one purpose only."""
    part = "s" + hashlib.sha256(name.encode()).hexdigest()[:16]
    connection = await asyncpg.connect(base)
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {part}")
    await connection.close()
    return f"{base}&search_path={part}"


async def opened(folder: Path) -> Store:
    """The store of this folder, in PostgreSQL if the test runs with that."""
    base = next((url for top, url in KEPT_IN.items() if folder.is_relative_to(top)), None)
    return SqliteStore(folder) if base is None else await PostgresStore.opened(await schema(base, str(folder)))
