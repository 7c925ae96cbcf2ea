"""A dataset being written: matches are played in any order and written in theirs."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from houndtable.lab.arena import Setup
from houndtable.lab.columns import TableFile
from houndtable.lab.dataset import COLUMNS, MatchData, facts, matches
from houndtable.lab.workers import Labour

MATCHES = "matches.jsonl.gz"
PIECE = 10  # matches handed out at a time


def made(place: Path) -> IO[bytes]:
    """A new file."""
    return open(place, "wb")


def zipped(file: IO[bytes]) -> gzip.GzipFile:
    """What is written is compressed; without name and time, so that the same games give the same bytes."""
    return gzip.GzipFile("", "wb", 6, file, 0)


class DatasetRun:
    """Writes into a folder; the files have their names once `finish` was called."""

    def __init__(self, setup: Setup, games: int, workers: Labour, folder: Path) -> None:
        self.setup = setup
        self.games = games
        self.workers = workers
        self.place = folder / MATCHES
        self.fresh = folder / f".{MATCHES}.{os.getpid()}"
        self.files = ExitStack()
        self.file = self.files.enter_context(zipped(self.files.enter_context(made(self.fresh))))
        told = {"houndtable": json.dumps(facts(setup))}
        self.tables = {name: TableFile(folder / f"{name}.parquet", COLUMNS[name], told) for name in COLUMNS}
        self.waiting: dict[int, MatchData] = {}
        self.written = 0

    @property
    def is_stopped(self) -> bool:
        """Whether no further match is to begin."""
        return self.workers.stopped.is_set()

    def stop(self) -> None:
        """No further match is begun; `play` returns as soon as those at play are finished."""
        self.workers.stopped.set()

    def pieces(self) -> Iterator[range]:
        """The matches by their numbers, a few at a time."""
        for start in range(0, self.games, PIECE):
            yield range(start, min(start + PIECE, self.games))

    def play(self, progress: Callable[[int], None]) -> None:
        """All matches are played and written, unless stopped; `progress` hears how many are written."""
        for found in self.workers.results(matches, self.setup, self.pieces()):
            self.waiting.update({each.number: each for each in found})
            while self.written in self.waiting:
                self.write(self.waiting.pop(self.written))
                self.written += 1
            progress(self.written)

    def write(self, data: MatchData) -> None:
        """One match, behind all others."""
        line = {"match": data.number, "record": data.record}
        self.file.write((json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n").encode())
        for name, rows in data.rows.items():
            self.tables[name].add(rows)

    def finish(self) -> None:
        """All that was written has its place."""
        self.files.close()
        os.replace(self.fresh, self.place)
        for table in self.tables.values():
            table.finish()

    def drop(self) -> None:
        """Nothing is left of it."""
        self.files.close()
        self.fresh.unlink(missing_ok=True)
        for table in self.tables.values():
            table.drop()
