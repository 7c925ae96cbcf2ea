"""A record from its text: every line understood, none of it played yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from houndtable import games
from houndtable.kernel.chance import Luck
from houndtable.kernel.errors import BadRecord
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json, Reader, wanted
from houndtable.record.fairness import read_secret
from houndtable.record.head import Head, check_format, read_head
from houndtable.record.lines import line_reader, rows
from houndtable.record.luck import read_luck
from houndtable.record.seal import opened
from houndtable.record.signature import Signature, read_signature


@dataclass(frozen=True)
class Ply:
    """A move and the outcomes of chance on the lines right below it. The first ply, on line 1, has no move:
    what follows it is the luck of the deal."""

    line: int
    seat: int = -1
    move: str = ""
    luck: list[Luck] = field(default_factory=list)


@dataclass(frozen=True)
class End:
    """What the last line says; in an unsealed record the number of moves and the outcome may be left out. `secret` is
    empty where none is told, `signature` is None where there is none."""

    line: int
    is_finished: bool
    moves: int | None
    outcome: dict[str, Json] | None
    secret: str = ""
    signature: Signature | None = None


@dataclass(frozen=True)
class Record:
    """A record that is well written; only a replay can tell whether it is lawful."""

    head: Head
    plies: list[Ply]
    end: End


def read(text: str, find: Callable[[str], Game] = games.find) -> Record:
    """The record with this text, or a refusal that names the first bad line."""
    lines = opened_rows(text)
    number, data = next(lines, (1, None))
    if data is None:
        raise BadRecord(1, "record-empty")
    head = read_head(line_reader(number, data), find)
    plies = [Ply(number)]
    for number, data in lines:
        reader = line_reader(number, data)
        if "end" in data:
            return Record(head, plies, last(read_end(number, reader, head), lines))
        read_line(number, reader, head, plies)
    raise BadRecord(number + 1, "record-cut-short")


def opened_rows(text: str) -> Iterator[tuple[int, dict[str, Json]]]:
    """Each line with its number; if the first one says that the record is sealed, without its checksum, which
    fits."""
    before, is_sealed = "", False
    for number, data in rows(text):
        if number == 1:
            check_format(line_reader(number, data))
            is_sealed = data.get("sealed") is True
        if is_sealed:
            before = opened(before, number, data)
        yield number, data


def read_line(number: int, reader: Reader, head: Head, plies: list[Ply]) -> None:
    """The line's move or outcome of chance is added to the plies."""
    if "move" in reader.data:
        plies.append(Ply(number, reader.integer("seat"), reader.text("move")))
        reader.done()
    elif reader.data.keys() & {"shuffle", "pick", "roll"}:
        plies[-1].luck.append(read_luck(reader, head.game))
    else:
        raise reader.wording.refusal("record-line-unknown")


def read_end(number: int, reader: Reader, head: Head) -> End:
    """What the last line says; a sealed record says all of it."""
    word = reader.text("end")
    if word not in ("finished", "unfinished"):
        raise reader.odd("end", wanted("one-of", words=["finished", "unfinished"]), word)
    is_finished = word == "finished"
    moves = reader.integer("moves") if head.is_sealed or "moves" in reader.data else None
    has_outcome = is_finished and (head.is_sealed or "outcome" in reader.data)
    outcome = reader.mapping("outcome") if has_outcome else None
    secret = read_secret(reader) if is_finished and head.fair is not None else ""
    signature = read_signature(reader) if head.is_sealed else None
    reader.done()
    return End(number, is_finished, moves, outcome, secret, signature)


def last(end: End, lines: Iterator[tuple[int, dict[str, Json]]]) -> End:
    """The end itself, if nothing follows it."""
    for number, _ in lines:
        raise BadRecord(number, "record-more-after-end")
    return end
