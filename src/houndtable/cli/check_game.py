"""`houndtable check-game NAME`: what every game has to keep, as a checklist."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from houndtable import games
from houndtable.authoring import checking
from houndtable.authoring.checking import Finding
from houndtable.cli.parser import Misuse, Parser, whole
from houndtable.cli.screen import BOLD, say, styled
from houndtable.kernel.game import Game

EXAMPLES = 20


def arguments(parser: Parser) -> None:
    """The game, and how closely it is looked at."""
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--tests", metavar="DIR")
    parser.add_argument("--examples", type=whole(1, 100_000), default=EXAMPLES, metavar="N")


def run(args: Namespace) -> int:
    """The checklist is on the screen, point by point; the status says whether something is wrong."""
    name = args.name.strip().lower()
    tests = None if args.tests is None else Path(args.tests)
    if tests is not None and not tests.is_dir():
        raise Misuse("misuse-no-such-folder", folder=args.tests[:200])
    wrong = 0
    for finding in checking.findings(name, tests, args.examples):
        show(finding)
        wrong += bool(finding.wrong)
    loaded = games.loaded(name) if name in games.offered() else ""
    if isinstance(loaded, Game):
        for sentence in checking.extras(loaded):
            say(f"     {sentence}", "", "     ")
    say(f"{name} keeps all that a game has to." if not wrong else f"{wrong} of these are not so.")
    return 1 if wrong else 0


def show(finding: Finding) -> None:
    """One point of the checklist, and what is wrong with it."""
    note = f" ({finding.note.rstrip('.')})" if finding.note else ""
    say(f"{styled('NO' if finding.wrong else 'ok', BOLD)}   {finding.what}{note}", "", "     ")
    for sentence in finding.wrong:
        say(sentence, "     ")
