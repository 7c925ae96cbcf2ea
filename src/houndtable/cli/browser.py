"""`houndtable browser`: the table server for this machine alone, and a browser that shows it."""

from __future__ import annotations

import logging
import os
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Final
from urllib.parse import urlsplit

from houndtable.cli.parser import Parser, command_line
from houndtable.cli.serve import DATA, stoppable, tell_lack, the_server
from houndtable.cli.tongue import here_said

HOST: Final = "127.0.0.1"
WORKERS: Final = 1


def arguments(parser: Parser) -> None:
    """With which data, and whether a browser is opened."""
    parser.add_argument("--data", default=DATA, metavar="DIR")
    parser.add_argument("--no-open", action="store_true")


def run(args: Namespace) -> int:
    """Serves until Ctrl-C; where a server uses the data already, that one is shown."""
    server = the_server()
    opens = not args.no_open and can_open()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        with stoppable():
            serve(server, Path(args.data), lambda address: show(address, "browser-stop", opens=opens))
    except server.InUse as other:
        if not other.address:
            raise
        show(other.address, "browser-running", opens=opens)
    except KeyboardInterrupt:
        print("\n" + here_said("browser-stopped", folder=args.data))
    return 0


def serve(server: ModuleType, folder: Path, ready: Callable[[str], None]) -> None:
    """Serves at the port of last time, at any that is free if somebody else has that one now."""
    settings = server.Settings()
    try:
        server.serve(HOST, server.last_port(folder), folder, settings, WORKERS, ready)
    except server.BadAddress:
        server.serve(HOST, 0, folder, settings, WORKERS, ready)


def show(address: str, more: str, *, opens: bool) -> None:
    """The address is on the screen with one message more, and in a browser if one can be opened, without waiting."""
    print(here_said("browser-address", address=address, more=here_said(more)), flush=True)
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
        return here_said("browser-open", command=command_line("terminal"))
    port = urlsplit(address).port
    return here_said("browser-open-elsewhere", command=f"ssh -L {port}:{HOST}:{port} NAME-OF-THIS-MACHINE")
