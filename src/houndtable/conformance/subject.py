"""The game under test, with the clauses of its rulebook."""

from __future__ import annotations

import re
from dataclasses import dataclass

from houndtable import games
from houndtable.kernel.game import Game


@dataclass(frozen=True)
class Subject:
    """A game and the numbers of its rulebook's clauses."""

    game: Game
    clauses: frozenset[str]


def subject_of(game: Game, rules: str | None = None) -> Subject:
    """The game with its rulebook: the text given, or RULES.md beside the game's own module."""
    text = games.rulebook(game) if rules is None else rules
    return Subject(game, frozenset(re.findall(r"^\*\*(\d+(?:\.\d+)*)\*\*", text, re.MULTILINE)))
