"""The lines of the table that the ladder prints."""

from typing import Any

from ladder import line


def result(test: dict[str, str] | None, interval: list[float] | None) -> dict[str, Any]:
    """Of a contest in which level 4 did better, so that the arena lists it first."""
    better = {"bot": "4", "win_share": 0.55, "win_share_95": [0.4, 0.7], "score_difference": 1.5}
    worse = {"bot": "5", "win_share": 0.45, "win_share_95": [0.3, 0.6], "score_difference": -1.5}
    bots = [{**one, "score_difference_95": interval} for one in (better, worse)]
    return {"deals": 20, "bots": bots, "test": test}


def test_a_line_tells_of_the_first_level_also_where_it_lost() -> None:
    found = line("dachs", "5-4", result({"verdict": "undecided"}, [-6.3, 3.3]))
    assert found == "| dachs | 5-4 | 20 | 45.0% (30.0% to 60.0%) | -1.5 (-6.3 to +3.3) | undecided |"


def test_a_line_without_a_test_and_with_too_few_deals_for_an_interval() -> None:
    found = line("dachs", "4-5", result(None, None))
    assert found == "| dachs | 4-5 | 20 | 55.0% (40.0% to 70.0%) | +1.5 | all played |"
