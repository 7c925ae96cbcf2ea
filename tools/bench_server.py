"""The table server as benchmarks need it, on one core and without the limits that protect it from one address.

python tools/bench_server.py DATA CORE
"""

from __future__ import annotations

import os
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from houndtable import engine
from houndtable.server import sharing
from houndtable.server.serving import Settings, serve

NO_LIMIT = 10**9
RATES: dict[str, Any] = {field.name: NO_LIMIT for field in fields(Settings) if field.name.endswith(("_rate", "_burst"))}
OPEN = replace(
    Settings(),
    **RATES,
    connections=NO_LIMIT,
    tables=NO_LIMIT,
    all_tables=NO_LIMIT,
    sockets_per_address=NO_LIMIT,
    strangers=NO_LIMIT,
)


def ready(address: str) -> None:
    """Whoever started it knows where it is, and what runs."""
    print(address, engine(), "engine", flush=True)


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[2])})
    if sys.argv[1].startswith("postgresql://"):
        sharing.serve("127.0.0.1", 0, sys.argv[1], "", OPEN, 1, ready)
    else:
        serve("127.0.0.1", 0, Path(sys.argv[1]), OPEN, 1, ready)
