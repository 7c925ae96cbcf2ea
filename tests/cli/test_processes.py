"""The command as a process of its own: what it loads, how it ends."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.cli.terminal import COMMAND, interrupted

LOADED = "import sys; {}; print(*{{name.partition('.')[0] for name in sys.modules}} - set(sys.stdlib_module_names))"


MAIN = "from houndtable.cli import main; main({})"


WORDS = {"fluent", "babel", "pytz", "attr", "typing_extensions"}  # what the catalogues take


@pytest.mark.parametrize(
    ("what", "allowed"),
    [
        ("import houndtable", set[str]()),
        (MAIN.format(["--version"]), set[str]()),
        (MAIN.format(["games"]), WORDS),
        (MAIN.format(["rules", "dachs", "5"]), WORDS),
    ],
)
def test_nothing_third_party_is_loaded_to_answer_quickly(what: str, allowed: set[str]) -> None:
    code = LOADED.format(what)
    with_ours = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    without = subprocess.run([sys.executable, "-c", LOADED.format("0")], capture_output=True, text=True, check=True)
    loaded = set(with_ours.stdout.splitlines()[-1].split()) - set(without.stdout.split())
    loaded = {name for name in loaded if not name.endswith("__mypyc") and not name.startswith("_sysconfigdata")}
    assert loaded - allowed == {"houndtable"}


def test_a_closed_pipe_ends_it_silently() -> None:
    with subprocess.Popen([*COMMAND, "rules", "dachs"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 141)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
def test_an_output_that_is_full_is_told_in_a_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert "No space left on device" in done.stderr
    assert done.stderr.count("\n") == 1


def test_closed_streams_are_no_trouble() -> None:
    done = subprocess.run(["sh", "-c", '"$0" -m houndtable play dachs <&- >&-', sys.executable], stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_is_no_utf_8_in_a_pipe_is_no_trouble() -> None:
    done = subprocess.run([*COMMAND, "play", "dachs"], input=b"\xff\xfe\nquit\n", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_output_that_knows_only_ascii_is_no_trouble() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    words = [*COMMAND, "sim", "dachs", "--games", "3", "--jobs", "1"]
    done = subprocess.run(words, env=env, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_with_what_is_finished(jobs: str) -> None:
    """The progress bar shows that games are being played."""
    words = ["sim", "dachs", "--games", "10000000", "--bots", "random", "--jobs", jobs]
    seen = interrupted(words, lambda said: "games," in said)
    assert seen.status == 130
    assert "games of Dachs" in seen.out
    assert "Stopped after " in seen.err
    assert "Traceback" not in seen.err
