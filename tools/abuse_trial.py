"""One trial of tools/abuse_bench.py: a server, a person who plays there, an attacker, and the memory of them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from server_bench import python

PERSON: Final = "127.0.0.1"
DESCRIPTORS: Final = 1024
PATIENCE: Final = 60.0  # seconds for a server that stops


class Trial:
    """A server with its person; both end with it."""

    def __init__(self, folder: Path, *, first: bool) -> None:
        self.first = ["nice", "-n", "-10"] if first else []
        self.log = (folder / "log").open("w")
        limit = ["prlimit", f"--nofile={DESCRIPTORS}:{DESCRIPTORS}"]
        words = [sys.executable, "-m", "houndtable", "serve", "--data", str(folder)]
        pipe = subprocess.PIPE
        self.server = subprocess.Popen([*self.first, *limit, *words], stdout=pipe, stderr=self.log, text=True)
        assert self.server.stdout is not None
        line = self.server.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http"))
        person = python("abuse_person.py", self.address, PERSON)
        self.person = subprocess.Popen([*self.first, *person], stdin=pipe, stdout=pipe, text=True)
        self.attacker: subprocess.Popen[str] | None = None

    def order(self, *words: object) -> dict[str, Any]:
        """Return the person's answer."""
        assert self.person.stdin is not None
        assert self.person.stdout is not None
        print(*words, file=self.person.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.person.stdout.readline() or '{"failed": "the person is gone"}')
        return answer

    def attack(self, name: str, source: str, seconds: float, prepared: dict[str, str]) -> None:
        """Begin an attack."""
        words = python("abuse_attacks.py", name, self.address, source, seconds, json.dumps(prepared))
        self.attacker = subprocess.Popen([*self.first, *words], stdout=subprocess.PIPE, text=True)

    def attacked(self) -> dict[str, int]:
        """Return what the attacker saw; it is over."""
        assert self.attacker is not None
        with self.attacker:
            try:
                out, _ = self.attacker.communicate(timeout=8)
            except subprocess.TimeoutExpired:
                self.attacker.kill()
                out = ""
        self.attacker = None
        found: dict[str, int] = json.loads(out or '{"attacker hung": 1}')
        return dict(sorted(found.items(), key=lambda one: -one[1])[:6])

    def stop(self) -> float:
        """Return the seconds from SIGTERM to the end of the server."""
        begin = time.perf_counter()
        self.server.send_signal(signal.SIGTERM)
        try:
            self.server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.server.kill()
        return time.perf_counter() - begin

    def end(self) -> None:
        """Nothing of it is left."""
        workers = family(self.server.pid)[1:]
        for process in (self.attacker, self.person, self.server):
            if process is not None:
                with process:
                    process.kill()
        for pid in workers:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.log.close()


def family(pid: int) -> list[int]:
    """Return a process and all that it started."""
    found = [pid]
    try:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            for child in (thread / "children").read_text().split():
                found += family(int(child))
    except OSError:
        pass
    return found


def memory(pid: int) -> float:
    """Return the memory of a process and all that it started in MB, what they share counted once."""
    total = 0
    for one in family(pid):
        try:
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        except OSError:
            continue
    return total / 1000


class Watch(threading.Thread):
    """Keeps the most memory seen, and may do something every second."""

    def __init__(self, pid: int, each_second: Callable[[], None] = lambda: None) -> None:
        super().__init__(daemon=True)
        self.pid = pid
        self.most = 0.0
        self.over = threading.Event()
        self.each_second = each_second

    def run(self) -> None:
        turn = 0
        while not self.over.wait(0.2):
            turn += 1
            self.most = max(self.most, memory(self.pid))
            if turn % 5 == 0:
                self.each_second()

    def end(self) -> float:
        self.over.set()
        self.join()
        return self.most


def kill_worker(pid: int) -> None:
    """Kill one process that the server started."""
    for worker in family(pid)[1:]:
        try:
            if b"spawn_main" in Path(f"/proc/{worker}/cmdline").read_bytes():
                os.kill(worker, signal.SIGKILL)
                return
        except OSError:
            continue
