"""JSON Lines, from text and to text. Nothing in a line is trusted: its length, its depth, its letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from json import JSONDecodeError, dumps, loads
from typing import Final, NoReturn

from houndtable.kernel.errors import BadRecord
from houndtable.kernel.json import Json, Reader, Wording
from houndtable.kernel.message import Message

MOST_CHARACTERS: Final = 50_000_000  # in a record
MOST_LINES: Final = 100_000
LONGEST_LINE: Final = 100_000  # characters
DEEPEST: Final = 8  # objects and lists inside each other
LONGEST_NUMBER: Final = 12  # digits


def rows(text: str) -> Iterator[tuple[int, dict[str, Json]]]:
    """Each line with its number from 1, as an object."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(1, "record-too-long", most=MOST_CHARACTERS, length=len(text))
    if text.count("\n") > MOST_LINES:
        raise BadRecord(MOST_LINES + 1, "record-too-many-lines", most=MOST_LINES)
    for number, line in enumerate(lines_in(text), 1):
        yield number, parse(number, line)


def lines_in(text: str) -> list[str]:
    """Return the lines of the text. They may end as on Windows, and a byte order mark may stand first."""
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[-1] == "":
        lines.pop()
    return [line.removesuffix("\r") for line in lines]


def parse(number: int, line: str) -> dict[str, Json]:
    """The line as a JSON object, or a refusal."""
    if len(line) > LONGEST_LINE:
        raise BadRecord(number, "record-line-too-long", most=LONGEST_LINE, length=len(line))
    if not line.strip():
        raise BadRecord(number, "record-line-empty")
    data = decode(number, line)
    if not isinstance(data, dict):
        raise BadRecord(number, "record-line-no-object")
    return data


def line_reader(number: int, data: dict[str, Json]) -> Reader:
    """Whatever reads the fields of a line: what does not fit is refused with the line's number."""
    refusal = partial(BadRecord, number)
    return Reader(data, Wording(refusal, "record-field"))


def decode(number: int, line: str) -> Json:
    """The line as JSON that can be written again."""
    try:
        data: Json = loads(
            line,
            object_pairs_hook=once_each,
            parse_int=whole,
            parse_float=no_number,
            parse_constant=no_number,
        )
        check_depth(data, DEEPEST)
        show(data).encode()
    except JSONDecodeError as error:
        raise BadRecord(number, "record-no-json", error=error.msg.removesuffix(" at"), column=error.colno) from None
    except RecursionError:
        raise BadRecord(number, "record-too-deep", most=DEEPEST) from None
    except UnicodeEncodeError:
        raise BadRecord(number, "record-half-character") from None
    except Odd as odd:
        raise BadRecord(number, odd.message.key, **odd.message.args) from None
    return data


class Odd(Exception):
    """JSON that is not taken here; `message` says why."""

    def __init__(self, _key: str, **args: Json) -> None:
        super().__init__(_key)
        self.message = Message(_key, args)


def once_each(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """The object, if no field is there twice."""
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            raise Odd("record-field-twice", field=name[:60])
        found[name] = value
    return found


def whole(digits: str) -> int:
    """The number, if it is not absurdly large."""
    if len(digits) > LONGEST_NUMBER:
        raise Odd("record-number-too-large", number=digits[:20])
    return int(digits)


def no_number(word: str) -> NoReturn:
    """No field holds a fraction, an infinity or no number at all."""
    raise Odd("record-not-whole", number=word[:20])


def check_depth(data: Json, left: int) -> None:
    """Refuses what lies too deep."""
    if left < 0:
        raise Odd("record-too-deep", most=DEEPEST)
    inside = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    for value in inside:
        check_depth(value, left - 1)


def show(data: Json) -> str:
    """The JSON as it is written, for people to read."""
    return dumps(data, ensure_ascii=False)


def canonical(data: Json) -> str:
    """The JSON in the one form a checksum is made of: ASCII, fields in alphabetical order, no spaces."""
    return dumps(data, sort_keys=True, separators=(",", ":"))
