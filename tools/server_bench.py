"""Measures the table server: start to first page, memory a table, and how long a move takes until it is acknowledged.

    python tools/server_bench.py [--tables N] [--rate R] [--seconds S] [--runs N] [--first] [--data postgresql://...]

The server has one core and writes every move to the disk before it acknowledges it (SQLite, full sync, or a PostgreSQL
for this alone); its clients are another process on another core. How long the disk takes by itself, and how long the
core was somebody else's, is measured meanwhile: a slow move on a slow machine is not the server's. Prints what it
measures against what is asked for and writes build/server_bench.json.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

TOOLS: Final = Path(__file__).resolve().parent
BUILD: Final = TOOLS.parent / "build"
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, CLIENT_CORE = CORES[0], CORES[-1]
PAGE = os.sysconf("SC_PAGE_SIZE")
MOST_START, MOST_P99, MOST_MEMORY, LIMIT = 2.0, 10.0, 50.0, 100.0
STARTS = 5
FIRST = ["chrt", "--rr", "1"]  # before all else
CLOSEST = 25  # moves a second between the highest rate that holds and the lowest that does not


class Bench:
    """A server with its clients; both end with it."""

    def __init__(self, server: list[str], client: list[str], more: list[object], *, first: bool) -> None:
        prefix = FIRST if first else []
        pipe = subprocess.PIPE
        self.server = subprocess.Popen([*prefix, *server], stdout=pipe, text=True)
        assert self.server.stdout is not None
        address, _, self.about = self.server.stdout.readline().strip().partition(" ")
        self.client = subprocess.Popen([*prefix, *client, address, *map(str, more)], stdin=pipe, stdout=pipe, text=True)

    def order(self, *words: object) -> dict[str, Any]:
        """What the clients answer to an order."""
        assert self.client.stdin is not None
        assert self.client.stdout is not None
        print(*words, file=self.client.stdin, flush=True)
        answer: dict[str, Any] = json.loads(self.client.stdout.readline())
        return answer

    def memory(self) -> float:
        """The server's memory in kB."""
        resident = Path(f"/proc/{self.server.pid}/statm").read_text().split()[1]
        return int(resident) * PAGE / 1000

    def processor(self) -> float:
        """Seconds of processor time the server has used."""
        words = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        for process in (self.client, self.server):
            with process:
                process.kill()


def python(tool: str, *words: object) -> list[str]:
    """The command for one of our tools."""
    return [sys.executable, str(TOOLS / tool), *map(str, words)]


def start_to_page(*, first: bool) -> float:
    """Seconds from the command to its first page, the best of several."""
    best = float("inf")
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            begin = time.perf_counter()
            words = [sys.executable, "-m", "houndtable", "browser", "--no-open", "--data", folder]
            words = [*FIRST, *words] if first else words
            with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
                assert process.stdout is not None
                address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
                urllib.request.urlopen(address).read()
                best = min(best, time.perf_counter() - begin)
                process.send_signal(signal.SIGINT)
    return best


def played(bench: Bench, rate: float, seconds: float) -> dict[str, Any]:
    """How long moves took at this rate."""
    before = bench.processor()
    found = bench.order("play", rate, seconds)
    found["processor"] = (bench.processor() - before) / seconds
    middle, most, p99, longest = found["times"]
    troubles = [f"{found[what]} {what}" for what in ("unanswered", "lost", "refused") if found[what]]
    print(
        f"{rate:6.0f} moves/s asked, {found['rate']:6.0f} made: median {middle:5.1f} ms, 90% {most:6.1f}, "
        f"99% {p99:6.1f}, all {longest:6.1f}; processor {found['processor']:4.0%}; {', '.join(troubles) or 'no error'}"
    )
    return found


def beside_the_machine(bench: Bench, rate: float, seconds: float, folder: str, *, first: bool) -> dict[str, Any]:
    """The same, and how slow the disk was by itself and how much of the server's core was stolen meanwhile."""
    words = [*(FIRST if first else []), *python("machine_probe.py", folder, seconds, SERVER_CORE)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as probe:
        found = played(bench, rate, seconds)
        assert probe.stdout is not None
        found["machine"] = json.loads(probe.stdout.read())
    middle, most, p99, longest = found["machine"]["disk"]
    print(f"{'the disk by itself':>33}: median {middle:5.1f} ms, 90% {most:6.1f}, 99% {p99:6.1f}, all {longest:6.1f}")
    print(f"{'the core was stolen':>33}: {found['machine']['stolen']:.0f} ms")
    return found


def holds(found: dict[str, Any], rate: float) -> bool:
    """Whether the server keeps up: every move acknowledged, all but one of a hundred in time."""
    is_whole = not (found["unanswered"] or found["lost"] or found["refused"])
    return is_whole and found["rate"] > 0.97 * rate and found["times"][2] < LIMIT


def highest(bench: Bench, rate: float, seconds: float) -> float:
    """The highest rate that holds: doubled until it does not, then halved in between."""
    good, bad = 0.0, 0.0
    while not bad or bad - good > CLOSEST:
        if holds(played(bench, rate, seconds), rate):
            good = rate
        else:
            bad = rate
        rate = 2 * good if not bad else (good + bad) / 2
    return good


def verdict(what: str, value: float, unit: str, most: float) -> dict[str, Any]:
    print(f"{what}: {value:.2f} {unit} (asked for: at most {most:g}) {'holds' if value <= most else 'DOES NOT HOLD'}")
    return {"what": what, "value": value, "unit": unit, "most": most}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="open tables with four seats each (default: 1000)")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second (default: 200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it is played (default: 20)")
    parser.add_argument("--runs", type=int, default=3, help="how often (default: 3)")
    parser.add_argument("--first", action="store_true", help="before all else on a busy machine (needs chrt and root)")
    parser.add_argument("--data", help="a PostgreSQL instead of SQLite")
    given = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    results = [verdict("start to first page", start_to_page(first=given.first), "s", MOST_START)]
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        server = python("bench_server.py", given.data or folder, SERVER_CORE)
        bench = Bench(server, python("load_client.py"), [given.tables, CLIENT_CORE], first=given.first)
        store = "PostgreSQL" if given.data else "SQLite with full sync"
        try:
            print(f"{given.tables} tables with four seats, {bench.about}, one core, {store}")
            memory = [bench.memory()]
            for order in ("tables", "connect", "hello"):
                bench.order(order)
                memory.append(bench.memory())
            rate, seconds, first = given.rate, given.seconds, given.first
            runs = [beside_the_machine(bench, rate, seconds, folder, first=first) for _ in range(given.runs)]
            memory.append(bench.memory())
            empty, made, connected, _, after = memory
            each = (made - empty + after - connected) / given.tables
            print(f"memory a connection: {(connected - made) / given.tables / 4:.1f} kB")
            results.append(verdict("memory a table that four look at", each, "kB", MOST_MEMORY))
            what = f"99 of 100 moves at {given.rate:g} moves/s acknowledged within"
            results += [verdict(what, run["times"][2], "ms", MOST_P99) for run in runs]
            best = highest(bench, 2 * given.rate, given.seconds / 3)
            print(f"highest rate with 99 of 100 moves acknowledged within {LIMIT:g} ms: {best:.0f} moves/s")
        finally:
            bench.end()
    results.append({"what": "highest rate", "value": best, "unit": "moves/s"})
    out = BUILD / "server_bench.json"
    out.write_text(json.dumps({"engine": bench.about, "at rate": runs, "results": results}, indent=2) + "\n")
    print(f"written to {out.relative_to(BUILD.parent)}")


if __name__ == "__main__":
    main()
