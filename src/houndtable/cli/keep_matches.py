"""`houndtable keep-matches NAME`: matches of each version of a game's rules, by which a change of them is found."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec

from houndtable import games
from houndtable.authoring.derive import path_of
from houndtable.cli.screen import say
from houndtable.kernel.copying import home_of
from houndtable.kernel.errors import BadOption


def arguments(parser: ArgumentParser) -> None:
    """The game."""
    parser.add_argument("name", metavar="NAME", help="the game")


def run(args: Namespace) -> int:
    """Matches of every version that had none are kept beside the game; those that were kept stay as they are."""
    if find_spec("hypothesis") is None:
        raise BadOption("That needs the extra check: pip install 'houndtable[check]'.")
    from houndtable.conformance import versions

    game = games.find(args.name)
    before = versions.kept_matches(game) or {}
    kept = versions.with_newest(game)
    new = [version for version in kept if version not in before]
    if not new:
        say(f"Matches of every version of {game.title} are kept already.")
        return 0
    rows = [f' "{version}": [\n  ' + ",\n  ".join(map(json.dumps, kept[version])) + "\n ]" for version in kept]
    path = path_of(home_of(game)).with_name(versions.FILE)
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
    say(f"{path.name} keeps matches of version {' and '.join(new)} of the rules.")
    return 0
