"""Matches of Dachs for the tests of the record, and their lines."""

from __future__ import annotations

import json
from typing import Any

from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.record import Match, write

GAME = find("dachs")


def new_match(seed: int = 7, **options: object) -> Match:
    """A match at its first decision: two players, so short that one or two turns each end it."""
    return Match(GAME, 2, {"target": 10, "lives": 1, **options}, Seeded(seed), ["Ada", "the random bot"])


def play_on(match: Match, moves: int = 10_000, seed: int = 3) -> Match:
    """The same match after so many random moves, or at its end."""
    luck = Seeded(seed)
    while not match.is_over and moves > 0:
        seat = match.state.waiting[0]
        offers = match.state.legal(seat)
        match.play(seat, GAME.vocabulary.texts[offers[luck.below(len(offers))]])
        moves -= 1
    return match


def written(match: Match, *, sealed: bool = True) -> list[dict[str, Any]]:
    """The lines of the match's record, as objects."""
    return [json.loads(line) for line in write(match, sealed=sealed).splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    """The lines as the text of a record."""
    return "".join(json.dumps(line) + "\n" for line in lines)
