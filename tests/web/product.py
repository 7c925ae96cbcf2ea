"""The product as people run it: the installed command in a process of its own, with everything it says kept.

HOUNDTABLE_PRODUCT names the Python into which the wheel is installed; without it the sources of this checkout run."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final
from urllib.request import urlopen

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src"
STATIC: Final = SOURCES / "houndtable" / "server" / "static"
PATIENCE: Final = 30.0  # seconds for starting and stopping
COMMAND: Final = ["-m", "houndtable"]
WHICH: Final = "import houndtable, json; print(json.dumps([houndtable.__file__, houndtable.engine()]))"


def python() -> list[str]:
    """The words that start the product's Python, which sees nothing of the folder it is started in."""
    return [os.environ.get("HOUNDTABLE_PRODUCT") or sys.executable, "-P"]


def environment() -> dict[str, str]:
    """The environment of the product: the checkout is seen only where nothing is installed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if not os.environ.get("HOUNDTABLE_PRODUCT"):
        env["PYTHONPATH"] = str(SOURCES)
    return env


def built() -> None:
    """Skips, or fails where nothing may be missing, if there is no table in the browser to be served."""
    if os.environ.get("HOUNDTABLE_PRODUCT") or (STATIC / "index.html").exists():
        return
    lack = "The table in the browser is not built: python tools/client.py"
    (pytest.fail if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS") else pytest.skip)(lack)


def which(folder: Path) -> tuple[str, str]:
    """Where the product's package lies, and its engine."""
    words = [*python(), "-c", WHICH]
    said = subprocess.run(words, cwd=folder, env=environment(), check=True, stdout=subprocess.PIPE, timeout=PATIENCE)
    place, engine = json.loads(said.stdout)
    return str(place), str(engine)


class Product:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], site: str, log: Path) -> None:
        self.process = process
        self.site = site
        self.log = log

    def said(self) -> list[str]:
        """All lines of the server's log; it tells nothing below a warning."""
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines()

    def connections(self) -> int:
        """How many sockets the server has open."""
        with urlopen(f"{self.site}metrics", timeout=PATIENCE) as answer:
            found = re.search(r"^houndtable_connections (\d+)$", answer.read().decode(), re.MULTILINE)
        assert found, "The metrics do not tell the connections."
        return int(found[1])

    def is_left(self) -> bool:
        """Whether the server notices that everybody has gone."""
        end = time.monotonic() + PATIENCE
        while self.connections() and time.monotonic() < end:
            pass
        return not self.connections()

    def stop(self, by: signal.Signals) -> int:
        """The exit code with which it ends when it is asked to."""
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)


@contextmanager
def running(folder: Path, start: Sequence[str] = COMMAND, pace: float = 0.0) -> Iterator[Product]:
    """The product serves, with bots that wait so long before a move; it is gone afterwards."""
    built()
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "server.log"
    words = [*python(), *start, "serve", "--data", str(folder / "data"), "--port", "0", "--bot-pace", f"{pace:g}"]
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            words, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert process.stdout is not None
    with process.stdout as said:
        try:
            yield Product(process, address(said, log), log)
        finally:
            process.kill()
            process.wait()


def address(said: IO[str], log: Path) -> str:
    """Where the server says that it serves."""
    begun, line = time.monotonic(), said.readline()
    found = re.search(r"http://\S+/", line)
    if not found:
        took = time.monotonic() - begun
        pytest.fail(f"The server said {line!r} after {took:.1f} s, and in its log:\n{log.read_text()}")
    return found[0]
