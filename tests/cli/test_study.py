"""Studies from the command line."""

from __future__ import annotations

import json
import os
import re
import subprocess
from concurrent.futures.process import BrokenProcessPool
from html.parser import HTMLParser
from importlib import util
from pathlib import Path
from typing import Any

import pytest

import houndtable
from houndtable import games
from houndtable.cli import labour
from houndtable.lab.study import journal
from houndtable.lab.study.plan import planned
from houndtable.lab.study.run import StudyRun
from tests.cli.terminal import COMMAND, Seen, Terminal, interrupted
from tests.extras import needs
from tests.tables import short_words

STUDY = [
    "study",
    "dachs",
    "--seed",
    "9",
    "--option",
    "target=10",
    "--option",
    "lives=1",
    "--deals",
    "20",
    "--jobs",
    "1",
]
QUICK = ["--levels", "1,2", "--options", "board,lives=2"]


@pytest.fixture(autouse=True)
def lab() -> None:
    needs("lab", "altair", "pyarrow", "vl_convert")


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Charts are left out, which take longest and are looked at elsewhere."""
    monkeypatch.setattr("houndtable.lab.study.charts.svg", lambda chart, game: f"<svg><!-- {chart.name} --></svg>")
    monkeypatch.setattr("houndtable.lab.study.charts.png", lambda drawing: b"")


def figures(terminal: Terminal, out: str, *words: str) -> dict[str, Any]:
    seen = terminal.run(*STUDY, *words, "--out", out)
    assert (seen.status, seen.err) == (0, "")
    found: dict[str, Any] = json.loads(Path(out, "figures.json").read_text())
    return found


class Links(HTMLParser):
    """What a page would fetch from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "data")]


def test_a_study_is_a_page_markdown_with_charts_figures_and_tables(terminal: Terminal) -> None:
    seen = terminal.run(*STUDY, *QUICK)
    assert (seen.status, seen.err) == (0, "")
    assert seen.out == "study-dachs/report.html is the report; report.md, figures.json and the tables are beside it.\n"
    place = Path("study-dachs")
    page, text = (place / "report.html").read_text(), (place / "report.md").read_text()
    links = Links()
    links.feed(page)
    assert [link for link in links.found if not link.startswith("#")] == []
    assert not {"script", "link", "img", "iframe"} & set(links.tags)
    assert "url(" not in page.replace("url(#", "")
    assert links.tags.count("svg") == 8
    for words in ("Who plays", "A game takes about", "casual against beginner", f"Houndtable {houndtable.__version__}",
                  "seed 9", "target 10", "In no deal did board=b change", "With lives=2: "):  # fmt: skip
        assert words.lower() in page.lower()
        assert words.lower() in text.lower()
    pictures = re.findall(r"!\[.*\]\((.*)\)", text)
    assert len(pictures) == 8
    for picture in pictures:
        assert (place / picture).read_bytes().startswith(b"\x89PNG")
    assert page.index("Findings") < page.index("<svg")


@pytest.mark.usefixtures("undrawn")
def test_every_number_of_players_has_its_part(terminal: Terminal) -> None:
    found = figures(terminal, "out", "--players", "2-4", "--levels", "none", "--options", "none")
    assert list(found["players"]) == ["2", "3", "4"]
    assert [len(part["Order of play"]["win_share"]) for part in found["players"].values()] == [2, 3, 4]
    assert "Luck and skill" not in found["players"]["2"]
    page = Path("out/report.html").read_text()
    assert "3 players: findings" in page


@pytest.mark.usefixtures("undrawn")
def test_the_figures_are_the_same_on_two_processors(terminal: Terminal) -> None:
    assert figures(terminal, "one", *QUICK) == figures(terminal, "two", *QUICK, "--jobs", "2")
    assert Path("one/report.html").read_text() == Path("two/report.html").read_text()
    assert Path("one/counts.parquet").read_bytes() == Path("two/counts.parquet").read_bytes()


@pytest.mark.usefixtures("undrawn")
def test_another_seed_gives_other_figures(terminal: Terminal) -> None:
    words = ["--levels", "none", "--options", "none"]
    one, other = figures(terminal, "one", *words), figures(terminal, "other", *words, "--seed", "10")
    assert one["players"] != other["players"]


@pytest.mark.usefixtures("undrawn")
def test_a_study_that_was_interrupted_goes_on(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figures(terminal, "whole", *QUICK)
    play = StudyRun.play

    def interrupted(run: StudyRun, progress: Any) -> None:
        play(run, lambda done: run.stop() if done >= 10 else None)

    with monkeypatch.context() as patch:
        patch.setattr(StudyRun, "play", interrupted)
        seen = terminal.run(*STUDY, *QUICK, "--out", "broken")
    assert seen.status == 130
    assert re.match(r"Stopped after \d+ of 100 games. Run the same command again to continue.\n", seen.err)
    kept = Path("broken/journal.jsonl")
    with kept.open("a") as file:
        file.write('{"players": 2, "chan')
    begun = kept.read_text().count("\n")
    assert figures(terminal, "broken", *QUICK) == whole
    assert begun < kept.read_text().count("\n") == 101
    assert sorted(kept.read_text().splitlines()) == sorted(Path("whole/journal.jsonl").read_text().splitlines())


@pytest.mark.usefixtures("undrawn")
def test_no_chart_is_left_of_a_report_that_told_more(terminal: Terminal) -> None:
    figures(terminal, "out", *QUICK)
    assert Path("out/charts/2-players-ladder.png").exists()
    Path("out/charts/mine.png").touch()
    figures(terminal, "out", "--levels", "none", "--options", "none")
    left = {f"charts/{path.name}" for path in Path("out/charts").iterdir()}
    shown = set(re.findall(r"!\[.*\]\((.*)\)", Path("out/report.md").read_text()))
    assert left == shown | {"charts/mine.png"}


@pytest.mark.usefixtures("undrawn")
def test_a_journal_without_a_whole_head_begins_anew(terminal: Terminal) -> None:
    Path("out").mkdir()
    Path("out/journal.jsonl").write_text('{"hound')
    assert figures(terminal, "out", "--levels", "none", "--options", "none")["players"]
    assert len(Path("out/journal.jsonl").read_text().splitlines()) == 21


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", games.names())
def test_every_game_can_be_studied(terminal: Terminal, game: str) -> None:
    words = ["study", game, "--deals", "10", "--jobs", "1", "--levels", "none", "--options", "none"]
    seen = terminal.run(*words, *short_words(game), "--out", "out")
    assert (seen.status, seen.err) == (0, "")
    text = Path("out/report.md").read_text()
    assert "A player has" in text
    assert "unknown" not in text
    assert "nan" not in text


REFUSED = [
    ("study", "Please name a game: dachs, dogndog"),
    ("study chess", "There is no game called “chess”."),
    ("study dachs --players 5", "Dachs is for 2 to 4 players, not 5."),
    ("study dachs --players 4-2", "--players must be a range from few to many, not “4-2”."),
    ("study dachs --players 2-x", "--players must be a whole number from 1 to 99, not “2-x”."),
    ("study dachs --deals 9", "--deals must be a whole number from 10 to 200,000, not “9”."),
    ("study dachs --bots heuristik", "There is no bot called “heuristik”."),
    ("study dachs --options lives=2", "lives is already 2 here."),
    ("study dachs --options", "--options needs a value."),
    ("study dachs --options a,,b", "Put commas between the names after --options, not “a,,b”."),
    ("study dachs --option lives", "Write --option NAME=VALUE, not “lives”."),
    ("study dachs --levels 1", "A ladder needs at least two levels"),
    ("study dachs --out there", "Can’t write “there”: file exists."),
    ("study dachs --out no\0", "Can’t read “no\0/journal.jsonl”: embedded null byte."),
    ("study dachs --out other", "There is another study in other, with seed 9, not 0. Name another folder with --out."),
    ("study dachs --out junk", "junk/journal.jsonl: Line 1: The line isn’t a JSON object"),
    ("study dachs --out binary", "Can’t read “binary/journal.jsonl”: it isn’t text (UTF-8)."),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED)
def test_bad_input_is_refused_in_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    Path("there").write_text("hello\n")
    head = journal.head_line(planned("dachs", [2], ["2"], 9, {}, ["none"], [], 10))
    for name, data in (("other", head.encode()), ("junk", b"hello\n"), ("binary", b"\xff\xfe\n")):
        Path(name).mkdir()
        Path(name, "journal.jsonl").write_bytes(data)
    before = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}
    seen = terminal.run(*line.split(" "))
    assert (seen.status, seen.out) == (2, "")
    assert sentence in seen.err
    assert seen.err.count("\n") == 1
    assert {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()} == before


def test_without_the_extra_a_sentence_names_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labour, "find_spec", lambda name: None if name == "altair" else util.find_spec(name))
    seen = terminal.run(*STUDY)
    assert seen == Seen(2, "", "study needs the extra lab: pip install 'houndtable[lab]'\n")
    monkeypatch.setattr(labour, "find_spec", lambda name: None if name == "distributed" else util.find_spec(name))
    seen = terminal.run("study", "dachs", "--cluster", "tcp://127.0.0.1:1")
    assert seen == Seen(2, "", "--cluster needs the extra dask: pip install 'houndtable[dask]'\n")


def test_a_worker_ended_from_outside_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: StudyRun, progress: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(StudyRun, "play", broken)
    seen = terminal.run(*STUDY)
    assert (seen.status, seen.err.count("\n")) == (1, 1)
    assert seen.err.startswith("A worker process was killed")


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """While the bar shows the time left."""
    place = tmp_path / "out"
    journal = place / "journal.jsonl"
    words = ["study", "dachs", "--jobs", "2", "--levels", "none", "--options", "none", "--out", str(place)]
    seen = interrupted(
        [*words, "--deals", "100000"], lambda said: "games," in said and journal.read_text().count("\n") > 10
    )
    assert seen.status == 130
    assert "left" in seen.err
    assert "of 100,000 games. Run the same command again to continue." in seen.err
    assert "Traceback" not in seen.err
    assert "a partial study with 2 players" in (place / "report.html").read_text()
    begun = journal.read_text()
    assert begun.endswith("\n")
    assert subprocess.run([*COMMAND, *words, "--deals", "10"], check=False).returncode == 0
    assert journal.read_text().startswith(begun)
    assert "partial study" not in (place / "report.html").read_text()
