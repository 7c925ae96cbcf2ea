"""Drachensachen keeps what every game keeps, at tables with all options left to chance.

HOUNDTABLE_SOAK=50 looks at fifty times as many tables.
"""

import pytest

from houndtable.conformance import names, run
from houndtable.games import find

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", names())
def test_drachensachen_keeps(name: str) -> None:
    run(name, find("drachensachen"), examples=12)
