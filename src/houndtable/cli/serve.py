"""`houndtable serve`: the table server."""

from __future__ import annotations

import contextlib
import logging
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable.cli.parser import Misuse, whole

if TYPE_CHECKING:
    from types import ModuleType

DATA = "houndtable-data"


def arguments(parser: ArgumentParser) -> None:
    """Where, and with which data."""
    add = parser.add_argument
    add(
        "--host",
        default="127.0.0.1",
        metavar="H",
        help="the address to serve at (default 127.0.0.1: this machine only)",
    )
    add("--port", type=whole(0, 65535), default=0, metavar="P", help="the port (default: any that is free)")
    add("--data", default=DATA, metavar="DIR", help=f"the folder for all data (default {DATA})")
    add("--bot-workers", type=whole(1, 64), default=1, metavar="N", help="processes in which bots think (default 1)")
    add("--origin", action="append", default=[], metavar="URL", help="a further page that may ask; can be repeated")
    add("--https", action="store_true", help="people come by https: cookies are sent no other way")
    add("--trust-proxy", action="store_true", help="believe a proxy in front which address somebody has")


def run(args: Namespace) -> int:
    """Serves until Ctrl-C."""
    server = the_server()
    settings = server.Settings(trust_proxy=args.trust_proxy, origins=args.origin, secure_cookies=args.https)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        server.serve(args.host, args.port, Path(args.data), settings, args.bot_workers, say_where)
    return 0


def say_where(address: str) -> None:
    """The address is on the screen."""
    print(f"Houndtable serves at {address} (Ctrl-C stops it)", flush=True)


def the_server() -> ModuleType:
    """The server, or a refusal that says what to install."""
    try:
        from houndtable.server import serving
    except ModuleNotFoundError as error:
        raise Misuse(
            f"The table server needs the extra `server` ({error.name} is missing): pip install 'houndtable[server]'."
        ) from None
    return serving
