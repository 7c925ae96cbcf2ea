"""Saving, going on, looking back, checking."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from houndtable.cli import files
from tests.cli.terminal import Terminal

PLAY = ["play", "dachs", "--seed", "3", "--option", "first=1"]
QUICK = [*PLAY, "--option", "target=10", "--option", "lives=1"]


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal) -> None:
    seen = terminal.run(*PLAY, typed="1\nsave\nquit\n")
    assert "Saved as dachs-1.jsonl.\n" in seen.out
    table = re.findall(r">  You .*\n", seen.out)[-1]
    again = terminal.run("play", "--resume", "dachs-1.jsonl")
    assert "You play against Bello (plays by rules of thumb)." in again.out
    assert table in again.out


@pytest.mark.parametrize(
    ("start", "by_play", "told"),
    [
        ("/somewhere/bin/houndtable", "", "houndtable"),
        ("elsewhere/houndtable", "", "elsewhere/houndtable"),
        ("/somewhere/houndtable/__main__.py", "", "py -m houndtable"),
        ("/somewhere/houndtable/__main__.py", "./play", "./play"),
        ("/somewhere/pytest/__main__.py", "", "houndtable"),
    ],
)
@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "To continue later: {}"), ("de", "Später weiterspielen: {}"), ("ja", "あとで続けるには：{}")],
)
def test_a_game_goes_on_by_the_command_that_was_typed(
    terminal: Terminal, start: str, by_play: str, told: str, language: str, line: str
) -> None:
    terminal.monkeypatch.setattr(sys, "argv", [start])
    terminal.monkeypatch.setattr(sys, "orig_argv", ["py", "-m", "houndtable"])
    terminal.monkeypatch.setattr(shutil, "which", lambda name: f"/somewhere/bin/{name}")
    terminal.monkeypatch.setenv("HOUNDTABLE_COMMAND", by_play)
    out = terminal.run(*PLAY, "--language", language, typed="1\nsave my game\nquit\n").out
    assert line.format(f"{told} play --resume 'my game'") in " ".join(out.split())


def test_each_game_is_saved_under_the_next_free_name(terminal: Terminal) -> None:
    for number in (1, 2):
        assert f"Saved as dachs-{number}.jsonl." in terminal.run(*PLAY, typed="1\nsave\nquit\n").out


def test_a_game_is_saved_again_in_its_own_file_without_asking(terminal: Terminal) -> None:
    seen = terminal.run(*PLAY, typed="1\nsave mine.jsonl\n1\nsave\nquit\n")
    assert seen.out.count("Saved as mine.jsonl.") == 2
    assert "Overwrite" not in seen.out
    assert "Saved as mine.jsonl." in terminal.run("play", "--resume", "mine.jsonl", typed="1\nsave\n").out


@pytest.mark.parametrize(("answer", "kept"), [("n", True), ("", True), ("y", False)])
def test_another_file_is_overwritten_only_after_asking(terminal: Terminal, answer: str, kept: bool) -> None:
    Path("other").write_text("precious")
    seen = terminal.run(*PLAY, typed=f"1\nsave other\n{answer}\nquit\nn\n")
    assert "other already exists. Overwrite it? [y/N]" in seen.out
    assert (Path("other").read_text() == "precious") == kept


@pytest.mark.parametrize("name", [".", "no/such/folder/x", "/dev/null", "nul\0"])
def test_what_cannot_be_saved_is_told_and_the_game_goes_on(terminal: Terminal, name: str) -> None:
    seen = terminal.run(*PLAY, typed=f"1\nsave {name}\ntable\n")
    assert f"Can’t write “{name}”" in seen.out
    assert seen.out.count("Deck: ") >= 2
    assert seen.status == 0


def test_on_a_full_disk_nothing_is_lost(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    Path("old").write_text("precious")
    monkeypatch.setattr(os, "fsync", full)
    seen = terminal.run(*PLAY, typed="1\nsave old\ny\nsave\nquit\ny\nquit\nn\n")
    assert seen.out.count("”: no space left on device.") == 3
    assert seen.status == 0
    assert os.listdir() == ["old"]
    assert Path("old").read_text() == "precious"


def test_an_interrupted_save_leaves_no_trace(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        files.write_text("new", "text")
    assert os.listdir() == []


def test_quitting_offers_to_save_only_what_is_new(terminal: Terminal) -> None:
    assert "Save the game?" not in terminal.run(*PLAY, typed="quit\n").out
    assert "Save the game?" in terminal.run(*PLAY, typed="1\nquit\n").out
    assert "Save the game?" not in terminal.run(*PLAY, typed="1\nsave\nquit\n").out


def test_a_finished_game_can_be_saved_checked_and_looked_back_at(terminal: Terminal) -> None:
    played = terminal.run_with(
        lambda news, prompt: "y" if prompt.startswith("Save") else "n" if "[y/N]" in prompt else "1", *QUICK
    )
    assert "Saved as dachs-1.jsonl." in played.out
    assert "finished" in terminal.run("verify", "dachs-1.jsonl").out
    seen = terminal.run("replay", "dachs-1.jsonl")
    assert seen.out.startswith("\nDachs\nRound 1 begins. Player 1 starts.")
    assert seen.out[seen.out.index("\nResult\n") :].replace("Player 1", "You     ").split() == (
        played.out[played.out.index("\nResult\n") : played.out.index("Save the game?")].split()
    )


def test_a_guest_sees_no_hidden_card_and_a_player_their_own(terminal: Terminal) -> None:
    terminal.run(*PLAY, typed="1\nsave\nquit\n")
    guest = terminal.run("replay", "dachs-1.jsonl").out
    assert "Player 1 is dealt 3 cards. Bello is dealt 3 cards." in guest.replace("\n  ", " ")
    assert "The game wasn’t finished." in guest
    bello = terminal.run("replay", "dachs-1.jsonl", "--seat", "2").out
    assert re.search(r"You are dealt \d", bello.replace("\n  ", " "))
    assert re.search(r"  You .* hand: \d", bello)


def test_a_replay_can_wait_before_every_turn(terminal: Terminal) -> None:
    terminal.run_with(
        lambda news, prompt: "y" if prompt.startswith("Save") else "n" if "[y/N]" in prompt else "1", *QUICK
    )
    whole = terminal.run("replay", "dachs-1.jsonl", "--step", typed="\n" * 100).out
    assert whole.count("Press Enter to continue, or type quit: ") > 2
    assert "Result" in whole
    stopped = terminal.run("replay", "dachs-1.jsonl", "--step", typed="\nquit\n").out
    assert stopped.count("Press Enter to continue, or type quit: ") == 2
    assert "Result" not in stopped
    assert terminal.run("replay", "dachs-1.jsonl", "--step").status == 0


def test_who_plays_on_is_read_from_the_names_or_said_anew(terminal: Terminal) -> None:
    terminal.run(*PLAY, "--bots", "random", typed="1\nsave\nquit\n")
    assert "Bello (plays at random)" in terminal.run("play", "dachs", "--resume", "dachs-1.jsonl").out
    assert "Pass the screen" in terminal.run("play", "--resume", "dachs-1.jsonl", "--hot-seat").out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("replay dachs-1.jsonl --seat 3", "With 2 players, --seat must be a number from 1 to 2, not 3."),
        ("play dax --resume dachs-1.jsonl", "There is no game called “dax”."),
        ("verify bad.jsonl", "Line 4: "),
        ("replay bad.jsonl", "Line 4: "),
        ("play --resume bad.jsonl", "Line 4: "),
    ],
)
def test_a_bad_record_is_refused_with_its_line(terminal: Terminal, words: str, sentence: str) -> None:
    terminal.run(*PLAY, typed="1\nsave\nquit\n")
    text = Path("dachs-1.jsonl").read_text()
    Path("bad.jsonl").write_text("".join([*text.splitlines(True)[:3], "nonsense\n"]))
    seen = terminal.run(*words.split())
    assert seen.status == 2
    assert seen.err.startswith(sentence)
    assert seen.out == ""


def test_a_finished_game_cannot_go_on(terminal: Terminal) -> None:
    terminal.run_with(
        lambda news, prompt: "y" if prompt.startswith("Save") else "n" if "[y/N]" in prompt else "1", *QUICK
    )
    assert "This game is finished" in terminal.run("play", "--resume", "dachs-1.jsonl").err
