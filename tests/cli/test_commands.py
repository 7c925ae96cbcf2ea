"""The command itself, and the verbs that only tell."""

from __future__ import annotations

import pytest

import houndtable
from houndtable import games
from houndtable.cli import command
from houndtable.cli.command import VERBS
from tests.cli.terminal import Terminal


def test_the_version_names_the_engine(terminal: Terminal) -> None:
    seen = terminal.run("--version")
    assert seen.out == f"houndtable {houndtable.__version__} ({houndtable.engine()} engine)\n"


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"]])
def test_the_overview_names_every_verb(terminal: Terminal, words: list[str]) -> None:
    seen = terminal.run(*words)
    assert seen.status == 0
    assert all(f"  {verb} " in seen.out for verb in VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(terminal: Terminal, verb: str) -> None:
    assert terminal.run(verb, "--help").out.startswith(f"usage: houndtable {verb} ")
    assert terminal.run("help", verb).status == 0


@pytest.mark.parametrize("name", games.names())
def test_games_tells_players_and_options_of_every_game(terminal: Terminal, name: str) -> None:
    out = terminal.run("games").out
    game = games.find(name)
    assert f"{name}  {game.title}, {game.players[0]} to {game.players[1]} players" in out
    assert all(f"{option.name} = {option.default}" in out for option in game.options)


@pytest.mark.parametrize("name", games.names())
def test_the_rules_of_every_game_fit_80_columns_and_show_no_markdown(terminal: Terminal, name: str) -> None:
    out = terminal.run("rules", name).out
    assert max(map(len, out.splitlines())) < 80
    assert "**" not in out
    assert "`" not in out
    assert "|---" not in out


def test_one_rule_can_be_read_alone(terminal: Terminal) -> None:
    out = terminal.run("rules", "dachs", "5.3").out
    assert out == "5.3   In the last lap of a round [8.1] you must draw at least one. (R0.6)\n"


def test_a_rule_can_be_named_as_a_refusal_names_it(terminal: Terminal) -> None:
    assert terminal.run("rules", "dachs", "[5.3]").out == terminal.run("rules", "dachs", "5.3").out


def test_a_chapter_holds_all_its_rules_and_no_others(terminal: Terminal) -> None:
    out = terminal.run("rules", "dachs", "1").out
    assert out.startswith("1 The box\n")
    assert "\n1.3 " in out
    assert "10.1" not in out


def test_a_table_of_the_rulebook_stands_in_columns(terminal: Terminal) -> None:
    assert "      number  vanilla  blue-gray  peach  sage  together\n" in terminal.run("rules", "dachs", "1.1").out


def test_an_unexpected_error_is_one_sentence(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: list[str]) -> int:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(command, "run", broken)
    seen = terminal.run("games")
    assert seen.status == 1
    assert seen.err == (
        "Something went wrong that should not (RuntimeError: the table broke). HOUNDTABLE_DEBUG=1 shows where.\n"
    )


def test_an_unexpected_error_can_be_seen_whole(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: list[str]) -> int:
        raise RuntimeError("the table broke")

    monkeypatch.setattr(command, "run", broken)
    monkeypatch.setenv("HOUNDTABLE_DEBUG", "1")
    with pytest.raises(RuntimeError):
        terminal.run("games")


def test_an_interrupted_command_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", interrupted)
    seen = terminal.run("games")
    assert (seen.status, seen.err) == (130, "\nStopped.\n")
