"""A hand's worth in words."""

import pytest

from houndtable.games.dogsbreath.calculator import explain
from houndtable.kernel.errors import BadPosition
from tests.dogsbreath.table import NIGHT

pytestmark = pytest.mark.engine


def test_a_super_combo_is_named() -> None:
    assert explain(NIGHT)[1:] == [
        "   65  Night Feast [8.3]",
        "   65  together: the Super Combo Night Feast!",
        "No single card makes it better.",
    ]


def test_every_line_is_explained_and_what_is_one_card_away() -> None:
    assert explain("msn msn msn mbn mbn mbn bone") == [
        "3 x Meat Snout Night, 3 x Meat Butt Night, a Bone",
        "   36  Meat [7.1]",
        "    9  Snout-Butt pairs [7.8]",
        "    5  all food the same [7.5]",
        "    6  all Night [7.7]",
        "   56  together",
        "One card away: Butcher's Dog, 80 (draw msd, discard bone; draw mbd, discard bone).",
    ]


def test_what_earns_nothing_is_explained_too() -> None:
    words = explain("msd msn mbd psd psn vsd guard")
    assert "Fewer than 3 Poop and Vege earn nothing as a set. [7.1]" in words
    assert "Meat earns nothing without a Bone. [7.4]" in words


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("bone msd mbn psn pbn vsn vbn", "One card away: Night Feast, 65 (draw msn, discard msd)."),
        ("bone bone bone bone bone msd vsd", "One card away: Boneyard, 100 (draw bone, discard vsd)."),
        ("msd msd msd msd mbd mbd mbd", "One card away: Butcher's Dog, 80 (draw bone, discard bone)."),
        ("psd psd bone", "One card away: 23 (draw pbd; draw pbn)."),
        ("bone bone", "One card away: 2 (draw mbn; draw pbn; draw vbn; 2 more)."),
    ],
)
def test_one_card_away(hand: str, words: str) -> None:
    assert words in explain(hand)


def test_the_latest_discard_can_be_told() -> None:
    assert "   80  Butcher's Dog [8.4]" in explain("msd, msd, msd, msd, mbd, mbd, mbd after BONE")
    assert "    5  together" in explain("msd msd msd msd mbd mbd mbd after vsd")


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("", "A hand has 1 to 7 cards, not 0"),
        ("after bone", "A hand has 1 to 7 cards, not 0"),
        ("msd " * 8, "A hand has 1 to 7 cards, not 8"),
        ("msn msn msn msn", "There are only 3 msn"),
        ("msx", "There is no card 'msx'. Did you mean ms"),
        ("bone after", "There is no card 'after'"),
        ("bone after lunch", "There is no card 'lunch'"),
    ],
)
def test_what_is_no_hand_is_refused(hand: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why.replace("?", r"\?")):
        explain(hand)
