"""Files for their owner only, whatever the umask. Windows has no such modes: there nothing changes."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path
from typing import Final

LOG = logging.getLogger("houndtable.server")
FOLDER: Final = 0o700
FILE: Final = 0o600
OTHERS: Final = 0o077


def private_folder(folder: Path) -> None:
    """Make the folder if it is missing, and close it to everybody but its owner."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    close(folder, FOLDER)


def private_file(path: Path) -> Path:
    """Make an empty file if it is missing, and close it to everybody but its owner."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    close(path, FILE)
    return path


def close(path: Path, mode: int) -> None:
    """Take the rights of others away; where the system refuses, the log says so."""
    if sys.platform == "win32" or not path.stat().st_mode & OTHERS:
        return
    try:
        path.chmod(mode)
    except OSError:
        LOG.warning("others may read %s: its mode is %s", path.name, stat.filemode(path.stat().st_mode))
