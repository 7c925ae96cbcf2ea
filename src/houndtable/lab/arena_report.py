"""A contest as JSON, with the statistics worked out."""

from __future__ import annotations

from typing import Any

from houndtable.lab.contest import ContestRun
from houndtable.lab.duplicate import Contest
from houndtable.lab.rating import added
from houndtable.lab.sequential import ERROR, interval
from houndtable.lab.standings import Standing, Standings


def as_json(run: ContestRun) -> dict[str, Any]:
    """All of it; the same for the same deals, however they were played."""
    contest, standings = run.contest, run.standings
    return {
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
        "deals": standings.deals,
        "games_a_deal": len(run.line_ups(0)),
        "games": standings.games,
        "moves": standings.moves,
        "unfinished": standings.unfinished,
        "even_share": standings.even,
        "bots": [standing_json(one) for one in standings.standings()],
        "pairs": pairs_json(contest, standings),
        "test": test_json(run),
        "faults": {name: dict(kinds) for name, kinds in sorted(standings.faults.items())},
    }


def standing_json(one: Standing) -> dict[str, Any]:
    """One bot's part."""
    return {
        "bot": one.bot,
        "games": one.games,
        "win_share": one.share,
        "win_share_95": list(one.share_95),
        "score": one.score,
        "score_difference": one.lead,
        "score_difference_95": None if one.lead_95 is None else list(one.lead_95),
        "rating": one.rating,
        "rating_95": None if one.rating_95 is None else list(one.rating_95),
    }


def pairs_json(contest: Contest, standings: Standings) -> list[dict[str, Any]]:
    """How often each bot came before each other one it met, a tie being half."""
    if not standings.wins:
        return []
    wins = added(standings.wins)
    return [
        {"bot": first, "against": second, "met": wins[a][b] + wins[b][a], "before": wins[a][b]}
        for a, first in enumerate(contest.bots)
        for b, second in enumerate(contest.bots)
        if a < b and wins[a][b] + wins[b][a]
    ]


def test_json(run: ContestRun) -> dict[str, Any] | None:
    """What the sequential test says of the first bot; None where there was none."""
    if run.judge is None:
        return None
    first = run.contest.bots[0]
    return {
        "bot": first,
        "verdict": run.verdict.word if run.verdict is not None else "undecided",
        "error": ERROR,
        "margin": run.judge.margin,
        "win_share_95_at_any_time": list(interval(run.standings.shares[first])),
    }
