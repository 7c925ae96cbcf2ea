"""The load client of tools/server_bench.py, in small: every move is acknowledged, in all games."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("the benchmark measures on Linux only", allow_module_level=True)

from server_bench import CLIENT_CORE, SERVER_CORE, Bench, python

from houndtable.games import names


def test_a_table_of_each_game_is_played_and_every_move_acknowledged(tmp_path: Path) -> None:
    server = python("bench_server.py", tmp_path, SERVER_CORE)
    bench = Bench(server, python("load_client.py"), [len(names()), CLIENT_CORE], first=False)
    try:
        for order in ("tables", "connect", "hello"):
            bench.order(order)
        found = bench.order("play", 1000, 0.3)
        assert bench.memory() > 0 and bench.processor() > 0
    finally:
        bench.end()
    assert (found["unanswered"], found["lost"], found["refused"]) == (0, 0, {})
    assert found["rate"] > 0
