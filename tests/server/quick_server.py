"""A server in a process of its own with the quick settings: python -m tests.server.quick_server DIR PORT."""

from __future__ import annotations

import sys
from pathlib import Path

from houndtable.server.serving import serve
from tests.server.quick import QUICK


def say(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[2]), Path(sys.argv[1]), QUICK, 0, say)
