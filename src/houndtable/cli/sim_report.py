"""The result of a simulation on the screen: tables, or JSON."""

from __future__ import annotations

import json
from collections import Counter

from rich import box
from rich.console import Console
from rich.table import Table

import houndtable
from houndtable.cli.long_run import faults_told
from houndtable.lab import report
from houndtable.lab.arena import Setup
from houndtable.lab.statistics import Spread, spread, wilson
from houndtable.lab.tally import Tally

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
    for part in (seats(setup, tally), spreads(tally), studies(tally), circumstances(tally)):
        if part.row_count:
            console.print(part)
    console.print(summary(setup, tally, seconds), markup=False)


def summary(setup: Setup, tally: Tally, seconds: float) -> str:
    """What was played, how fast, and what is odd about it."""
    lines = [f"{tally.games} games of {setup.game}, seed {setup.seed}, {houndtable.engine()} engine."]
    if tally.unwon:
        lines.append(f"Games that nobody won: {tally.unwon}.")
    if tally.unfinished:
        lines.append(f"Games given up without an end: {tally.unfinished}.")
    lines += faults_told(tally.faults)
    lines.append(f"{tally.games / seconds:.0f} games/s, {tally.moves / seconds:.0f} moves/s.")
    return "\n".join(lines)


def new_table(title: str, *columns: str) -> Table:
    """An empty table whose columns, but the first, hold figures."""
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold", pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", overflow="fold")
    return table


def seats(setup: Setup, tally: Tally) -> Table:
    """How each seat fared."""
    table = new_table("By seat", "seat", "games won", "share", "95% interval", "final score", "score a round")
    finished = tally.games - tally.unfinished
    for number, (bot, seat) in enumerate(zip(setup.bots, tally.seats)):
        low, high = wilson(seat.won, finished)
        won = [str(seat.won), percent(seat.won, finished), f"{low:.1%} - {high:.1%}"]
        table.add_row(f"{number} {bot}", *won, around(seat.scores), around(seat.round_scores))
    return table


def percent(part: int, whole: int) -> str:
    """A share; a dash where there is nothing to share."""
    return f"{part / whole:.1%}" if whole else "-"


def around(counts: Counter[int]) -> str:
    """Mean and standard deviation."""
    found = spread(counts)
    return "-" if found is None else f"{found.mean:.2f} ± {found.sd:.2f}"


def spreads(tally: Tally) -> Table:
    """How rounds, turns and scores are spread."""
    table = new_table("Spread", "", "mean", "sd", "least", "1/4", "median", "3/4", "most")
    counted = {
        "rounds a game": tally.rounds,
        "turns a game": tally.turns,
        "turns a round": tally.round_turns,
        "score a round": report.round_scores(tally),
    }
    for name, counts in counted.items():
        found = spread(counts)
        if found is not None:
            table.add_row(name, *figures(found))
    return table


def figures(found: Spread) -> list[str]:
    """The figures of a spread."""
    points = (found.least, found.quarter, found.median, found.three_quarters, found.most)
    return [f"{found.mean:.2f}", f"{found.sd:.2f}", *map(str, points)]


def studies(tally: Tally) -> Table:
    """The game's own counts: a game, a round, and by seat as shares of all."""
    rounds = sum(number * times for number, times in tally.rounds.items())
    table = new_table("Counts", "", "all", "a game", "a round", *(f"seat {seat}" for seat in range(len(tally.seats))))
    for name, numbers in tally.studied.items():
        if UNDER in name:
            continue
        every = sum(numbers)
        shares = [percent(number, every) for number in numbers] if len(numbers) > 1 else []
        table.add_row(
            name, str(every), f"{every / tally.games:.2f}", f"{every / rounds:.3f}" if rounds else "-", *shares
        )
    return table


def circumstances(tally: Tally) -> Table:
    """The game's own counts of rounds under special circumstances: rounds a game, all else a round."""
    names = [name.split(UNDER) for name in tally.studied if UNDER in name]
    counted = list(dict.fromkeys(what for what, _ in names if what != "rounds"))
    table = new_table("A round under", "", "rounds a game", *counted)
    for under in sorted({under for _, under in names}):
        rounds = sum(tally.studied[f"rounds{UNDER}{under}"])
        means = [sum(tally.studied[f"{what}{UNDER}{under}"]) / rounds for what in counted]
        table.add_row(under, f"{rounds / tally.games:.2f}", *(f"{mean:.2f}" for mean in means))
    return table
