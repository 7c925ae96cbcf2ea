"""Chapters 8 and 9: the end of a round and of the game."""

from typing import Any

import pytest

from houndtable.games.dachs.derived import Position
from houndtable.games.dachs.ending import next_starter
from houndtable.games.dachs.scoring import last_of, outcome_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.outcome import Line, Round
from houndtable.kernel.playout import play_out
from tests.dachs.table import GAME, Table, clause, dachs, new

pytestmark = pytest.mark.engine
ROW = "2b 2b 3b 3p 4b 5b"


def last_turn(hands: str, points: list[int], **fields: Any) -> Table:
    """The last seat has just had the last turn of a round: it played 2v, has the points given, and drew 2s."""
    before = [*points[:-1], points[-1] - 2]
    table = dachs(hands, ROW, "2s", points=before, last_lap=True, seat=len(points) - 1, **fields)
    table.play("play 2v", "draw")
    return table


@clause("8.1")
def test_the_last_lap_goes_on_until_all_have_had_equally_many_turns() -> None:
    table = dachs("2v 2v|3b 4v|5v 5s", ROW, points=[10, 38, 20], seat=1, first=0, turns=10)
    table.play("play 3b")
    assert table.dump("last_lap") is True
    table.stop_all()
    assert table.seat == 2
    table.play("play 5v")
    table.stop_all()
    assert len(table.dump("rounds")) == 1
    assert table.dump("rounds")[0]["turns"] == 12


@clause("8.1")
def test_the_last_lap_follows_the_rounds_own_first_player() -> None:
    table = dachs("2v 2v|3b 4v|5v 5s", ROW, points=[10, 38, 20], seat=1, first=2, turns=11)
    table.play("play 3b")
    table.stop_all()
    assert len(table.dump("rounds")) == 1


@clause("8.1")
@pytest.mark.parametrize(("points", "reached"), [(36, False), (37, True), (38, True)])
def test_the_last_lap_begins_at_the_target(points: int, reached: bool) -> None:
    table = dachs("3v 2s|3b 4v", ROW, points=[points, 0])
    table.play("play 3v")
    assert table.dump("last_lap") is reached


@clause("8.1")
@pytest.mark.parametrize("target", [10, 27, 60])
def test_the_table_may_choose_the_target(target: int) -> None:
    table = dachs("3v 2s|3b 4v", ROW, options={"target": target}, points=[target - 3, 0])
    table.play("play 3v")
    assert table.dump("last_lap") is True
    assert new(target=target).clause("stop") == "4.1"


@clause("8.1")
@pytest.mark.parametrize("by", ["play", "bonus"])
def test_everyone_after_the_one_who_reached_the_target_owes_a_draw(by: str) -> None:
    hand, points = ("3v 2s", 37) if by == "play" else ("3v", 36)
    table = dachs(f"{hand}|3b 4v|2p 2p", ROW, points=[points, 0, 0])
    table.play("play 3v")
    assert table.clause("stop") == "5.3"
    table.stop_all()
    table.play("play 3b")
    assert table.clause("stop") == "5.3"
    table.stop_all()
    table.play("play 2p")
    assert table.clause("stop") == "5.3"


@clause("8.2")
def test_the_final_score_is_the_points_less_the_hand() -> None:
    table = last_turn("5v 2p|2p|3s 5p 2v", [41, 38, 46])
    lines = table.dump("rounds")[0]["lines"]
    assert [[line["points"] for line in seat] for seat in lines] == [[41, 0, -7], [38, 0, -2], [46, 0, -10]]
    assert [line["clause"] for line in lines[0]] == ["4.5", "4.6", "8.2"]


@clause("8.2")
def test_bonuses_are_a_line_of_their_own() -> None:
    table = last_turn("5v 2p|3s 5p 2v", [41, 44], bonuses=[6, 3])
    assert [[line["points"] for line in seat] for seat in table.dump("rounds")[0]["lines"]] == [
        [35, 6, -7],
        [41, 3, -10],
    ]


@clause("8.2")
def test_a_final_score_may_be_below_zero() -> None:
    table = last_turn("5v 4v 3v 2p|3s 2v", [2, 44])
    assert table.told("round over")[0]["scores"] == [-12, 39]


@clause("8.3")
def test_all_hands_are_shown() -> None:
    table = last_turn("5v 4v|3s 2v", [20, 44])
    for seat in (0, 1, None):
        assert table.told("round over", seat)[0]["hands"] == [["4v", "5v"], ["2s", "3s"]]


@clause("8.3")
def test_at_the_end_of_the_game_all_hands_stay_open() -> None:
    table = last_turn("5v 4v|3s 2v", [20, 44], lives=[1, 2])
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert (view.zone("hand", 0), view.zone("hand", 1)) == (["4v", "5v"], ["2s", "3s"])


@clause("8.4")
@pytest.mark.parametrize(
    ("scores", "last"),
    [
        ([34, 36, 34], [0, 2]),
        ([1, 2, 3], [0]),
        ([5, 5, 5], [0, 1, 2]),
        ([-2, 0], [0]),
        ([40, 12, 30, 12], [1, 3]),
    ],
)
def test_all_with_the_lowest_final_score_are_last(scores: list[int], last: list[int]) -> None:
    assert last_of(scores) == last


@clause("8.5")
def test_everybody_who_is_last_loses_a_life() -> None:
    table = last_turn("5v 2p|2p|3s 5p 2v", [41, 38, 44])
    assert table.told("round over")[0]["scores"] == [34, 36, 34]
    assert table.dump("lives") == [1, 2, 1]


@clause("8.5")
def test_all_lose_a_life_if_all_are_last() -> None:
    table = last_turn("5v 2p|5p 2v", [41, 41])
    assert table.dump("lives") == [1, 1]


@clause("8.6")
@pytest.mark.parametrize(
    ("first", "last", "starter"),
    [(0, [0, 2], 2), (1, [0, 2], 0), (2, [0, 2], 0), (0, [0, 1, 2], 2), (1, [0, 1, 2], 0), (2, [1], 1)],
)
def test_of_several_last_the_one_whose_turn_came_latest_starts(first: int, last: list[int], starter: int) -> None:
    state = dachs("2v|3v|4v", ROW, first=first).state
    assert isinstance(state, Position)
    assert next_starter(state, last) == starter


@clause("8.6")
def test_the_one_who_was_last_starts_the_next_round() -> None:
    table = last_turn("5v 5p|5s 2v|2p 2v", [20, 44, 50])
    assert table.seat == 0


@clause("9.1")
def test_the_game_ends_when_somebody_has_lost_the_last_life() -> None:
    table = last_turn("5v 5p|3s 2v", [20, 44], lives=[1, 2])
    assert table.state.waiting == []
    assert table.dump("step") == "over"
    assert table.state.legal(0) == table.state.legal(1) == []
    assert table.clause("draw", seat=0) == "9.1"
    assert table.clause("play 2v", seat=1) == "9.1"


@clause("9.1")
def test_the_game_goes_on_while_everybody_has_a_life() -> None:
    table = last_turn("5v 5p|3s 2v", [20, 44], lives=[2, 1])
    assert table.state.outcome() is None
    assert table.dump("step") == "play"


@clause("9.2")
def test_all_who_still_have_a_life_win_together() -> None:
    table = last_turn("5v 5p|4v|3s 2v", [20, 41, 44], lives=[1, 2, 1])
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([1, 2], [3, 1, 1])
    assert table.told("game over") == [{"event": "game over", "winners": [1, 2]}]


@clause("9.2")
def test_the_outcome_tells_every_life_lost() -> None:
    state = new(3, first=0).state
    play_out(state, Seeded(5), 10_000)
    outcome = state.outcome()
    assert outcome is not None
    assert [sum(line.points for line in lines) for lines in outcome.lines] == state.dump()["lives"]
    assert all(lines[0].points == 2 for lines in outcome.lines)
    assert sum(len(lines) - 1 for lines in outcome.lines) >= len(state.rounds)


@clause("8.5", "9.2")
def test_the_outcome_names_the_round_in_which_each_life_was_lost() -> None:
    scores = [("lap", [3, 9]), ("replayed", [4, 4]), ("lap", [8, 2]), ("lap", [1, 6])]
    rounds = [Round(how, 4, [[Line("points", points, "4.1")] for points in round]) for how, round in scores]
    lines = outcome_of([0, 1], rounds).lines
    assert [[line.name for line in each[1:]] for each in lines] == [
        ["last in round 1", "last in round 4"],
        ["last in round 3"],
    ]


@clause("9.3")
def test_if_nobody_has_a_life_nobody_wins() -> None:
    table = last_turn("5v 2p|5p 2v", [41, 41], lives=[1, 1])
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ([], [1, 1])


@clause("9.3")
def test_the_table_may_choose_to_replay_a_round_in_which_all_went_out() -> None:
    table = last_turn("5v 2p|5p 2v", [41, 41], lives=[1, 1], options={"everyone_out": "replay_round"})
    assert table.dump("lives") == [1, 1]
    assert table.dump("rounds")[0]["how"] == "replayed"
    assert table.seat == 1
    assert table.dump("points") == [0, 0]


@clause("9.3")
def test_a_replayed_round_costs_no_life_in_the_outcome() -> None:
    table = last_turn("5v 2p|5p 2v", [41, 41], lives=[1, 1], options={"everyone_out": "replay_round", "lives": 1})
    play_out(table.state, Seeded(2), 10_000)
    outcome = table.state.outcome()
    assert outcome is not None
    assert sorted(len(lines) for lines in outcome.lines) == [1, 2]


@clause("9.3")
def test_replaying_changes_nothing_while_somebody_is_left() -> None:
    table = last_turn("5v 5p|3s 2v", [20, 44], lives=[1, 2], options={"everyone_out": "replay_round"})
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


@clause("9.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("target", "lives"), [(40, 2), (10, 1), (25, 3), (60, 2)])
def test_rounds_and_games_keep_their_bounds(players: int, target: int, lives: int) -> None:
    options = {"target": target, "lives": lives}
    bound = GAME.bound(players, GAME.choose(players, options))
    assert bound is not None
    for seed in range(5):
        state = GAME.new(players, Seeded(seed), options)
        assert play_out(state, Seeded(seed, 1), 1_000_000) <= bound
        assert len(state.rounds) <= players * (lives - 1) + 1
        assert all(ended.turns <= players * ((target + 1) // 2) for ended in state.rounds)


@clause("9.4")
def test_with_replayed_rounds_there_is_no_bound() -> None:
    assert GAME.bound(2, GAME.choose(2, {"everyone_out": "replay_round"})) is None
