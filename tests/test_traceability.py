"""Every clause has code and a test; no citation points nowhere."""

from collections import Counter

import pytest

from houndtable.games import names
from tests.rulebooks import cited, clauses, cross_references, proved


@pytest.mark.parametrize("game", names())
def test_clauses_are_numbered_once_and_in_order(game: str) -> None:
    found = clauses(game)
    assert len(found) > 10
    assert [clause for clause, times in Counter(found).items() if times > 1] == []
    assert found == sorted(found, key=lambda clause: [int(part) for part in clause.split(".")])


@pytest.mark.parametrize("game", names())
def test_every_clause_is_cited_by_the_code(game: str) -> None:
    assert [clause for clause in clauses(game) if clause not in cited(game)] == []


@pytest.mark.parametrize("game", names())
def test_every_clause_is_proved_by_a_test(game: str) -> None:
    assert [clause for clause in clauses(game) if clause not in proved(game)] == []


@pytest.mark.parametrize("game", names())
def test_no_citation_points_nowhere(game: str) -> None:
    known = set(clauses(game))
    assert {clause: where for clause, where in cited(game).items() if clause not in known} == {}
    assert {clause: where for clause, where in proved(game).items() if clause not in known} == {}
    assert [clause for clause in cross_references(game) if clause not in known] == []
