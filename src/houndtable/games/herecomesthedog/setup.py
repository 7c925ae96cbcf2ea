"""Setting up [2.1]."""

from __future__ import annotations

from houndtable.games.herecomesthedog.ending import begin_round
from houndtable.games.herecomesthedog.position import Position


def begin(p: Position) -> None:
    """The first round has begun; who starts is left to chance unless chosen [2.5]."""
    first = p.options.number("first")
    p.waiting = [0]
    begin_round(p, p.chance.pick(p.players) if first < 0 else first)
