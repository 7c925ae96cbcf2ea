"""Servers of a cluster, each a process of its own: python -m tests.server.shared_server DATABASE REDIS [https]

Each line on standard input begins one, which says its process id and where it answers. Everything is loaded once, so
that the next server is there at once; none outlives the end of the input.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace

from houndtable.server.sharing import serve
from tests.server.quick import settings

SHARED = settings(lease=2.0, snapshot=4, spare=4)


def say(address: str) -> None:
    print(os.getpid(), address, flush=True)


def obey(data: str, redis: str, *words: str) -> None:
    """Begins a server for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that those that were killed are gone at once
    begun = []
    for _ in sys.stdin:
        process = os.fork()
        if not process:
            serve("127.0.0.1", 0, data, redis, replace(SHARED, secure_cookies="https" in words), 0, say)
            return
        begun.append(process)
    for process in begun:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    obey(*sys.argv[1:])
