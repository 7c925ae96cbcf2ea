"""What is looked at and kept of a game."""

from __future__ import annotations

import json

import pytest

from houndtable import games
from houndtable.kernel.errors import BadRecord
from houndtable.kernel.state import State
from houndtable.lab import arena
from houndtable.lab.arena import Setup, play_one
from houndtable.lab.duplicate import play_deal
from houndtable.lab.study import observation
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.observing import DETAILED, Task, observe
from houndtable.lab.study.plan import Study, planned
from houndtable.lab.study.watching import Watcher, halfway, lead_changes, leader
from houndtable.players.kennel import Kennel
from tests.tables import short


def study_of(game: str) -> Study:
    options = {name: str(value) for name, value in short(games.find(game)).items()}
    return planned(game, [3], ["2"], 4, options, ["none"], [], 10)


def seen(study: Study, deal: int) -> Observation:
    task = Task(study.table(3), deal, ("2", "2", "2"))
    (found,) = observe(study, [task], lambda: False, Kennel())
    assert found.key == task.key
    return found


@pytest.mark.engine
@pytest.mark.parametrize("game", games.names())
def test_looking_at_a_game_does_not_change_it(game: str) -> None:
    study = study_of(game)
    assert seen(study, 3).result == play_deal(study.contest(study.table(3)), 3, ("2", "2", "2"), Kennel())


@pytest.mark.engine
@pytest.mark.parametrize("game", games.names())
def test_figures_of_a_game_agree_with_one_another(game: str) -> None:
    found = seen(study_of(game), 0)
    assert sum(found.decisions) == found.result.moves == sum(sum(each) for each in found.made.values())
    for decided, chosen, offers in zip(found.decisions, found.choices, found.offers):
        assert decided >= chosen
        assert offers >= 2 * chosen
    assert [sum(scores) for scores in zip(*(ended.scores for ended in found.rounds))] == [
        sum(points[seat] for points in found.points.values()) for seat in range(3)
    ]
    assert found.times.keys() == found.points.keys()
    for name, times in found.times.items():
        assert all(often or not points for often, points in zip(times, found.points[name]))
    assert found.turns == sum(ended.turns for ended in found.rounds) > 0


def test_choices_are_decisions_with_more_than_one_lawful_move() -> None:
    study = study_of("dachs")
    game = games.find("dachs")
    offered: list[tuple[int, int]] = []

    def watch(state: State, seat: int, move: int) -> None:
        assert move in state.legal(seat)
        offered.append((seat, len(state.legal(seat))))

    setup = Setup("dachs", 3, ["2"] * 3, 4, study.contest(study.table(3)).options)
    play_one(game, setup, 6, watch=watch)
    found = seen(study, 6)
    assert found.choices == [sum(seat == who and number > 1 for who, number in offered) for seat in range(3)]
    assert found.offers == [sum(number for who, number in offered if who == seat and number > 1) for seat in range(3)]


def test_single_moves_are_kept_of_the_first_deals_only() -> None:
    study = study_of("dachs")
    assert seen(study, DETAILED - 1).made
    assert not seen(study, DETAILED).made


def test_the_first_deal_tells_also_what_did_not_happen() -> None:
    study = study_of("dachs")
    assert seen(study, 0).counts["rounds replayed"] == [0]
    assert "rounds replayed" not in seen(study, 1).counts


def test_a_game_given_up_is_kept_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 5)
    study = planned("dachs", [3], ["2"], 4, {"everyone_out": "replay_round"}, ["none"], [], 10)
    found = seen(study, 0)
    assert (found.result.places, found.rounds, found.counts, found.halfway) == (None, [], {}, None)
    assert observation.read(observation.line(found), 2) == found


def test_nothing_is_played_once_stopped() -> None:
    study = study_of("dachs")
    assert observe(study, [Task(study.table(3), 0, ("2", "2", "2"))], lambda: True, Kennel()) == []


def test_who_leads_alone_and_when_the_lead_changes() -> None:
    assert leader([0.2, 0.5, 0.3]) == 1
    assert leader([0.4, 0.2, 0.4]) is None
    assert lead_changes([]) == lead_changes([None, 1, None, 1]) == 0
    assert lead_changes([0, None, 1, 1, 0]) == 2
    assert halfway([2]) is None
    assert halfway([0, 1]) == 0
    assert halfway([0, 1, 2, 2, 2]) == 1


def test_somebody_leads_after_every_round_and_the_winner_after_the_last() -> None:
    game = games.find("dachs")
    setup = Setup("dachs", 2, ["2", "2"], 1, {"target": "10"})
    watcher = Watcher(game, 2)
    state, _ = play_one(game, setup, 0, watch=watcher)
    watcher.look(state)
    assert len(watcher.leaders) == len(state.rounds)
    outcome = state.outcome()
    assert outcome is not None
    assert watcher.leaders[-1] == outcome.winners[0]


@pytest.mark.parametrize("game", games.names())
def test_an_observation_is_read_as_it_was_written(game: str) -> None:
    found = seen(study_of(game), 0)
    text = observation.line(found)
    assert text.endswith("\n")
    assert observation.read(text, 2) == found


FOUND = seen(study_of("dachs"), 1)


@pytest.mark.parametrize(
    "change",
    [
        {"players": 0}, {"players": "3"}, {"rounds": 5}, {"rounds": [["scored", -1, [1, 2, 3]]]},
        {"rounds": [["scored", 1, [1, 2]]]}, {"decisions": [1, 2]}, {"choices": None}, {"offers": [1, "2", 3]},
        {"halfway": 3}, {"counts": []}, {"counts": {"a": [1, 2]}}, {"times": {"a": 3}}, {"lead_changes": -1},
        {"seats": ["2"]},
    ],
)  # fmt: skip
def test_a_line_that_is_no_observation_is_refused(change: dict[str, object]) -> None:
    data = {**json.loads(observation.line(FOUND)), **change}
    with pytest.raises(BadRecord, match="Line 7: "):
        observation.read(json.dumps(data), 7)
