"""The final scores of a round [8.2] and what they cost [8.4] [8.5], line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.packed import counts_of, sum_of
from houndtable.kernel.outcome import Line, Outcome, Round

if TYPE_CHECKING:
    from mypy_extensions import i64


KEPT: Final = 128  # scores of fewer points are kept; more come of positions written by hand only

_lines: Final[dict[int, list[Line]]] = {}


def in_hand(hand: i64) -> i64:
    """What a hand counts against its holder [8.2]: its numbers added up, 2 for each card, 1 more from 3 on, and so on;
    16 bits of a set are one number."""
    counts: i64 = counts_of(hand)
    return 2 * sum_of(counts) + sum_of(counts >> 16) + sum_of(counts >> 32) + sum_of(counts >> 48)


def final_lines(points: int, bonus: int, hand: i64) -> list[Line]:
    """A seat's final score: what it played [4.5], its bonuses [4.6], less what is left in its hand [8.2]. Equal scores
    share their lines, which nobody changes: thousands of games have many of them."""
    held = in_hand(hand)
    key = (points * KEPT + bonus) * KEPT + held
    found = _lines.get(key)
    if found is None:
        found = [
            Line("cards played", points - bonus, "4.5"),
            Line("empty-hand bonus", bonus, "4.6"),
            Line("left in hand", -held, "8.2"),
        ]
        if points < KEPT:
            _lines[key] = found
    return found


def last_of(scores: list[int]) -> list[int]:
    """The seats in last place: all with the lowest final score [8.4]."""
    lowest = min(scores)
    return [seat for seat, score in enumerate(scores) if score == lowest]


def outcome_of(lives: list[int], rounds: list[Round]) -> Outcome:
    """All who still have a life win together [9.2]; the score is the lives left, with every loss [8.5] as a line."""
    winners = [seat for seat, left in enumerate(lives) if left > 0]
    places = [1 if left > 0 else len(winners) + 1 for left in lives]
    lines: list[list[Line]] = []
    for seat, left in enumerate(lives):
        lost = [
            Line(f"last in round {number}", -1, "8.5")
            for number, ended in enumerate(rounds, 1)
            if ended.how != "replayed" and seat in last_of(ended.totals())
        ]
        lines.append([Line("lives at the start", left + len(lost), "2.5"), *lost])
    return Outcome(places, winners, lines)
