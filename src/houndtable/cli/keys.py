"""`houndtable keys`: the keys with which a table server signs records."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable.cli.parser import Parser
from houndtable.cli.serve import DATA, data, is_database, sharing
from houndtable.cli.tongue import here_said

if TYPE_CHECKING:
    from houndtable.server.store import Database


def arguments(parser: Parser) -> None:
    """What to do, and which data."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--new", action="store_true")
    group.add_argument("--drop", metavar="ID")
    parser.add_argument("--data", default=data(), metavar="DIR", usual=DATA)


def run(args: Namespace) -> int:
    """The public keys are on the screen as a server tells them, or what was done."""
    if is_database(args.data):
        sharing()
    print(asyncio.run(done(args)))
    return 0


async def done(args: Namespace) -> str:
    """Do what is asked for and return what to print."""
    from houndtable.server import keyring

    store = await opened(args.data)
    try:
        if args.new:
            return here_said("keys-new", key=await keyring.replace(store))
        if args.drop:
            await keyring.drop(store, args.drop)
            return here_said("keys-dropped", key=args.drop)
        return keyring.as_json(await keyring.published(store))
    finally:
        await store.close()


async def opened(place: str) -> Database:
    """Return where the server's keys are; the server may be running."""
    if is_database(place):
        from houndtable.server.postgres import PostgresDatabase

        return await PostgresDatabase.beside(place)
    from houndtable.server.sqlite_store import SqliteStore, data_in

    return SqliteStore(data_in(Path(place)).parent)
