"""Flat tables for Parquet files, each column with what it tells. Writing them needs the extra `lab`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

BATCH = 5000  # rows written at a time


@dataclass(frozen=True)
class Column:
    """A column: its kind is one of `kinds`, and where a question mark follows a value may be missing."""

    name: str
    kind: str
    about: str


def described(columns: Sequence[Column]) -> str:
    """The columns as a table in Markdown."""
    rows = [f"| `{each.name}` | {each.kind} | {each.about} |" for each in columns]
    return "\n".join(["| column | kind | meaning |", "|---|---|---|", *rows]) + "\n"


def kinds() -> dict[str, Any]:
    """The kinds of columns as Arrow's types."""
    import pyarrow as pa

    return {
        "whole": pa.int64(),
        "number": pa.float64(),
        "text": pa.string(),
        "flag": pa.bool_(),
        "texts": pa.list_(pa.string()),
        "wholes": pa.list_(pa.int32()),
    }


def schema(columns: Sequence[Column], facts: dict[str, str]) -> Any:
    """The columns as Arrow's schema; `facts` stand in the file beside the table."""
    import pyarrow as pa

    known = kinds()
    fields = [pa.field(each.name, known[each.kind.rstrip("?")], each.kind.endswith("?")) for each in columns]
    return pa.schema(fields, metadata=facts)


class TableFile:
    """A Parquet file being written; it takes its name only when it is complete."""

    def __init__(self, place: Path, columns: Sequence[Column], facts: dict[str, str]) -> None:
        import pyarrow.parquet as pq

        self.place = place
        self.fresh = place.with_name(f".{place.name}.{os.getpid()}")
        self.schema = schema(columns, facts)
        self.rows: list[dict[str, Any]] = []
        self.writer = pq.ParquetWriter(self.fresh, self.schema, compression="zstd")

    def add(self, rows: Iterable[dict[str, Any]]) -> None:
        """The rows come behind all others."""
        left = iter(rows)
        while batch := list(islice(left, BATCH - len(self.rows))):
            self.rows += batch
            if len(self.rows) >= BATCH:
                self.flush()

    def flush(self) -> None:
        """What is still in memory is in the file."""
        import pyarrow as pa

        if self.rows:
            self.writer.write_table(pa.Table.from_pylist(self.rows, self.schema))
            self.rows = []

    def finish(self) -> None:
        """The file is complete and has its name."""
        self.flush()
        self.writer.close()
        os.replace(self.fresh, self.place)

    def drop(self) -> None:
        """What was written is gone."""
        self.writer.close()
        self.fresh.unlink(missing_ok=True)


def write_table(place: Path, columns: Sequence[Column], rows: Iterable[dict[str, Any]], facts: dict[str, str]) -> None:
    """The file holds the table, all of it; if anything fails it is as it was."""
    file = TableFile(place, columns, facts)
    try:
        file.add(rows)
        file.finish()
    except BaseException:
        file.drop()
        raise
