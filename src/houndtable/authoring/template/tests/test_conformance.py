"""Climb keeps what every game keeps: nothing leaks, copies are copies, what is offered is accepted."""

import pytest
from houndtable.conformance import names, run
from houndtable.games import find


@pytest.mark.parametrize("name", names())
def test_climb_keeps(name: str) -> None:
    run(name, find("climb"))
