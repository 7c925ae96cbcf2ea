"""`houndtable forget-person`: answer somebody who asks the operator of a table server to be deleted."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace

from houndtable.cli.keys import opened
from houndtable.cli.serve import DATA, data, is_database, sharing


def arguments(parser: ArgumentParser) -> None:
    """Whom, and which data."""
    parser.add_argument("who", metavar="WHO", help="a name, which finds people, or with --sure a person's number")
    parser.add_argument("--sure", action="store_true", help="forget the person with this number")
    parser.add_argument(
        "--data", default=data(), metavar="DIR", help=f"the server's data, or postgresql://... (default {DATA})"
    )


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
            lines = [f"{person}  {name}, {tables} tables" for person, name, tables in found]
            return "\n".join(lines) or "Nobody here has this name or number."
        if not await registry.exists(args.who):
            return "Nobody here has this number."
        await registry.forget(args.who)
        return f"{args.who} is logged out. A running server removes the name within a minute, any other when it starts."
    finally:
        await store.close()
