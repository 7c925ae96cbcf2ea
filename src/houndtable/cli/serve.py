"""`houndtable serve`: the table server."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from houndtable.cli.parser import Misuse, Parser, days, network, origin, seconds, whole
from houndtable.cli.tongue import here_said

DATA: Final = "houndtable-data"
NEEDED_TO_SHARE: Final = ["asyncpg", "redis"]


def arguments(parser: Parser) -> None:
    """Where, and with which data."""
    add = parser.add_argument
    add("--host", default="127.0.0.1", metavar="H")
    add("--port", type=whole(0, 65535), default=0, metavar="P")
    add("--data", default=data(), metavar="DIR", usual=DATA)
    add("--redis", default=os.environ.get("HOUNDTABLE_REDIS", ""), metavar="URL", usual="")
    add("--bot-workers", type=whole(1, 64), default=1, metavar="N")
    add("--bot-pace", type=seconds(60), default=None, metavar="S", usual=0.4)
    add("--origin", action="append", type=origin, default=[], metavar="URL")
    add("--https", action="store_true")
    add("--contact", default="", metavar="TEXT")
    add("--keep-open", type=days, default=None, metavar="DAYS", usual=1)
    add("--keep-abandoned", type=days, default=None, metavar="DAYS", usual=90)
    add("--keep-finished", type=days, default=None, metavar="DAYS", usual=365)
    add("--trust-proxy", action="store_true")
    add("--proxy", action="append", type=network, default=[], metavar="NET")


def run(args: Namespace) -> int:
    """Serves until Ctrl-C or SIGTERM; both are asked for, and no failure."""
    server = the_server()
    place: list[str | Path] = [Path(args.data)]
    if is_database(args.data):
        server, place = sharing(), [args.data, args.redis]
    elif args.redis:
        raise Misuse("misuse-redis-needs-database")
    settings = server.Settings(
        trust_proxy=args.trust_proxy or bool(args.proxy),
        proxies=args.proxy,
        origins=args.origin,
        secure_cookies=args.https,
        contact=args.contact,
    )
    kept = {"open_days": args.keep_open, "abandoned_days": args.keep_abandoned, "finished_days": args.keep_finished}
    chosen = {"bot_pace": args.bot_pace, **kept}
    settings = replace(settings, **{name: value for name, value in chosen.items() if value is not None})
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with contextlib.suppress(KeyboardInterrupt), stoppable():
        server.serve(args.host, args.port, *place, settings, args.bot_workers, say_where)
    return 0


@contextlib.contextmanager
def stoppable() -> Iterator[None]:
    """SIGTERM stops what runs here as Ctrl-C does: in the end that is a KeyboardInterrupt."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def say_where(address: str) -> None:
    """The address is on the screen."""
    print(here_said("serve-address", address=address), flush=True)
    tell_lack()


def tell_lack() -> None:
    """Say what to do where there is no table in the browser."""
    if not the_server().is_built():
        print(here_said("serve-no-pages"), flush=True)


def the_server() -> ModuleType:
    """The server; other commands do without it."""
    return import_module("houndtable.server.serving")


def sharing() -> ModuleType:
    """The server with its data in PostgreSQL, or a refusal that says what to install."""
    missing = [one for one in NEEDED_TO_SHARE if find_spec(one) is None]
    if missing:
        raise Misuse("needs-extra", what="PostgreSQL", extra="cluster")
    return import_module("houndtable.server.sharing")


def data() -> str:
    """Where the data is unless it is said; a password is better kept in the environment than on the command line."""
    return os.environ.get("HOUNDTABLE_DATA", DATA)


def is_database(place: str) -> bool:
    """Whether the data is in PostgreSQL."""
    return place.startswith(("postgresql://", "postgres://"))


def folder(place: str) -> Path:
    """The folder with the data; PostgreSQL has tools of its own for what is done with folders."""
    if is_database(place):
        raise Misuse("misuse-backup-of-database")
    return Path(place)
