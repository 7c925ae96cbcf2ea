"""A server whose secrets are none: who sits down with the same seeds is dealt the same cards.

python -m tests.web.foreseen_server DIR"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from houndtable.server.serving import serve
from tests.server.quick import QUICK
from tests.server.quick_server import say

SECRET = 32  # bytes of what decides a table's luck

if __name__ == "__main__":
    token_hex = secrets.token_hex
    secrets.token_hex = lambda nbytes=None: token_hex(nbytes) if nbytes != SECRET else "00" * SECRET
    serve("127.0.0.1", 0, Path(sys.argv[1]), QUICK, 0, say)
