"""A server at which every person's first move fails half-way, and every hint.

python -m tests.web.failing_server DIR"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any
from unittest import mock

from houndtable.server import actions
from houndtable.server.advice import Advice
from houndtable.server.serving import serve
from tests.server.quick import QUICK
from tests.server.quick_server import say


class Planted(Exception):
    """A fault that a test planted."""


if __name__ == "__main__":
    move, met = actions.move, set[str]()

    def first_fails(table: Any, *words: Any) -> Any:
        entry = move(table, *words)
        if table.name not in met:
            met.add(table.name)
            raise Planted
        return entry

    async def no_hint(advice: Advice, *words: Any) -> Any:
        raise Planted

    with mock.patch.object(actions, "move", first_fails), mock.patch.object(Advice, "hint", no_hint):
        serve("127.0.0.1", 0, Path(sys.argv[1]), QUICK, 0, say)
