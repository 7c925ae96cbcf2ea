"""From a name to a player: "random" is a bot of ours, "exec:./mybot" a program, "exec:./mybot?ms=500" a hurried one."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from typing import Final, TypeAlias

from houndtable.bots import naming
from houndtable.bots.bot import Bot
from houndtable.bots.budget import Clock
from houndtable.kernel.errors import NoSuchBot
from houndtable.players.program import Program, Report, unreported

Player: TypeAlias = Bot | Program

PREFIX: Final = "exec:"
USUAL_MS: Final = 10_000
MOST_MS: Final = 3_600_000
LIMIT: Final = re.compile(r"(.*)\?ms=([0-9]{1,7})", re.DOTALL)


def is_program(name: str) -> bool:
    """Whether the name is a program's."""
    return name.strip()[: len(PREFIX)].lower() == PREFIX


def tidy(name: str) -> str:
    """The name as it is kept and compared: a program's command is left as it is, all else is in lower case."""
    bare = name.strip()
    return PREFIX + bare[len(PREFIX) :].strip() if is_program(bare) else bare.lower()


def is_known(name: str) -> bool:
    """Whether there is such a bot or program."""
    if not is_program(name):
        return naming.is_known(name)
    try:
        command_of(name)
    except NoSuchBot:
        return False
    return True


def make(name: str, seed: int, stream: int = 0, report: Report = unreported, clock: Clock | None = None) -> Player:
    """The player with this name, its luck seeded, or a refusal; a program is started when it has to choose. With a
    clock, bots keep their time."""
    if not is_program(name):
        return naming.make(name, seed, stream, clock)
    program = Program(*command_of(name), report)
    program.reseed(seed, stream)
    return program


def command_of(name: str) -> tuple[str, int]:
    """A program's command and how many milliseconds it has for a move, or a refusal."""
    command = tidy(name)[len(PREFIX) :]
    limit = LIMIT.fullmatch(command)
    command, ms = (limit[1].strip(), int(limit[2])) if limit else (command, USUAL_MS)
    if not 1 <= ms <= MOST_MS:
        raise NoSuchBot("program-odd-time", most=MOST_MS, ms=ms)
    if os.name == "nt":
        raise NoSuchBot("program-not-on-windows")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise NoSuchBot("program-unreadable", command=command[:60], error=str(error)) from None
    if not words:
        raise NoSuchBot("program-no-command")
    if not command.isprintable() or shutil.which(words[0]) is None:
        is_file = os.path.isfile(words[0]) and words[0].isprintable()
        raise NoSuchBot("program-not-executable" if is_file else "no-such-program", program=words[0][:60])
    return command, ms
