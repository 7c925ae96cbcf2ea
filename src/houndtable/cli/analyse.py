"""`houndtable analyse FILE`: what each decision of a player cost, and what luck brought."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Final

from rich.console import Console

import houndtable
from houndtable import record, words
from houndtable.bots.levels import LEVELS, simulations
from houndtable.cli import tongue
from houndtable.cli.files import read_text
from houndtable.cli.long_run import progress_bar
from houndtable.cli.parser import Parser, whole
from houndtable.cli.screen import say
from houndtable.cli.seating import chosen_seat, label_of, shown_names
from houndtable.cli.sim_report import new_table
from houndtable.cli.tongue import here_said
from houndtable.kernel.columns import columns, padded
from houndtable.lab.analysis import Analysis, Decision, analyse
from houndtable.record import Record

MASTER: Final = LEVELS.index("master")
CARE: Final = 5  # so many decisions are searched in the time a master takes for one,
LEAST: Final = 2_000  # but with no fewer simulations than these
WORTH_TELLING: Final = 0.005  # a smaller loss is no mistake
BROAD: Final = 7  # columns of a figure


def arguments(parser: Parser) -> None:
    """The file, whose decisions, and how carefully."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", type=whole(1, 99), metavar="S")
    parser.add_argument("--sims", type=whole(20, 10_000_000), metavar="N")
    parser.add_argument("--seed", type=whole(0, 2**62), default=0, metavar="N")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace) -> int:
    """Every decision is searched and told."""
    found = record.read(read_text(args.file))
    head = found.head
    chosen = chosen_seat(args, head.players)
    seat = first_person(found) if chosen is None else chosen
    tries = args.sims or max(LEAST, simulations(head.game, MASTER) // CARE)
    with progress_bar(len(found.plies), "progress-moves") as progress:
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
    names = shown_names(found.head.names, None)
    speech = words.of(found.head.game, tongue.spoken())
    console = Console(width=79, highlight=False)
    keys = ("analyse-line", "analyse-made", "analyse-better", "analyse-loss", "analyse-luck")
    title = here_said("analyse-title", game=speech.title, name=names[result.seat])
    table = new_table(title, *map(here_said, keys))
    for column in (1, 2):
        table.columns[column].justify = "left"
    for each in result.decisions:
        better = speech.move(each.best, names) if each.loss >= WORTH_TELLING else ""
        table.add_row(str(each.line), speech.move(each.made, names), better, lost(each), gained(each))
    console.print(table)
    say(here_said("analyse-about", tries=tries))
    sums = {"analyse-deal": result.deal, "analyse-all-luck": result.luck, "analyse-lost": -result.loss}
    lines = {here_said(key): signed(share).rjust(BROAD) for key, share in sums.items()}
    if result.result is not None:
        lines[here_said("analyse-share")] = tongue.here().number(100 * result.result, 1).rjust(BROAD)
    broad = max(map(columns, lines))
    for what, share in lines.items():
        print(f"{padded(what, broad)}  {share}")


def lost(each: Decision) -> str:
    """What the decision cost."""
    return tongue.here().number(100 * each.loss, 1) if each.loss >= WORTH_TELLING else ""


def gained(each: Decision) -> str:
    """What came then."""
    luck = signed(each.luck)
    return here_said("analyse-others", luck=luck) if each.others else luck


def signed(share: float) -> str:
    """What is won or lost, in percent."""
    return tongue.here().number(100 * share, 1, signed=True)


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
