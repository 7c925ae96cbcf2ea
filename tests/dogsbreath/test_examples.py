"""The worked examples of the rulings."""

import pytest

from houndtable.games.dogsbreath.calculator import read_hand
from houndtable.games.dogsbreath.scoring import lines_of
from tests.dogsbreath.table import DAY, NIGHT, PLAIN, WEAK, breath, clause

pytestmark = pytest.mark.engine


def points(hand: str, latest: str = "vsd") -> list[int]:
    """The points of a hand, line by line."""
    return [line.points for line in lines_of(read_hand(hand)[0], after_bone=latest == "bone")]


@clause("7.1", "7.2", "7.3", "7.4")
def test_example_1_sets() -> None:
    assert points("msd msd msd bone psd vsd vsd") == [18]
    assert points("msd msd msd psd psd vsd vsd") == []
    assert points("psd psd psd psd vsd vsd msd") == [20]
    assert points("vsd vsd vsd vsd vsn vsn bone")[0] == 24


@clause("7.5", "7.7", "7.8")
def test_example_2_the_best_hand_that_is_no_super_combo() -> None:
    assert sorted(points("msn msn msn mbn mbn mbn bone")) == [5, 6, 9, 36]


@clause("7.6")
def test_example_3_seven_vege_all_butts() -> None:
    assert points("vbd vbd vbd vbd vbn vbn vbn") == [28, 5, 7]


@clause("8.2", "8.3")
def test_example_4_the_feasts() -> None:
    assert points(DAY) == [60]
    assert points(NIGHT) == [65]
    assert points("bone msn mbd psd pbd vsd vbd") == []


@clause("8.4")
def test_example_5_seven_meat() -> None:
    assert points("msd msd msd mbd mbd mbd mbn", "bone") == [80]
    assert points("msd msd msd mbd mbd mbd mbn", "vsd") == [5]
    assert points("mbd mbd mbd mbd mbn mbn mbn", "vsd") == [5, 7]


@clause("8.5", "9.2")
@pytest.mark.parametrize(("hand", "score"), [("bone bone bone bone bone bone msd", 105), (PLAIN, -5)])
def test_example_6_the_boneyard_and_going_out(hand: str, score: int) -> None:
    other = WEAK if hand == PLAIN else "mbd mbd psd pbd vsd vbd vbd"
    table = breath(f"{hand}|{other}", deck="vbn vsn", options={"rounds": 1})
    table.play("draw", "discard vbn", "go out", "draw", "discard vsn")
    assert table.state.rounds[0].totals() == [score, 15]
