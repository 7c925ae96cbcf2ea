"""Looking back at a saved game, and hints."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from houndtable import games
from houndtable.cli import typed
from houndtable.kernel.chance import Seeded
from houndtable.record import Match, write
from tests.cli.terminal import Terminal
from tests.record.matches import GAME, play_on


def saved(names: list[str], moves: int = 10_000) -> None:
    """A short match in the file `game`."""
    match = Match(GAME, 2, {"target": 10, "lives": 1}, Seeded(7), names)
    Path("game").write_text(write(play_on(match, moves)))


def test_the_decisions_of_the_first_person_are_told(terminal: Terminal) -> None:
    saved(["Bello (heuristic)", "Ada"])
    seen = terminal.run("analyse", "game", "--sims", "40")
    assert seen.status == 0
    assert "Dachs: the decisions of Ada" in seen.out
    assert "estimated with 40 simulations per decision." in seen.out
    figures = [
        float(found.replace("−", "-"))
        for found in re.findall(r"^[A-Z][a-z ]+: +([+−]?\d+\.\d)$", seen.out, re.MULTILINE)
    ]
    assert len(figures) == 4
    assert 50 + sum(figures[:3]) == pytest.approx(figures[3], abs=0.3)


def test_an_unfinished_game_of_bots_alone_is_told_for_the_first(terminal: Terminal) -> None:
    saved(["Bello (heuristic)", "Waldi (random)"], 5)
    seen = terminal.run("analyse", "game", "--sims", "20")
    assert "the decisions of Bello" in seen.out
    assert "Share of the win" not in seen.out


def test_the_result_as_json_is_the_same_for_the_same_seed(terminal: Terminal) -> None:
    saved(["Ada", "Ben"])
    words = ["analyse", "game", "--seat", "2", "--sims", "30", "--seed", "4", "--json"]
    first, second = terminal.run(*words), terminal.run(*words)
    assert first == second
    found = json.loads(first.out)
    assert (found["game"], found["seat"], found["name"], found["simulations"]) == ("dachs", 1, "Ben", 30)
    assert found["loss"] == pytest.approx(sum(each["loss"] for each in found["decisions"]))
    assert 0.5 + found["deal"] + found["luck"] - found["loss"] == pytest.approx(found["result"])


@pytest.mark.parametrize(("game", "tries"), [("dachs", 4_000), ("dogndog", 2_000)])
def test_unless_said_it_tries_a_fifth_of_what_a_master_does_but_not_too_little(
    terminal: Terminal, game: str, tries: int
) -> None:
    Path("game").write_text(write(Match(games.find(game), 2, {}, Seeded(7), ["Ada", "Ben"])))
    assert json.loads(terminal.run("analyse", "game", "--json").out)["simulations"] == tries


def test_a_seat_that_is_not_there_is_refused(terminal: Terminal) -> None:
    saved(["Ada", "Ben"])
    seen = terminal.run("analyse", "game", "--seat", "3")
    assert (seen.status, seen.err) == (2, "With 2 players, --seat must be a number from 1 to 2, not 3.\n")


def test_a_hint_is_an_experts_and_says_what_it_should_win(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed, "ADVISER", "expert")
    seen = terminal.run("play", "dachs", "--seed", "3", "--option", "first=1", typed="hint\n")
    assert re.search(r"Try \d+: play .*\.\nYour chance of winning is about \d+%", seen.out)
