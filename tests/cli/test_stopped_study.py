"""Studies stopped by Ctrl-C: the report tells what is there, and the same command goes on."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from houndtable.lab.study.run import StudyRun
from tests.cli.terminal import Seen, Terminal
from tests.extras import needs

OPTIONS = ["--option", "target=10", "--option", "lives=1"]
STUDY = ["study", "dachs", "--deals", "20", *OPTIONS, "--levels", "1,2", "--options", "board,lives=2", "--jobs", "1"]
COMMAND = f"houndtable {' '.join(STUDY)} --out 'my study'"
WHOLE = "my study/report.html is the report; report.md, figures.json and the tables are beside it.\n"
STOPPED = (
    "Stopped after 40 of 100 games. Run the same command again to continue.\n"
    "Writing a report of what was played so far; Ctrl-C skips it.\n"
)
SO_FAR = WHOLE.replace("the report;", "the report of what was played so far;")


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts are left out, which take longest and are looked at elsewhere."""
    needs("lab", "altair", "pyarrow", "vl_convert")
    monkeypatch.setattr("houndtable.lab.study.charts.svg", lambda chart, game: f"<svg><!-- {chart.name} --></svg>")
    monkeypatch.setattr("houndtable.lab.study.charts.png", lambda drawing: b"")


def ctrl_c(*_: object) -> None:
    """What a person does; the signal has been heard when this returns."""
    os.kill(os.getpid(), signal.SIGINT)


def studied(terminal: Terminal, progress: Callable[[StudyRun, int], None], *words: str) -> Seen:
    """The study, with somebody who watches its progress."""
    play = StudyRun.play
    with terminal.monkeypatch.context() as patch:
        patch.setattr(StudyRun, "play", lambda run, told: play(run, lambda done: progress(run, done)))
        return terminal.run(*STUDY, "--out", "my study", *words)


def stopped_at(games: int) -> Callable[[StudyRun, int], None]:
    """Somebody who presses Ctrl-C once so many games are played."""
    return lambda run, done: ctrl_c() if done >= games and not run.is_stopped else None


def test_ctrl_c_writes_the_report_of_what_is_there(terminal: Terminal) -> None:
    seen = studied(terminal, stopped_at(40))
    assert seen == Seen(130, SO_FAR, STOPPED)
    place = Path("my study")
    lines = (place / "report.md").read_text().splitlines()
    assert lines[:7] == [
        "# Dachs: a partial study with 2 players",
        "",
        "**Partial: the study was stopped when 40 of its 100 games were played.**",
        "Of the 20 deals asked for there are 20 with 2 players.",
        "There are fewer than 10 of lives=2 and casual against beginner, so nothing is told of that.",
        "The same command goes on:",
        "",
    ]  # fmt: skip
    assert lines[7] == f"    {COMMAND}"
    page = (place / "report.html").read_text()
    assert page.index("a partial study") < page.index("Partial: the study was stopped") < page.index("Findings")
    assert f"<code>{COMMAND.replace(chr(39), '&#x27;')}</code>" in page
    assert "In no deal did board=b change any of these." in page
    figures = json.loads((place / "figures.json").read_text())
    assert figures["partial"]["command"] == COMMAND
    assert "Luck and skill" not in figures["players"]["2"]
    assert import_module("pyarrow.parquet").read_table(place / "games.parquet").num_rows == 40


def test_a_study_that_goes_on_to_its_end_is_not_partial(terminal: Terminal) -> None:
    assert studied(terminal, stopped_at(40)).status == 130
    assert terminal.run(*STUDY, "--out", "my study") == Seen(0, WHOLE, "")
    assert "a study with 2 players" in Path("my study/report.html").read_text()
    assert "artial" not in Path("my study/report.md").read_text()
    assert json.loads(Path("my study/figures.json").read_text())["partial"] is None


def test_the_command_that_goes_on_is_the_one_that_was_called(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("HOUNDTABLE_COMMAND", "./play")
    assert studied(terminal, stopped_at(40)).status == 130
    assert f"\n    ./play {COMMAND.removeprefix('houndtable ')}\n" in Path("my study/report.md").read_text()


def test_numbers_of_players_that_have_too_few_deals_are_left_out(terminal: Terminal) -> None:
    seen = studied(terminal, stopped_at(20), "--players", "2-3")
    assert (seen.status, seen.out) == (130, SO_FAR)
    text = Path("my study/report.md").read_text()
    assert "Of the 20 deals asked for there are 20 with 2 players and 0 with 3 players." in text
    assert "and the table with 3 players, so nothing is told of that." in text
    assert list(json.loads(Path("my study/figures.json").read_text())["players"]) == ["2"]


def test_too_little_for_a_report_is_told(terminal: Terminal) -> None:
    seen = studied(terminal, stopped_at(0))
    told = "Stopped after 0 of 100 games. Run the same command again to continue.\n"
    assert seen == Seen(130, "", told + "Not enough for a report yet: that takes at least 10 deals.\n")
    assert [path.name for path in Path("my study").iterdir()] == ["journal.jsonl"]


def test_ctrl_c_while_the_report_is_written_ends_at_once(terminal: Terminal) -> None:
    terminal.monkeypatch.setattr("houndtable.lab.study.charts.png", ctrl_c)
    seen = studied(terminal, stopped_at(40))
    assert seen == Seen(
        130, "", STOPPED + "Stopped before the report was written. Run the same command again to continue.\n"
    )
    assert [path.name for path in Path("my study").iterdir()] == ["journal.jsonl"]


def test_a_second_ctrl_c_while_games_are_played_ends_at_once(terminal: Terminal) -> None:
    def twice(run: StudyRun, done: int) -> None:
        if done:
            ctrl_c()
            ctrl_c()

    seen = studied(terminal, twice)
    assert (seen.status, seen.out) == (130, "")
    assert re.fullmatch(r"Stopped after \d+ of 100 games. Run the same command again to continue.\n", seen.err)
    assert [path.name for path in Path("my study").iterdir()] == ["journal.jsonl"]
    assert terminal.run(*STUDY, "--out", "my study") == Seen(0, WHOLE, "")
