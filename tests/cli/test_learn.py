"""A lesson at the terminal."""

from __future__ import annotations

import pytest

from houndtable import games, words
from houndtable.kernel.columns import columns
from houndtable.words.languages import languages
from tests.cli.terminal import Terminal, hint_follower


def bare(text: str) -> str:
    """The text without its spaces and line ends."""
    return "".join(text.split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_whoever_follows_the_hints_meets_every_tip_in_order(name: str, language: str, terminal: Terminal) -> None:
    lesson = games.find(name).lesson()
    assert lesson is not None
    seen = terminal.run_with(hint_follower(language), "learn", name, "--language", language)
    assert (seen.status, seen.err) == (0, "")
    out = bare(seen.out)
    reader = words.of(games.find(name), language)
    tips = [
        bare(reader.read("terminal-tip", tip=reader.tip(number), clause=tip.clause))
        for number, tip in enumerate(lesson.tips, 1)
    ]
    places = [out.find(tip) for tip in tips]
    assert -1 not in places
    assert places == sorted(places)
    assert all(out.count(tip) == 1 for tip in tips)
    assert bare(f"play {name}") in out[places[-1] :]
    assert max(columns(line) for line in seen.out.splitlines()) < 80


def test_hints_asked_twice_are_the_same(terminal: Terminal) -> None:
    seen = terminal.run("learn", "dogsbreath", typed="hint\nhint\nquit\n")
    first, second = [line for line in seen.out.splitlines() if line.startswith("Try ")]
    assert first == second


def test_what_a_person_types_in_a_lesson_is_answered_in_its_language(terminal: Terminal) -> None:
    seen = terminal.run("learn", "dachs", "--language", "DE", typed="why play 2b 2s\nlog\ntable\nquit\n")
    assert "Ja, das geht jetzt: Blaugrau-2 und Salbei-2 ausspielen." in seen.out
    assert seen.out.count("Du fängst an.") == 2
    assert seen.out.count("Hand: Blaugrau-2, Salbei-2 und Salbei-4") == 2
    assert seen.out.count("Willkommen bei Dachs!") == 1
    assert "speichern?" not in seen.out
    assert seen.status == 0


def test_an_unknown_language_is_refused(terminal: Terminal) -> None:
    seen = terminal.run("learn", "dachs", "--language", "xx")
    assert seen.status == 2
    assert "“xx”" in seen.err
    assert "ja" in seen.err


def test_a_lesson_that_is_saved_says_that_it_was_prepared(terminal: Terminal) -> None:
    assert "Saved as first.jsonl." in terminal.run("learn", "dachs", typed="4\nsave first.jsonl\nquit\n").out
    assert "It was prepared for a lesson." in terminal.run("verify", "first.jsonl").out
    assert terminal.run("play", "--resume", "first.jsonl", typed="quit\n").status == 0


def test_newcomers_are_offered_the_lesson(terminal: Terminal) -> None:
    seen = terminal.run("terminal", typed="2\nlearn\nquit\n")
    assert "New to Dog’n Dog? Type learn" in seen.out
    assert "Welcome to Dog’n Dog!" in seen.out
    assert seen.status == 0
