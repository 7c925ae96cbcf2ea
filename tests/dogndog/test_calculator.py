"""A hand explained line by line, without a game."""

import pytest

from houndtable import words
from houndtable.games.dogndog import calculator
from houndtable.kernel.errors import Refusal
from tests.dogndog.table import GAME

pytestmark = pytest.mark.engine


def explain(hand: str) -> list[str]:
    """The lines in English."""
    return [words.of(GAME).say(line) for line in calculator.explain(hand)]


def test_a_hand_is_explained_line_by_line() -> None:
    assert explain("2 2 3r 4 5 --ron --dora 3 --richi") == [
        "2, 2, red 3, 4, 5 by ron (pair: 2, 2; trio: 3, 4, 5). [4.1]",
        "Tanyao 1 (2, 2, red 3, 4, 5) [7.1]",
        "Ri-chi 1 [7.6]",
        "Red number 1 (red 3) [7.8]",
        "Dora 1 (red 3) [7.9]",
        "4 points towards the 3 you need: enough. [4.4]",
        "4 points: 1 trophy. [9.1]",
        "Whoever discarded the card gets 1 poo. [9.2]",
    ]


def test_what_does_not_count_toward_the_minimum_stands_apart() -> None:
    lines = explain("2 2 3 4 5 --tsumo --parent --richi --ura 5r")
    assert lines[4:] == [
        "3 points towards the 3 you need: enough. [4.4]",
        "Ura-Dora 1 (5), doesn’t count towards the minimum [7.11]",
        "Parent Bonus 2, doesn’t count towards the minimum [7.12]",
        "6 points: 2 trophies. [9.1]",
        "Every Child gets 1 poo. [9.3]",
    ]


def test_a_yakuman_is_told_beside_the_points() -> None:
    lines = explain("food food food bone bone --tsumo")
    assert lines[4:] == [
        "3 points towards the 3 you need: enough. [4.4]",
        "Tsu-I-So 2 (trophies) [8.5]",
        "Yaku-Man: 2 trophies, whatever the points. [8.7]",
        "The Parent gets 2 poos. [9.4]",
    ]


def test_the_better_of_both_can_be_asked_for() -> None:
    hand = "4r 5r 6r disc disc --tsumo --parent --richi --ippatsu --dora disc --ura disc"
    assert "Yaku-Man: 2 trophies, whatever the points. [8.7]" in explain(hand)
    assert "12 points: 4 trophies. [9.1]" in explain(f"{hand} --best-of-both")


def test_too_few_points_cannot_finish() -> None:
    lines = explain("2 2 3 4 5 --ron --dora 6")
    assert lines[-2:] == ["1 point towards the 3 you need: too few. [4.4]", "You can’t finish with it. [4.4]"]


NEED = "You must draw at least {} to complete it."


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("4 2 3 2", ["2, 2, 3, 4: not complete. [4.1]", "One card short, waiting for 2 or 5. [6.1]"]),
        ("1 1 1 1r", ["1, 1, 1, red 1: not complete. [4.1]", NEED.format("2 cards")]),
        ("1 3 5 food bone", ["1, 3, 5, Food, Bone: not complete. [4.1]", NEED.format("2 cards")]),
        (
            "2 2 3r 4 6",
            [
                "2, 2, red 3, 4, 6: not complete. [4.1]",
                "If you discard a 2, the hand is one card short and waits for 6.",
                "If you discard a 3, the hand is one card short and waits for 5.",
                "If you discard a 6, the hand is one card short and waits for 2 or 5.",
                NEED.format("1 card"),
            ],
        ),
    ],
)
def test_an_unfinished_hand_is_told_how_far_it_is(hand: str, lines: list[str]) -> None:
    assert explain(hand) == lines


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("2 2 3 4 7 --ron", "There is no card or option “7”."),
        ("2 2 3 4 5 --rom", "Did you mean --ron"),
        ("2 2 3 4 5", "Add how it is finished: --tsumo or --ron."),
        ("2 2 3 4 5 --ron --tsumo", "Add how it is finished: --tsumo or --ron."),
        ("2 2 3", "A hand is four or five cards, not 3."),
        ("3r 3r 3 4 5 --ron", "There aren’t that many 3r cards. [1.1]"),
        ("2 2 2 2 3 --ron", "There aren’t that many 2 cards. [1.1]"),
        ("2 2 3 4 5 --ron --dora", "--dora needs a card, for example --dora 3, not “”."),
        ("2 2 3 4 5 --ron --ura x --richi", "--ura needs a card, for example --ura 3, not “x”."),
        ("2 2 2 2r 3 --dora 2", "There are only 4 cards of 2, including the dora and the Ura-Dora. [1.1]"),
        ("2 2 2 3 3 --ron --richi --dora 2 --ura 2", "There are only 4 cards of 2"),
        ("2 2 3 4 5 --ron --ippatsu", "--ippatsu goes only with --richi. [7.10]"),
        ("2 2 3 4 5 --ron --ura 3", "--ura goes only with --richi. [7.11]"),
        ("2 2 3 4 5 --ron --ura 3 --richi --haitei", "--ura doesn’t go with --haitei. [7.11]"),
        ("2 2 3 4 5 --ron --first --richi", "--first doesn’t go with --richi. [6.1]"),
        ("2 2 3 4 5 --ron --first --haitei", "--first doesn’t go with --haitei. [7.7]"),
        ("2 2 3 4 5 --ron --first --parent", "--first goes with --tsumo. [3.1]"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(hand: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        explain(hand)
    assert sentence in str(refused.value)
