"""Files, read and written with care: what goes wrong is a sentence, and a file is never half written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Final

from houndtable.cli.parser import Misuse
from houndtable.kernel.errors import near

MOST_BYTES: Final = 64 * 1024 * 1024


def read_text(name: str) -> str:
    """What the file holds, or a refusal."""
    try:
        with open(name, "rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise Misuse(f"{name} is too large to be a saved game.")
        return data.decode("utf-8")
    except FileNotFoundError:
        raise Misuse(no_such_file(name)) from None
    except UnicodeDecodeError:
        raise Misuse(f"{name} is not a saved game: it holds no text (UTF-8).") from None
    except (OSError, ValueError) as error:
        raise Misuse(f"{name[:200]!r} cannot be read: {reason(error)}.") from None


def no_such_file(name: str) -> str:
    """A sentence that names files that read like it."""
    folder, wanted = os.path.split(name)
    try:
        close = near(wanted, os.listdir(folder or "."))
    except OSError:
        close = []
    guess = f" Did you mean {' or '.join(os.path.join(folder, found) for found in close)}?" if close else ""
    return f"There is no file {name[:200]!r}.{guess}"


def reason(error: OSError | ValueError) -> str:
    """What went wrong with a file, as the system says it."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:]


def write_text(name: str, text: str) -> None:
    """The file holds the text, all of it; refused, it is as it was."""
    try:
        path = Path(os.path.realpath(name))
        if path.exists() and not path.is_file():
            raise ValueError("It is not a file")
        replace(path, text)
    except (OSError, ValueError) as error:
        raise Misuse(f"{name[:200]!r} cannot be written: {reason(error)}.") from None


def check_place(name: str) -> None:
    """Refuses a name under which no file can be written."""
    folder = os.path.dirname(os.path.realpath(name.replace("\0", "?")))
    if "\0" in name or os.path.isdir(name) or not os.access(folder, os.W_OK):
        raise Misuse(f"{name[:200]!r} cannot be written: there is no such place, or it is not yours.")


def replace(path: Path, text: str) -> None:
    """The text is on the disk before it takes the file's place."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(fresh, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def appended(name: str) -> IO[str]:
    """The file, to be written at its end."""
    try:
        return open(name, "a", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise Misuse(f"{name[:200]!r} cannot be written: {reason(error)}.") from None


def free_name(game: str) -> str:
    """The first of dachs-1.jsonl, dachs-2.jsonl ... that is not taken."""
    number = 1
    while os.path.lexists(f"{game}-{number}.jsonl"):
        number += 1
    return f"{game}-{number}.jsonl"
