"""What the machine does by itself, in milliseconds as JSON: how long its disk takes, how much of a core is stolen.

    python tools/machine_probe.py FOLDER SECONDS CORE

tools/server_bench.py runs it beside the server, so that what the machine takes is told from what the server takes. As
in a database's log, pages are written over older ones and synced, round and round, some twenty a second. On a rented
machine the core may be somebody else's for some time, which the kernel counts as stolen.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

PAUSE: Final = 0.05
PAGE: Final = bytes(4096)
PAGES: Final = 1000
STOLEN: Final = 8  # the column of /proc/stat


def writes(folder: str, seconds: float) -> list[float]:
    """How long each write took, shortest first."""
    took: list[float] = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        file.write(PAGE * PAGES)
        os.fsync(file)
        end = time.perf_counter() + seconds
        while (begin := time.perf_counter()) < end:
            os.pwrite(file.fileno(), PAGE, len(took) % PAGES * len(PAGE))
            os.fdatasync(file)
            took.append(1000 * (time.perf_counter() - begin))
            time.sleep(PAUSE)
    return sorted(took)


def stolen(core: int | str = "") -> float:
    """How long the core, or all of them together, was somebody else's since the machine started."""
    lines = [line.split() for line in Path("/proc/stat").read_text().splitlines()]
    return next(1000 * int(words[STOLEN]) / os.sysconf("SC_CLK_TCK") for words in lines if words[0] == f"cpu{core}")


if __name__ == "__main__":
    core = int(sys.argv[3])
    before = stolen(core)
    found = writes(sys.argv[1], float(sys.argv[2]))
    disk = [found[len(found) * part // 1000] for part in (500, 900, 990)] + found[-1:]
    print(json.dumps({"disk": disk, "stolen": stolen(core) - before}))
