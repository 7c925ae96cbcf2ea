"""The heuristic."""

from typing import Any

import pytest

from houndtable.bots.naming import make
from houndtable.bots.play import play_game
from houndtable.games.dogndog import study
from houndtable.kernel.chance import Seeded
from houndtable.kernel.json import whole
from houndtable.kernel.message import Message
from houndtable.kernel.outcome import total
from tests.dogndog.table import GAME, Table, dogndog, late, new

pytestmark = pytest.mark.engine


def heuristic(table: Table, seat: int | None = None) -> tuple[str, Message]:
    """The move the heuristic chooses, and why."""
    who = table.seat if seat is None else seat
    move = GAME.heuristic(table.state, who)
    [why] = GAME.reason(table.state, who, move)
    return GAME.vocabulary.texts[move], why


def test_a_hand_that_can_finish_finishes() -> None:
    table = dogndog("2 2 3r 4|1 food 6 bone", "5", "1|1", dora="5")
    assert heuristic(table) == ("tsumo", Message("hint-finishes", {"trophies": 2}))
    table = dogndog("1 food 6 bone|2 2 3r 4", "5r", "1|1")
    table.play("discard 5r")
    assert heuristic(table) == ("ron", Message("hint-finishes", {"trophies": 1}))


def test_where_declarations_are_free_only_lawful_ones_are_made() -> None:
    options = {"declarations": "free"}
    table = dogndog("2 2 3 4|1 food 6 bone", "6", "1|1", dora="disc", options=options)
    assert heuristic(table)[0] == "richi 6"
    table.play("discard 6")
    assert heuristic(table) == ("pass", Message("hint-cannot-finish"))


def test_a_ready_hand_declares_richi() -> None:
    table = dogndog("2 2 3 4|1 food 6 bone", "6", "1|1", dora="disc")
    assert heuristic(table) == (
        "richi 6",
        Message("hint-ready", {"kinds": ["2", "5"], "count": 6, "richi": True}),
    )


def test_without_a_card_left_in_the_deck_no_richi_is_declared() -> None:
    move, why = heuristic(late("2 2 3 4|1 5 6 bone", "food", dora="2r"))
    assert move == "discard food"
    assert why == Message("hint-ready", {"kinds": ["2", "5"], "count": 1, "richi": False})


def test_of_two_ready_hands_the_one_with_more_to_come_is_kept() -> None:
    table = dogndog("2 2 3 4|1 food 6 bone", "6r", "1 1|1r 3", dora="disc")
    assert table.offers("richi") == ["richi 2", "richi 3", "richi 6r"]
    assert heuristic(table)[0] == "richi 6r"
    table = dogndog("2 2 3 4|1 food 6 bone", "6r", "2r 2 5|5 5 5r", dora="disc")
    assert heuristic(table)[0] == "richi 2"  # for the 6


def test_a_hand_that_waits_for_what_is_gone_does_not_declare_richi() -> None:
    table = dogndog("1 1 1r food|5 2 2 6", "bone", "food bone 2|food bone food", dora="bone")
    assert table.offers("richi") == ["richi food", "richi bone"]
    assert heuristic(table)[0].startswith("discard")


def test_after_richi_the_card_drawn_is_discarded() -> None:
    table = dogndog("2 2 3 4|1 food 6 bone", "6", "1|1", richi=[0, None])
    assert heuristic(table) == ("discard 6", Message("hint-no-choice"))


def test_what_helps_least_is_discarded() -> None:
    table = dogndog("2 3 5r 6|1 food 6 bone", "food", "1|1", dora="disc")
    move, why = heuristic(table)
    assert move == "discard food"
    assert why.key == "hint-soon"
    assert whole(why.args["count"]) > 1


def test_far_from_ready_a_bonus_is_kept() -> None:
    table = dogndog("1 4r food bone|2 2 3 6", "disc", "1|1", dora="4")
    move, why = heuristic(table)
    assert move in ("discard 1", "discard food", "discard bone", "discard disc")
    assert why == Message("hint-least")


def test_beware_of_those_who_declared_richi() -> None:
    fields: dict[str, Any] = {"richi": [None, 0], "dora": "6"}
    table = dogndog("1 4 food bone|2 2 3 3", "disc", "1|bone", **fields)
    assert heuristic(table) == ("discard bone", Message("hint-safe"))


def test_the_heuristic_bot_wins_most_games_against_three_random_ones() -> None:
    won = 0
    for seed in range(40):
        state = GAME.new(4, Seeded(seed), {"laps": 1})
        bots = [make("heuristic", seed, 1), *(make("random", seed, stream) for stream in (2, 3, 4))]
        play_game(GAME, state, bots, 20_000)
        outcome = state.outcome()
        assert outcome is not None
        won += 0 in outcome.winners
    assert won >= 26


def test_the_study_counts_how_rounds_were_won_and_with_what() -> None:
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3")
    table.play("discard food", "ron")
    counts = study.counts(table.state)
    assert counts["rounds by ron"] == [0, 1]
    assert counts["Tsu-I-So"] == [0, 1]
    assert (counts["trophies"], counts["poos"]) == ([0, 2], [2, 0])


def test_the_study_counts_false_declarations() -> None:
    fields: dict[str, Any] = {"options": {"declarations": "free"}, "wrong": [3, 1]}
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3", **fields)
    table.play("discard food", "ron")
    counts = study.counts(table.state)
    assert counts["false declared"] == [3, 1]
    assert (counts["trophies"], counts["poos"]) == ([0, 2], [8, 2])


def test_what_the_study_counts_adds_up() -> None:
    for declarations in ("guarded", "free"):
        table = new(4, seed=3, declarations=declarations)
        bots = [make("random", seed) for seed in range(4)]
        play_game(GAME, table.state, bots, 20_000)
        counts = study.counts(table.state)
        ways = ["rounds by tsumo", "rounds by ron", "Drawing wins"]
        assert sum(sum(counts[way]) for way in ways) == len(table.state.rounds)
        outcome = table.state.outcome()
        assert outcome is not None
        scores = [total(lines) for lines in outcome.lines]
        assert [won - lost for won, lost in zip(counts["trophies"], counts["poos"], strict=True)] == scores
