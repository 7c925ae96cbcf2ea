"""The result of a simulation on the screen: tables, or JSON."""

from __future__ import annotations

import json
from collections import Counter

from rich import box
from rich.console import Console
from rich.table import Table

import houndtable
from houndtable import games, words
from houndtable.cli.long_run import faults_told
from houndtable.cli.tongue import here, here_said, spoken, title_of
from houndtable.lab import report
from houndtable.lab.arena import Setup
from houndtable.lab.statistics import Spread, spread, wilson
from houndtable.lab.tally import Tally
from houndtable.words.saying import Sayer

NAMED = 4  # more seats than that are told by their numbers alone: there is no room for more
UNDER = " / "  # between what is counted and what was in force then: "turns / chaos"


def show(setup: Setup, tally: Tally, seconds: float, *, as_json: bool) -> None:
    """The whole result."""
    if as_json:
        speed = {
            "engine": houndtable.engine(),
            "seconds": round(seconds, 3),
            "games_a_second": tally.games / seconds,
        }
        print(json.dumps({**report.as_json(setup, tally), "speed": speed}, indent=2))
        return
    console = Console(width=79, highlight=False)
    reader = words.of(games.find(setup.game), spoken())
    for part in (seats(setup, tally), spreads(tally), studies(tally, reader), circumstances(tally, reader)):
        if part.row_count:
            console.print(part)
    console.print(summary(setup, tally, seconds), markup=False)


def summary(setup: Setup, tally: Tally, seconds: float) -> str:
    """What was played, how fast, and what is odd about it."""
    read = here().read
    engine = houndtable.engine()
    game, seed = title_of(setup.game), str(setup.seed)
    lines = [read("sim-summary", games=tally.games, game=game, seed=seed, engine=engine)]
    if tally.unwon:
        lines.append(read("sim-unwon", count=tally.unwon))
    if tally.unfinished:
        lines.append(read("unfinished-games", count=tally.unfinished))
    lines += faults_told(tally.faults)
    lines.append(read("sim-speed", games=round(tally.games / seconds), moves=round(tally.moves / seconds)))
    return "\n".join(lines)


def new_table(title: str, *columns: str) -> Table:
    """An empty table whose columns, but the first, hold figures."""
    table = Table(
        title=title,
        box=box.SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
        pad_edge=False,
        collapse_padding=True,
    )
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", overflow="fold")
    return table


def seats(setup: Setup, tally: Tally) -> Table:
    """How each seat fared."""
    keys = ("sim-seat", "sim-won", "sim-share", "sim-interval", "sim-final-score", "sim-round-score")
    table = new_table(here_said("sim-by-seat"), *map(here_said, keys))
    finished = tally.games - tally.unfinished
    for place, (bot, seat) in enumerate(zip(setup.bots, tally.seats), 1):
        low, high = wilson(seat.won, finished)
        interval = here_said("arena-span", low=here().percent(low), high=here().percent(high))
        won = [number(seat.won), percent(seat.won, finished), interval]
        table.add_row(f"{place} {bot}", *won, around(seat.scores), around(seat.round_scores))
    return table


def number(value: float, decimals: int = 0) -> str:
    """A number in the language that is spoken."""
    return here().number(value, decimals)


def percent(part: int, whole: int) -> str:
    """A share; a dash where there is nothing to share."""
    return here().percent(part / whole) if whole else "-"


def around(counts: Counter[int]) -> str:
    """Mean and standard deviation."""
    found = spread(counts)
    return "-" if found is None else f"{number(found.mean, 2)} ± {number(found.sd, 2)}"


def spreads(tally: Tally) -> Table:
    """How rounds, turns and scores are spread."""
    mean, sd, least, median, most = [here_said(f"sim-{key}") for key in ("mean", "sd", "least", "median", "most")]
    table = new_table(here_said("sim-spread"), "", mean, sd, least, "1/4", median, "3/4", most)
    counted = {
        "sim-rounds-per-game": tally.rounds,
        "sim-turns-per-game": tally.turns,
        "sim-turns-per-round": tally.round_turns,
        "sim-score-per-round": report.round_scores(tally),
    }
    for key, counts in counted.items():
        found = spread(counts)
        if found is not None:
            table.add_row(here_said(key), *figures(found))
    return table


def figures(found: Spread) -> list[str]:
    """The figures of a spread."""
    points = (found.least, found.quarter, found.median, found.three_quarters, found.most)
    return [number(found.mean, 2), number(found.sd, 2), *map(number, points)]


def studies(tally: Tally, reader: Sayer) -> Table:
    """The game's own counts: a game, a round, and by seat as shares of all."""
    rounds = sum(many * times for many, times in tally.rounds.items())
    places = range(1, len(tally.seats) + 1)
    numbered = [str(one) if len(places) > NAMED else here_said("sim-seat-number", number=one) for one in places]
    heads = map(here_said, ("sim-all", "sim-per-game", "sim-per-round"))
    table = new_table(here_said("sim-counts"), "", *heads, *numbered)
    for name, numbers in tally.studied.items():
        if UNDER in name:
            continue
        every = sum(numbers)
        shares = [percent(one, every) for one in numbers] if len(numbers) > 1 else []
        table.add_row(
            reader.count(name),
            number(every),
            number(every / tally.games, 2),
            number(every / rounds, 3) if rounds else "-",
            *shares,
        )
    return table


def circumstances(tally: Tally, reader: Sayer) -> Table:
    """The game's own counts of rounds under special circumstances: rounds a game, all else a round."""
    names = [name.split(UNDER) for name in tally.studied if UNDER in name]
    counted = list(dict.fromkeys(what for what, _ in names if what != "rounds"))
    table = new_table(here_said("sim-under"), "", here_said("sim-per-game"), *map(reader.count, counted))
    table.columns[0].no_wrap = True
    for under in sorted({under for _, under in names}):
        rounds = sum(tally.studied[f"rounds{UNDER}{under}"])
        means = [sum(tally.studied[f"{what}{UNDER}{under}"]) / rounds for what in counted]
        table.add_row(reader.count(under), number(rounds / tally.games, 2), *(number(mean, 2) for mean in means))
    return table
