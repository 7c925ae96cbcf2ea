"""Chapters 7 and 8: the end of a round and of the game."""

from typing import Any

import pytest

from houndtable.bots.naming import make
from houndtable.bots.play import play_game
from houndtable.conformance.play import soak
from houndtable.games.drachensachen.game import round_bound
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out
from tests.drachensachen.table import GAME, Table, clause, lost_before, luck, new, pick, sachen, shuffled

pytestmark = pytest.mark.engine


def ended(hands: str, opened: str = "", hidden: str = "", **fields: Any) -> Table:
    """Seat 0 has just won a round; the others held these cards."""
    others = len(hands.split("|"))
    opened, hidden = opened or "|" * (others - 1), hidden or "|" * (others - 1)
    table = sachen(f"1 | {hands}", open=f" | {opened}", hidden=f" | {hidden}", **fields)
    table.play("play 1")
    return table


@clause("7.1")
def test_everybody_loses_the_coins_of_hand_and_open_remainders() -> None:
    table = ended("2 3 4 | 9", "5 6 | nullo", "7 7 | 7")
    assert table.points(1) == [-3, -2, 0]
    assert table.points(2) == [-1, -1, 0]
    assert table.lost() == [0, 5, 2]


@clause("7.1", "11.2")
def test_all_hands_are_shown_at_the_end_but_no_hidden_remainder() -> None:
    table = ended("2 3 4 | 9", "5 6 | nullo", "7 7 | 7")
    told = table.told("round over")[0]
    assert told["hands"] == [[], ["2", "3", "4"], ["9"]]
    assert told["opens"] == [[], ["5", "6"], ["nullo"]]
    assert told["hidden"] == [0, 2, 1]


@clause("7.2")
@pytest.mark.parametrize(
    ("option", "coins"), [("uncovered", [0, 2, 1, 3]), ("all", [3, 2, 2, 3]), ("none", [0, 0, 0, 0])]
)
def test_hidden_remainders_cost_the_coin_on_their_back_if_not_covered(option: str, coins: list[int]) -> None:
    table = ended("1 | | | 1", "2 2 2 | | 3 |", "7 7 7 | 6 6 | 6 6 | 5 5 5", options={"hidden_coins": option})
    assert [-table.points(seat)[2] for seat in range(1, 5)] == coins


@clause("7.3")
def test_the_winner_of_the_round_loses_nothing() -> None:
    table = ended("2 3")
    assert table.points(0) == [0]
    assert table.told("round over")[0]["winner"] == 0


@clause("7.4")
@pytest.mark.parametrize(("held", "lost"), [(9, 9), (10, 10), (11, 10), (14, 10)])
def test_nobody_loses_more_than_ten_coins(held: int, lost: int) -> None:
    cards = " ".join([str(2 + card // 8) for card in range(held)])
    table = ended(cards)
    assert table.lost() == [0, lost]
    assert len(table.points(1)) == (4 if held > 10 else 3)


def circling(idle: int, players: int = 2, **fields: Any) -> Table:
    """So many turns have changed nothing."""
    hands = " | ".join(["2 9 9"] * players)
    return sachen(hands, "1", idle=idle, turns=500, **fields)


@clause("7.5")
@pytest.mark.parametrize("players", [2, 3])
def test_a_round_that_goes_in_circles_is_scored_without_a_winner(players: int) -> None:
    table = circling(40 * players - 2, players)
    table.play("take pile")
    assert table.state.rounds == []
    table.play("play 2")
    assert table.state.rounds[0].how == "stalemate"
    assert table.state.rounds[0].turns == 502
    assert table.lost() == [5, 3, 4][:players]
    assert table.told("round over")[0]["winner"] is None


@clause("7.5")
def test_a_miss_is_a_turn_and_may_end_the_round() -> None:
    table = sachen("9 9 | 9 9", "5", idle=79, skip=1)
    table.play("miss")
    assert table.state.rounds[0].how == "stalemate"


@clause("7.5")
@pytest.mark.parametrize(
    ("hand", "pile", "fields", "move", "idle"),
    [
        ("2 9", "1", {}, "play 2", 8),
        ("2 9", "1", {}, "take pile", 8),
        ("9", "5", {"skip": 1}, "miss", 8),
        ("2 9", "5", {"open": "9 |"}, "play 9", 8),
        ("9", "4", {"open": "9 |"}, "play 9 x1 + open 9 x1", 0),
        ("", "4", {"open": "9 |"}, "play 9", 0),
        ("", "4", {}, "blind 1", 0),
        ("", "9", {}, "blind 1", 0),
        ("2 extermino", "4", {}, "play extermino", 0),
        ("2 7", "7 7 7", {}, "play 7", 0),
    ],
)
def test_what_counts_as_a_change(hand: str, pile: str, fields: dict[str, Any], move: str, idle: int) -> None:
    table = sachen(f"{hand} | 3 3 | 3", pile, idle=7, hidden="8 8 | 8 | 8", **{**fields, **three(fields)})
    table.play(move)
    assert table.dump("idle") == idle


@clause("7.5", "5.4", "4.6")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("8 9", ["draw 2", "play 9"]),
        ("8 9", ["draw 2", "take pile"]),
        ("2 2 2 2 8 9", ["draw 2", "throw 2", "play 9"]),
        ("2 2 2 2 8 8 8 8 9", ["draw 2", "throw 2", "throw 8", "take pile"]),
    ],
)
def test_a_turn_in_which_owed_cards_are_drawn_or_a_set_is_thrown_out_is_a_change(hand: str, moves: list[str]) -> None:
    table = sachen(f"{hand} | 9 9 | 9", "4", idle=7, debt=2, draw="3 3", hidden="8 | 8 | 8")
    for move in moves:
        table.play(move)
        assert table.state.view(1).facts["idle"] == 0
    assert table.dump("idle") == 0
    table.play("play 9" if table.pile() == "" else "take pile")
    assert table.dump("idle") == 1


@clause("7.5", "4.6")
def test_a_set_thrown_out_at_the_last_moment_saves_the_round() -> None:
    table = sachen("2 2 2 2 9 8 | 9 9", "7", idle=79)
    table.play("throw 2", "take pile")
    assert table.state.rounds == []


@clause("7.5", "4.6")
def test_a_position_in_such_a_turn_is_written_and_read() -> None:
    table = sachen("2 2 2 2 9 8 | 9 9", "7", idle=7)
    table.play("throw 2")
    table = Table(GAME.load(table.state.dump(), Seeded(1)))
    table.play("play 9")
    assert table.dump("idle") == 0


def three(fields: dict[str, Any]) -> dict[str, Any]:
    """The open Remainders for a table of three."""
    return {"open": f"{fields['open']} |"} if "open" in fields else {}


@clause("7.5", "10.9")
def test_a_lifted_card_is_no_change() -> None:
    table = sachen("9 2 | 3 | 3", "1", open="7 | |", idle=7, with_=["open secrets"])
    table.play("play 9", "lift 7")
    assert table.dump("idle") == 8


@clause("7.5")
def test_a_table_may_let_a_round_go_on_for_ever() -> None:
    table = circling(500, options={"stalemate": "off"})
    table.play("take pile")
    assert table.state.rounds == []


@clause("7.5", "9.1")
def test_after_a_stalemate_there_is_an_ability_but_no_curse() -> None:
    options = {"curses": "on", "abilities": "cumulative"}
    table = circling(79, options=options, chance=luck(pick(3, 7), shuffled()))
    table.play("take pile")
    assert table.dump("curses") == [None, None]
    assert table.dump("abilities") == ["monsterball"]


@clause("7.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_random_round_ends_within_its_bound(players: int) -> None:
    bound = round_bound(players, GAME.choose(players, {}))
    assert bound == 193 * 40 * players
    rounds = 0
    for seed in range(15 * soak()):
        state = GAME.new(players, Seeded(seed), {"abilities": "cumulative", "curses": "on"} if seed % 2 else {})
        play_out(state, Seeded(seed, 1), 1_000_000)
        assert state.waiting == []
        assert all(ended.turns <= bound for ended in state.rounds)
        rounds += len(state.rounds)
    assert rounds >= 40 * soak()


@clause("7.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_round_between_heuristic_bots_ends_within_its_bound(players: int) -> None:
    bound = round_bound(players, GAME.choose(players, {}))
    assert bound is not None
    for seed in range(2 * soak()):
        state = GAME.new(players, Seeded(seed))
        play_game(GAME, state, [make("heuristic", seed, seat) for seat in range(players)], 1_000_000)
        assert state.waiting == []
        assert all(ended.turns <= bound for ended in state.rounds)


@clause("7.6")
def test_a_game_has_no_bound_and_a_round_may_have_none() -> None:
    assert GAME.bound(2, GAME.choose(2, {})) is None
    assert round_bound(2, GAME.choose(2, {"stalemate": "off"})) is None


@clause("8.1")
@pytest.mark.parametrize(("before", "over"), [(18, False), (19, True), (20, True)])
def test_the_game_ends_when_somebody_has_lost_the_hoard(before: int, over: bool) -> None:
    table = ended("2 3 | 3", **lost_before(3, before, 9))
    assert (table.state.waiting == []) == over
    assert (table.dump("step") == "over") == over
    assert (table.state.outcome() is not None) == over


@clause("8.1")
@pytest.mark.parametrize("hoard", [5, 12, 50])
def test_the_table_may_choose_the_hoard(hoard: int) -> None:
    table = ended("2 3", options={"hoard": hoard}, **lost_before(0, hoard - 2))
    assert table.state.waiting == []
    table = ended("2 3", options={"hoard": hoard}, **lost_before(0, hoard - 3))
    assert table.state.waiting == [0, 1]


@clause("8.1")
def test_when_the_game_is_over_nobody_moves() -> None:
    table = ended("2 3 | 3", **lost_before(3, 20, 9))
    assert table.state.legal(0) == table.state.legal(1) == []
    assert table.clause("play 2", 1) == "8.1"
    assert GAME.load(table.state.dump(), Seeded(1)).outcome() is not None


@clause("8.2")
def test_whoever_lost_the_fewest_wins() -> None:
    table = ended("2 3 | 3 | 5 5", **lost_before(3, 20, 9, 8))
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([0], [1, 4, 2, 2])
    assert [[line.points for line in lines] for lines in outcome.lines] == [[-3, 0], [-20, -2], [-9, -1], [-8, -2]]
    assert table.told("game over") == [{"event": "game over", "winner": 0, "lost": [3, 22, 10, 10]}]


@clause("8.2")
def test_several_with_the_fewest_play_another_round_until_one_is_alone() -> None:
    table = ended("2 3 | 3", **lost_before(4, 20, 3))
    assert table.lost() == [4, 22, 4]
    assert table.state.outcome() is None
    play_out(table.state, Seeded(1), 1_000_000)
    outcome = table.state.outcome()
    assert outcome is not None
    assert len(table.state.rounds) >= 3


@clause("8.2", "10.8")
def test_once_the_hoard_was_reached_it_stays_so_even_if_coins_come_back() -> None:
    fields = lost_before(4, 22, 4)
    table = ended("8 8 | 3", with_=["golden feathers"], **fields)
    assert table.lost() == [4, 20, 5]
    assert table.state.outcome() is not None


@clause("8.3")
@pytest.mark.parametrize(
    ("lost", "first", "starter"),
    [
        ((0, 9, 3), 0, 1),
        ((0, 9, 9), 0, 1),
        ((0, 9, 9), 1, 2),
        ((0, 9, 9), 2, 1),
        ((11, 9, 9), 0, 1),
        ((11, 9, 9), 1, 2),
        ((11, 9, 9), 2, 0),
    ],
)
def test_the_next_round_is_started_by_who_lost_the_most(lost: tuple[int, ...], first: int, starter: int) -> None:
    table = ended("2 3 | 3 3", first=first, **lost_before(*lost))
    assert table.dump("first") == starter
    for _ in range(3):
        table.play("keep")
    assert table.seat == starter


@clause("8.3")
def test_of_several_the_last_starter_comes_last() -> None:
    table = ended("2 3 | 3 3", first=2, **lost_before(11, 9, 9))
    assert table.lost() == [11, 11, 11]
    assert table.dump("first") == 0


def test_a_new_round_tells_what_everybody_sees() -> None:
    table = new(2, first=1)
    told = table.told("round")[0]
    assert (told["round"], told["first"], told["curses"]) == (1, 1, [None, None])
    assert told["opens"] == [table.open(seat).split() for seat in (0, 1)]
