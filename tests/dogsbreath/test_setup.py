"""Chapters 1 and 2: the box, and setting up a round."""

from collections import Counter

import pytest

from houndtable.games.dogsbreath.components import CARDS, FACE_TEXTS, cards_with, face_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption, NoSuchMove
from tests.dogsbreath.table import GAME, PLAIN, WEAK, breath, clause, dealt, new

pytestmark = pytest.mark.engine


def box(specials: int) -> Counter[str]:
    """The cards played with, counted."""
    return Counter(FACE_TEXTS[face_of(card)] for card in cards_with(specials))


@clause("1.1")
def test_of_every_food_there_are_seven_snouts_and_seven_butts_four_of_them_day() -> None:
    cards = box(1)
    for food in "mpv":
        for way in "sb":
            assert (cards[f"{food}{way}d"], cards[f"{food}{way}n"]) == (4, 3)
    assert sum(number for text, number in cards.items() if len(text) == 3) == 42


@clause("1.1")
@pytest.mark.parametrize("move", ["take xsd", "discard mxd", "offer poop", "request dog"])
def test_a_card_that_is_not_in_the_box_is_refused(move: str) -> None:
    assert new().clause(move) == "1.1"


@clause("1.2")
def test_there_are_six_bones() -> None:
    assert box(1)["bone"] == box(4)["bone"] == 6


@clause("1.3")
@pytest.mark.parametrize(("specials", "cards"), [(1, 50), (4, 56), ("1", 50), ("4", 56)])
def test_there_are_one_or_four_of_each_special(specials: object, cards: int) -> None:
    table = new(specials=specials)
    lying = table.dump("deck") + table.dump("grid") + [card for hand in table.dump("hands") for card in hand]
    assert Counter(lying) == box(int(str(specials)))
    assert len(lying) == cards
    assert len(table.state.cards()) == len(CARDS)


@clause("1.3")
@pytest.mark.parametrize("specials", [0, 2, 3, 5, "2", "none", True, None])
def test_no_other_number_of_specials_is_played_with(specials: object) -> None:
    with pytest.raises(BadOption, match="specials can be 1 or 4"):
        new(specials=specials)


@clause("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(new(players).dump("hands")) == players


@clause("1.4")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        new(players)


@clause("2.1")
def test_every_round_is_dealt_from_all_cards_shuffled() -> None:
    assert len({tuple(new(4, seed).dump("deck")) for seed in range(20)}) == 20


@clause("2.2", "2.3")
def test_hands_of_five_from_seat_0_on_then_the_grid_row_by_row() -> None:
    first, second = "msd msd msd msd bone", "psd psd psd psd bone"
    grid = "vsd vsn vbd vbn msn mbd mbn psn"
    table = dealt(f"{first} {second} {grid} vbd")
    assert table.dump("hands") == [first.split(), second.split()]
    assert table.dump("grid") == grid.split()
    assert table.dump("deck")[0] == "vbd"


@clause("2.3")
@pytest.mark.parametrize(("players", "places"), [(2, 8), (3, 12), (4, 12)])
def test_the_grid_has_eight_places_for_two_and_twelve_for_more(players: int, places: int) -> None:
    table = new(players)
    assert len(table.dump("grid")) == len(table.offers("flip")) == places
    assert table.offers("flip")[-1] == ("flip r2c4" if players == 2 else "flip r3c4")


def test_what_is_no_move_is_refused_with_near_ones() -> None:
    with pytest.raises(NoSuchMove, match="Did you mean go out"):
        GAME.parse("go ou")


@clause("2.3")
def test_a_place_that_the_grid_does_not_have_is_refused() -> None:
    assert new(2).clause("flip r3c1") == "2.3"
    assert new(3).clause("flip r3c1") is None
    assert new(3).clause("flip r4c1") == "2.3"
    assert new(3).clause("turn down c3") == "2.3"


@clause("2.4")
def test_chance_names_the_starter() -> None:
    starters = Counter(GAME.new(4, Seeded(seed)).waiting[0] for seed in range(400))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 60
    assert dealt("", starter=1).seat == 1


@clause("2.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_starter(seat: int) -> None:
    table = new(3, first=seat)
    assert (table.seat, table.dump("first")) == (seat, seat)


@clause("2.4")
@pytest.mark.parametrize("seat", [3, -1, "nobody", None])
def test_a_starter_who_is_not_at_the_table_is_refused(seat: object) -> None:
    with pytest.raises(BadOption, match="first can be random or a seat from 0 to 2"):
        new(3, first=seat)


@clause("2.4")
def test_the_place_of_the_starter_passes_to_the_left_each_round() -> None:
    table = breath(f"{PLAIN}|{WEAK}", first=1, turns=1)
    table.play("draw", "discard msd", "go out", "draw")
    table.play("discard any")
    assert (table.dump("first"), table.seat, table.dump("step")) == (0, 0, "draft")
