"""Chapters 7 and 8: what a hand is worth."""

from itertools import pairwise

import pytest

from houndtable.games.dogsbreath.calculator import read_hand
from houndtable.games.dogsbreath.components import FACE_COPIES, FACE_TEXTS, FACES, HAND
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.scoring import SCORING, lines_of, points_of, super_of
from houndtable.kernel.outcome import total
from tests.dogsbreath.table import DAY, NIGHT, clause

pytestmark = pytest.mark.engine
MEAT, POOP, VEGE, PAIRS = "Meat", "Poop", "Vege", "Snout-Butt pairs"
SAME, BUTTS, NIGHTS, SPECIALS = "all food the same", "all Butts", "all Night", "specials"
SOURCES = [source.name for source in SCORING]


def scored(hand: str, latest: str = "vsd") -> dict[str, int]:
    """The score lines of a hand, by name; its holder's latest discard is given."""
    key, _ = read_hand(hand)
    lines = lines_of(key, after_bone=latest == "bone")
    assert total(lines) == points_of(key, after_bone=latest == "bone")
    assert [line.name for line in lines] == [name for name in SOURCES if name in {line.name for line in lines}]
    return {line.name: line.points for line in lines}


@clause("7.1")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("msd msd vsd vsd psd psd bone", None),
        ("msd msd msd vsd vsd psd bone", 18),
        ("msd msd msd msd vsd psd bone", 24),
        ("msd msd msd msd msn psd bone", 30),
        ("msd msd msd msd msn msn bone", 36),
    ],
)
def test_three_or_more_meat_earn_6_each(hand: str, points: int | None) -> None:
    assert scored(hand).get(MEAT) == points


@clause("7.2")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("psd psd vsd vsd msd msd bone", None), ("psd psd psd vsd vsd", 15), ("psd psd psd psd psn psn psn", 35)],
)
def test_three_or_more_poop_earn_5_each(hand: str, points: int | None) -> None:
    assert scored(hand).get(POOP) == points


@clause("7.3")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("vsd vsd psd psd msd msd bone", None), ("vsd vsd vsd psd psd", 12), ("vsd vsd vsd vsd vsn vsn vsn", 28)],
)
def test_three_or_more_vege_earn_4_each(hand: str, points: int | None) -> None:
    assert scored(hand).get(VEGE) == points


@clause("7.3")
def test_two_foods_may_both_score() -> None:
    assert scored("psd psd psd vsd vsd vsd msd") == {POOP: 15, VEGE: 12}
    assert scored("msd msd msd vsd vsd vsd bone") == {MEAT: 18, VEGE: 12}


@clause("7.4")
def test_without_a_bone_meat_earns_neither_points_nor_pairs_but_all_else_counts() -> None:
    assert scored("msn msn mbn mbn mbn psn psd") == {}
    assert scored("msn msn msn mbn mbn mbn msd") == {SAME: 5}
    assert scored("mbn mbn mbn guard") == {SAME: 5, BUTTS: 3, NIGHTS: 3, SPECIALS: 2}


@clause("7.4")
def test_one_bone_serves_all_meat_and_more_earn_nothing() -> None:
    assert scored("msd msd msd mbd bone") == scored("msd msd msd mbd bone bone bone") == {MEAT: 24, PAIRS: 3, SAME: 5}
    assert scored("bone bone bone bone bone bone psd") == {}


@clause("7.5")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("vsd vsd bone", None),
        ("vsd vsd vsd", 5),
        ("vsd vsd vsd bone guard scavenger", 5),
        ("vsd vsd vsd vsd psd", None),
        ("psd psd psd psd psn psn psn", 5),
    ],
)
def test_food_all_of_one_kind_earns_5_from_three_cards_on(hand: str, points: int | None) -> None:
    assert scored(hand).get(SAME) == points


@clause("7.6")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("pbd", 1), ("pbd vbd bone", 2), ("pbd vbd mbd mbn bone guard", 4), ("pbd vbd msd", None), ("bone guard", None)],
)
def test_food_all_from_the_butt_earns_1_each(hand: str, points: int | None) -> None:
    assert scored(hand).get(BUTTS) == points


@clause("7.7")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("psn", 1), ("psn vbn bone", 2), ("psn vbn mbn msn bone guard", 4), ("psn vbn msd", None), ("bone guard", None)],
)
def test_food_all_night_earns_1_each(hand: str, points: int | None) -> None:
    assert scored(hand).get(NIGHTS) == points


@clause("7.7")
def test_all_butts_and_all_night_may_both_apply() -> None:
    assert scored("pbn vbn vbn mbn bone") == {BUTTS: 4, NIGHTS: 4}


@clause("7.8")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("psd pbd vsd vbd", None),
        ("psd pbd pbn", 3),
        ("psd psn pbd pbn", 6),
        ("psd psd psd psd pbn", 3),
        ("psd psd psd pbd pbd pbd pbd", 9),
        ("psd psd pbd vsd vbd vbd vbd", 6),
        ("msd mbd mbd psd", None),
        ("msd mbd mbd bone", 3),
    ],
)
def test_each_snout_with_a_butt_in_a_food_of_three_earns_3(hand: str, points: int | None) -> None:
    assert scored(hand).get(PAIRS) == points


@clause("7.9")
def test_every_special_earns_2() -> None:
    assert scored("guard") == scored("scavenger") == {SPECIALS: 2}
    assert scored("guard guard scavenger scavenger scavenger bone") == {SPECIALS: 10}


def test_all_lines_together() -> None:
    assert scored("pbn pbn pbn vbn vbn vbn guard") == {POOP: 15, VEGE: 12, BUTTS: 6, NIGHTS: 6, SPECIALS: 2}
    assert scored("mbn mbn mbn bone guard scavenger") == {MEAT: 18, SAME: 5, BUTTS: 3, NIGHTS: 3, SPECIALS: 4}
    assert scored("msn mbn mbn bone guard psd") == {MEAT: 18, PAIRS: 3, SPECIALS: 2}


@clause("8.1")
@pytest.mark.parametrize(
    ("hand", "latest", "lines"),
    [
        (NIGHT, "vsd", {"Night Feast": 65}),
        ("mbn mbn mbn mbd mbd mbd mbd", "bone", {"Butcher's Dog": 80}),
        ("bone bone bone bone bone bone mbn", "vsd", {"Boneyard": 100}),
    ],
)
def test_a_super_combo_replaces_all_other_points(hand: str, latest: str, lines: dict[str, int]) -> None:
    assert scored(hand, latest) == lines


@clause("8.2", "8.3")
@pytest.mark.parametrize(("hand", "name", "points"), [(DAY, "Day Feast", 60), (NIGHT, "Night Feast", 65)])
def test_a_feast_is_a_bone_and_a_snout_and_butt_of_each_food_all_of_one_age(hand: str, name: str, points: int) -> None:
    assert scored(hand) == {name: points}
    cards = hand.split()
    for place in range(HAND):
        for other in FACE_TEXTS:
            if other != cards[place]:
                changed = " ".join([*cards[:place], other, *cards[place + 1 :]])
                assert name not in scored(changed)


@clause("8.4")
@pytest.mark.parametrize(
    ("hand", "latest", "combo"),
    [
        ("msd msd msd mbd mbd mbn msn", "bone", True),
        ("msd msd msd mbd mbd mbn msn", "vsd", False),
        ("msd msd msd mbd mbd mbn bone", "bone", False),
        ("msd msd msd mbd mbd mbn psn", "bone", False),
    ],
)
def test_the_butchers_dog_is_seven_meat_after_a_bone(hand: str, latest: str, combo: bool) -> None:
    assert (scored(hand, latest) == {"Butcher's Dog": 80}) is combo


@clause("8.5")
@pytest.mark.parametrize(
    ("hand", "combo"),
    [
        ("bone bone bone bone bone bone msd", True),
        ("bone bone bone bone bone bone mbn", True),
        ("bone bone bone bone bone bone vsd", False),
        ("bone bone bone bone bone msd mbn", False),
    ],
)
def test_the_boneyard_is_six_bones_and_a_meat(hand: str, combo: bool) -> None:
    assert (scored(hand) == {"Boneyard": 100}) is combo


def hands_of(cards: int, face: int = 0, key: int = 0) -> list[int]:
    """The keys of all hands of so many cards, four specials of each kind included."""
    if cards == 0:
        return [key]
    if face == FACES:
        return []
    most = min(cards, FACE_COPIES[face])
    return [hand for n in range(most + 1) for hand in hands_of(cards - n, face + 1, key + n * int(unit(face)))]


@pytest.mark.long
@clause("8.6")
def test_no_other_hand_of_the_deck_is_worth_more_than_56() -> None:
    hands = hands_of(HAND)
    assert len(hands) == len(set(hands)) == 111_239
    combos: dict[int, int] = {}
    best = 0
    for key in hands:
        for after_bone in (False, True):
            points = points_of(key, after_bone=after_bone)
            combo = super_of(key, after_bone=after_bone)
            if combo:
                combos[combo] = points
                assert points >= 60
            else:
                best = max(best, points)
    assert best == 56
    assert combos == {1: 60, 2: 65, 3: 80, 4: 100}


@pytest.mark.long
def test_points_and_lines_agree_for_every_hand() -> None:
    for key in hands_of(HAND)[::7]:
        lines = lines_of(key, after_bone=False)
        assert total(lines) == points_of(key, after_bone=False)
        places = [SOURCES.index(line.name) for line in lines]
        assert all(one < two for one, two in pairwise(places))
