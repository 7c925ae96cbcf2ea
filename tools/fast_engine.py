"""Compiles the engine of .venv after it was installed as it is, so that nobody has to wait for that before they play.

    python tools/fast_engine.py SOURCES            does it now, with progress
    python tools/fast_engine.py SOURCES beside     at low priority, while the command that started it runs
    python tools/fast_engine.py SOURCES silent     the same without a word

SOURCES is the fingerprint .venv was installed from. An interrupted or failed compile leaves .venv as it was; the next
start goes on with what is left.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import environment
from environment import Trouble

ROOT = Path(environment.ROOT)
VENV = ROOT / ".venv"
ENGINE = VENV / "houndtable-engine"
COMPILER = ROOT / "build" / "compiler"
LOG = ROOT / "build" / "compile.log"
PROGRESS = re.compile(r"compiled (\d+) of (\d+) files")
TRIED = (
    "import sys; sys.path.insert(0, sys.argv[1]); from houndtable import engine, games; import houndtable.bots.naming;"
    "[games.find(name).lesson() for name in games.names()]; assert engine() == 'compiled'"
)


class Screen:
    """Tells a person how far it is: on one line of a terminal, by quarters elsewhere, or not at all."""

    def __init__(self, manner: str) -> None:
        self.is_silent = manner == "silent"
        self.title = "compiling the engine" + (" in the background" if manner else " (this once)")
        self.is_terminal = sys.stdout.isatty()
        self.told = -1
        self.start = time.monotonic()

    def progress(self, done: int, total: int) -> None:
        quarter = done * 4 // total
        if self.is_silent or not (self.is_terminal or quarter > self.told):
            return
        self.told = quarter
        took = time.monotonic() - self.start
        line = f"{self.title}: {done} of {total} files, {took:.0f} s"
        print(f"\r\033[K{line}" if self.is_terminal else line, end="" if self.is_terminal else "\n", flush=True)

    def end(self, sentence: str) -> None:
        if not self.is_silent:
            print(("\r\033[K" if self.is_terminal else "") + sentence, flush=True)


def build(sources: str, screen: Screen) -> None:
    """Put the compiled engine into .venv, if that is still installed from these sources."""
    with environment.only_one(str(VENV) + "-engine.lock"):
        if ENGINE.exists():
            return
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("w", encoding="utf-8") as log:
            get_compiler(log.fileno())
            compile_all(screen, log.fileno())
        with environment.only_one(str(VENV) + ".lock"):
            if environment.play_environment().stamps()[1:] == [sources]:
                put_in_place()


def get_compiler(log: int) -> None:
    """Install what compiles, in a folder of its own."""
    file = environment.pin_file("compile")
    pins = (ROOT / file).read_text(encoding="utf-8")
    stamp = COMPILER / "houndtable-stamp"
    if stamp.exists() and stamp.read_text() == pins:
        return
    shutil.rmtree(COMPILER, ignore_errors=True)
    words = environment.installer(sys.executable, shutil.which("uv"))
    command(log, [*words, "--target", str(COMPILER), *environment.pinned([file])])
    stamp.write_text(pins)


def compile_all(screen: Screen, log: int) -> None:
    """Compile, and tell how far that is."""
    env = dict(environment.clean_env(), PYTHONPATH=str(COMPILER))
    words = [sys.executable, str(ROOT / "tools" / "compile.py"), str(ROOT / "build" / "engine")]
    with subprocess.Popen(
        words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
    ) as compiling:
        assert compiling.stdout is not None
        try:
            for line in compiling.stdout:
                found = PROGRESS.search(line)
                if found:
                    screen.progress(int(found[1]), int(found[2]))
        finally:
            if compiling.poll() is None and os.name != "nt":
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(compiling.pid, signal.SIGTERM)
    if compiling.returncode:
        raise Trouble("the compiler failed")


def put_in_place() -> None:
    """Make the complete engine appear in .venv at once, after it was tried."""
    package = next(VENV.glob("**/site-packages/houndtable"))
    new = ENGINE.with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(package, new / "houndtable")
    shutil.copytree(ROOT / "build" / "engine" / "lib", new, dirs_exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        command(log.fileno(), [sys.executable, "-P", "-c", TRIED, str(new)])
    new.rename(ENGINE)


def command(log: int, words: list[str]) -> None:
    """Run a step whose words go into the log."""
    env = environment.clean_env()
    if subprocess.call(words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT):
        raise Trouble(f"{Path(words[0]).name} {' '.join(words[1:4])} failed")


def end_with(parent: int) -> None:
    """Stop when the command that started this is gone."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os.kill(os.getpid(), signal.SIGINT)


def main(sources: str, manner: str) -> int:
    screen = Screen(manner)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # which a shell's background job would ignore
    if manner:
        if hasattr(os, "nice"):
            os.nice(19)
        threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    try:
        build(sources, screen)
    except KeyboardInterrupt:
        return 130
    except (Trouble, OSError) as trouble:
        screen.end(
            f"The engine could not be compiled ({trouble}); everything plays on without that, only bots think more "
            f"slowly. What the compiler said is in {LOG.relative_to(ROOT)}."
        )
        return 1
    took = time.monotonic() - screen.start
    later = ": bots use it from now on, the table server from its next start" if manner else ""
    screen.end(f"The compiled engine is ready after {took:.0f} s{later}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""))
