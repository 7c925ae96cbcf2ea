"""A server whose tables all have the same secret: where nobody adds a seed, everybody is dealt the same cards.

python -m tests.web.foreseen_server DIR SECRET"""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from houndtable.server.serving import serve
from tests.server.quick import QUICK
from tests.server.quick_server import say

SECRET = 32  # bytes of what decides a table's luck

if __name__ == "__main__":
    folder, secret = sys.argv[1:]
    token_hex = secrets.token_hex
    secrets.token_hex = lambda nbytes=None: token_hex(nbytes) if nbytes != SECRET else secret
    serve("127.0.0.1", 0, Path(folder), QUICK, 0, say)
