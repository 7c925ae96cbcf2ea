"""`houndtable analyse FILE`: what each decision of a player cost, and what luck brought."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Final

from rich.console import Console

import houndtable
from houndtable import record
from houndtable.bots.levels import LEVELS, simulations
from houndtable.cli.files import read_text
from houndtable.cli.long_run import progress_bar
from houndtable.cli.parser import Misuse, whole
from houndtable.cli.screen import say
from houndtable.cli.seating import label_of, shown_names
from houndtable.cli.sim_report import new_table
from houndtable.lab.analysis import Analysis, Decision, analyse
from houndtable.record import Record

MASTER: Final = LEVELS.index("master")
CARE: Final = 5  # so many decisions are searched in the time a master takes for one,
LEAST: Final = 2_000  # but with no fewer simulations than these
WORTH_TELLING: Final = 0.005  # a smaller loss is no mistake


def arguments(parser: ArgumentParser) -> None:
    """The file, whose decisions, and how carefully."""
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--seat", type=whole(0, 98), metavar="S", help="whose decisions (default: the first person)")
    parser.add_argument("--sims", type=whole(20, 10_000_000), metavar="N", help="simulations a decision")
    parser.add_argument("--seed", type=whole(0, 2**62), default=0, metavar="N", help="the same seed, the same result")
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def run(args: Namespace) -> int:
    """Every decision is searched and told."""
    found = record.read(read_text(args.file))
    head = found.head
    seat = first_person(found) if args.seat is None else args.seat
    if seat >= head.players:
        raise Misuse(f"--seat is a number from 0 to {head.players - 1} in this game, not {seat}.")
    tries = args.sims or max(LEAST, simulations(head.game, MASTER) // CARE)
    with progress_bar(len(found.plies), "moves") as progress:
        result = analyse(found, seat, tries, args.seed, progress)
    if args.json:
        print(json.dumps(as_json(found, result, tries, args.seed), indent=2))
    else:
        show(found, result, tries)
    return 0


def first_person(found: Record) -> int:
    """The first seat that no bot has, or the first one."""
    people = [seat for seat, name in enumerate(found.head.names) if label_of(name) is None]
    return people[0] if people else 0


def show(found: Record, result: Analysis, tries: int) -> None:
    """A line for each decision, and what it comes to."""
    name = shown_names(found.head.names, None)[result.seat]
    console = Console(width=79, highlight=False)
    table = new_table(f"{found.head.game.title}: the decisions of {name}", "line", "made", "better", "loss", "luck")
    for column in (1, 2):
        table.columns[column].justify = "left"
    for each in result.decisions:
        table.add_row(str(each.line), each.made, better(each), lost(each), gained(each))
    console.print(table)
    say(f"In percent of the win, found with {tries} simulations a decision. Luck is what came before the next one;")
    say("where it says + others, other players moved in between.")
    print(f"The deal:             {100 * result.deal:+7.1f}")
    print(f"Luck and the others:  {100 * result.luck:+7.1f}")
    print(f"Lost by decisions:    {-100 * result.loss:+7.1f}")
    if result.result is not None:
        print(f"Share of the win:     {100 * result.result:7.1f}")


def better(each: Decision) -> str:
    """The better move, where there is one."""
    return each.best if each.loss >= WORTH_TELLING else ""


def lost(each: Decision) -> str:
    """What the decision cost."""
    return f"{100 * each.loss:.1f}" if each.loss >= WORTH_TELLING else ""


def gained(each: Decision) -> str:
    """What came then."""
    return f"{100 * each.luck:+.1f}" + (" + others" if each.others else "")


def as_json(found: Record, result: Analysis, tries: int, seed: int) -> dict[str, object]:
    """All of it."""
    head = found.head
    return {
        "houndtable": houndtable.__version__,
        "game": head.game.name,
        "seat": result.seat,
        "name": head.names[result.seat],
        "simulations": tries,
        "seed": seed,
        "decisions": [each.as_json() for each in result.decisions],
        "loss": result.loss,
        "luck": result.luck,
        "deal": result.deal,
        "result": result.result,
    }
