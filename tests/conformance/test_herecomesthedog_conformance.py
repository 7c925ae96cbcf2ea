"""Here Comes the Dog keeps what every game keeps. HOUNDTABLE_SOAK=50 looks at fifty times as many cases."""

import pytest

from houndtable.conformance import names, run
from houndtable.conformance.claim import Broken
from houndtable.conformance.endings import check_cards
from houndtable.games import find
from houndtable.games.herecomesthedog.derived import Position
from houndtable.kernel.chance import Seeded

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", names())
def test_herecomesthedog_keeps(name: str) -> None:
    run(name, find("herecomesthedog"), examples=40)


def test_a_lost_stick_is_noticed() -> None:
    game = find("herecomesthedog")
    state = game.new(2, Seeded(1))
    check_cards(game, state, "at first")
    assert isinstance(state, Position)
    state.bonfire -= 1
    with pytest.raises(Broken, match=r"20 of 21, lost: \['meat'\]"):
        check_cards(game, state, "then")
