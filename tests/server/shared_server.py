"""A server of a cluster in a process of its own: python -m tests.server.shared_server DATABASE REDIS."""

from __future__ import annotations

import sys

from houndtable.server.sharing import serve
from tests.server.quick import settings
from tests.server.quick_server import say

SHARED = settings(lease=2.0)

if __name__ == "__main__":
    serve("127.0.0.1", 0, sys.argv[1], sys.argv[2], SHARED, 0, say)
