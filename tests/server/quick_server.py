"""Servers with the quick settings, one after the other, each a process of its own that can be killed.

    python -m tests.server.quick_server DIR PORT [PACE]    serves; bots wait so many seconds before each move
    python -m tests.server.quick_server DIR    serves at each `begin PORT` on standard input, until `kill` or `stop`

The second way has everything loaded once, so that the next server is there at once."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from houndtable.server.serving import serve
from tests.server.quick import settings

SHORT = settings(snapshot=4, spare=4)  # so that a table's log is made short all the time
SIGNALS = {"kill": signal.SIGKILL, "stop": signal.SIGTERM}


def say(address: str) -> None:
    print(address, flush=True)


def obey(folder: Path) -> None:
    """Does what the lines say; each is answered when it is done."""
    running = 0
    for line in sys.stdin:
        order, *words = line.split()
        if order in SIGNALS:
            os.kill(running, SIGNALS[order])
            os.waitpid(running, 0)
            running = 0
            print("gone", flush=True)
            continue
        running = os.fork()
        if not running:
            serve("127.0.0.1", int(words[0]), folder, SHORT, 0, say)
    if running:
        os.kill(running, signal.SIGKILL)


if __name__ == "__main__":
    if len(sys.argv) == 2:
        obey(Path(sys.argv[1]))
    else:
        folder, port, *pace = sys.argv[1:]
        serve("127.0.0.1", int(port), Path(folder), settings(bot_pace=float(*pace)), 0, say)
