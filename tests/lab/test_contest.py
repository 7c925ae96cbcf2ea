"""A contest, played: the same for any number of jobs, and going on where it stopped."""

from __future__ import annotations

import json

import pytest

from houndtable.kernel.errors import BadRecord
from houndtable.lab import arena_report, results
from houndtable.lab.contest import ContestRun
from houndtable.lab.duplicate import Contest, Result
from houndtable.lab.results import Known
from houndtable.lab.sequential import Judge

CONTEST = Contest("dachs", 2, ["heuristic", "random", "heuristic:forget=50"], 4, {"target": "10"}).checked()
TWO = Contest("dachs", 2, ["heuristic", "random"], 4, {"target": "10"}).checked()


def run(
    contest: Contest, deals: int, jobs: int = 1, known: Known | None = None, judge: Judge | None = None
) -> ContestRun:
    found = ContestRun(contest, deals, jobs, known or {}, lambda played: None, judge)
    found.play(lambda done: None)
    return found


@pytest.mark.engine
def test_the_result_is_the_same_for_any_number_of_jobs() -> None:
    assert arena_report.as_json(run(CONTEST, 9, 1)) == arena_report.as_json(run(CONTEST, 9, 3))


def test_a_verdict_ends_it_at_the_same_deal_for_any_number_of_jobs() -> None:
    alone, many = run(TWO, 500, 1, judge=Judge(0.02)), run(TWO, 500, 3, judge=Judge(0.02))
    assert alone.verdict is not None
    assert alone.verdict.word == "better"
    assert alone.standings.deals == alone.verdict.deals < 100
    assert arena_report.as_json(alone) == arena_report.as_json(many)


def test_games_that_are_known_are_not_played_again() -> None:
    kept: list[Result] = []
    first = ContestRun(CONTEST, 4, 1, {}, kept.extend)
    first.play(lambda done: None)
    assert len(kept) == first.games == 24
    text = results.head_line(CONTEST) + results.lines(kept[:-3])
    again: list[Result] = []
    second = ContestRun(CONTEST, 4, 1, results.read_games(text, CONTEST), again.extend)
    second.play(lambda done: None)
    assert again == kept[-3:]
    assert arena_report.as_json(second) == arena_report.as_json(first)


def test_a_contest_goes_on_with_another_bot() -> None:
    kept: list[Result] = []
    ContestRun(TWO, 3, 1, {}, kept.extend).play(lambda done: None)
    fresh: list[Result] = []
    text = results.head_line(TWO) + results.lines(kept)
    whole = ContestRun(CONTEST, 3, 1, results.read_games(text, CONTEST), fresh.extend)
    whole.play(lambda done: None)
    assert len(fresh) == 3 * 4
    assert arena_report.as_json(whole) == arena_report.as_json(run(CONTEST, 3))


def test_a_contest_that_is_all_known_is_only_counted() -> None:
    kept: list[Result] = []
    ContestRun(TWO, 3, 1, {}, kept.extend).play(lambda done: None)
    known = {(game.deal, game.seats): game for game in kept}
    assert run(TWO, 3, 1, known).standings.games == 6
    assert run(TWO, 2, 1, {(game.deal, game.seats): game for game in kept}).standings.games == 4


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_contest_that_is_stopped_counts_whole_deals(jobs: int) -> None:
    found = ContestRun(TWO, 400, jobs, {}, lambda played: None)

    def progress(games: int) -> None:
        if games >= 6:
            found.stop()

    found.play(progress)
    assert found.is_stopped
    assert 3 <= found.standings.deals < 100
    assert found.standings.games == 2 * found.standings.deals


def test_deals_behind_one_that_is_missing_are_not_counted() -> None:
    kept: list[Result] = []
    ContestRun(TWO, 3, 1, {}, kept.extend).play(lambda done: None)
    found = ContestRun(
        TWO, 3, 1, {(game.deal, game.seats): game for game in kept if game.deal != 1}, lambda played: None
    )
    found.stop()
    found.play(lambda done: None)
    assert found.standings.deals == 1


def test_the_report_says_all_of_it() -> None:
    found = arena_report.as_json(run(TWO, 100, judge=Judge(0.02)))
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert [one["bot"] for one in found["bots"]] == ["heuristic", "random"]
    assert found["test"]["verdict"] == "better"
    low, high = found["test"]["win_share_95_at_any_time"]
    assert 0.5 < low < found["bots"][0]["win_share"] <= high
    (pair,) = found["pairs"]
    assert pair["met"] == found["games"]
    assert arena_report.as_json(ContestRun(TWO, 1, 1, {}, lambda played: None))["bots"] == []


def test_a_report_of_one_deal_knows_no_intervals() -> None:
    found = arena_report.as_json(run(TWO, 1))
    assert found["test"] is None
    assert found["bots"][0]["score_difference_95"] is None
    assert found["bots"][0]["rating_95"] is None


GAME = {"deal": 0, "seats": ["a", "b"], "places": [1, 2], "winners": [0], "scores": [3, -1], "moves": 9}
HEAD = json.loads(results.head_line(TWO))


def test_results_are_read_as_they_were_written() -> None:
    blamed = Result(7, ("a", "b"), None, [], [0, 0], 3, {"a": {"died": 2}})
    plain = Result(8, ("b", "a"), [1, 2], [0], [12, -3], 30)
    text = results.head_line(TWO) + results.lines([blamed, plain]) + '{"deal": 9, "se'
    assert list(results.read_games(text, TWO).values()) == [blamed, plain]
    assert results.read_head(text) == results.head_of(TWO)


@pytest.mark.parametrize(
    "change",
    [
        {"deal": -1}, {"deal": True}, {"deal": "0"}, {"seats": ["a"]}, {"seats": [1, 2]}, {"seats": None},
        {"places": [1]}, {"places": [1, 3]}, {"winners": [2]}, {"winners": None}, {"scores": [1, "2"]},
        {"scores": [1, 10**15]}, {"moves": -3}, {"moves": None}, {"faults": [1]}, {"faults": {"a": {"died": -1}}},
    ],
)  # fmt: skip
def test_a_line_that_is_no_game_is_refused(change: dict[str, object]) -> None:
    text = results.head_line(TWO) + json.dumps({**GAME, **change}) + "\n"
    with pytest.raises(BadRecord, match="Line 2: "):
        results.read_games(text, TWO)


@pytest.mark.parametrize("line", ["", "[]", "[" * 100_000, "nonsense", "{}"])
def test_a_line_that_is_nothing_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="Line 2: "):
        results.read_games(results.head_line(TWO) + line + "\n", TWO)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"houndtable": "record"}, "These aren’t results of an arena"),
        ({"format": 2}, "These aren’t results of an arena"),
        ({"game": "chess"}, "There is no game called “chess”"),
        ({"players": 9}, "not 9"),
        ({"options": []}, "“options” must be an object, not “\\[\\]”."),
        ({"seed": "x"}, "“seed” must be a whole number from 0 to"),
        ({"rules": 99}, "The rules of Dachs have changed"),
    ],
)
def test_a_head_that_is_not_ours_is_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        results.read_head(json.dumps({**HEAD, **change}) + "\n")
