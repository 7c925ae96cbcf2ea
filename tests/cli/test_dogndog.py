"""Dog'n Dog from the command line: a game, a hand explained, a simulation."""

from __future__ import annotations

import re

import pytest

from houndtable.cli import log
from houndtable.kernel.chance import Seeded
from houndtable.record import Match
from tests.cli.terminal import Terminal, hint_follower
from tests.dogndog.table import GAME, dogndog


@pytest.mark.engine
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_follows_the_hints_reaches_the_end_of_a_game(terminal: Terminal, players: int) -> None:
    seen = terminal.run_with(hint_follower(), "play", "dogndog", "--seed", "5", "--players", str(players))
    assert (seen.status, seen.err) == (0, "")
    assert "The game is over. " in seen.out
    assert re.search(r"\n  won   \S+ +-?\d+ – ", seen.out)  # noqa: RUF001
    assert max(map(len, seen.out.splitlines())) <= 80
    assert not re.search(r"\b(seat|state|view|None)\b", seen.out)


def test_a_hand_can_be_asked_about_in_one_word_or_many(terminal: Terminal) -> None:
    seen = terminal.run("score", "dogndog", "2 2 3r 4 5 --ron --dora 3 --richi")
    assert seen.status == 0
    assert "\nRed number 1 (red 3) [7.8]\n" in seen.out
    assert "\n4 points: 1 trophy. [9.1]\n" in seen.out
    many = terminal.run("score", "dogndog", *"2 2 3r 4 5 --ron --dora 3 --richi".split())
    assert many.out == seen.out


def test_the_help_of_score_tells_how_a_hand_is_written(terminal: Terminal) -> None:
    out = terminal.run("score", "--help").out
    assert "--tsumo or --ron" in out
    assert max(map(len, out.splitlines())) < 80


def test_a_simulation_shows_how_rounds_were_won_and_how_often_each_yaku(terminal: Terminal) -> None:
    seen = terminal.run("sim", "dogndog", "--games", "20", "--players", "4", "--bots", "random", "--jobs", "1")
    for words in ("rounds won by tsumo", "rounds won by ron", "Drawing wins", "trophies", "Tanyao"):
        assert words in seen.out
    assert "per round" in seen.out
    assert max(map(len, seen.out.splitlines())) < 80


FOUR = "1 disc bone 6|2 2 3r 4|1 3 5 bone|1 3 5 food"


def news(discards: str, *moves: tuple[int, str]) -> list[str]:
    """What seat 3 reads of these moves."""
    match = Match(GAME, 4, {"first": 0}, Seeded(1))
    match.state = dogndog(FOUR, "5r", discards, dora="food", deck="disc").state
    match.state.events = []
    for seat, text in moves:
        match.play(seat, text)
    assert match.state.view(None).step == "turn"
    return log.paragraphs(match, log.so_far(match)[len(match.opening) :], 3)


def test_nothing_that_is_told_shows_that_somebody_passed() -> None:
    passed = news("6|6r|2r|bone", (0, "discard 5r"), (1, "pass"))
    unasked = news("6|5|2r|bone", (0, "discard 5r"))
    assert passed == unasked == ["Player 1 discards a red 5.", "Player 2 draws a card."]
