"""Cards packed in numbers, and what a position keeps in them."""

from __future__ import annotations

import pytest

from houndtable.bots.perspective import Perspective
from houndtable.games.dachs import derived, packed, stacks
from houndtable.games.dachs.components import CARDS, FACE_COLOUR, FACE_OF, FACES, face_of, number_of
from houndtable.games.dachs.derived import Position
from houndtable.games.dachs.scoring import KEPT, final_lines, in_hand
from houndtable.kernel.chance import Seeded
from tests.dachs.table import GAME, dachs, new

pytestmark = pytest.mark.engine


def picked(seed: int, size: int) -> list[int]:
    """Any cards of the box, in printed order."""
    cards = CARDS[:]
    Seeded(seed).shuffle(cards)
    return sorted(cards[:size])


@pytest.mark.parametrize("size", [0, 1, 2, 5, 9, 14])
def test_a_set_tells_its_cards_how_many_there_are_and_of_which_faces(size: int) -> None:
    for seed in range(20):
        cards = picked(seed, size)
        together = packed.set_of(cards)
        assert packed.cards_of(together) == cards
        assert packed.size_of(together) == size
        counts = packed.counts_of(together)
        assert [packed.at(counts, face) for face in range(FACES)] == [
            [face_of(card) for card in cards].count(face) for face in range(FACES)
        ]
        assert in_hand(together) == sum(number_of(card) for card in cards)
        if cards:
            assert packed.first_face(together) == face_of(cards[0])


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_a_set_of_its_own(card: int) -> None:
    assert packed.bit_of(card) == 1 << card
    assert packed.card_of(packed.bit_of(card)) == card
    assert packed.first_face(packed.bit_of(card)) == face_of(card)


def test_one_card_of_a_face_is_found_where_there_is_one() -> None:
    for seed in range(20):
        cards = picked(seed, 12)
        for face in range(FACES):
            alike = [card for card in cards if FACE_OF[card] == face]
            assert packed.cards_of(packed.copy_of(packed.set_of(cards), face)) == alike[:1]


@pytest.mark.parametrize("colours", [[], [0], [1], [2], [3], [0, 2], [1, 3], [0, 1, 2, 3]])
def test_the_cards_of_some_colours(colours: list[int]) -> None:
    every = packed.set_of(CARDS)
    for count in (1, 5):
        counts = sum(count << 3 * colour for colour in colours)
        found = packed.cards_of(every & packed.of_colours(counts))
        assert found == [card for card in CARDS if FACE_COLOUR[face_of(card)] in colours]


def test_a_face_leaves_a_line() -> None:
    faces = [15, 0, 3, 15, 8, 1, 0, 7, 12, 15, 9]
    line = sum(face << 4 * place for place, face in enumerate(faces))
    assert packed.faces_in(line, len(faces)) == faces
    for place in range(len(faces)):
        left = packed.without(line, place)
        assert packed.faces_in(left, len(faces)) == [*faces[:place], *faces[place + 1 :], 0]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_seat_has_its_own_hand_points_bonuses_and_lives(seat: int) -> None:
    p = new(4).state
    assert isinstance(p, Position)
    hands = [derived.hand_of(p, other) for other in range(4)]
    derived.put_hand(p, seat, packed.set_of([60]))
    derived.put_points(p, seat, 1_000_025)
    derived.put_bonuses(p, seat, 999_999)
    derived.put_lives(p, seat, 3)
    hands[seat] = packed.set_of([60])
    assert [derived.hand_of(p, other) for other in range(4)] == hands
    others = [other for other in range(4) if other != seat]
    for tell, value, usual in (
        (derived.all_points, 1_000_025, 0),
        (derived.all_bonuses, 999_999, 0),
        (derived.all_lives, 3, 2),
    ):
        assert tell(p)[seat] == value
        assert [tell(p)[other] for other in others] == [usual] * 3


def faces_of(cards: list[int]) -> list[int]:
    return [face_of(card) for card in cards]


@pytest.mark.parametrize("size", [1, 14, 15, 16, 24])
def test_the_deck_and_the_pile_keep_their_order(size: int) -> None:
    p = new(2).state
    assert isinstance(p, Position)
    cards = CARDS[:]
    Seeded(size).shuffle(cards)
    cards = cards[:size]
    faces = [face_of(card) for card in cards]
    stacks.set_deck(p, cards, size)
    stacks.clear_pile(p)
    assert (faces_of(stacks.deck_of(p)), stacks.pile_of(p)) == (faces, [])
    while p.deck_size > 0:
        card = stacks.take_top(p)
        assert face_of(packed.card_of(card)) == faces[p.deck_size]
    assert p.deck == 0
    for card in cards:
        stacks.add_to_pile(p, face_of(card), packed.bit_of(card))
    assert faces_of(stacks.pile_of(p)) == faces
    taken = stacks.take_pile(p)
    assert [face_of(card) for card in taken] == faces and sorted(taken) == sorted(cards)
    assert (p.pile, p.pile_size, stacks.pile_of(p)) == (0, 0, [])


def test_equal_scores_share_their_lines_and_others_do_not() -> None:
    hand = packed.set_of([0, 60])
    for points in (KEPT - 1, KEPT, 1_000_000):
        lines = final_lines(points, 3, hand)
        assert [line.points for line in lines] == [points - 3, 3, -7]
        again = final_lines(points, 3, hand)
        assert [line.points for line in again] == [points - 3, 3, -7]
        assert (again is lines) == (points < KEPT)
    assert [line.points for line in final_lines(KEPT - 1, 4, hand)] == [KEPT - 5, 4, -7]


def test_a_bots_lawful_moves_are_its_own_though_the_engines_are_shared() -> None:
    table = dachs("2v 3v|4s 5s", "2b 2b 3v 3p 4b 5b")
    for moves in (["play 2v", "play 3v", "play 2v 3v"], ["draw", "stop"], ["stop", "take 3v"]):
        Perspective(GAME, table.state, 0).legal().clear()
        Perspective(GAME, table.state, 1).legal().append(0)
        assert [GAME.vocabulary.texts[move] for move in table.state.legal(0)] == moves
        assert table.state.legal(1) == []
        table.play({"play 2v": "play 2v", "draw": "draw"}.get(moves[0], "stop"))
