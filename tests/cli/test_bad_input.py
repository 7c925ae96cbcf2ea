"""Bad input is refused in one sentence that says what is known; nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

REFUSED = [
    ("gmes", "There is no command “gmes”. Did you mean games, new-game or"),
    ("--verson", "There is no option called “--verson”. Did you mean --version"),
    ("games now", "“now” isn’t expected here. See houndtable games --help."),
    ("games --al", "There is no option called “--al”."),
    ("rules", "Please name a game: dachs, dogndog"),
    ("rules dax", "There is no game called “dax”. Did you mean dachs?"),
    ("rules dachs 5.9", "Dachs has no rule “5.9”. Did you mean 5."),
    ("rules dachs draw", "Dachs has no rule “draw”. Chapters: 1, 2, 3"),
    ("rules dachs []", "Dachs has no rule “[]”."),
    ("play", "Please name a game: dachs, dogndog"),
    ("play dax", "There is no game called “dax”. Did you mean dachs?"),
    ("play dachs --players 9", "Dachs is for 2 to 4 players, not 9."),
    ("play dachs --players two", "--players must be a whole number from 1 to 99, not “two”."),
    ("play dachs --players", "--players needs a value."),
    ("play dachs --seat 3", "With 2 players, --seat must be a number from 1 to 2, not 3."),
    ("play dachs --seat 0", "--seat must be a whole number from 1 to 99, not “0”."),
    (
        "play dachs --bots heuristik",
        "There is no bot called “heuristik”. Did you mean heuristic? Known bots: beginner, casual",
    ),
    ("play dachs --bots random,,heuristic", "Put commas between the names after --bots, not “random,,heuristic”."),
    ("play dachs --bots heuristic,heuristic", "There is only one other player, so name one bot, not 2."),
    ("play dachs --players 4 --bots 1,2", "Name one bot, or one for each of the 3 other players, not 2."),
    (
        "play dachs --hot-seat --bots heuristic",
        "With --hot-seat everyone plays at this screen, so leave out --bots and --seat.",
    ),
    (
        "play dachs --hot-seat --seat 1",
        "With --hot-seat everyone plays at this screen, so leave out --bots and --seat.",
    ),
    ("play dachs --names Mia", "2 players need 2 names, not 1."),
    ("play dachs --names Mia,\x1b[2J", "A name needs 1 to 60 visible characters"),
    ("play dachs --option lives", "Write --option NAME=VALUE, not “lives”."),
    ("play dachs --option lifes=1", "There is no option called “lifes”. Did you mean lives?"),
    ("play dachs --option lives=9", "Option lives can be a number from 1 to 3, not “9”."),
    ("play dachs --option lives=1 --option lives=2", "The option lives is given twice."),
    ("play dachs --option first=0", "Option first can be random or a player from 1 to 2, not “0”."),
    ("play dachs --option first=3", "Option first can be random or a player from 1 to 2, not “3”."),
    ("play dachs --option first=me", "Option first can be random or a player from 1 to 2, not “me”."),
    ("play dachs --seed 1.5", "--seed must be a whole number from 0 to"),
    ("play dachs --sed 1", "There is no option called “--sed”. Did you mean --seed"),
    ("play dachs --resume nothing.jsonl", "There is no file “nothing.jsonl”."),
    ("play --resume saved.jsonl --players 2", "A saved game keeps its players, options and names"),
    ("play --resume .", "Can’t read “.”: is a directory."),
    ("score", "Please name a game: dachs, dogndog"),
    ("score dachs 2v", "Dachs has no hands to score. These games do: dogndog"),
    ("score dogndog", "HAND is missing."),
    ("score dogndog 2 2 3 4 9 --ron", "There is no card or option “9”."),
    ("replay", "FILE is missing."),
    ("replay binary", "Can’t read “binary”: it isn’t text (UTF-8)."),
    ("replay empty", "Line 1: The record is empty."),
    ("verify text", "Line 1: "),
    ("verify txet", "There is no file “txet”. Did you mean text?"),
    ("verify no/such/folder", "There is no file “no/such/folder”."),
    ("verify nul\0", "Can’t read “nul\0”: embedded null byte."),
    ("sim", "Please name a game: dachs, dogndog"),
    ("sim dachs --games 0", "--games must be a whole number from 1 to 100,000,000, not “0”."),
    ("sim dachs --games " + "9" * 50, "--games must be a whole number from 1 to 100,000,000, not “99"),
    ("sim dachs --jobs none", "--jobs must be a whole number from 1 to 256, not “none”."),
    ("sim dachs --players 4 --bots heuristic,random", "Name one bot, or one for each of the 4 players, not 2."),
    ("sim dachs --players 5", "Dachs is for 2 to 4 players, not 5."),
    ("sim dachs --bots rndom", "There is no bot called “rndom”. Did you mean random?"),
    ("sim dachs --option target=x", "Option target can be a number from 10 to 60, not “x”."),
    ("sim dachs --json=yes", "--json takes no value."),
]


@pytest.mark.parametrize(("line", "sentence"), REFUSED)
def test_bad_input_is_refused_in_one_sentence(terminal: Terminal, line: str, sentence: str) -> None:
    Path("binary").write_bytes(b"\xff\xfe\x00\x80")
    Path("empty").touch()
    Path("text").write_text("hello\n")
    before = sorted(Path().iterdir())
    seen = terminal.run(*line.split(" "))
    assert seen.status == 2
    assert sentence in seen.err
    assert seen.err.count("\n") == 1
    assert seen.out == ""
    assert sorted(Path().iterdir()) == before


def test_a_file_too_large_to_be_a_saved_game_is_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("houndtable.cli.files.MOST_BYTES", 3)
    Path("text").write_text("hello\n")
    assert terminal.run("verify", "text").err == "text is too large to be a saved game.\n"


def test_a_file_that_may_not_be_read_is_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", forbidden)
    assert terminal.run("verify", "x").err == "Can’t read “x”: permission denied.\n"
