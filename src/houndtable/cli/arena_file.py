"""The file of a contest: games are written as they end, and a contest goes on where its file ends."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import IO, Any

from houndtable import games
from houndtable.cli import files
from houndtable.cli import parser as parsing
from houndtable.cli.parser import Misuse
from houndtable.lab import results
from houndtable.lab.duplicate import Contest, Result
from houndtable.lab.results import Known


def contest_of(args: Namespace, bots: list[str]) -> Contest:
    """What is compared: as the arguments say, and where they say nothing as the file to be resumed does."""
    players, seed = args.players or 2, args.seed or 0
    head: dict[str, Any] | None = None
    if args.resume is not None:
        if args.save is not None:
            raise Misuse("misuse-resume-or-save")
        head = results.read_head(files.read_text(args.resume))
        if games.find(args.game).name != head["game"]:
            raise Misuse("misuse-other-game", file=args.resume[:200], game=str(head["game"]), wanted=args.game)
        players, seed = args.players or head["players"], head["seed"] if args.seed is None else args.seed
    options = parsing.given_options(args.option, args.game, players)
    if head is not None:
        options = options or {name: str(value) for name, value in head["options"].items()}
    return Contest(args.game, players, bots, seed, options).checked()


class Store:
    """Games that are known, and where those that are played are kept; nowhere without a file."""

    def __init__(self, known: Known, file: IO[str] | None) -> None:
        self.known = known
        self.file = file

    def keep(self, played: list[Result]) -> None:
        """The games are in the file."""
        self.write(results.lines(played))

    def write(self, lines: str) -> None:
        """The lines are in the file."""
        if self.file is not None:
            self.file.write(lines)
            self.file.flush()

    def close(self) -> None:
        """The file is closed."""
        if self.file is not None:
            self.file.close()


def opened(args: Namespace, contest: Contest) -> Store:
    """The contest's store, as the arguments say."""
    if args.resume is not None:
        return resumed(args.resume, contest)
    if args.save is None:
        return Store({}, None)
    if os.path.lexists(args.save):
        raise Misuse("misuse-save-exists", file=args.save[:200])
    store = Store({}, files.appended(args.save))
    store.write(results.head_line(contest))
    return store


def flat(head: dict[str, Any]) -> dict[str, Any]:
    """A head with its options beside all else."""
    return {**head["options"], **{key: value for key, value in head.items() if key != "options"}}


def resumed(name: str, contest: Contest) -> Store:
    """The store of a contest that was begun before; a last line cut short is dropped."""
    text = files.read_text(name)
    head, wanted = flat(results.read_head(text)), flat(results.head_of(contest))
    other = [key for key in wanted if head.get(key) != wanted[key]]
    if other:
        what = other[0]
        here, there = [parsing.as_typed(contest.game, what, str(values.get(what))) for values in (head, wanted)]
        raise Misuse("misuse-other-contest", file=name[:200], what=what, here=here, wanted=there)
    known = results.read_games(text, contest)
    complete = text[: text.rfind("\n") + 1]
    if complete != text:
        files.write_text(name, complete)
    return Store(known, files.appended(name))
