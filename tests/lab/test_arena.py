"""Games between bots, and what is counted of them."""

from __future__ import annotations

import pickle

import pytest

from houndtable import games
from houndtable.bots import naming
from houndtable.bots.play import play_game
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption
from houndtable.lab import arena, report
from houndtable.lab.arena import Setup, play_many, study_of
from houndtable.lab.run import Run, chunks
from houndtable.lab.tally import Tally, empty_tally
from tests.conformance.toy import GAME as TOY

pytestmark = pytest.mark.engine

SETUP = Setup("dachs", 3, ["random"], 4, {"target": "10"}).checked()
GAME = games.find("dachs")


def tally_of(setup: Setup, numbers: range) -> Tally:
    return play_many(setup, numbers, lambda: False, empty_tally(setup.players))


def test_one_bot_fills_all_seats() -> None:
    assert SETUP.bots == ["random", "random", "random"]


def test_the_wrong_number_of_bots_is_refused() -> None:
    with pytest.raises(BadOption, match="one for each of the 3 players, not 2"):
        Setup("dachs", 3, ["random", "heuristic"], 0).checked()


def test_a_setup_is_small_enough_to_be_sent_around() -> None:
    assert len(pickle.dumps(SETUP)) < 300


def test_bots_stop_where_they_are_told_to() -> None:
    state = GAME.new(2, Seeded(1))
    assert play_game(GAME, state, [naming.make("random", 1), naming.make("random", 2)], 7) == 7
    assert state.outcome() is None


def test_a_game_is_the_same_beside_whatever_it_is_played() -> None:
    parts = [tally_of(SETUP, range(start, start + 10)) for start in (20, 0, 10)]
    together = empty_tally(3)
    for one in parts:
        together.add(one)
    assert together == tally_of(SETUP, range(30))


def test_no_two_games_are_the_same() -> None:
    starts = [GAME.start(3, GAME.choose(3, {}), Seeded(4, number * arena.STREAMS)).dump() for number in range(50)]
    assert len({str(start) for start in starts}) == 50


def test_counts_agree_with_one_another() -> None:
    tally = tally_of(SETUP, range(60))
    assert tally.games == 60 == sum(tally.rounds.values()) == sum(tally.turns.values())
    assert tally.unfinished == 0
    rounds = sum(rounds * times for rounds, times in tally.rounds.items())
    assert sum(tally.round_turns.values()) == rounds
    for seat in tally.seats:
        assert sum(seat.scores.values()) == 60
        assert sum(seat.round_scores.values()) == rounds
        assert seat.won == 60 - seat.scores[0]
    assert [seat.scores[1] + 2 * seat.scores[0] for seat in tally.seats] == tally.studied["lives lost"]


def test_a_game_given_up_is_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 5)
    setup = Setup("dachs", 2, ["random"], 1, {"everyone_out": "replay_round"}).checked()
    tally = tally_of(setup, range(3))
    assert (tally.games, tally.unfinished, tally.moves, tally.studied) == (3, 3, 15, {})
    assert report.as_json(setup, tally)["seats"][0]["win_share"] is None


def test_stopping_leaves_the_games_finished_so_far() -> None:
    answers = iter([False, False, True])
    assert play_many(SETUP, range(10), lambda: next(answers), empty_tally(3)).games == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_stopped_before_it_began_plays_nothing(jobs: int) -> None:
    run = Run(SETUP, 100, jobs)
    run.stop()
    run.play(lambda done: None)
    assert run.tally.games == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_up_to_the_last_game(jobs: int) -> None:
    told: list[int] = []
    Run(SETUP, 45, jobs).play(told.append)
    assert told == sorted(told)
    assert told[-1] == 45


@pytest.mark.parametrize(("number", "jobs"), [(1, 1), (7, 3), (1000, 2), (100_000, 4)])
def test_chunks_hold_every_game_once(number: int, jobs: int) -> None:
    pieces = chunks(number, jobs)
    assert [game for piece in pieces for game in piece] == list(range(number))
    assert max(map(len, pieces)) <= 500


def test_a_game_without_a_study_has_no_counts() -> None:
    assert study_of(TOY)(TOY.new(2, Seeded(1))) == {}
