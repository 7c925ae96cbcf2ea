"""Measures what attacks on the table server do to a person who plays there.

    python tools/abuse_bench.py [--short] [--only NAME ...] [--first]

Every attack has a server of its own, as `houndtable serve` runs it (SQLite on the disk, 1,024 descriptors). A person in
another process plays an expert and, at a steady pace, four tables alone; a newcomer asks for the list of tables twice a
second. They are measured without the attack, during it, and from 5 seconds after its end; then the attack begins once
more and the server is told to stop. The attackers are one more process, from another loopback address than the person
unless the row says otherwise. Everything is on this machine and ends by itself.

The first and the last row are measured without any attack. A rented machine's cores may be somebody else's for some
time: a row in which more than a fiftieth of them was stolen is measured again, twice at most, and the best is told; one
in which more than a twentieth was says so instead of whether it holds. Writes build/abuse_bench.json.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import abuse_data
from abuse_trial import PERSON, Trial, Watch, family, kill_worker, memory
from machine_probe import stolen
from server_bench import BUILD

from houndtable import engine
from houndtable.bots.levels import MILLISECONDS
from houndtable.server.settings import Settings

ATTACKER: Final = "127.0.1.1"
MOST_RATIO, MOST_WAIT, MOST_MEMORY, MOST_STOP = 2.0, 1000.0, 50.0, 3.0
LITTLE, MUCH = 0.02, 0.05  # of all cores, stolen
TRIES: Final = 3
LEVEL: Final = 4  # of the person's bot, as in abuse_person.py


@dataclass(frozen=True)
class Kind:
    """An attack: what it is called here, the function that does it, and where it comes from."""

    title: str
    name: str
    source: str = ATTACKER


IDLE: Final = Kind("no attack", "")
KINDS: Final = [
    Kind("20 tables of five masters", "masters"),
    Kind("20 tables of five masters, looked at", "watched_masters"),
    Kind("hints over ten sockets", "hints"),
    Kind("hints from the person's own address", "hints", PERSON),
    Kind("hints from 100 addresses", "crowd_hints"),
    Kind("record and replay, 8 connections", "look_back"),
    Kind("every page, 8 connections", "every_page"),
    Kind("history, not read", "story"),
    Kind("1,100 half-open sockets", "half_open"),
    Kind("1,100 half-open, 220 addresses", "half_open_crowd"),
    Kind("endless headers", "endless_headers"),
    Kind("endless header lines", "endless_header_lines"),
    Kind("endless body", "endless_body"),
    Kind("slow headers", "slow_headers"),
    Kind("slow headers, 220 addresses", "slow_crowd"),
    Kind("slow body", "slow_body"),
    Kind("pages, not read", "unread_pages"),
    Kind("pings, not read", "pings"),
    Kind("hellos, not read", "subscribe"),
    Kind("giant frames", "giants"),
    Kind("chat", "chat"),
    Kind("sockets opened and dropped", "churn"),
    Kind("new people, 200 addresses", "strangers"),
    Kind("tables made and abandoned, 200 addresses", "abandoned"),
    Kind("move and undo in a long game", "undo"),
    Kind("50 sockets at their full rate", "busy"),
    Kind("400 onlookers at a busy table", "onlookers"),
    Kind("20,000 open tables", "open_tables"),
    Kind("20,000 moves taken back, looked at", "pairs"),
    Kind("the same, of an older version", "old"),
    Kind("killed workers", "kill"),
]


@dataclass
class Times:
    """How long each thing lasts, in seconds, and how much is prepared."""

    baseline: float = 3.0
    attack: float = 8.0
    pause: float = 5.0
    after: float = 3.0
    again: float = 1.5
    pairs: int = 20000
    tables: int = 20000


SHORT: Final = Times(2.0, 4.0, 2.0, 2.0, 1.0, 2000, 20000)


@dataclass
class Row:
    """What one attack did; times in milliseconds, memory in MB, `None` where nothing could be measured."""

    title: str
    baseline: dict[str, Any] = field(default_factory=dict)
    during: dict[str, Any] = field(default_factory=dict)
    after: dict[str, Any] = field(default_factory=dict)
    memory_before: float = 0.0
    memory_most: float = 0.0
    workers: int = 0
    stop: float = 0.0
    seen: dict[str, int] = field(default_factory=dict)
    failed: str = ""
    stolen: float = 0.0  # of all cores, a part


def part(values: list[float], share: float) -> float | None:
    """Return the value that this share of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else None


def measured(found: dict[str, Any]) -> dict[str, Any]:
    """Return the figures of what the person timed."""
    if "failed" in found:
        return found
    troubles: dict[str, int] = {}
    for trouble in found["troubles"]:
        troubles[trouble] = troubles.get(trouble, 0) + 1
    return {
        "p50": part(found["acks"], 0.5),
        "p99": part(found["acks"], 0.99),
        "moves": len(found["acks"]),
        "bot": max(found["bots"], default=None),
        "bots": len(found["bots"]),
        "page": max(found["pages"], default=None),
        "troubles": troubles,
        "acks": found["acks"],
    }


def tried(kind: Kind, data: Path, prepared: dict[str, str], times: Times, *, first: bool) -> Row:
    """Measure one attack on a server of its own, again where too much of the machine was somebody else's."""
    rows: list[Row] = []
    while len(rows) < TRIES and not any(row.stolen <= LITTLE for row in rows):
        began, before = time.monotonic(), stolen()
        rows.append(tried_once(kind, data, prepared, times, first=first))
        spent = 1000 * (time.monotonic() - began) * (os.cpu_count() or 1)
        rows[-1].stolen = (stolen() - before) / spent
    return min(rows, key=lambda row: row.stolen)


def tried_once(kind: Kind, data: Path, prepared: dict[str, str], times: Times, *, first: bool) -> Row:
    """Measure one attack."""
    row = Row(kind.title)
    with tempfile.TemporaryDirectory(dir=BUILD) as name:
        folder = Path(name, "data")
        shutil.copytree(data, folder)
        if kind.name == "open_tables":
            abuse_data.open_tables(folder, prepared["few"], times.tables)
        trial = Trial(folder, first=first)
        try:
            run(trial, row, kind, prepared, times)
        finally:
            trial.end()
    return row


def run(trial: Trial, row: Row, kind: Kind, prepared: dict[str, str], times: Times) -> None:
    """Measure before, during and after the attack, and then how long the server takes to stop under it."""
    pid = trial.server.pid
    sat = trial.order("sit")
    if "failed" in sat:
        row.failed = sat["failed"]
        row.stop = trial.stop()
        return
    trial.attack("warm_up", PERSON, 1.5, prepared)
    trial.order("play", 1.5)
    trial.attacked()
    row.baseline = measured(trial.order("play", times.baseline))
    row.memory_before = memory(pid)
    watch = Watch(pid, (lambda: kill_worker(pid)) if kind.name == "kill" else lambda: None)
    watch.start()
    from_outside = kind.name not in ("", "open_tables", "kill")
    if from_outside:
        trial.attack(kind.name, kind.source, times.attack, prepared)
    row.during = measured(trial.order("play", times.attack))
    row.workers = len(family(pid)) - 1
    row.memory_most = watch.end()
    if from_outside:
        row.seen = trial.attacked()
    trial.order("play", times.pause)
    row.after = measured(trial.order("play", times.after))
    if from_outside:
        trial.attack(kind.name, kind.source, times.again + 4, prepared)
        trial.order("play", times.again)
    row.stop = trial.stop()


def judged(row: Row, quiet: float) -> list[str]:
    """Return the bars that do not hold."""
    if row.failed:
        return [row.failed[:60]]
    thinking = max(1000 * Settings().bot_pace, MILLISECONDS[LEVEL - 1])
    broken = []
    for when, found in (("", row.during), ("5 s later: ", row.after)):
        if found.get("p99") is None or found["p99"] > MOST_RATIO * max(quiet, row.baseline.get("p99") or 0):
            broken.append(f"{when}p99")
        if found.get("bot") is None or found["bot"] > thinking + MOST_WAIT:
            broken.append(f"{when}bot")
        broken += [f"{when}{trouble}" for trouble in found.get("troubles", {})]
    if row.memory_most - row.memory_before > MOST_MEMORY:
        broken.append("memory")
    if row.stop > MOST_STOP:
        broken.append("stop")
    return broken


def number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


HEAD: Final = (
    "| attack | p50, p99 before | p50, p99 during | times | bot's answer | new page | memory | 5 s later p99, bot "
    "| SIGTERM to exit | holds |"
)


def line(row: Row, quiet: float) -> str:
    """Return the row of the table."""
    b, d, a = row.baseline, row.during, row.after
    ratio = None if d.get("p99") is None or not quiet else d["p99"] / max(quiet, b.get("p99") or 0)
    broken = judged(row, quiet)
    cells = [
        row.title,
        f"{number(b.get('p50'))}, {number(b.get('p99'))} ms",
        f"{number(d.get('p50'))}, {number(d.get('p99'))} ms",
        number(ratio, 1),
        f"{number(d.get('bot'))} ms",
        f"{number(d.get('page'))} ms",
        f"{row.memory_before:.0f} + {row.memory_most - row.memory_before:.0f} MB",
        f"{number(a.get('p99'))}, {number(a.get('bot'))} ms",
        f"{row.stop:.1f} s",
        "machine busy" if row.stolen > MUCH else "yes" if not broken else "NO: " + ", ".join(broken),
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--short", action="store_true", help="a few seconds an attack")
    parser.add_argument("--only", nargs="*", metavar="NAME", help="these attacks")
    parser.add_argument("--first", action="store_true", help="before all else on a busy machine (root)")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started ends with us
    times = SHORT if given.short else Times()
    kinds = [kind for kind in KINDS if not given.only or kind.name in given.only]
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        data = Path(name, "data")
        prepared = abuse_data.prepared(data, times.pairs)
        print(f"{engine()} engine; prepared; {len(kinds)} attacks", flush=True)
        rows = []
        for kind in [IDLE, *kinds, IDLE]:
            rows.append(tried(kind, data, prepared, times, first=given.first))
            print(line(rows[-1], 0.0), flush=True)
            print(f"     {rows[-1].seen}, {rows[-1].workers} workers, {rows[-1].stolen:.1%} stolen", flush=True)
    fit = [row for row in rows if row.stolen <= MUCH]
    quiet = part([one for row in fit for one in row.baseline.get("acks", [])], 0.99) or 0.0
    for row in rows:
        for found in (row.baseline, row.during, row.after):
            found.pop("acks", None)
    print(f"\np99 of all that was measured without an attack: {quiet:.1f} ms; each attack is held to twice that, or to "
          "twice its own baseline where that is more.\n")  # fmt: skip
    print(HEAD)
    print("|" + "---|" * (HEAD.count("|") - 1))
    for row in rows:
        print(line(row, quiet))
    held = sum(not judged(row, quiet) for row in fit)
    print(f"\n{held} of {len(fit)} rows hold all bars; in {len(rows) - len(fit)} more the machine was busy otherwise.")
    out = BUILD / "abuse_bench.json"
    told = [{**asdict(row), "broken": judged(row, quiet)} for row in rows]
    out.write_text(json.dumps({"engine": engine(), "quiet p99": quiet, "rows": told}, indent=2) + "\n")
    print(f"written to {out.relative_to(BUILD.parent)}")


if __name__ == "__main__":
    main()
