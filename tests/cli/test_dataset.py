"""Datasets from the command line."""

from __future__ import annotations

import gzip
import json
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module, util
from pathlib import Path
from typing import Any

import pytest

from houndtable import games, record
from houndtable.cli import labour
from houndtable.kernel.observation import Page
from houndtable.lab.arena import Setup, play_one
from houndtable.lab.dataset import COLUMNS
from houndtable.lab.dataset_run import DatasetRun
from tests.cli.terminal import Seen, Terminal
from tests.extras import needs
from tests.tables import short_words

DATASET = ["dataset", "dachs", "--games", "12", "--seed", "9", "--option", "target=10", "--jobs", "1"]


@pytest.fixture(autouse=True)
def lab() -> None:
    needs("lab", "pyarrow")


def table(place: str, name: str) -> Any:
    return import_module("pyarrow.parquet").read_table(Path(place, f"{name}.parquet"))


def records(place: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.open(Path(place, "matches.jsonl.gz"), "rt", encoding="utf-8")]


@pytest.mark.parametrize("game", games.names())
def test_matches_are_records_and_decisions_are_rows(terminal: Terminal, game: str) -> None:
    words = ["dataset", game, "--games", "3", "--players", "3", "--bots", "2,1,random", *short_words(game)]
    seen = terminal.run(*words, "--jobs", "1")
    assert (seen.status, seen.err) == (0, "")
    place = f"dataset-{game}"
    assert seen.out == f"3 matches are in {place}: matches.jsonl.gz and tables beside it.\n"
    decisions = table(place, "decisions").to_pylist()
    assert [line["match"] for line in records(place)] == [0, 1, 2]
    for line in records(place):
        text = "\n".join(json.dumps(each) for each in line["record"])
        told = record.read(text)
        assert record.verify(text).is_finished
        rows = [row for row in decisions if row["match"] == line["match"]]
        assert [(row["seat"], row["move"]) for row in rows] == [(ply.seat, ply.move) for ply in told.plies[1:]]
        assert [row["decision"] for row in rows] == list(range(len(rows)))
    assert all(row["move"] in row["offers"] for row in decisions)
    numbers = len(games.find(game).observed(3))
    assert {len(row["observation"]) for row in decisions} == {numbers}
    assert {row["bot"] for row in decisions} <= {"2", "1", "random"}


def test_a_match_is_the_game_a_simulation_plays(terminal: Terminal) -> None:
    terminal.run(*DATASET, "--bots", "2,1", "--out", "out")
    game = games.find("dachs")
    setup = Setup("dachs", 2, ["2", "1"], 9, {"target": "10"})
    for row in table("out", "matches").to_pylist():
        state, moves = play_one(game, setup, row["match"])
        assert (row["moves"], row["rounds"], row["line_up"]) == (moves, len(state.rounds), "2,1")
        outcome = state.outcome()
        assert outcome is not None
        seats = [each for each in table("out", "seats").to_pylist() if each["match"] == row["match"]]
        assert [each["place"] for each in seats] == outcome.places
        assert sum(each["win"] for each in seats) == 1


def test_an_observation_is_what_the_seat_knows(terminal: Terminal) -> None:
    terminal.run(*DATASET, "--bots", "2", "--out", "out")
    decisions = table("out", "decisions")
    told = json.loads(decisions.schema.metadata[b"houndtable"])
    game = games.find("dachs")
    assert told["observation"] == [field.name for field in game.observed(2)]
    assert (told["game"], told["rules"], told["seed"], told["options"]["target"]) == ("dachs", game.version, 9, 10)
    first = records("out")[0]["record"]
    rows = [row for row in decisions.to_pylist() if row["match"] == 0]
    for row, (_, match) in zip(rows, record.replay(record.read("\n".join(map(json.dumps, first))))):
        page = Page(len(told["observation"]))
        match.state.observe(row["seat"], page)
        assert row["observation"] == page.numbers
        assert row["offers"] == [game.vocabulary.texts[move] for move in match.state.legal(row["seat"])]


def test_the_files_are_the_same_on_two_processors(terminal: Terminal) -> None:
    for jobs in ("1", "2"):
        assert terminal.run(*DATASET, "--games", "25", "--jobs", jobs, "--out", jobs).status == 0
    for name in ("matches.jsonl.gz", "matches.parquet", "seats.parquet", "decisions.parquet"):
        assert Path("1", name).read_bytes() == Path("2", name).read_bytes()


def test_a_dataset_that_is_stopped_keeps_whole_matches(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    play = DatasetRun.play
    monkeypatch.setattr(DatasetRun, "play", lambda run, progress: play(run, lambda done: run.stop()))
    seen = terminal.run(*DATASET, "--games", "500", "--out", "out")
    assert (seen.status, seen.err) == (130, "Stopped after 10 of 500 games.\n")
    assert [line["match"] for line in records("out")] == list(range(10))
    assert table("out", "matches").num_rows == 10


def test_a_dataset_that_fails_leaves_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: DatasetRun, progress: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(DatasetRun, "play", broken)
    seen = terminal.run(*DATASET, "--out", "out")
    assert (seen.status, seen.err.count("\n")) == (1, 1)
    assert list(Path("out").iterdir()) == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("dataset", "Please name a game: dachs, dogndog"),
        ("dataset dachs --games 0", "--games must be a whole number from 1 to"),
        ("dataset dachs --bots 1,2,3 --players 2", "Name one bot, or one for each of the 2 players, not 3."),
        ("dataset dachs --out there", "Can’t write “there”: file exists."),
        ("dataset dachs --out no\0", "Can’t write “no\0”"),
        ("dataset dachs --out full", "There is already a dataset in full. Name another folder with --out."),
    ],
)
def test_bad_input_is_refused_in_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    Path("there").write_text("hello\n")
    Path("full").mkdir()
    Path("full/matches.jsonl.gz").write_bytes(b"")
    seen = terminal.run(*line.split(" "))
    assert (seen.status, seen.out) == (2, "")
    assert sentence in seen.err
    assert seen.err.count("\n") == 1


def test_without_the_extra_a_sentence_names_it(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labour, "find_spec", lambda name: None if name == "pyarrow" else util.find_spec(name))
    seen = terminal.run(*DATASET)
    assert seen == Seen(2, "", "dataset needs the extra lab: pip install 'houndtable[lab]'\n")


@pytest.mark.parametrize("name", COLUMNS)
def test_the_tables_have_the_columns_they_are_told_to_have(terminal: Terminal, name: str) -> None:
    terminal.run(*DATASET, "--games", "2", "--out", "out")
    assert table("out", name).schema.names == [column.name for column in COLUMNS[name]]
