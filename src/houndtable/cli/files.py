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
            raise Misuse("misuse-too-large", file=name[:200])
        return data.decode("utf-8")
    except FileNotFoundError:
        raise no_such_file(name) from None
    except UnicodeDecodeError:
        raise Misuse("misuse-not-text", file=name[:200]) from None
    except (OSError, ValueError) as error:
        raise Misuse("misuse-not-read", file=name[:200], error=reason(error)) from None


def no_such_file(name: str) -> Misuse:
    """The refusal that names files that read like it."""
    folder, wanted = os.path.split(name)
    try:
        close = near(wanted, os.listdir(folder or "."))
    except OSError:
        close = []
    return Misuse("misuse-no-such-file", file=name[:200], near=[os.path.join(folder, found) for found in close])


def reason(error: OSError | ValueError) -> str:
    """What went wrong with a file, as the system says it."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return text[:1].lower() + text[1:]


def write_text(name: str, text: str) -> None:
    """The file holds the text, all of it; refused, it is as it was."""
    try:
        path = Path(os.path.realpath(name))
        if path.exists() and not path.is_file():
            raise Misuse("misuse-not-a-file", file=name[:200])
        replace(path, text)
    except (OSError, ValueError) as error:
        raise Misuse("misuse-not-written", file=name[:200], error=reason(error)) from None


def check_place(name: str) -> None:
    """Refuses a name under which no file can be written."""
    folder = os.path.dirname(os.path.realpath(name.replace("\0", "?")))
    if "\0" in name or os.path.isdir(name) or not os.access(folder, os.W_OK):
        raise Misuse("misuse-no-place", file=name[:200])


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
        raise Misuse("misuse-not-written", file=name[:200], error=reason(error)) from None


def free_name(game: str) -> str:
    """The first of dachs-1.jsonl, dachs-2.jsonl ... that is not taken."""
    number = 1
    while os.path.lexists(f"{game}-{number}.jsonl"):
        number += 1
    return f"{game}-{number}.jsonl"
