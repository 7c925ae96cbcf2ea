"""Measures a first start as a stranger makes it: from a fresh copy of the sources to a page that can be played.

    python tools/first_start.py    make bench-start

Installing the third-party packages alone is measured in the same run: no project can be quicker than that.
Then it waits for the compiled engine behind the page.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import checks
import environment

ROOT = Path(environment.ROOT)
READY = "The compiled engine is ready"
PATIENCE = 900.0


class Start:
    """A ./play that runs, and what it has said so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said: list[str] = []

    def line(self, words: str) -> str:
        """Return the next line with these words."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip())
            if words in line:
                return line
        raise SystemExit(f"./play ended without {words!r}:\n" + "\n".join(self.said))

    def address(self) -> str:
        """Return where it serves."""
        return next(word for word in self.line("Houndtable is at").split() if word.startswith("http://"))

    def stop(self) -> int:
        """Return the exit code after Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)


def copy_sources(folder: Path) -> None:
    """Copy what a clone would have."""
    for path in checks.tracked_files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
        target.chmod(path.stat().st_mode)


@contextlib.contextmanager
def started(folder: Path, **env: str) -> Iterator[Start]:
    """Run ./play in the folder, without opening a browser; it is gone afterwards."""
    words = [sys.executable, str(folder / "play"), "browser", "--no-open", "--data", str(folder / "data")]
    whole = {**environment.clean_env(), "PYTHONUNBUFFERED": "1", **env}
    process = subprocess.Popen(
        words,
        cwd=folder,
        env=whole,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield Start(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def engine_at(address: str) -> str:
    """Return the engine that the server tells."""
    with urlopen(f"{address}health", timeout=30) as answer:
        return str(json.load(answer)["engine"])


def is_playable(address: str) -> bool:
    """Return whether the page is there and a table against a bot can be made."""
    with urlopen(address, timeout=30) as page:
        has_page = b'type="module"' in page.read()
    body = {"game": "dachs", "players": 2, "options": {}, "seats": [{"kind": "person"}, {"kind": "bot", "level": 1}]}
    wish = Request(f"{address}api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(wish, timeout=30) as made:
        return has_page and made.status == 201


def packages_alone(folder: Path) -> float:
    """Return the seconds that installing the third-party packages takes."""
    begin = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    words = environment.installer(str(folder.joinpath(*environment.PYTHON)), None)
    pins = environment.pinned([environment.pin_file("play")])
    subprocess.run([*words, "-q", *pins], check=True, stderr=subprocess.DEVNULL, cwd=ROOT)
    return time.monotonic() - begin


def main() -> None:
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory(prefix="houndtable-start-") as place:
        folder = Path(place, "clone")
        folder.mkdir()
        copy_sources(folder)
        print("installing the third-party packages alone ...", flush=True)
        alone = packages_alone(Path(place, "alone"))
        print(f"the third-party packages alone: {alone:.1f} s\n./play in a fresh copy ...", flush=True)
        begin = time.monotonic()
        with started(folder) as start:
            address = start.address()
            assert is_playable(address), "The page is not there, or no table can be made."
            page = time.monotonic() - begin
            print(f"a page that can be played: {page:.1f} s, {page / alone:.2f} times that", flush=True)
            print(start.line(READY).strip())
            start.stop()


if __name__ == "__main__":
    main()
