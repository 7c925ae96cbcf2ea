"""The arena from the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from houndtable.lab.contest import ContestRun
from tests.cli.terminal import Seen, Terminal, interrupted
from tests.players.programs import EXAMPLES, script

ARENA = ["arena", "dachs", "--seed", "9", "--option", "target=10", "--jobs", "1"]


def result(terminal: Terminal, *words: str) -> dict[str, Any]:
    seen = terminal.run(*ARENA, "--json", "-", *words)
    assert (seen.status, seen.err) == (0, "")
    found: dict[str, Any] = json.loads(seen.out)
    del found["speed"]
    return found


def squeezed(seen: Seen) -> str:
    return " ".join(seen.out.split())


def test_two_bots_are_compared_until_there_is_a_verdict(terminal: Terminal) -> None:
    seen = terminal.run(*ARENA, "--deals", "500")
    assert (seen.status, seen.err) == (0, "")
    assert max(map(len, seen.out.splitlines())) < 80
    assert "heuristic is better than random (wrong in at most 5% of such tests)." in squeezed(seen)
    assert "Equally strong bots win 50%." in squeezed(seen)


def test_the_verdict_names_the_better_bot_wherever_it_is_named(terminal: Terminal) -> None:
    seen = terminal.run(*ARENA, "--deals", "500", "--bots", "random,heuristic")
    assert "heuristic is better than random" in squeezed(seen)


def test_too_few_deals_leave_it_open(terminal: Terminal) -> None:
    seen = terminal.run(*ARENA, "--deals", "3")
    assert seen.status == 0
    assert "Verdict after 3 deals: it’s still open whether heuristic or random is better" in squeezed(seen)


def test_bots_that_play_alike_are_called_equal(terminal: Terminal) -> None:
    seen = terminal.run(*ARENA, "--deals", "500", "--margin", "20", "--bots", "heuristic,heuristic:forget=1")
    assert "heuristic and heuristic:forget=1 are equal, give or take 20%" in squeezed(seen)


def test_without_stopping_all_deals_are_played(terminal: Terminal) -> None:
    found = result(terminal, "--deals", "20", "--no-stop")
    assert (found["deals"], found["games"], found["test"]) == (20, 40, None)


def test_the_result_is_the_same_on_one_processor_and_on_two(terminal: Terminal) -> None:
    words = ["--deals", "6", "--bots", "heuristic,random,heuristic:forget=50", "--players", "3"]
    assert result(terminal, *words) == result(terminal, *words, "--jobs", "2")


def test_json_and_a_chart_are_written_beside_the_tables(terminal: Terminal) -> None:
    seen = terminal.run(*ARENA, "--deals", "10", "--json", "a.json", "--chart", "a.svg")
    assert "By bot" in seen.out
    assert json.loads(Path("a.json").read_text())["bots"][0]["bot"] == "heuristic"
    picture = Path("a.svg").read_text()
    assert picture.startswith("<svg ")
    assert "Dachs, 2 players, target 10" in picture


def test_a_saved_contest_goes_on_where_it_stopped(terminal: Terminal) -> None:
    words = ["--no-stop", "--deals", "8"]
    whole = result(terminal, *words)
    terminal.run(*ARENA, "--no-stop", "--deals", "3", "--save", "a.jsonl")
    with open("a.jsonl", "a") as file:
        file.write('{"deal": 3, "seats": ["th')
    assert result(terminal, *words, "--resume", "a.jsonl") == whole
    assert len(Path("a.jsonl").read_text().splitlines()) == 1 + 16
    plain = terminal.run("arena", "dachs", "--resume", "a.jsonl", "--no-stop", "--deals", "8", "--json", "-")
    assert {**json.loads(plain.out), "speed": None} == {**whole, "speed": None}
    assert len(Path("a.jsonl").read_text().splitlines()) == 1 + 16


def test_a_saved_contest_goes_on_with_other_bots(terminal: Terminal) -> None:
    terminal.run(*ARENA, "--no-stop", "--deals", "3", "--save", "a.jsonl")
    bots = ["--deals", "3", "--bots", "heuristic,random,heuristic:forget=50"]
    assert result(terminal, *bots, "--resume", "a.jsonl") == result(terminal, *bots)
    assert len(Path("a.jsonl").read_text().splitlines()) == 1 + 18


def test_players_are_numbered_from_1_but_in_files_from_0(terminal: Terminal) -> None:
    words = ["--deals", "1", "--no-stop", "--option", "first=2"]
    assert result(terminal, *words, "--save", "a.jsonl")["options"] == {"target": "10", "first": "1"}
    assert result(terminal, "--deals", "1", "--no-stop", "--option", "first=2", "--resume", "a.jsonl")["games"] == 2
    seen = terminal.run(*ARENA, "--option", "first=1", "--resume", "a.jsonl")
    assert (seen.status, seen.err) == (2, "a.jsonl was started with first 2, not 1.\n")


REFUSED = [
    ("arena", "Please name a game: dachs, dogndog"),
    ("arena dachs --bots heuristic", "Name at least two bots to compare."),
    ("arena dachs --bots heuristic,Heuristic", "heuristic is named twice"),
    ("arena dachs --bots heuristic,exec:./none", "There is no program “./none”."),
    ("arena dachs --bots heuristic,heuristik", "There is no bot called “heuristik”."),
    ("arena dachs --players 5", "Dachs is for 2 to 4 players, not 5."),
    ("arena dachs --deals 0", "--deals must be a whole number from 1 to 1,000,000, not “0”."),
    ("arena dachs --margin 50", "--margin must be a whole number from 1 to 49, not “50”."),
    ("arena dachs --bots heuristic,random,heuristic:forget=9 --stop", "--stop decides between two bots"),
    ("arena dachs --option target=x", "Option target can be a number from 10 to 60"),
    (
        "arena dachs --json no/such/file",
        "Can’t write “no/such/file”: there is no such folder, or you don’t have permission.",
    ),
    ("arena dachs --chart .", "Can’t write “.”: "),
    ("arena dachs --chart -", "--chart needs the name of a file."),
    ("arena dachs --chart x\0", "Can’t write “x\0”"),
    ("arena dachs --save there", "there already exists. Use --resume to continue it."),
    ("arena dachs --save no/such/file", "Can’t write “no/such/file”: no such file or directory."),
    ("arena dachs --save x\0", "Can’t write “x\0”"),
    ("arena dachs --resume none", "There is no file “none”."),
    ("arena dachs --resume there", "Line 1: The line isn’t a JSON object"),
    ("arena dachs --resume saved --save new", "--resume continues its own file, so leave out --save."),
    ("arena dachs --resume saved --seed 3", "saved was started with seed 9, not 3."),
    ("arena dachs --resume saved --players 3", "saved was started with players 2, not 3."),
    ("arena dachs --resume saved --option lives=1", "saved was started with target 10, not 40."),
    ("arena dogndog --resume saved", "saved is from dachs, not from dogndog."),
    ("arena dachs --resume broken", "Line 2: This isn’t one of these games"),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED)
def test_bad_input_is_refused_in_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    terminal.run(*ARENA, "--deals", "1", "--save", "saved")
    Path("there").write_text("hello\n")
    Path("broken").write_text(Path("saved").read_text().splitlines()[0] + "\n{}\n")
    before = {path: path.read_text() for path in Path().iterdir()}
    seen = terminal.run(*line.split(" "))
    assert (seen.status, seen.out) == (2, "")
    assert sentence in seen.err
    assert seen.err.count("\n") == 1
    assert {path: path.read_text() for path in Path().iterdir()} == before


def test_a_worker_ended_from_outside_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: ContestRun, progress: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(ContestRun, "play", broken)
    seen = terminal.run(*ARENA)
    assert (seen.status, seen.err.count("\n")) == (1, 1)
    assert seen.err.startswith("A worker process was killed")


def test_a_contest_stopped_before_its_first_deal_has_nothing_to_tell(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ContestRun, "play", lambda self, progress: None)
    seen = terminal.run(*ARENA, "--chart", "a.svg")
    assert (seen.status, seen.err) == (130, "Stopped after 0 of 100 deals.\n")
    assert "0 deals of Dachs" in seen.out
    assert not Path("a.svg").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_programs_play_in_the_arena_and_their_faults_are_told(terminal: Terminal, tmp_path: Path, jobs: str) -> None:
    bad = script(tmp_path, "exit 3")
    bots = f"exec:{EXAMPLES / 'bot.sh'},{bad},heuristic"
    found = result(terminal, "--deals", "2", "--bots", bots, "--jobs", jobs)
    assert found["games"] == 12
    assert list(found["faults"]) == [bad]
    assert found["faults"][bad]["died"] >= 3
    assert "failed to give a legal move: crashed" in squeezed(terminal.run(*ARENA, "--deals", "2", "--bots", bots))


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(jobs: str, tmp_path: Path) -> None:
    """A program plays, too."""
    saved = tmp_path / "saved.jsonl"
    bots = f"heuristic,exec:{EXAMPLES / 'bot.sh'}"
    words = ["arena", "dachs", "--deals", "100000", "--bots", bots, "--no-stop", "--jobs", jobs, "--save", str(saved)]
    seen = interrupted(words, lambda said: "games," in said)
    assert seen.status == 130
    assert " deals of Dachs" in seen.out
    assert "gave no move" not in seen.out
    assert "Stopped after " in seen.err
    assert "Traceback" not in seen.err
    assert saved.read_text().endswith("\n")


def test_what_is_loaded_does_not_slow_other_verbs() -> None:
    code = "import sys; from houndtable.cli import main; main(['games']); print('houndtable.players' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"
