"""What share of the win each seat can expect, between two rounds and when the game is over."""

from __future__ import annotations

from math import exp

from houndtable.kernel.outcome import Outcome


def shares_of(outcome: Outcome, players: int) -> list[float]:
    """The win, shared alike by all who won; nobody's if nobody did."""
    shares = [0.0] * players
    for seat in outcome.winners:
        shares[seat] = 1.0 / len(outcome.winners)
    return shares


def expected(standings: list[list[float]], stages: list[tuple[float, ...]], stage: int) -> list[float]:
    """Each seat's expected share of the win, from the figures it stands with and what each of them weighs at this
    stage of the game; the last stage known is good for all that come before."""
    weights = stages[min(stage, len(stages) - 1)]
    strengths: list[float] = []
    for figures in standings:
        strength = 0.0
        for place in range(len(weights)):
            strength += figures[place] * weights[place]
        strengths.append(strength)
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    together = sum(shares)
    return [share / together for share in shares]
