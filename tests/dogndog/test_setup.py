"""Chapters 1 and 2: the box, and setting up a round."""

from collections import Counter

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption, Refusal
from houndtable.kernel.playout import play_out
from tests.dogndog.table import BOX, GAME, clause, dealt, dogndog, new

pytestmark = pytest.mark.engine


@clause("1.1")
def test_there_are_four_of_each_of_nine_kinds_and_one_of_each_number_is_red() -> None:
    counts = Counter(GAME.face_texts[face] for face in GAME.faces)
    assert counts == Counter(BOX)
    assert sum(counts.values()) == 36
    assert [counts[str(number)] for number in range(1, 7)] == [3] * 6
    assert [counts[f"{number}r"] for number in range(1, 7)] == [1] * 6
    assert [counts[name] for name in ("food", "bone", "disc")] == [4] * 3


@clause("1.1")
@pytest.mark.parametrize("text", ["discard 7", "discard foodr", "richi 0", "discard 3 9", "richi cat"])
def test_what_is_no_card_cannot_be_discarded(text: str) -> None:
    assert dogndog("1 2 3 4|1 2 3 4", "5").clause(text) == "1.1"


@clause("3.4")
def test_two_cards_cannot_be_discarded() -> None:
    assert dogndog("1 2 3 4|1 2 3 4", "5").clause("discard 1 2") == "3.4"


@pytest.mark.parametrize("text", ["discard", "richi", "chi 3", "discrad 3", ""])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.parse(text)
    assert refused.value.message.key == "no-such-move"


@clause("1.2")
def test_everybody_sees_who_is_the_parent_and_which_lap_it_is() -> None:
    table = dogndog("1 2 3 4|1 2 3 4|5 6 6 bone", "5", parent=2, lap=2)
    for seat in (0, 1, 2, None):
        assert (table.facts("parent", seat), table.facts("lap", seat)) == (2, 2)


@clause("1.3")
def test_trophies_and_poos_never_run_out() -> None:
    line = {"name": "ron", "points": 40, "clause": "9.2"}
    rounds = [{"how": "ron", "turns": 1, "lines": [[line], [{**line, "points": -40}]]}]
    table = dogndog("1 1 2 2|5 6 6 3r", "2r", "3|3", rounds=rounds, reasons=[[]], dora="2")
    table.play("tsumo")
    assert table.scores == [42, -41]


@clause("1.4")
def test_two_to_four_can_play() -> None:
    assert [GAME.new(players, Seeded(1)).players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 players"):
            GAME.new(players, Seeded(1))


@clause("1.4")
def test_two_players_are_a_parent_and_a_child_with_nothing_else_changed() -> None:
    table = dogndog("1 2 3 food|5 5 food bone", "5r", "4|4", parent=1, first=1, deck="disc")
    table.play("discard food")
    assert table.seat == 0
    assert table.facts("parent") == 1


@clause("2.1")
def test_the_first_parent_is_left_to_chance_unless_chosen() -> None:
    parents = {new(3, seed).facts("parent") for seed in range(30)}
    assert parents == {0, 1, 2}
    for seat in range(3):
        assert {new(3, seed, first=seat).facts("parent") for seed in range(9)} == {seat}
    with pytest.raises(BadOption, match="first can be random or a seat from 0 to 2"):
        new(3, first=3)


@clause("2.2")
def test_all_cards_are_shuffled() -> None:
    orders = {str(new(2, seed).state.dump()["deck"]) for seed in range(30)}
    assert len(orders) == 30
    assert sorted(new().state.cards()) == list(range(36))


ORDER = "1 1 1 2 3 3 3 4 5 5 5 6 food bone"


@clause("2.3", "2.4", "2.5")
def test_four_cards_to_each_from_the_parent_on_then_the_dora_then_the_deck() -> None:
    table = dealt(ORDER, players=3, first=1)
    assert table.dump("hands") == [["5", "5", "5", "6"], ["1", "1", "1", "2"], ["3", "3", "3", "4"]]
    assert table.dump("dora") == "food"
    assert (table.dump("drawn"), len(table.dump("deck"))) == ("bone", 22)


@clause("2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dora_is_never_drawn(players: int) -> None:
    table = new(players, seed=5)
    dora = table.dump("dora")
    luck = Seeded(3)
    while len(table.state.rounds) == 0 and table.dump("deck"):
        assert table.dump("dora") == dora
        play_out(table.state, luck, 1)
    assert len(table.told("drew")) <= 35 - 4 * players + 1


@clause("2.5")
@pytest.mark.parametrize(("players", "deck"), [(2, 27), (3, 23), (4, 19)])
def test_the_deck_holds_what_is_left(players: int, deck: int) -> None:
    table = new(players)
    assert table.told("round")[0]["deck"] == deck
    assert len(table.dump("deck")) == deck - 1


@clause("2.5", "10.3")
@pytest.mark.parametrize(("players", "draws"), [(2, [14, 13]), (3, [8, 8, 7]), (4, [5, 5, 5, 4])])
def test_the_last_player_gets_one_draw_fewer_than_the_parent(players: int, draws: list[int]) -> None:
    table = new(players, seed=11, first=0)
    while not table.state.rounds:
        offers = table.offers()
        table.play(next(text for text in offers if text.startswith(("discard", "pass"))))
    drew = [event["seat"] for event in table.told("drew")[: sum(draws)]]
    assert [drew.count(seat) for seat in range(players)] == draws
    assert table.told("drawing win")[0]["seat"] == players - 1
