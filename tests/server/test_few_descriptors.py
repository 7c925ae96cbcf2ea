"""A real process with few descriptors, more sockets than it can have, and people who play meanwhile."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, player, soon
from tests.server.raw import HALF, raw
from tests.server.test_crash import ROOT
from tests.server.test_sockets import plays, sit

DESCRIPTORS = 80


def few() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_people_play_and_come_in_while_strangers_take_all_sockets(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        home: Any = House(None, url)  # type: ignore[arg-type]
        async with player(home, "Ada") as ada, AsyncExitStack() as strangers:
            await sit(ada)
            for number in range(3 * DESCRIPTORS):
                source = f"127.0.1.{1 + number % 9}"
                await strangers.enter_async_context(raw(home, HALF, source=source))
            await plays(ada)
            async with player(home, "Bob") as bob:
                await plays(bob)
                figures = (await soon(bob.http.get("/metrics"))).text
            assert 'houndtable_sockets_refused_total{reason="full"} 0\n' not in figures
            assert "houndtable_faults_total 0\n" in figures
            await plays(ada)

    command = [sys.executable, "-m", "tests.server.quick_server", str(tmp_path), "0", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, preexec_fn=few) as process:
        assert process.stdout is not None
        try:
            asyncio.run(story(process.stdout.readline().strip()))
        finally:
            process.kill()
