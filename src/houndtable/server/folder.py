"""The folder with a server's data: one server uses it at a time, and says there where it is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, ClassVar, Final
from urllib.parse import urlsplit

from houndtable.server.private import private_file, private_folder
from houndtable.server.store import BadStore, shown

LOCK: Final = "lock"
ADDRESS: Final = "address"


class InUse(BadStore):
    """Another server uses the folder; `address` is where it answers, as far as that is known."""

    code: ClassVar[str] = "in-use"

    def __init__(self, folder: Path, address: str) -> None:
        super().__init__("refused-in-use", path=shown(folder), address=address or None)
        self.address = address


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Nobody else serves the folder meanwhile."""
    try:
        private_folder(folder)
        file = private_file(folder / LOCK).open("w")
    except OSError as error:
        raise BadStore("refused-bad-folder", path=shown(folder), problem=str(error.strerror)) from None
    with file:
        try:
            take(file)
        except OSError:
            raise InUse(folder, last_address(folder)) from None
        yield


def take(file: IO[str]) -> None:
    """The file is this process's until it is closed; an OSError if it is another's."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def note_address(folder: Path, address: str) -> None:
    """Whoever looks into the folder knows where its server answers."""
    try:
        private_file(folder / ADDRESS).write_text(address, encoding="utf-8")
    except OSError as error:
        raise BadStore("refused-bad-folder", path=shown(folder), problem=str(error.strerror)) from None


def last_address(folder: Path) -> str:
    """Where the folder's server answers, or did the last time; empty if that is not known."""
    try:
        address = (folder / ADDRESS).read_text(encoding="utf-8")
        return address if urlsplit(address).port else ""
    except (OSError, ValueError):
        return ""


def last_port(folder: Path) -> int:
    """The port of that address, 0 if it is not known: at the same port a browser finds what it kept."""
    return urlsplit(last_address(folder)).port or 0
