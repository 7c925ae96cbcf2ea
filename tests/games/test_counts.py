"""Whatever simulations count has a name that the game declares, and each such name is counted."""

from __future__ import annotations

import pytest

from houndtable import games, words
from houndtable.cli.sim_report import UNDER
from houndtable.lab.arena import Setup, play_many
from houndtable.lab.tally import empty_tally
from houndtable.words.checking import counted, problems
from houndtable.words.languages import languages

OPTIONS = {
    "dachs": {"everyone_out": "replay_round"},
    "dogndog": {"declarations": "free"},
    "drachensachen": {"abilities": "cumulative", "curses": "on"},
}


def names(name: str) -> set[str]:
    """What is counted in some games with this option, and under what."""
    setup = Setup(name, 3, ["heuristic"], 5, OPTIONS.get(name, {})).checked()
    tally = play_many(setup, range(12), lambda: False, empty_tally(3))
    return {part for one in tally.studied for part in one.split(UNDER) if one.split(UNDER)[0] != "rounds"}


@pytest.mark.parametrize("name", games.names())
def test_everything_counted_is_declared_and_everything_declared_counted(name: str) -> None:
    assert names(name) == set(counted(games.find(name)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_everything_counted_has_words_in_every_language(name: str, language: str) -> None:
    reader = words.of(games.find(name), language)
    told = [reader.count(one) for one in counted(games.find(name))]
    assert len(set(told)) == len(told)


def test_a_name_without_a_message_is_found_and_a_message_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    dachs = games.find("dachs")
    odd = ["lives lost", "bonus points", "points left in hand", "wagging tails", "cards played", "rounds replayed"]
    monkeypatch.setattr(games.part(dachs, "study"), "NAMES", odd)
    assert problems(dachs, "en") == ["missing: count-wagging-tails", "unused: count-rounds-with-several-last"]


def test_a_name_that_nobody_wrote_a_message_for_is_told_as_it_is() -> None:
    assert words.of(games.find("dachs"), "de").count("wagging tails") == "wagging tails"
