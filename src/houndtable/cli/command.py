"""From the words after `houndtable` to an exit status: 0 done, 1 our fault, 2 refused, 130 interrupted."""

from __future__ import annotations

import contextlib
import os
import sys
from importlib.resources import files
from io import StringIO
from typing import Final

from houndtable.cli import parser
from houndtable.cli.parser import VERBS, Misuse
from houndtable.kernel.errors import Refusal, unknown

REFUSED: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141


def main(argv: list[str] | None = None) -> int:
    """Does what the words say; whatever goes wrong is told in a sentence."""
    mend_streams()
    given = sys.argv[1:] if argv is None else argv
    parser.GIVEN[:] = given
    try:
        return outcome(given)
    finally:
        parser.GIVEN.clear()


def outcome(given: list[str]) -> int:
    """Does what the words say, in the language that is spoken."""
    try:
        status = run(given)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        return complain(told(refusal), REFUSED)
    except BrokenPipeError:
        forget_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return complain("\n" + said("terminal-stopped"), INTERRUPTED)
    except Exception as error:
        if os.environ.get("HOUNDTABLE_DEBUG"):
            raise
        forget_output()
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return complain(said("terminal-our-fault", error=what[:200]), 1)


def told(refusal: Refusal) -> str:
    """The refusal in the language that is spoken."""
    from houndtable.cli import tongue

    return tongue.told(refusal, tongue.spoken())


def said(key: str, **values: str) -> str:
    """The message in the language that is spoken."""
    from houndtable.cli import tongue

    return tongue.here().read(key, **values)


def run(words: list[str]) -> int:
    """Hands the words to the verb they begin with."""
    first = words[0] if words else "browser"
    if first.partition("=")[0] == parser.LANGUAGE:
        return run(behind_language(words))
    if first == "--version":
        print(version())
    elif first in ("--licences", "--licenses"):
        print(licences())
    elif first in ("--help", "-h") or (first == "help" and (len(words) == 1 or words[1].startswith("-"))):
        from houndtable.cli import helping

        print(helping.overview())
    elif first == "help":
        return run([words[1], "--help", *words[2:]])
    elif first in VERBS:
        return run_verb(first, words[1:])
    elif first.startswith("-"):
        raise Misuse("unknown-option", **unknown(first[:40], ["--help", parser.LANGUAGE, "--licences", "--version"]))
    else:
        raise Misuse("misuse-unknown-command", **unknown(first[:40], VERBS))
    return 0


def behind_language(words: list[str]) -> list[str]:
    """What stands behind the language that the words begin with, which is spoken already."""
    code = words[0].partition("=")[2] if "=" in words[0] else "".join(words[1:2])
    if not code:
        raise Misuse("misuse-needs-value", name=parser.LANGUAGE, command=parser.NAME)
    parser.language(code)
    return words[1:] if "=" in words[0] else words[2:]


def run_verb(verb: str, words: list[str]) -> int:
    """The verb's module does it; no other is loaded."""
    args = parser.parse(verb, words)
    status: int = 0 if args is None else parser.module(verb).run(args)
    return status


def version() -> str:
    """The version, and which engine plays."""
    import houndtable

    return f"houndtable {houndtable.__version__} ({houndtable.engine()} engine)"


def licences() -> str:
    """What others wrote of what is installed, and under which licences."""
    return files("houndtable").joinpath("THIRD-PARTY.md").read_text(encoding="utf-8").rstrip()


def complain(sentence: str, status: int) -> int:
    """The sentence is on the error output; the answer is the status."""
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr)
    return status


def mend_streams() -> None:
    """What a terminal cannot show, or a pipe gets wrong, becomes a question mark instead of an error; a stream
    that is closed is empty."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, StringIO())
        elif hasattr(getattr(sys, name), "reconfigure"):
            getattr(sys, name).reconfigure(errors="replace")


def forget_output() -> None:
    """Nobody reads what is still to be written: Python must not stumble over it when it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
