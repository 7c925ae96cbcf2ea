"""`houndtable browser`: the table server for this machine alone, and a browser that shows it."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final
from urllib.parse import urlsplit

from houndtable.cli.saving import command_name
from houndtable.cli.serve import DATA, stoppable, tell_lack, the_server

HOST: Final = "127.0.0.1"
WORKERS: Final = 1


def arguments(parser: ArgumentParser) -> None:
    """With which data, and whether a browser is opened."""
    parser.add_argument("--data", default=DATA, metavar="DIR", help=f"the folder for all data (default {DATA})")
    parser.add_argument("--no-open", action="store_true", help="say the address, open no browser")


def run(args: Namespace) -> int:
    """Serves until Ctrl-C; where a server uses the data already, that one is shown."""
    server = the_server()
    opens = not args.no_open and can_open()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        with stoppable():
            serve(server, Path(args.data), lambda address: show(address, "Ctrl-C stops it.", opens=opens))
    except server.InUse as other:
        if not other.address:
            raise
        show(other.address, "It was running already.", opens=opens)
    except KeyboardInterrupt:
        print(f"\nStopped. Your tables are kept in {args.data}")
    return 0


def serve(server: ModuleType, folder: Path, ready: Callable[[str], None]) -> None:
    """Serves at the port of last time, at any that is free if somebody else has that one now."""
    settings = server.Settings()
    try:
        server.serve(HOST, server.last_port(folder), folder, settings, WORKERS, ready)
    except server.BadAddress:
        server.serve(HOST, 0, folder, settings, WORKERS, ready)


def show(address: str, more: str, *, opens: bool) -> None:
    """The address is on the screen, and in a browser if one can be opened; nobody waits for that."""
    print(f"Houndtable is at {address}  {more}", flush=True)
    tell_lack()
    if opens:
        opening = threading.Thread(target=open_browser, args=(address,), daemon=True)
        opening.start()
    else:
        print(advice(address), flush=True)


def open_browser(address: str) -> None:
    """A browser shows the page, or the person is told to open one."""
    try:
        is_open = webbrowser.open(address)
    except webbrowser.Error:
        is_open = False
    if not is_open:
        print(advice(address), flush=True)


def can_open() -> bool:
    """Whether this machine has a screen for a browser, and the person sits at it."""
    known = os.environ
    if known.get("CI"):
        return False
    if known.get("BROWSER"):
        return True
    if known.get("SSH_CONNECTION") or known.get("SSH_TTY"):
        return False
    return sys.platform in ("win32", "darwin") or bool(known.get("DISPLAY") or known.get("WAYLAND_DISPLAY"))


def advice(address: str) -> str:
    """How the person gets to the page without our help."""
    if not os.environ.get("SSH_CONNECTION"):
        return f"Open this address in a browser on this machine, or play without one: {command_name()} terminal"
    port = urlsplit(address).port
    return f"On your own machine: ssh -L {port}:{HOST}:{port} NAME-OF-THIS-MACHINE; then open the address there."
