"""A person at the terminal, for tests: what they type is a list, what they see is the output."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import pytest

from houndtable import words
from houndtable.cli import main
from houndtable.words.languages import ENGLISH

COMMAND = [sys.executable, "-m", "houndtable"]


@dataclass(frozen=True)
class Seen:
    """What a command left: its exit status and its two outputs."""

    status: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process and keeps what they say."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *given: str, typed: str = "") -> Seen:
        """The command, with these lines typed; then the input ends."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return self.outcome(main(list(given)))

    def outcome(self, status: int) -> Seen:
        """The status with all that was said since this was last asked."""
        said = self.capsys.readouterr()
        return Seen(status, said.out, said.err)

    def run_with(self, answer: Callable[[str, str], str], *given: str) -> Seen:
        """The command, with a person who reads what is new and the prompt before they type each line."""
        seen: list[str] = []

        def asked(prompt: str = "") -> str:
            seen.append(self.capsys.readouterr().out + prompt)
            line = answer(seen[-1], prompt)
            seen.append(line + "\n")
            return line

        with self.monkeypatch.context() as patch:
            patch.setattr("builtins.input", asked)
            status = main(list(given))
        said = self.capsys.readouterr()
        return Seen(status, "".join(seen) + said.out, said.err)


def interrupted(given: list[str], is_time: Callable[[str], bool]) -> Seen:
    """The command as a process whose error output is a terminal; once it is time, after what it has said there, the
    whole process group hears Ctrl-C, as in a shell. Nothing of it outlives this."""
    master, slave = os.openpty()
    with subprocess.Popen(
        [*COMMAND, *given], stdout=subprocess.PIPE, stderr=slave, start_new_session=True, text=True
    ) as process:
        os.close(slave)
        said = b""
        try:
            while not is_time(said.decode(errors="replace")):
                said += os.read(master, 1000)
            os.killpg(process.pid, signal.SIGINT)
            said += drained(master)
            assert process.stdout is not None
            out = process.stdout.read()
            status = process.wait()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            os.close(master)
    return Seen(status, out, said.decode(errors="replace"))


def drained(descriptor: int) -> bytes:
    """All that is still said at a terminal until nobody holds its other end."""
    said = b""
    while True:
        try:
            more = os.read(descriptor, 10_000)
        except OSError:
            return said
        if not more:
            return said
        said += more


def hint_follower(language: str = ENGLISH) -> Callable[[str, str], str]:
    """A person who asks for a hint before every move and follows it, and says no to every question."""
    begins = re.escape(words.common(language).read("terminal-hint", number="#", move="").partition("#")[0])
    question = words.common(language).read("terminal-ask-yes", question="")

    def answer(news: str, prompt: str) -> str:
        if question in prompt:
            return "n"
        found = re.search(rf"^{begins}(\d+)", news, re.MULTILINE)
        return found[1] if found else "hint"

    return answer
