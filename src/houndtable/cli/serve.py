"""`houndtable serve`: the table server."""

from __future__ import annotations

import contextlib
import logging
from argparse import ArgumentParser, Namespace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from houndtable.cli.parser import Misuse, whole

DATA: Final = "houndtable-data"
NEEDED: Final = ["msgspec", "starlette", "uvicorn", "websockets"]


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
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Misuse(
            f"The table server needs the extra `server` ({', '.join(missing)} missing): "
            "pip install 'houndtable[server]'. The games can be played without it: houndtable terminal."
        )
    return import_module("houndtable.server.serving")
