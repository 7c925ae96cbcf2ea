"""The data of a study as flat tables, one row for each game, seat, round or count."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from houndtable.lab.columns import Column, write_table
from houndtable.lab.standings import credits
from houndtable.lab.study import journal
from houndtable.lab.study.length import minutes
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.run import StudyRun

Row = dict[str, Any]

GAME = Column("game", "whole", "the game's number in this study")
COLUMNS = {
    "games": [
        GAME,
        Column("players", "whole", "how many play"),
        Column(
            "change", "text", "the option changed, as in lives=1 or curses=on,chaos=off; empty at the table as it is"
        ),
        Column("deal", "whole", "the deal's number: the same cards and dice for all games that have it"),
        Column("line_up", "text", "the bots in the order they play, with commas between them"),
        Column("finished", "flag", "whether it came to an end"),
        Column("rounds", "whole", "rounds played"),
        Column("turns", "whole", "turns of all rounds"),
        Column("moves", "whole", "moves made"),
        Column("minutes", "number", "how long people might take"),
        Column("lead_changes", "whole", "how often the lead changed hands between rounds"),
        Column("half_time_leader", "whole?", "who led alone after half of the rounds, if anybody did"),
    ],
    "seats": [
        GAME,
        Column("seat", "whole", "the place in the order of play, 0 being the first"),
        Column("bot", "text", "who plays there"),
        Column("place", "whole?", "the final place from 1; missing if the game was not finished"),
        Column("win", "number", "the share of the win; several winners share it equally"),
        Column("score", "whole", "the final score"),
        Column("decisions", "whole", "moves made there"),
        Column("choices", "whole", "decisions with more than one legal move"),
        Column("offers", "whole", "legal moves in all those choices together"),
    ],
    "rounds": [
        GAME,
        Column("round", "whole", "the round's number from 1"),
        Column("seat", "whole", "the place in the order of play"),
        Column("how", "text", "how the round ended"),
        Column("turns", "whole", "turns of the round"),
        Column("score", "whole", "what the seat scored in it"),
    ],
    "counts": [
        GAME,
        Column("seat", "whole?", "the place in the order of play; missing where the whole table is counted"),
        Column("kind", "text", "count (the game's own), line (a reason for points) or move (in the first deals)"),
        Column("name", "text", "what is counted; whatever never happened in a game has no row"),
        Column("times", "whole", "how often"),
        Column("points", "whole?", "the points of a line, all times together"),
    ],
}


def write_tables(run: StudyRun, folder: Path) -> None:
    """The tables lie in the folder as Parquet files."""
    facts = {"houndtable": json.dumps(journal.head_of(run.study))}
    keys = dict.fromkeys(task.key for arm in run.study.arms() for deal in run.tasks(arm) for task in deal)
    games = [run.known[key] for key in keys if key in run.known]
    makers: dict[str, Callable[[int, Observation], Iterator[Row]]] = {
        "games": game_rows,
        "seats": seat_rows,
        "rounds": round_rows,
        "counts": count_rows,
    }
    for name, maker in makers.items():
        rows = (row for number, game in enumerate(games) for row in maker(number, game))
        write_table(folder / f"{name}.parquet", COLUMNS[name], rows, facts)


def game_rows(number: int, game: Observation) -> Iterator[Row]:
    """The game itself."""
    yield {
        "game": number,
        "players": game.players,
        "change": game.change,
        "deal": game.result.deal,
        "line_up": ",".join(game.result.seats),
        "finished": game.result.places is not None,
        "rounds": len(game.rounds),
        "turns": game.turns,
        "moves": game.result.moves,
        "minutes": minutes(game),
        "lead_changes": game.lead_changes,
        "half_time_leader": game.halfway,
    }


def seat_rows(number: int, game: Observation) -> Iterator[Row]:
    """A row for each seat."""
    for seat, (bot, win) in enumerate(zip(game.result.seats, credits(game.result))):
        yield {
            "game": number,
            "seat": seat,
            "bot": bot,
            "place": None if game.result.places is None else game.result.places[seat],
            "win": win,
            "score": game.result.scores[seat],
            "decisions": game.decisions[seat],
            "choices": game.choices[seat],
            "offers": game.offers[seat],
        }


def round_rows(number: int, game: Observation) -> Iterator[Row]:
    """A row for each seat in each round."""
    for place, ended in enumerate(game.rounds, 1):
        for seat, score in enumerate(ended.scores):
            yield {"game": number, "round": place, "seat": seat, "how": ended.how, "turns": ended.turns, "score": score}


def count_rows(number: int, game: Observation) -> Iterator[Row]:
    """A row for all that happened at least once."""
    for kind, counts in (("count", game.counts), ("line", game.times), ("move", game.made)):
        for name, numbers in counts.items():
            for seat, times in enumerate(numbers):
                if times:
                    whose = seat if len(numbers) == game.players else None
                    points = game.points[name][seat] if kind == "line" else None
                    yield {"game": number, "seat": whose, "kind": kind, "name": name, "times": times, "points": points}
