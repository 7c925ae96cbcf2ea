"""From the words after `houndtable` to an exit status: 0 done, 1 our fault, 2 refused, 130 interrupted."""

from __future__ import annotations

import contextlib
import os
import sys
from importlib.resources import files
from io import StringIO
from typing import Final

from houndtable.cli import parser
from houndtable.cli.parser import Misuse
from houndtable.kernel.errors import Refusal, unknown

VERBS: Final = {
    "browser": "play in the browser, on this machine; the place to start",
    "terminal": "choose a game and play it in the terminal",
    "learn": "learn a game by playing it: a first match with tips",
    "play": "play a game in the terminal, against bots or friends",
    "games": "the games, and what a table may choose",
    "rules": "a game's rules, or one of them",
    "score": "what a hand is worth, line by line",
    "replay": "look back at a saved game",
    "analyse": "what each decision in a saved game cost, and what luck brought",
    "verify": "check a saved game move by move",
    "sim": "let bots play many games, and see who wins",
    "arena": "find out which bot is stronger: the same deals in all seats",
    "study": "ask what a designer wants to know of a game: a report with intervals and charts",
    "dataset": "write games between bots as data: records and tables of decisions",
    "new-game": "write a small game of your own, to be played and changed",
    "derive": "write what follows from a game's board",
    "check-game": "check a game, yours or ours, and say what is missing",
    "keep-matches": "keep matches of a game's rules, by which a change of them is found",
    "compile-game": "compile a game of your own, so that bots think faster",
    "serve": "serve tables to people and bots over the network",
    "keys": "the keys with which a table server signs records",
    "forget-person": "remove somebody who asks for it from a table server",
    "backup": "keep all data of a table server in one file",
    "restore": "bring a table server's data back from such a file",
}
REFUSED: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141


def main(argv: list[str] | None = None) -> int:
    """Does what the words say; whatever goes wrong is told in a sentence."""
    mend_streams()
    try:
        status = run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        return complain(str(refusal), REFUSED)
    except BrokenPipeError:
        forget_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return complain("\nStopped.", INTERRUPTED)
    except Exception as error:
        if os.environ.get("HOUNDTABLE_DEBUG"):
            raise
        forget_output()
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return complain(f"Something went wrong that should not ({what:.200}). HOUNDTABLE_DEBUG=1 shows where.", 1)


def run(words: list[str]) -> int:
    """Hands the words to the verb they begin with."""
    first = words[0] if words else "browser"
    if first == "--version":
        print(version())
    elif first in ("--licences", "--licenses"):
        print(licences())
    elif first in ("--help", "-h") or words == ["help"]:
        print(overview())
    elif first == "help":
        return run([words[1], "--help"])
    elif first in VERBS:
        return run_verb(first, words[1:])
    elif first.startswith("-"):
        raise Misuse(unknown("option", first[:40], ["--help", "--licences", "--version"]))
    else:
        raise Misuse(unknown("command", first[:40], VERBS))
    return 0


def run_verb(verb: str, words: list[str]) -> int:
    """The verb's module does it; no other is loaded."""
    args = parser.parse(verb, VERBS[verb], words)
    status: int = 0 if args is None else parser.module(verb).run(args)
    return status


def version() -> str:
    """The version, and which engine plays."""
    import houndtable

    return f"houndtable {houndtable.__version__} ({houndtable.engine()} engine)"


def licences() -> str:
    """What others wrote of what is installed, and under which licences."""
    return files("houndtable").joinpath("THIRD-PARTY.md").read_text(encoding="utf-8").rstrip()


def overview() -> str:
    """What the command can do."""
    verbs = [f"  {verb:12} {about}" for verb, about in VERBS.items()]
    lines = ["Tabletop games on one rules engine. Without a command it is houndtable browser.", "", *verbs, ""]
    lines += ["houndtable COMMAND --help says more; --version names version and engine, --licences what others wrote."]
    return "\n".join(lines)


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
