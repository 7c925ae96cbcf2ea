"""The language of a game in the terminal: chosen, or the one the person's system speaks."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace

from houndtable.kernel.languages import ENGLISH, LANGUAGES, check_language


def arguments(parser: ArgumentParser) -> None:
    """Which language."""
    known = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar="L", help=f"{known} (default: as your system, else {ENGLISH})")


def chosen(args: Namespace) -> str:
    """The language chosen, or the usual one."""
    return usual() if args.language is None else check_language(args.language.lower())


def usual() -> str:
    """The language of the person's system if all games speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = value.lower()[:2]
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH
