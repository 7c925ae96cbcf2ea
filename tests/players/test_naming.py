"""From a name to a player."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from houndtable import players
from houndtable.bots.bot import Bot, HeuristicBot
from houndtable.kernel.errors import NoSuchBot
from houndtable.players import Program, naming, program


@pytest.mark.parametrize("name", ["random", " Heuristic", "heuristic:forget=30", "3", "search:sims=50"])
def test_our_bots_are_players(name: str) -> None:
    assert isinstance(players.make(name, 1), Bot)
    assert players.is_known(players.tidy(name))
    assert not players.is_program(name)


@pytest.mark.parametrize(
    ("name", "command", "ms"),
    [
        ("exec:sh -c 'Echo A'", "sh -c 'Echo A'", naming.USUAL_MS),
        (" EXEC: sh bot?ms=500", "sh bot", 500),
        ("exec:sh ?ms=x", "sh ?ms=x", naming.USUAL_MS),
    ],
)
def test_a_programs_name_says_its_command_and_its_time(name: str, command: str, ms: int) -> None:
    made = players.make(name, 1)
    assert isinstance(made, Program)
    assert (made.command, made.ms) == (command, ms)
    assert players.is_known(name)
    assert players.tidy(players.tidy(name)) == players.tidy(name)
    assert command in players.tidy(name)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("heuristik", "There is no bot called “heuristik”."),
        ("exec:", "After exec: comes the command of a program"),
        ("exec:?ms=5", "After exec: comes the command of a program"),
        ("exec:no-such-program-here", "There is no program “no-such-program-here”."),
        ("exec:./notes", "The file “./notes” isn’t executable. To make it so: chmod +x ./notes"),
        ("exec:sh 'x", "Can’t read the command “sh 'x”: No closing quotation."),
        ("exec:sh?ms=0", "A program’s time for a move is 1 to 3,600,000 ms, not 0."),
        ("exec:sh \x1b[2J", "There is no program “sh”."),
    ],
)
def test_what_is_no_player_is_refused(
    name: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes").write_text("no program")
    assert not players.is_known(name)
    with pytest.raises(NoSuchBot) as refusal:
        players.make(name, 1)
    assert sentence in str(refusal.value)


def test_where_pipes_cannot_be_waited_for_programs_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "os", SimpleNamespace(name="nt"))
    with pytest.raises(NoSuchBot, match="POSIX"):
        players.make("exec:sh", 1)


def test_the_substitute_is_the_beginner() -> None:
    made = program.substitute(1, 2)
    assert isinstance(made, HeuristicBot)
    assert made.careless > 0
