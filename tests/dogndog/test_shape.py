"""The complete hand and the way to it, against a slow and literal reading of chapter 4."""

from itertools import combinations, combinations_with_replacement

import pytest

from houndtable.games.dogndog import shape
from houndtable.games.dogndog.components import KIND_TEXTS
from tests.dogndog.table import clause

pytestmark = pytest.mark.engine

Kinds = tuple[int, ...]
FOURS: list[Kinds] = list(combinations_with_replacement(range(9), 4))
FIVES: list[Kinds] = [hand for hand in combinations_with_replacement(range(9), 5) if max(map(hand.count, hand)) < 5]
RUNS = [(0, 1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5)]


def kinds(text: str) -> list[int]:
    return [KIND_TEXTS.index(word) for word in text.split()]


def literal_readings(five: Kinds) -> set[tuple[Kinds, Kinds]]:
    """All ways to split five cards into two of a kind and three of a kind or a run."""
    found = set()
    for pair in combinations(range(5), 2):
        two = tuple(five[i] for i in pair)
        three = tuple(sorted(five[i] for i in range(5) if i not in pair))
        if two[0] == two[1] and (three[0] == three[2] or three in RUNS):
            found.add((two, three))
    return found


LITERAL = {five: literal_readings(five) for five in FIVES}


@clause("4.1", "4.2")
@pytest.mark.parametrize("five", FIVES[::97])
def test_a_few_hands_are_complete_in_any_order(five: Kinds) -> None:
    for last in range(5):
        order = [*five[:last], *five[last + 1 :], five[last]]
        assert shape.is_complete(order) == bool(LITERAL[five])


@clause("4.1", "4.3")
def test_of_all_hands_108_are_complete_each_with_one_reading() -> None:
    complete = [five for five in FIVES if LITERAL[five]]
    assert len(complete) == 108
    assert {len(LITERAL[five]) for five in complete} == {1}
    assert [five for five in FIVES if shape.is_complete(list(five))] == complete
    assert sorted(tuple(sorted(hand)) for hand in shape.COMPLETE) == sorted(complete)
    for five in complete:
        ((two, three),) = LITERAL[five]
        assert shape.reading(list(five)) == [two[0], *three]


@clause("4.3")
def test_a_hand_that_is_not_complete_has_no_reading() -> None:
    assert {shape.reading(list(five)) is None for five in FIVES if not LITERAL[five]} == {True}


def test_no_two_hands_of_four_have_the_same_key() -> None:
    assert len({shape.key_of(list(four)) for four in FOURS}) == len(FOURS) == 495


@clause("6.1", "6.2")
def test_the_kinds_that_complete_every_hand_of_four() -> None:
    for four in FOURS:
        wanted = [kind for kind in range(9) if LITERAL.get(tuple(sorted([*four, kind])))]
        assert shape.waits(list(four)) == wanted, four


@clause("6.2")
def test_four_of_a_kind_wait_for_nothing() -> None:
    assert [shape.waits([kind] * 4) for kind in range(9)] == [[]] * 9


def literal_steps(hand: Kinds) -> int:
    """Five less the most cards the hand shares with a complete one."""
    complete = (five for five in FIVES if LITERAL[five])
    return 5 - max(sum(min(hand.count(kind), five.count(kind)) for kind in set(hand)) for five in complete)


@pytest.mark.parametrize("size", [4, 5])
def test_how_far_every_hand_is(size: int) -> None:
    for hand in (FOURS if size == 4 else FIVES)[:: 1 if size == 4 else 5]:
        assert shape.steps(list(hand)) == literal_steps(hand), hand


def test_the_discards_that_keep_every_hand_ready() -> None:
    for five in FIVES:
        wanted = []
        for kind in sorted(set(five)):
            four = list(five)
            four.remove(kind)
            if shape.waits(four):
                wanted.append(kind)
        assert shape.ready_discards(list(five)) == wanted


@pytest.mark.parametrize(
    ("four", "wait"),
    [
        ("2 2 3 4", "2 5"),
        ("1 1 6 6", "1 6"),
        ("1 1 1 food", "food"),
        ("1 1 1 2", "2 3"),
        ("1 2 3 3", "3"),
        ("2 3 4 5", "2 5"),
        ("5 6 disc disc", "4"),
        ("4 6 disc disc", "5"),
        ("food bone disc 1", ""),
        ("5 6 food bone", ""),
    ],
)
def test_what_some_hands_wait_for(four: str, wait: str) -> None:
    assert shape.waits(kinds(four)) == kinds(wait)
