"""A tally as JSON, with the statistics worked out."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from houndtable.lab.arena import Setup
from houndtable.lab.statistics import spread, wilson
from houndtable.lab.tally import SeatTally, Tally


def as_json(setup: Setup, tally: Tally) -> dict[str, Any]:
    """All of it; the same for the same games, however they were played."""
    finished = tally.games - tally.unfinished
    return {
        "game": setup.game,
        "players": setup.players,
        "options": dict(setup.options),
        "seed": setup.seed,
        "games": tally.games,
        "moves": tally.moves,
        "unfinished": tally.unfinished,
        "games_nobody_won": tally.unwon,
        "seats": [seat_json(bot, seat, finished) for bot, seat in zip(setup.bots, tally.seats)],
        "rounds_a_game": spread_json(tally.rounds),
        "turns_a_game": spread_json(tally.turns),
        "turns_a_round": spread_json(tally.round_turns),
        "score_a_round": spread_json(round_scores(tally)),
        "counts": {name: list(numbers) for name, numbers in tally.studied.items()},
        "faults": {name: dict(kinds) for name, kinds in sorted(tally.faults.items())},
    }


def seat_json(bot: str, seat: SeatTally, games: int) -> dict[str, Any]:
    """One seat's part."""
    return {
        "bot": bot,
        "won": seat.won,
        "win_share": seat.won / games if games else None,
        "win_share_95": list(wilson(seat.won, games)),
        "last": seat.last,
        "score": spread_json(seat.scores),
        "score_a_round": spread_json(seat.round_scores),
    }


def spread_json(counts: Counter[int]) -> dict[str, Any] | None:
    """A spread; None if nothing was counted."""
    found = spread(counts)
    return None if found is None else asdict(found)


def round_scores(tally: Tally) -> Counter[int]:
    """The round scores of all seats together."""
    together: Counter[int] = Counter()
    for seat in tally.seats:
        together.update(seat.round_scores)
    return together
