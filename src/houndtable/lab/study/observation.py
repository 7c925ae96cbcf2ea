"""What is kept of one game of a study, and how it is written as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from houndtable.kernel.errors import BadRecord
from houndtable.lab import results
from houndtable.lab.duplicate import LineUp, Result
from houndtable.lab.results import LARGEST, whole

LONGEST = 1 << 20  # bytes that a line can have, and more

TABLES = ("counts", "times", "points", "made")

Counts = dict[str, list[int]]
Key = tuple[int, str, int, LineUp]  # players, the option changed, deal, who sits where


@dataclass(frozen=True, slots=True)
class Ended:
    """A finished round."""

    how: str
    turns: int
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Observation:
    """One game. `counts` are the game's own, one number a seat or one for the table; `times` and `points` tell of each
    score line how often every seat had it and what it brought; `made` are its moves by their texts, where they are
    kept. A name that is missing stands for nothing but zeros."""

    players: int
    change: str
    result: Result
    rounds: list[Ended]
    decisions: list[int]
    choices: list[int]
    offers: list[int]
    lead_changes: int
    halfway: int | None
    counts: Counts
    times: Counts
    points: Counts
    made: Counts

    @property
    def key(self) -> Key:
        """What tells it from all other games of the study."""
        return (self.players, self.change, self.result.deal, self.result.seats)

    @property
    def turns(self) -> int:
        """The turns of all rounds."""
        return sum(each.turns for each in self.rounds)


def line(found: Observation) -> str:
    """The observation as a line of JSON."""
    kept = {
        "players": found.players,
        "change": found.change,
        **results.game_of(found.result),
        "rounds": [[each.how, each.turns, each.scores] for each in found.rounds],
        "decisions": found.decisions,
        "choices": found.choices,
        "offers": found.offers,
        "lead_changes": found.lead_changes,
        "halfway": found.halfway,
        "counts": found.counts,
        "times": found.times,
        "points": found.points,
        "made": found.made,
    }
    return json.dumps(kept, separators=(",", ":")) + "\n"


def read(text: str, number: int) -> Observation:
    """The observation that a line holds, or a refusal."""
    found = results.read_object(text, number)
    try:
        players = whole(found["players"], 99)
        rounds = [
            Ended(str(how), whole(turns, LARGEST), signed(scores, players)) for how, turns, scores in found["rounds"]
        ]
        decisions, choices, offers = (signed(found[name], players) for name in ("decisions", "choices", "offers"))
        half = None if found["halfway"] is None else whole(found["halfway"], players - 1)
        counts, times, points, made = (read_counts(found[name], players) for name in TABLES)
        change, changes = str(found["change"]), whole(found["lead_changes"], LARGEST)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadRecord(number, "lab-odd-game", error=f"{type(error).__name__}: {error}") from None
    played = results.game_from(found, number, players)
    return Observation(
        players, change, played, rounds, decisions, choices, offers, changes, half, counts, times, points, made
    )


def read_counts(found: Mapping[str, Any], players: int) -> Counts:
    """Named counts, one number a seat or a single one."""
    return {name: signed(numbers, 1 if len(numbers) == 1 else players) for name, numbers in found.items()}


def signed(numbers: Sequence[Any], count: int) -> list[int]:
    """So many whole numbers of either sign."""
    return [whole(one + LARGEST, 2 * LARGEST) - LARGEST for one in sized(numbers, count)]


def sized(numbers: Sequence[Any], count: int) -> Sequence[Any]:
    """The list itself, if it is as long as it has to be."""
    if not isinstance(numbers, list) or len(numbers) != count:
        raise ValueError(f"there must be {count} numbers")
    return numbers
