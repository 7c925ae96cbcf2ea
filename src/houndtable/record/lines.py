"""JSON Lines, from text and to text. Nothing in a line is trusted: its length, its depth, its letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from json import JSONDecodeError, dumps, loads
from typing import Final, NoReturn

from houndtable.kernel.errors import BadRecord
from houndtable.kernel.json import Json, Reader, Wording

MOST_CHARACTERS: Final = 50_000_000  # in a record
MOST_LINES: Final = 100_000
LONGEST_LINE: Final = 100_000  # characters
DEEPEST: Final = 8  # objects and lists inside each other
LONGEST_NUMBER: Final = 12  # digits


def rows(text: str) -> Iterator[tuple[int, dict[str, Json]]]:
    """Each line with its number from 1, as an object."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(1, f"A record has at most {MOST_CHARACTERS} characters, not {len(text)}.")
    if text.count("\n") > MOST_LINES:
        raise BadRecord(MOST_LINES + 1, f"A record has at most {MOST_LINES} lines.")
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
        raise BadRecord(number, f"A line has at most {LONGEST_LINE} characters, not {len(line)}.")
    if not line.strip():
        raise BadRecord(number, "The line is empty.")
    data = decode(number, line)
    if not isinstance(data, dict):
        raise BadRecord(number, "The line is not a JSON object: it must begin with { and end with }.")
    return data


def line_reader(number: int, data: dict[str, Json]) -> Reader:
    """Whatever reads the fields of a line: what does not fit is refused with the line's number."""
    refusal = partial(BadRecord, number)
    return Reader(data, Wording(refusal, "", "The field {} is missing.", "The field {} is unknown."))


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
        raise BadRecord(number, f"This is not JSON: {error.msg} at column {error.colno}.") from None
    except RecursionError:
        raise BadRecord(number, TOO_DEEP) from None
    except UnicodeEncodeError:
        raise BadRecord(number, "The line holds half a character (a lone surrogate).") from None
    except ValueError as error:
        raise BadRecord(number, str(error)) from None
    return data


TOO_DEEP: Final = f"Objects and lists lie more than {DEEPEST} deep in each other."


def once_each(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """The object, if no field is there twice."""
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"The field {name!r:.60} is there twice.")
        found[name] = value
    return found


def whole(digits: str) -> int:
    """The number, if it is not absurdly large."""
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"The number {digits:.20}... is too large.")
    return int(digits)


def no_number(word: str) -> NoReturn:
    """No field holds a fraction, an infinity or no number at all."""
    raise ValueError(f"{word:.20} is not a whole number.")


def check_depth(data: Json, left: int) -> None:
    """Refuses what lies too deep."""
    if left < 0:
        raise ValueError(TOO_DEEP)
    inside = list(data.values()) if isinstance(data, dict) else data if isinstance(data, list) else []
    for value in inside:
        check_depth(value, left - 1)


def show(data: Json) -> str:
    """The JSON as it is written, for people to read."""
    return dumps(data, ensure_ascii=False)


def canonical(data: Json) -> str:
    """The JSON in the one form a checksum is made of: ASCII, fields in alphabetical order, no spaces."""
    return dumps(data, sort_keys=True, separators=(",", ":"))
