"""Programs of one's own, from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, Terminal, hint_follower
from tests.players.programs import EXAMPLES, FIRST_MOVE, answering, script

PLAY = ["play", "dachs", "--seed", "3", "--option", "target=10", "--option", "lives=1"]


@pytest.mark.parametrize("example", ["bot.py", "bot.sh"])
def test_a_person_plays_against_a_program(terminal: Terminal, example: str) -> None:
    seen = terminal.run_with(hint_follower(), *PLAY, "--bots", f"exec:{EXAMPLES / example}")
    assert seen.status == 0
    assert seen.err == ""
    assert "You play against Bello (your program)." in seen.out
    assert "Result" in seen.out


def test_a_program_that_dies_in_play_is_told_on_the_error_output(terminal: Terminal, tmp_path: Path) -> None:
    seen = terminal.run(*PLAY, "--bots", script(tmp_path, "exit 3"), typed="1\n" * 200)
    assert seen.status == 0
    lines = seen.err.splitlines()
    assert len(lines) == 3
    assert "it ended without an answer (exit status 3). Another bot made this move." in lines[0]


def test_a_program_hears_what_happened_before_the_game_was_saved(terminal: Terminal, tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = answering(tmp_path, f'echo "$line" >> {log}; {FIRST_MOVE}')
    terminal.run(*PLAY[:4], "--bots", "heuristic", typed="1\n1\n1\n1\nsave\nquit\n")
    seen = terminal.run("play", "--resume", "dachs-1.jsonl", "--bots", name, typed="1\n" * 20)
    assert seen.status == 0
    first = json.loads(log.read_text().splitlines()[0])
    assert sum(event["event"] == "played" for event in first["events"]) >= 2


def test_a_saved_game_never_starts_a_program(terminal: Terminal, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    name = answering(tmp_path, FIRST_MOVE, f"echo >> {starts}")
    terminal.run(*PLAY, "--bots", name, typed="1\n1\n1\n1\nsave\nquit\n")
    assert name not in Path("dachs-1.jsonl").read_text()
    before = starts.read_text()
    seen = terminal.run("play", "--resume", "dachs-1.jsonl")
    assert (seen.status, seen.out) == (2, "")
    assert "Name it again with --bots exec:COMMAND." in seen.err
    planted = Path("dachs-1.jsonl").read_text().replace("(exec)", f"({name})"[:50])
    Path("planted.jsonl").write_text(planted)
    terminal.run("play", "--resume", "planted.jsonl")
    assert starts.read_text() == before


def test_the_same_program_plays_again(terminal: Terminal, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    name = answering(tmp_path, FIRST_MOVE, f"echo >> {starts}")
    games: list[str] = []

    def answer(news: str, prompt: str) -> str:
        if "Play again?" in prompt:
            games.append(prompt)
            return "y" if len(games) == 1 else "n"
        return hint_follower()(news, prompt)

    seen = terminal.run_with(answer, *PLAY, "--bots", name)
    assert (seen.status, seen.err, len(games)) == (0, "", 2)
    assert starts.read_text() == "\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_counts_what_programs_do_wrong(terminal: Terminal, tmp_path: Path, jobs: str) -> None:
    name = script(tmp_path, "exit 3")
    words = ["sim", "dachs", "--games", "4", "--jobs", jobs, "--bots", f"{name},random", "--option", "target=10"]
    found = json.loads(terminal.run(*words, "--json").out)
    assert found["games"] == 4
    assert found["faults"][name]["died"] >= 3
    assert "failed to give a legal move: crashed" in " ".join(terminal.run(*words).out.split())


def test_a_program_that_is_not_there_is_refused(terminal: Terminal) -> None:
    seen = terminal.run("sim", "dachs", "--bots", "exec:./Nothing")
    assert (seen.status, seen.out) == (2, "")
    assert seen.err == "There is no program “./Nothing”.\n"


def test_workers_and_their_programs_end_with_a_command_that_is_killed(tmp_path: Path) -> None:
    """The programs hold the other end of a pipe until they end."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    name = answering(tmp_path, ":", f"exec 2>{fifo}; echo here >&2")
    words = [*COMMAND, "sim", "dachs", "--bots", f"{name},random", "--games", "4", "--jobs", "2"]
    command = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with command, open(fifo, "rb") as held:
        assert held.readline() == b"here\n"
        command.kill()
        assert held.read() in (b"", b"here\n")
    assert command.returncode == -signal.SIGKILL


def test_where_a_person_waits_a_bot_can_think_for_so_many_milliseconds(terminal: Terminal) -> None:
    seen = terminal.run(*PLAY, "--bots", "search:ms=1", typed="1\n1\n1\n1\n")
    assert (seen.status, seen.err) == (0, "")
    refused = terminal.run("sim", "dachs", "--bots", "search:ms=1")
    assert (refused.status, refused.out) == (2, "")
    assert "can only play where there is a clock." in refused.err


def test_a_program_writes_nothing_into_the_checkout(terminal: Terminal, tmp_path: Path) -> None:
    assert Path.cwd() == tmp_path
    name = script(tmp_path, "echo > written; exit 3")
    terminal.run("sim", "dachs", "--games", "1", "--bots", f"{name},random")
    assert (tmp_path / "written").exists()
