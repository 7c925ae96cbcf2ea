"""`houndtable forget-person`: answer somebody who asks the operator of a table server to be deleted."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from houndtable.cli.keys import opened
from houndtable.cli.parser import Parser
from houndtable.cli.serve import DATA, data, is_database, sharing
from houndtable.cli.tongue import here_said


def arguments(parser: Parser) -> None:
    """Whom, and which data."""
    parser.add_argument("who", metavar="WHO")
    parser.add_argument("--sure", action="store_true")
    parser.add_argument("--data", default=data(), metavar="DIR", usual=DATA)


def run(args: Namespace) -> int:
    """Show who has the name, or have the person forgotten."""
    if is_database(args.data):
        sharing()
    print(asyncio.run(done(args)))
    return 0


async def done(args: Namespace) -> str:
    """Do what is asked for and return what to print."""
    from houndtable.server.registry import Registry

    store = await opened(args.data)
    try:
        registry = Registry(store, 0)
        if not args.sure:
            found = await registry.called(args.who)
            lines = [
                here_said("person-found", person=person, name=name, tables=tables) for person, name, tables in found
            ]
            return "\n".join(lines) or here_said("person-unknown-name")
        if not await registry.exists(args.who):
            return here_said("person-unknown")
        await registry.forget(args.who)
        return here_said("person-forgotten", person=args.who)
    finally:
        await store.close()
