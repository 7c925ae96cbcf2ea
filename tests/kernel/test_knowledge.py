"""Who knows where a card is."""

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.knowledge import best_known, no_knowledge

pytestmark = pytest.mark.engine
EVERYONE = 0b1111  # three seats and the spectators


def test_at_first_nobody_knows_anything() -> None:
    knowledge = no_knowledge(3, 4)
    assert (knowledge.known, knowledge.everyone) == ([0, 0, 0, 0], EVERYONE)


def test_a_clone_shares_nothing_that_changes_in_play() -> None:
    knowledge = no_knowledge(3, 4)
    knowledge.batch = [0, 1, 0, 1]
    copy = knowledge.clone()
    copy.known[0] = EVERYONE
    copy.reveal([1, 2], 1, [7, 7, 7, 7])
    assert (knowledge.known, knowledge.batch) == ([0, 0, 0, 0], [0, 1, 0, 1])
    assert (copy.known, copy.batch) == ([EVERYONE, 0, 0, 0], [1, 1, 1, 1])


def test_cards_of_a_batch_stay_apart_from_other_unknown_cards() -> None:
    knowledge = no_knowledge(3, 6)
    knowledge.batch = [1, 1, 1, 0, 0, 0]
    for seed in range(30):
        zones = [[0, 3, 4], [1, 2, 5]]
        knowledge.clone().redeal(zones, 0, Seeded(seed))
        assert [[card < 3 for card in zone] for zone in zones] == [[True, False, False], [True, True, False]]


def test_cards_of_one_batch_are_mixed_wherever_they_lie() -> None:
    found = set()
    for seed in range(60):
        zones = [[0, 3, 4], [1, 2, 5]]
        no_knowledge(3, 6).redeal(zones, 0, Seeded(seed))
        found.add(zones[0][0])
    assert found == {0, 1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("known", "before", "after", "faces"),
    [
        # unknown cards of two batches that have the face: they become one
        ([1, 1, 1, 0, 0], [2, 1, 2, 3, 1], [2, 2, 2, 3, 2], [7, 7, 7, 7, 7]),
        # the later one, whichever comes first
        ([1, 1, 1, 0, 0], [1, 2, 1, 3, 2], [2, 2, 2, 3, 2], [7, 7, 7, 7, 7]),
        # the face may also lie elsewhere
        ([1, 1, 1, 0, 0], [2, 1, 2, 3, 1], [2, 2, 2, 3, 2], [7, 5, 5, 5, 7]),
        # unknown cards of one batch: nothing changes
        ([1, EVERYONE, 1, 0, 0], [2, 1, 2, 3, 1], [2, 1, 2, 3, 1], [7, 7, 7, 7, 7]),
        # only one batch has the face: everybody knows whence the card comes
        ([1, 1, 1, 0, 0], [2, 1, 2, 3, 1], [2, 1, 2, 3, 1], [7, 5, 5, 7, 5]),
        # the other had it, but all know where that is
        ([1, 1, 1, 0, EVERYONE], [2, 1, 2, 3, 1], [2, 1, 2, 3, 1], [7, 5, 5, 7, 7]),
    ],
)
def test_a_card_shown_from_a_mixed_hand_makes_the_batches_one_that_have_its_face(
    known: list[int], before: list[int], after: list[int], faces: list[int]
) -> None:
    knowledge = no_knowledge(3, 5)
    knowledge.known, knowledge.batch, knowledge.batches = known, before, 3
    knowledge.reveal([0, 1, 2], 0, faces)
    assert knowledge.batch == after


def test_a_redeal_leaves_known_cards_and_hands_on_what_others_know_of_a_place() -> None:
    knowledge = no_knowledge(2, 5)
    knowledge.known = [0b001, 0b111, 0b010, 0b010, 0]
    for seed in range(30):
        copy = knowledge.clone()
        zones = [[0, 1], [2, 3], [4]]
        copy.redeal(zones, 0, Seeded(seed))
        assert zones[0] == [0, 1]
        assert [copy.known[card] for card in zones[1] + zones[2]] == [0b010, 0b010, 0]


def test_a_single_unknown_card_stays_where_it_is() -> None:
    knowledge = no_knowledge(2, 2)
    knowledge.known = [0b111, 0]
    zones = [[0], [1]]
    knowledge.redeal(zones, 0, Seeded(1))
    assert zones == [[0], [1]]


@pytest.mark.parametrize(
    ("mask", "batch", "text"),
    [
        (1, 2, "2v"),
        (EVERYONE, 2, "2v*"),
        (EVERYONE, 0, "2v*"),
        (0b011, 2, "2v@01"),
        (1, 1, "2v/1"),
        (0, 0, "2v@/0"),
    ],
)
def test_a_card_is_written_with_what_is_known_of_it_and_read_back(mask: int, batch: int, text: str) -> None:
    knowledge = no_knowledge(3, 1)
    knowledge.batches = 2
    knowledge.known, knowledge.batch = [mask], [batch]
    assert knowledge.write(0, "2v", 1) == text
    again = no_knowledge(3, 1)
    again.batches = 2
    again.read(0, text[2:], 1)
    assert again.known == [mask]
    assert again.batch == [batch] or mask == EVERYONE


@pytest.mark.parametrize(
    "marks", ["x", "@a", "@9", "@4", "*/3", "/", "/-1", "/x", "/1234567890", "**", "@-1", "/\u0661"]
)
def test_marks_that_mean_nothing_are_refused(marks: str) -> None:
    knowledge = no_knowledge(3, 1)
    with pytest.raises(BadPosition):
        knowledge.read(0, marks, 1)


@pytest.mark.parametrize(
    ("cards", "face", "place"),
    [([0, 1, 2], 0, 1), ([2, 1, 0], 0, 1), ([0, 2], 0, 0), ([2], 0, -1), ([], 0, -1)],
)
def test_of_equal_cards_the_one_most_seats_know_is_found(cards: list[int], face: int, place: int) -> None:
    assert best_known(cards, [0, 0, 1], face, [0b100, 0b011, 0b111]) == place
