"""Saving a session: into a new file, or one it was saved in before; into another only after asking."""

from __future__ import annotations

import os
from pathlib import Path

from houndtable.cli import files
from houndtable.cli.parser import command_line
from houndtable.cli.screen import ask_yes, say
from houndtable.cli.session import Session
from houndtable.record import write
from houndtable.record.fairness import prepared


def save(session: Session, name: str) -> bool:
    """The match is in the file, a new one if none is named; False if the person would not overwrite another."""
    read = session.reader.read
    name = name or session.file or files.free_name(session.match.game.name)
    is_own = session.file is not None and os.path.abspath(name) == os.path.abspath(session.file)
    if not is_own and Path(name).is_file() and not ask_yes(session.reader, read("terminal-overwrite", file=name)):
        print(read("terminal-not-saved"))
        return False
    fair = None if session.lesson is None else prepared(session.lesson)
    files.write_text(name, write(session.match, fair=fair))
    session.file, session.saved = name, len(session.match.moves)
    print(read("terminal-saved", file=name))
    if not session.match.is_over:
        say(read("terminal-resume", command=command_line("play", "--resume", name)), "", "  ")
    return True


def offer(session: Session) -> None:
    """The person may save what is not saved yet, but for a lesson, which begins anew; Ctrl-C means no."""
    try:
        is_new = session.lesson is None and len(session.match.moves) > session.saved
        if is_new and ask_yes(session.reader, session.reader.read("terminal-save")):
            save(session, "")
    except KeyboardInterrupt:
        print("\n" + session.reader.read("terminal-not-saved"))
