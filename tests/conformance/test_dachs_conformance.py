"""Dachs keeps what every game keeps. HOUNDTABLE_SOAK=50 looks at fifty times as many cases."""

import pytest

from houndtable.conformance import names, run
from houndtable.games import find

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", names())
def test_dachs_keeps(name: str) -> None:
    run(name, find("dachs"), examples=40)
