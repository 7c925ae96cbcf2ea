"""The table server as benchmarks need it, on one core and without the limits that protect it from one address.

python tools/bench_server.py DATA CORE
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from houndtable import engine
from houndtable.server import sharing
from houndtable.server.serving import Settings, serve

NO_LIMIT = 10**9
OPEN = Settings(
    message_rate=NO_LIMIT,
    message_burst=NO_LIMIT,
    address_rate=NO_LIMIT,
    address_burst=NO_LIMIT,
    person_rate=NO_LIMIT,
    person_burst=NO_LIMIT,
    request_rate=NO_LIMIT,
    request_burst=NO_LIMIT,
    get_rate=NO_LIMIT,
    get_burst=NO_LIMIT,
    match_rate=NO_LIMIT,
    match_burst=NO_LIMIT,
    hint_rate=NO_LIMIT,
    hint_burst=NO_LIMIT,
    address_hint_rate=NO_LIMIT,
    address_hint_burst=NO_LIMIT,
    table_rate=NO_LIMIT,
    table_burst=NO_LIMIT,
    sockets_per_address=NO_LIMIT,
    strangers=NO_LIMIT,
    connections=NO_LIMIT,
    tables=NO_LIMIT,
    all_tables=NO_LIMIT,
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
