"""Simulations from the command line."""

from __future__ import annotations

import json
import re
from concurrent.futures.process import BrokenProcessPool

import pytest

from houndtable import games
from houndtable.cli.tongue import here
from houndtable.kernel.columns import columns
from houndtable.lab.run import Run
from houndtable.words.languages import languages
from tests.cli.terminal import Terminal

SIM = ["sim", "dachs", "--games", "40", "--players", "4", "--seed", "9", "--option", "target=10"]


def result(terminal: Terminal, *words: str) -> dict[str, object]:
    seen = terminal.run(*SIM, "--json", *words)
    assert seen.status == 0
    found: dict[str, object] = json.loads(seen.out)
    del found["speed"]
    return found


@pytest.mark.engine
@pytest.mark.parametrize("bots", ["random", "heuristic,random,heuristic,random"])
def test_the_result_is_the_same_on_one_processor_and_on_two(terminal: Terminal, bots: str) -> None:
    assert result(terminal, "--bots", bots, "--jobs", "1") == result(terminal, "--bots", bots, "--jobs", "2")


def test_another_seed_gives_another_result(terminal: Terminal) -> None:
    first = result(terminal, "--bots", "random", "--jobs", "1")
    assert result(terminal, "--bots", "random", "--jobs", "1", "--seed", "10")["seats"] != first["seats"]


def test_the_tables_fit_80_columns_and_name_bots_shares_and_speed(terminal: Terminal) -> None:
    seen = terminal.run(*SIM, "--bots", "heuristic,random,random,random", "--jobs", "1")
    assert max(map(len, seen.out.splitlines())) < 80
    for words in ("1 heuristic", "4 random", "95% interval", "lives lost", "turns per round", "games/s", "engine."):
        assert words in seen.out


@pytest.mark.parametrize(
    ("language", "share", "score", "game"),
    [
        ("de_DE.UTF-8", r"\d\d,\d\xa0%", r"\d,\d\d ± \d,\d\d", "40 Partien von Dachs, Startwert 9,"),
        ("ja_JP.UTF-8", r"\d\d\.\d%", r"\d\.\d\d ± \d\.\d\d", "ダックス、40対戦、シード9、"),
    ],
)
def test_figures_are_written_as_the_language_does(
    language: str, share: str, score: str, game: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    out = terminal.run(*SIM, "--jobs", "1").out
    assert re.search(share, out)
    assert re.search(score, out)
    assert game in out
    assert "de" not in language or not re.search(r"\d\.\d\d\b(?!\d)", out)


def test_counts_under_circumstances_are_a_table_of_their_own(terminal: Terminal) -> None:
    seen = terminal.run("sim", "drachensachen", "--games", "3", "--jobs", "1", "--seed", "2",
                        "--option", "abilities=one_round", "--option", "curses=on")  # fmt: skip
    assert max(map(len, seen.out.splitlines())) < 80
    under = seen.out.split("Rounds with")[1]
    for words in ("/game", "coins", "stalemates", "all rounds", "Many Monsters"):
        assert words in under
    assert " / " not in seen.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["95-%-Intervall", "gewonnene Runden", "Stillstände", "alle Runden", "Viele Monster", "/Partie"]),
        ("ja", ["区間", "ラウンド得点", "勝利回数", "千日手", "全ラウンド", "モンスターだらけ"]),
    ],
)
def test_counts_have_names_in_every_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str, words: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    seen = terminal.run("sim", "drachensachen", "--games", "3", "--jobs", "1", "--seed", "2",
                        "--option", "abilities=one_round", "--option", "curses=on")  # fmt: skip
    assert [word for word in words if word not in seen.out] == []
    assert max(map(columns, seen.out.splitlines())) < 80


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_headings_break_between_words_only(
    name: str, language: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    players = str(games.find(name).players[-1])
    seen = terminal.run("sim", name, "--games", "1", "--players", players, "--jobs", "1")
    reader = here()
    keys = ["sim-seat", "sim-won", "sim-share", "sim-interval", "sim-final-score", "sim-round-score", "sim-all",
            "sim-per-game", "sim-per-round", "sim-mean", "sim-sd", "sim-least", "sim-median", "sim-most"]  # fmt: skip
    words = [word for key in keys for word in reader.read(key).split()]
    assert [word for word in words if f" {word} " not in seen.out] == []


def test_games_that_nobody_wins_are_told(terminal: Terminal) -> None:
    seen = terminal.run("sim", "dachs", "--games", "300", "--bots", "random", "--jobs", "1",
                        "--option", "target=10", "--option", "lives=1")  # fmt: skip
    assert "Games that nobody won: " in seen.out


def test_a_worker_ended_from_outside_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Run, progress: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr(Run, "play", broken)
    seen = terminal.run(*SIM)
    assert (seen.status, seen.err.count("\n")) == (1, 1)
    assert seen.err.startswith("A worker process was killed")
