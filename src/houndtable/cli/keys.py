"""`houndtable keys`: the keys with which a table server signs records."""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable.cli.serve import DATA, data, is_database, sharing

if TYPE_CHECKING:
    from houndtable.server.store import Database


def arguments(parser: ArgumentParser) -> None:
    """What to do, and which data."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--new", action="store_true", help="make a new key that signs from now on")
    group.add_argument("--drop", metavar="ID", help="publish a replaced key no longer, because it was stolen")
    parser.add_argument(
        "--data", default=data(), metavar="DIR", help=f"the server's data, or postgresql://... (default {DATA})"
    )


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
            return f"Records are signed with the key {await keyring.replace(store)} from now on."
        if args.drop:
            await keyring.drop(store, args.drop)
            return f"The key {args.drop} is published no longer."
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
