"""The heuristic, and what the lab counts."""

from typing import Any

import pytest

from houndtable import words
from houndtable.bots.naming import make
from houndtable.bots.play import play_game
from houndtable.games.drachensachen import study
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out
from tests.drachensachen.table import GAME, Table, lost_before, new, sachen

pytestmark = pytest.mark.engine


def heuristic(table: Table) -> tuple[str, str]:
    """The move the heuristic chooses, and the key of why."""
    move = GAME.heuristic(table.state, table.seat)
    assert move in table.state.legal(table.seat)
    [why] = GAME.reason(table.state, table.seat, move)
    return GAME.vocabulary.texts[move], why.key


CHOICES: list[tuple[str, str, dict[str, Any], str, str]] = [
    # many low cards at once, dragons kept
    ("2 2 7 nullo", "1", {}, "play 2 x2", "hint-hard-to-play-later"),
    ("9 nullo", "8", {}, "play 9 x1", "hint-hard-to-play-later"),
    ("2 nullo", "8", {}, "play nullo x1", "hint-dragon-helps"),
    ("nullo extermino", "", {}, "play nullo x1", "hint-need-it-least"),
    ("2 2", "8 1 8", {}, "take pile", "hint-no-other-move"),
    ("2 extermino", "8", {"open": "3 | 4"}, "take pile", "hint-keep-for-later"),
    ("7 8", "7 7 7", {}, "play 7 x1", "hint-hard-to-play-later"),
    ("2 2 2 2 9", "1", {}, "throw 2", "hint-four-at-once"),
    # debts and misses
    ("4 9", "4", {"debt": 2}, "play 4 x1", "hint-others-draw"),
    ("protecto 9", "4", {"debt": 2}, "play protecto x1", "hint-others-draw"),
    ("9", "4", {"debt": 2}, "draw 2", "hint-no-other-move"),
    ("protecto 9 8", "5", {"skip": 1}, "miss", "hint-keep-answers"),
    # what comes after
    ("", "", {"hidden": "7 7 | 8"}, "blind 1", "hint-all-alike"),
    (
        "5 7",
        "7",
        {"step": "turn", "with_": ["roundabout"]},
        "reverse",
        "hint-turn-round",
    ),
    (
        "5 6",
        "7",
        {"step": "turn", "with_": ["roundabout"]},
        "go on",
        "hint-same-direction",
    ),
    (
        "5 6",
        "9",
        {"step": "lift", "todo": 1, "open": "1 nullo | 3", "with_": ["open secrets"]},
        "lift 1",
        "hint-need-it-least",
    ),
    (
        "5 extermino",
        "",
        {"step": "exchange", "open": "1 9 | 3"},
        "exchange extermino 1",
        "hint-good-last-cards",
    ),
    ("1 2", "", {"step": "exchange", "open": "9 9 | 3"}, "keep", "hint-open-cards-are-good"),
]


@pytest.mark.parametrize(("hand", "pile", "fields", "move", "reason"), CHOICES)
def test_the_heuristic(hand: str, pile: str, fields: dict[str, Any], move: str, reason: str) -> None:
    table = sachen(f"{hand} | 3 3 3", pile, **{"hidden": "8 8 | 8 8", **fields})
    assert heuristic(table) == (move, reason)


def test_a_hint_says_how_many_cards_somebody_else_has_to_draw() -> None:
    table = sachen("4 9 | 3 3 3", "4", debt=2)
    why = GAME.reason(table.state, 0, GAME.parse("play 4 x1"))
    assert words.of(GAME).why(why) == "Someone else has to draw 2 cards or more."


def test_a_card_is_given_to_who_has_fewest_left() -> None:
    table = sachen("5 6 | 3 3 3 | 3", "2", step="give", todo=1, with_=["monsterball"])
    assert heuristic(table) == ("give seat 2", "hint-few-cards-left")


def test_a_neighbour_who_is_nearly_out_is_hampered() -> None:
    table = sachen("2 4 | 3 | 3 3 3", "1", hidden="8 | 8 | 8")
    assert heuristic(table) == ("play 4 x1", "hint-hard-to-follow")
    assert heuristic(sachen("2 4 | 3 3 3 3 | 3", "1"))[0] == "play 2 x1"


def test_a_miss_is_passed_on_by_who_is_nearly_out() -> None:
    table = sachen("protecto 9 | 3 3 3", "5 5", skip=2)
    assert heuristic(table) == ("play protecto x1", "hint-others-miss")
    assert heuristic(sachen("protecto 9 9 9 | 3 3 3", "5 5", skip=2))[0] == "miss"


def test_with_more_players_whoever_has_most_cards_is_next() -> None:
    table = sachen("5 6 | 3 | 3 3 3 3", "7", step="turn", with_=["roundabout"])
    assert heuristic(table)[0] == "reverse"
    table = sachen("5 6 | 3 3 3 3 | 3", "7", step="turn", with_=["roundabout"])
    assert heuristic(table)[0] == "go on"


def test_a_small_debt_is_drawn_rather_than_struck_out_by_extermino() -> None:
    table = sachen("extermino 9 | 3 3 3 3", "4", debt=1, draw_pile=["5"], options={"answer_four": "any_dragon"})
    assert heuristic(table) == ("draw 1", "hint-keep-answers")


def test_the_last_hand_cards_go_together_with_open_ones() -> None:
    assert heuristic(sachen("7 7 | 3 3 3", "6", open="7 |"))[0] == "play 7 x2 + open 7 x1"


def test_the_heuristic_bot_wins_most_games_against_random_ones() -> None:
    won = 0
    for seed in range(12):
        state = GAME.new(4, Seeded(seed))
        bots = [make("heuristic" if seat == seed % 4 else "random", seed, seat + 1) for seat in range(4)]
        play_game(GAME, state, bots, 1_000_000)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == [seed % 4]
    assert won >= 8


def test_the_study_counts_coins_caps_and_stalemates_under_what_was_in_force() -> None:
    hand = " ".join(["2 2 3"] * 4)
    fields = lost_before(0, 20)
    table = sachen(f"1 | {hand}", hidden=" | ", with_=["roundabout"], curses=[None, "many monsters 6"], **fields)
    table.play("play 1")
    counted = study.counts(table.state)
    assert counted["rounds won"] == [1 + 1, 1]  # the round before has no lines but one
    assert counted["coins lost"] == [0, 30]
    assert counted["losses cut to 10"] == [0, 1]
    assert counted["stalemates"] == [0]
    assert counted["rounds / all rounds"] == [2]
    for under in ("roundabout", "many monsters 6"):
        assert counted[f"rounds / {under}"] == [1]
        assert counted[f"turns / {under}"] == [1]
        assert counted[f"coins lost / {under}"] == [10]
        assert counted[f"losses cut to 10 / {under}"] == [1]
        assert counted[f"stalemates / {under}"] == [0]


def test_the_study_of_chaos_counts_chaos_and_the_curses_it_brought() -> None:
    table = sachen(
        "1 | 2 3", hidden=" | ", chaos=True, curses=["unknowing 4/2", "many monsters 8"], **lost_before(0, 20)
    )
    table.play("play 1")
    counted = study.counts(table.state)
    names = {name.split(" / ")[1] for name in counted if " / " in name}
    assert names == {"all rounds", "chaos", "unknowing 4/2", "many monsters 8"}


def test_stalemates_are_counted() -> None:
    found = 0
    for seed in range(20):
        table = new(2, seed)
        play_out(table.state, Seeded(seed, 1), 1_000_000)
        stalemates = study.counts(table.state)["stalemates"][0]
        assert stalemates == sum(told["winner"] is None for told in table.told("round over"))
        found += stalemates
    assert found > 0
