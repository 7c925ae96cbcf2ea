"""What is told of a study that was stopped, whatever is missing."""

from __future__ import annotations

from houndtable.lab.study.partial import can_be_told, so_far
from houndtable.lab.study.plan import planned
from houndtable.lab.study.report import report
from houndtable.lab.study.run import StudyRun
from houndtable.lab.workers import Workers

STUDY = planned("dachs", [2], ["2"], 4, {"target": "10", "lives": "1"}, ["lives=2"], ["1", "2"], 30)


def without(*keys: tuple[str, int, str]) -> StudyRun:
    """The study but for these games: what is changed, the deal, and who sits first."""
    run = StudyRun(STUDY, Workers(1), {}, lambda found: None)
    run.play(lambda done: None)
    for change, deal, first in keys:
        (key,) = (key for key in run.known if key[1:3] == (change, deal) and key[3][0] == first)
        del run.known[key]
    return run


def test_only_whole_deals_count() -> None:
    run = without(("", 3, "1"))
    (ladder,) = STUDY.ladder(2)
    assert len(run.deals(STUDY.table(2))) == 30
    assert [games[0].result.deal for games in run.deals(ladder)] == [0, 1, 2, *range(4, 30)]
    assert (
        report(run).as_json()["players"]["2"]["Luck and skill"]["casual against beginner"]["win_share"]["deals"] == 29
    )


def test_the_same_deals_are_compared_whichever_are_missing() -> None:
    run = without(("lives=2", 5, "2"), ("lives=2", 29, "2"))
    del run.known[2, "", 0, ("2", "2")]
    (arm,) = STUDY.changed(2)
    with_it, base = run.compared(arm)
    numbers = [games[0].result.deal for games in with_it]
    assert numbers == [games[0].result.deal for games in base] == [*range(1, 5), *range(6, 29)]
    assert {game.change for games in with_it for game in games} == {"lives=2"}
    assert {game.change for games in base for game in games} == {""}


def test_nothing_is_told_of_fewer_than_ten_deals() -> None:
    run = without(*(("lives=2", deal, "2") for deal in range(21)))
    titles = [chapter.title for chapter in report(run).parts[0].chapters]
    assert "Luck and skill" in titles
    assert "Options, each against the table as it is" not in titles
    assert "There are fewer than 10 of lives=2, so nothing is told of that." in so_far(run)
    ten = without(*(("lives=2", deal, "2") for deal in range(20)))
    assert "Options, each against the table as it is" in [chapter.title for chapter in report(ten).parts[0].chapters]


def test_without_ten_deals_of_the_table_there_is_no_report() -> None:
    run = StudyRun(STUDY, Workers(1), {}, lambda found: None)
    assert not can_be_told(run)
    run.play(lambda done: None)
    assert can_be_told(run)
    assert report(run).partial is None
    for deal in range(20):
        del run.known[2, "", deal, ("2", "2")]
    assert can_be_told(run)
    del run.known[2, "", 20, ("2", "2")]
    assert not can_be_told(run)
