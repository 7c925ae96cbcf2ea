"""How long the disk takes by itself: a page written and synced, some twenty a second, in milliseconds as JSON.

    python tools/disk_probe.py FOLDER SECONDS

tools/server_bench.py runs it beside the server, so that what the disk takes is told from what the server takes. As in a
database's log, pages are written over older ones, round and round.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from typing import Final

PAUSE: Final = 0.05
PAGE: Final = bytes(4096)
PAGES: Final = 1000


def probed(folder: str, seconds: float) -> list[float]:
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


if __name__ == "__main__":
    found = probed(sys.argv[1], float(sys.argv[2]))
    print(json.dumps([found[len(found) * part // 1000] for part in (500, 900, 990)] + found[-1:]))
