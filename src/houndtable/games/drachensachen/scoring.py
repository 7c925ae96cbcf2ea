"""The coins lost in a round [7.1] and in the game [8.1], line by line. A lost coin is a point below zero."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import (
    BACK_COINS,
    COINS,
    EIGHT,
    FACES,
    FEATHERS,
    MOST_LOST,
    count_of,
    size_of,
)
from houndtable.games.drachensachen.derived import Position
from houndtable.kernel.outcome import Line, Outcome, Round, total

if TYPE_CHECKING:
    from mypy_extensions import i64

CAP: Final = "beyond the cap of 10"


def coins_on(counts: i64, feathers: bool) -> i64:
    """The coins that cards cost; 8s cost none where they bring some [7.1] [10.8]."""
    coins: i64 = 0
    for face in range(FACES):
        if face != EIGHT or not feathers:
            coins += count_of(counts, face) * COINS[face]
    return coins


def hidden_coins(p: Position, seat: i64) -> i64:
    """The coins that backs cost: those not covered by an open card, or all, or none [7.2]."""
    backs: i64 = len(p.hidden[seat])
    if p.options.says("hidden_coins", "none"):
        return 0
    if p.options.says("hidden_coins", "uncovered"):
        backs = max(0, backs - size_of(p.opens[seat]))
    return backs * BACK_COINS


def lines_of(p: Position, seat: i64, winner: i64) -> list[Line]:
    """A seat's coins of the round: nothing for the winner [7.3], at most ten for anybody, applied last [7.4]."""
    if seat == winner:
        return [Line("won the round", 0, "7.3")]
    feathers = bool(p.abilities & FEATHERS)
    lines = [
        Line("hand", -coins_on(p.hands[seat], feathers), "7.1"),
        Line("open Remainders", -coins_on(p.opens[seat], feathers), "7.1"),
        Line("hidden Remainders", -hidden_coins(p, seat), "7.2"),
    ]
    if feathers:
        eights = count_of(p.hands[seat], EIGHT) + count_of(p.opens[seat], EIGHT)
        lines.append(Line("golden feathers", eights * COINS[EIGHT], "10.8"))
    over = -total(lines) - MOST_LOST
    if over > 0:
        lines.append(Line(CAP, over, "7.4"))
    return lines


def outcome_of(lost: list[int], rounds: list[Round]) -> Outcome:
    """Whoever lost the fewest coins wins [8.2]; the score is the coins lost, a line a round [8.1]."""
    places = [1 + sum([other < mine for other in lost]) for mine in lost]
    lines = [
        [Line(f"round {number}", ended.totals()[seat], "8.1") for number, ended in enumerate(rounds, 1)]
        for seat in range(len(lost))
    ]
    return Outcome(places, [places.index(1)], lines)
