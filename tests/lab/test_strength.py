"""How strong the bots are: the page says what the figures say, and the figures say how to get them again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import strength

from houndtable import games
from houndtable.bots import naming

PAGE = strength.PAGE.read_text(encoding="utf-8")
FIGURES = {name: strength.load(name) for name in games.names()}
ROWS = [
    (name, kind, row) for name in games.names() for kind in ("arena", "gain") for row in FIGURES[name].get(kind, [])
]
NAMED = sorted({row[key] for _, _, row in ROWS for key in ("bot", "against")})


def test_the_page_says_what_the_figures_say() -> None:
    assert strength.written(PAGE) == PAGE


def test_the_page_has_every_table() -> None:
    assert [found[1] for found in strength.MARKED.finditer(PAGE)] == list(strength.TABLES)


def test_a_figure_that_was_changed_by_hand_is_found() -> None:
    changed = PAGE.replace("| 80.4% (66.3 to 94.4) |", "| 81.4% (66.3 to 94.4) |")
    assert changed != PAGE
    assert strength.written(changed) == PAGE


def test_nothing_else_is_kept() -> None:
    kept = strength.place("dachs").parent
    assert sorted(file.name for file in kept.iterdir()) == sorted(f"{name}.json" for name in games.names())


@pytest.mark.parametrize("game", games.names())
def test_a_file_has_a_line_a_figure(game: str) -> None:
    assert strength.dumped(FIGURES[game]) == strength.place(game).read_text(encoding="utf-8")
    assert FIGURES[game]["game"] == game


@pytest.mark.parametrize("bot", NAMED)
def test_every_bot_is_known_by_what_it_is(bot: str) -> None:
    assert naming.is_known(bot)
    assert bot not in "12345"


def test_every_figure_tells_how_to_get_it_again() -> None:
    commands = {"arena": strength.arena_command, "gain": strength.gain_command}
    for game, kind, row in ROWS:
        assert row["how"] == commands[kind](game, row)


def test_every_share_lies_in_its_interval() -> None:
    for _, kind, row in ROWS:
        share = "win_share" if kind == "arena" else "should_win"
        low, high = row[f"{share}_95"]
        assert low <= row[share] <= high
        assert kind == "gain" or row["games"] == 2 * row["deals"]


def test_every_pair_of_levels_was_measured() -> None:
    for name in games.names():
        measured = {(row["bot"], row["against"]) for game, _, row in ROWS if game == name}
        assert set(strength.ladder(games.find(name))) <= measured


def result(test: dict[str, str] | None, interval: list[float] | None) -> dict[str, Any]:
    """Return a contest in which the bot that was named first lost, so that the arena lists it last."""
    better = {"bot": "heuristic", "win_share": 0.55, "win_share_95": [0.4, 0.7], "score_difference": 1.5}
    worse = {"bot": "search:sims=9", "win_share": 0.45, "win_share_95": [0.3, 0.6], "score_difference": -1.5}
    bots = [{**one, "score_difference_95": interval} for one in (better, worse)]
    pair = {"bot": "search:sims=9", "against": "heuristic"}
    return {"game": "dachs", "seed": 1, "deals": 20, "games": 40, "bots": bots, "pairs": [pair], "test": test}


def test_a_row_tells_of_the_first_bot_also_where_it_lost() -> None:
    row = strength.arena_row(result({"verdict": "undecided"}, [-6.3, 3.3]), 1)
    assert strength.shown(row) == ["20", "45.0% (30.0 to 60.0)", "-1.5 (-6.3 to +3.3)", "undecided"]
    assert row["how"] == "houndtable arena dachs --bots search:sims=9,heuristic --deals 20 --seed 1"


def test_a_row_without_a_test_and_with_too_few_deals_for_an_interval() -> None:
    row = strength.arena_row(result(None, None), 1)
    assert strength.shown(row) == ["20", "45.0% (30.0 to 60.0)", "-1.5", "all played"]
    assert row["how"].endswith("--no-stop")


def test_a_pair_that_is_played_again_takes_the_place_it_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "DOCS", tmp_path)
    strength.place("dachs").parent.mkdir()
    for against in ("search:sims=20", "beginner", "search:sims=20"):
        strength.keep("dachs", {"bot": "search:sims=100", "against": against, "deals": 3})
    strength.keep("dachs", {"bot": "heuristic", "against": "beginner", "deals": 4})
    kept = [(row["bot"], row["against"]) for row in strength.load("dachs")["arena"]]
    assert kept == [
        ("heuristic", "beginner"),
        ("search:sims=100", "beginner"),
        ("search:sims=100", "search:sims=20"),
    ]


def test_a_level_is_spelled_by_what_it_is_in_a_game() -> None:
    game = games.find("dogndog")
    levels = ["beginner", "heuristic", "search:sims=110", "search:sims=440", "search:sims=4400"]
    assert [strength.spelled(game, name) for name in "12345"] == levels
    assert strength.spelled(game, "master") == levels[-1]
    assert [strength.spelled(game, name) for name in ("search:sims=7", "3:forget=20")] == [
        "search:sims=7",
        "3:forget=20",
    ]


def test_levels_that_have_not_met_are_told_so() -> None:
    game = games.find("dachs")
    rows = strength.ladder_table(game, {"arena": []})
    assert {row[4] for row in rows} == {"not played"}
    bot, against = next(iter(strength.ladder(game)))
    rows = strength.ladder_table(game, {"arena": [], "gain": [{"bot": bot, "against": against}]})
    assert rows[0][4] == "see [below](#with-the-luck-taken-out)"
