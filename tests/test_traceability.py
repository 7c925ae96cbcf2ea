"""Every clause has code and a test; no citation points nowhere."""

from pathlib import Path

import pytest

from houndtable import games
from houndtable.authoring.derive import package_of, path_of
from houndtable.authoring.traceability import clauses, gaps

TESTS = Path(__file__).parent


@pytest.mark.parametrize("game", games.names())
def test_every_clause_has_code_and_a_test_and_no_citation_points_nowhere(game: str) -> None:
    rules = games.rulebook(games.find(game))
    assert len(clauses(rules)) > 10
    assert gaps(rules, path_of(package_of(game)).parent, TESTS / game) == []
