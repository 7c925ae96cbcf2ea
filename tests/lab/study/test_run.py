"""A study, played: the same for any number of jobs, and going on where it stopped."""

from __future__ import annotations

import pytest

from houndtable.kernel.errors import BadRecord
from houndtable.lab.duplicate import Result
from houndtable.lab.study import journal, observation
from houndtable.lab.study.journal import Known
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.plan import Study, planned
from houndtable.lab.study.report import report, troubles
from houndtable.lab.study.run import StudyRun
from houndtable.lab.workers import Workers


def plan(deals: int = 12, compared: tuple[str, ...] = ("lives=1",), bots: tuple[str, ...] = ("2",)) -> Study:
    return planned("dachs", [2, 3], bots, 4, {"target": "10"}, compared, ["1", "2"], deals)


STUDY = plan()


def played(study: Study, jobs: int = 1, known: Known | None = None) -> tuple[StudyRun, list[Observation]]:
    kept: list[Observation] = []
    run = StudyRun(study, Workers(jobs), known or {}, kept.extend)
    run.play(lambda done: None)
    return run, kept


@pytest.mark.engine
def test_the_numbers_are_the_same_for_any_number_of_jobs() -> None:
    (one, _), (three, _) = played(STUDY, 1), played(STUDY, 3)
    assert one.known == three.known
    assert report(one).as_json() == report(three).as_json()


def test_every_game_is_played_once() -> None:
    run, kept = played(STUDY)
    assert run.games == run.done == len(kept) == 12 * (1 + 1 + 2) + 12 * (1 + 1 + 6)
    assert [len(deal) for deal in run.deals(STUDY.ladder(3)[0])] == [6] * 12


def test_games_of_two_arms_are_played_once() -> None:
    study = plan(bots=("1", "2"))
    run, kept = played(study)
    assert len(kept) == len({each.key for each in kept}) == run.games == 12 * (2 + 2) + 12 * (6 + 6)
    assert "Luck and skill" in [chapter.title for chapter in report(run).parts[0].chapters]


def test_what_programs_did_wrong_and_games_given_up_are_told() -> None:
    fine = Result(0, ("2", "2"), [1, 2], [0], [1, 0], 9)
    faulty = Result(1, ("2", "2"), None, [], [0, 0], 9, {"exec:a": {"died": 2}})
    assert troubles([fine]) == []
    assert troubles([fine, faulty, faulty]) == [
        "2 games were given up without an end.",
        "exec:a gave no move of its own 4 times.",
    ]


def test_a_study_goes_on_from_its_journal() -> None:
    whole, kept = played(STUDY)
    text = "".join(map(observation.line, kept[:-5])) + '{"players": 2, "cha'
    rest, fresh = played(STUDY, known=journal.read(text.splitlines(keepends=True)))
    assert sorted(each.key for each in fresh) == sorted(each.key for each in kept[-5:])
    assert report(rest).as_json() == report(whole).as_json()


def test_a_study_goes_on_with_more_deals_and_other_options() -> None:
    first, _ = played(STUDY)
    known = dict(first.known)
    larger = plan(20, ("lives=1", "lives=3"))
    both, _ = played(larger, known=known)
    afresh, _ = played(larger)
    assert report(both).as_json() == report(afresh).as_json()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_study_that_is_stopped_keeps_what_it_has(jobs: int) -> None:
    study = plan(2000)
    run = StudyRun(study, Workers(jobs), {}, lambda found: None)
    run.play(lambda done: run.stop() if done >= 30 else None)
    assert run.is_stopped
    assert 30 <= run.done == len(run.known) < run.games


def test_pieces_of_all_arms_are_mixed() -> None:
    study = planned("dachs", [2], ["2"], 4, {}, ["none"], ["1", "3"], 1000)
    pieces = StudyRun(study, Workers(1), {}, lambda found: None).pieces()
    dear = [number for number, piece in enumerate(pieces) if piece[0].arm.is_dear]
    assert len(dear) == 10
    assert max(after - before for before, after in zip([0, *dear], [*dear, len(pieces)])) <= 6


def test_a_journal_of_another_study_is_told_from_this_one() -> None:
    line = journal.head_line(STUDY)
    assert journal.difference(line, STUDY) is None
    assert journal.difference(line, plan(500, ("target=20",))) is None
    other = planned("dachs", [2], ["2"], 5, {"target": "10"}, ["none"], [], 10)
    assert journal.difference(line, other) == ("seed", "4", "5")
    other = planned("dachs", [2], ["2"], 4, {"target": "20"}, ["none"], [], 10)
    assert journal.difference(line, other) == ("target", "10", "20")
    other = planned("dogndog", [2], ["2"], 4, {}, ["none"], [], 10)
    assert journal.difference(line, other) == ("game", "dachs", "dogndog")


@pytest.mark.parametrize("line", ["{}\n", "[]\n", '{"houndtable": "study", "format": 1}\n', "nonsense\n"])
def test_a_journal_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match="Line 1: "):
        journal.difference(line, STUDY)
