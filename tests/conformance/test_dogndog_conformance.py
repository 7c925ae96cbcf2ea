"""Dog'n Dog keeps what every game keeps. HOUNDTABLE_SOAK=50 looks at fifty times as many cases."""

import pytest

from houndtable.conformance import names, run
from houndtable.conformance.hiding import redeals_keep_the_table
from houndtable.conformance.play import Case
from houndtable.conformance.subject import subject_of
from houndtable.games import find

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", names())
def test_dogndog_keeps(name: str) -> None:
    run(name, find("dogndog"), examples=40)


def test_a_redeal_may_change_who_is_asked_in_secret() -> None:
    redeals_keep_the_table(subject_of(find("dogndog")), Case(3, {"first": "random", "laps": 1}, seed=0, far=461))
