"""A game's RULES.md, clause by clause."""

from __future__ import annotations

import re
from typing import Final

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.server.bodies import Clause

START: Final = re.compile(r"(?:#+ (?:(\d+) )?|\*\*(\d+\.\d+)\*\* )")


def clauses(game: Game) -> list[Clause]:
    """The rulebook in its order: each heading and each rule with all its paragraphs."""
    found: list[tuple[str, list[str]]] = []
    for line in games.rulebook(game).splitlines():
        start = START.match(line)
        if start or not found:
            found.append(((start[1] or start[2] or "") if start else "", []))
        found[-1][1].append(line)
    return [Clause(number, "\n".join(lines).strip()) for number, lines in found]
