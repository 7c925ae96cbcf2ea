"""The result of a contest on the screen: tables and a verdict, or JSON."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

import houndtable
from houndtable import games
from houndtable.cli import files
from houndtable.cli.long_run import faults_told
from houndtable.cli.parser import as_typed
from houndtable.cli.sim_report import new_table, number
from houndtable.cli.tongue import here, here_said, title_of
from houndtable.lab import arena_report
from houndtable.lab.contest import ContestRun
from houndtable.lab.sequential import ERROR, interval
from houndtable.lab.standings import Standing

BROAD = 79


def show(run: ContestRun, seconds: float, json_place: str | None) -> None:
    """The whole result: JSON where it was asked for, and tables unless that is on the screen."""
    if json_place is not None:
        speed = {"engine": houndtable.engine(), "seconds": round(seconds, 3)}
        text = json.dumps({**arena_report.as_json(run), "speed": speed}, indent=2) + "\n"
        if json_place == "-":
            print(text, end="")
            return
        files.write_text(json_place, text)
    console = Console(width=BROAD, highlight=False)
    if run.standings.deals:
        console.print(table(run.standings.standings()))
    console.print("\n".join(summary(run, seconds)), markup=False)


def titles(run: ContestRun) -> tuple[str, str]:
    """What was compared, and how much was played."""
    contest, standings = run.contest, run.standings
    title = f"{games.find(contest.game).title}, {contest.players} players"
    chosen = "".join(f", {name} {as_typed(contest.game, name, value)}" for name, value in contest.options.items())
    return (
        title + chosen,
        f"{standings.games} games: {standings.deals} deals, the bots in all seats. Dashed: equal strength.",
    )


def table(standings: list[Standing]) -> Table:
    """How each bot stands, the best first."""
    bot, won, ahead = map(here_said, ("arena-bot", "arena-won", "arena-ahead"))
    found = new_table(here_said("arena-by-bot"), bot, won, "", ahead, "", "Elo", "")
    found.padding = (0, 0, 0, 1)
    for column in found.columns[1:]:
        column.no_wrap = True
    for one in standings:
        shares = [number(100 * end, 1) for end in one.share_95]
        leads = None if one.lead_95 is None else [points(end) for end in one.lead_95]
        ratings = None if one.rating_95 is None else [rating(end) for end in one.rating_95]
        figures = [points(one.lead), span(leads), rating(one.rating), span(ratings)]
        found.add_row(one.bot, here().percent(one.share), span(shares), *figures)
    return found


def points(ahead: float) -> str:
    """A difference of points, to three digits or so."""
    return here().number(ahead, 2 if abs(ahead) < 10 else 1, signed=True)


def rating(elo: float) -> str:
    """A rating, or an end of its interval."""
    return here().number(elo, signed=True)


def span(ends: list[str] | None) -> str:
    """An interval; a dash where there is none."""
    return "-" if ends is None else here_said("arena-span", low=ends[0], high=ends[1])


def summary(run: ContestRun, seconds: float) -> list[str]:
    """What was played, what it proves, and what is odd about it."""
    standings = run.standings
    lines = [
        here_said(
            "arena-summary",
            deals=standings.deals,
            game=title_of(run.contest.game),
            times=len(run.line_ups(0)),
            games=standings.games,
            seed=str(run.contest.seed),
            engine=houndtable.engine(),
        )
    ]
    lines += [here_said("arena-even", share=here().percent(standings.even, 0))] if standings.deals else []
    lines += verdict(run) if run.judge is not None and standings.deals else []
    if standings.unfinished:
        lines.append(here_said("unfinished-games", count=standings.unfinished))
    return [*lines, *faults_told(standings.faults), here_said("seconds-taken", seconds=number(seconds, 1))]


def verdict(run: ContestRun) -> list[str]:
    """What the sequential test says."""
    assert run.judge is not None
    first, second = run.contest.bots
    margin = here().percent(run.judge.margin, 0)
    sentence = {
        "better": here_said("arena-better", first=first, second=second),
        "worse": here_said("arena-better", first=second, second=first),
        "equal": here_said("arena-equal", first=first, second=second, margin=margin),
        None: here_said("arena-open", first=first, second=second),
    }[None if run.verdict is None else run.verdict.word]
    low, high = map(here().percent, interval(run.standings.shares[first]))
    return [
        here_said("arena-verdict", deals=run.standings.deals, verdict=sentence, error=here().percent(ERROR, 0)),
        here_said("arena-interval", first=first, low=low, high=high),
    ]
