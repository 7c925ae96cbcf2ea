"""A hand explained, without a game."""

# ruff: noqa: RUF001

import pytest

from houndtable import words
from houndtable.games.dogsbreath import calculator
from houndtable.kernel.errors import BadPosition
from houndtable.words.languages import languages
from tests.dogsbreath.table import GAME, NIGHT

pytestmark = pytest.mark.engine


def explain(hand: str, language: str = "en") -> list[str]:
    """The lines as a person reads them."""
    return [words.of(GAME, language).say(line) for line in calculator.explain(hand)]


def test_a_super_combo_is_named() -> None:
    assert explain(NIGHT)[1:] == [
        "Night Feast 65 [8.3]",
        "Total: 65 points – a Super Combo!",
        "No single card makes it better.",
    ]


def test_every_line_is_explained_and_what_is_one_card_away() -> None:
    assert explain("msn msn msn mbn mbn mbn bone") == [
        "3× Meat Snout Night, 3× Meat Butt Night, Bone",
        "Meat 36 [7.1]",
        "Snout-Butt pairs 9 [7.8]",
        "All food the same 5 [7.5]",
        "All Night 6 [7.7]",
        "Total: 56 points.",
        "One card away: Butcher’s Dog 80!",
        "– draw Meat Snout Day, discard a Bone",
        "– draw Meat Butt Day, discard a Bone",
    ]


def test_a_hand_is_explained_in_every_language() -> None:
    said = [explain("msd msn mbd psd psn vsd guard", language) for language in languages()]
    assert len({len(lines) for lines in said}) == 1
    assert len({"\n".join(lines) for lines in said}) == len(said)


def test_what_earns_nothing_is_explained_too() -> None:
    found = explain("msd msn mbd psd psn vsd guard")
    assert "Poop and Vege score nothing: a food needs at least 3 cards. [7.1]" in found
    assert "Meat scores nothing without a Bone. [7.4]" in found
    assert "Vege scores nothing: a food needs at least 3 cards. [7.1]" in explain("vsd bone")


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("bone msd mbn psn pbn vsn vbn", ["Night Feast 65!", "draw Meat Snout Night, discard Meat Snout Day"]),
        ("bone bone bone bone bone msd vsd", ["Boneyard 100!", "draw a Bone, discard Vege Snout Day"]),
        ("msd msd msd msd mbd mbd mbd", ["Butcher’s Dog 80!", "draw a Bone, discard a Bone"]),
        ("psd psd bone", ["23 points.", "draw Poop Butt Day", "draw Poop Butt Night"]),
        (
            "bone bone",
            ["2 points.", "draw Meat Butt Night", "draw Poop Butt Night", "draw Vege Butt Night", "2 more ways"],
        ),
    ],
)
def test_one_card_away(hand: str, said: list[str]) -> None:
    lines = explain(hand)
    start = lines.index(f"One card away: {said[0]}")
    assert lines[start + 1 : start + len(said)] == [f"– {way}" for way in said[1:]]


def test_the_latest_discard_can_be_told() -> None:
    assert "Butcher’s Dog 80 [8.4]" in explain("msd, msd, msd, msd, mbd, mbd, mbd after BONE")
    assert "Total: 5 points." in explain("msd msd msd msd mbd mbd mbd after vsd")


@pytest.mark.parametrize(
    ("hand", "why"),
    [
        ("", "A hand has 1 to 7 cards, not 0"),
        ("after bone", "A hand has 1 to 7 cards, not 0"),
        ("msd " * 8, "A hand has 1 to 7 cards, not 8"),
        ("msn msn msn msn", "There are only 3 cards called msn"),
        ("msx", "There’s no card called “msx”. Did you mean ms"),
        ("bone after", "There’s no card called “after”"),
        ("bone after lunch", "There’s no card called “lunch”"),
    ],
)
def test_what_is_no_hand_is_refused(hand: str, why: str) -> None:
    with pytest.raises(BadPosition, match=why.replace("?", r"\?")):
        explain(hand)
