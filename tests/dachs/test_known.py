"""Chapter 10: what is known."""

from collections import Counter
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out
from tests.dachs.table import GAME, clause, dachs, new

pytestmark = pytest.mark.engine
ROW = "2b 2b 3b 3p 4b 5b"


@clause("10.1")
def test_everybody_sees_counts_row_points_and_lives() -> None:
    table = dachs("2v 3v|4s 5s 5p", ROW, points=[3, 7], lives=[2, 1])
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert view.zone("row") == ROW.split()
        assert len(view.zone("deck")) == 21
        assert view.zone("pile") == []
        assert [len(view.zone("hand", owner)) for owner in (0, 1)] == [2, 3]
        assert (view.facts["scores"], view.facts["lives"]) == ([3, 7], [2, 1])


@clause("10.1")
def test_everybody_sees_which_round_it_is() -> None:
    table, luck = new(2, lives=3), Seeded(4)
    while len(table.told("round over")) < 2:
        number = 1 + len(table.told("round over"))
        assert [table.state.view(seat).facts["round"] for seat in (0, 1, None)] == [number] * 3
        play_out(table.state, luck, 1)


@clause("10.1")
def test_a_retrieved_card_is_known_to_all_while_it_is_in_the_hand() -> None:
    table = dachs("3p 2v 4v|2p 2p", ROW)
    table.play("play 3p", "draw", "take 3p")
    for seat in (1, None):
        assert table.state.view(seat).zone("hand", 0) == ["3p", "?", "?", "?"]
    table.play("play 2p")
    table.stop_all()
    table.play("play 3p")
    assert table.state.view(1).zone("hand", 0) == ["?", "?", "?"]


@clause("10.2")
def test_other_hands_the_deck_and_the_pile_are_hidden() -> None:
    table = dachs("2v 3v|4s 5s 5p", ROW, pile=["2s", "3s"])
    view = table.state.view(0)
    assert view.zone("hand", 0) == ["2v", "3v"]
    assert view.zone("hand", 1) == ["?", "?", "?"]
    assert set(view.zone("deck")) == {"?"}
    assert view.zone("pile") == ["?", "?"]
    assert table.state.view(None).zone("hand", 0) == ["?", "?"]


@clause("10.2")
def test_each_sees_only_the_own_hand_dealt() -> None:
    table = new(3)
    for seat in range(3):
        told = table.told("dealt", seat)
        assert ["cards" in event for event in told] == [event["seat"] == seat for event in told]
    assert not any("cards" in event for event in table.told("dealt", None))


@clause("10.2")
def test_a_redeal_keeps_the_own_hand_and_what_all_saw_and_deals_the_rest_anew() -> None:
    table = dachs("2v 3v|4s 5s* 5p", ROW)
    seen: Counter[str] = Counter()
    for seed in range(300):
        state = table.state.clone()
        state.redeal(0, Seeded(seed))
        hands: Any = state.dump()["hands"]
        assert hands[0] == ["2v", "3v"]
        assert "5s*" in hands[1]
        seen.update(card for card in hands[1] if card != "5s*")
        assert state.view(0).as_json() == table.state.view(0).as_json()
    assert set(seen) == {*table.dump("deck"), "4s", "5p"}


@clause("10.2")
def test_for_a_spectator_both_hands_are_dealt_anew() -> None:
    table = dachs("2v 3v|4s 5s* 5p", ROW)
    hands = set()
    for seed in range(50):
        state = table.state.clone()
        state.redeal(2, Seeded(seed))
        assert state.view(None).as_json() == table.state.view(None).as_json()
        hands.add(str(state.dump()["hands"]))
    assert len(hands) > 40


@clause("10.3")
def test_a_redeal_keeps_the_pile_which_all_saw() -> None:
    table = dachs("2v 3v|4s 5s 5p", ROW, pile=["2s", "3s", "2p"])
    for seed in range(50):
        state = table.state.clone()
        state.redeal(0, Seeded(seed))
        assert state.dump()["pile"] == ["2s", "3s", "2p"]


@clause("10.3")
def test_after_a_reshuffle_all_know_which_cards_the_deck_was_made_of() -> None:
    hands = "2v 3v 4v 5v 2s|2b 2b 2b 3b 3b|2p 2p 2p 4p 5p"
    pile = "2v 2v 3v 4v 2s 2s 3s 3s 4s 5s".split()
    table = dachs(hands, row="3p 3p 3p 4b 4b 5b", pile=list(pile))
    table.play("play 2v 3v 4v 5v", "draw", "draw", "stop", "place 2v", "place 3v", "place 4v")
    new = Counter(table.dump("deck"))
    old = Counter(card[:2] for hand in table.dump("hands")[1:] for card in hand)
    drawn = [card for card in table.dump("hands")[0] if not card.endswith("/0")]
    for seed in range(50):
        state = table.state.clone()
        state.redeal(0, Seeded(seed))
        dealt: Any = state.dump()
        assert Counter(card[:2] for hand in dealt["hands"][1:] for card in hand) == old
        assert Counter(dealt["deck"]) == new
        state.redeal(1, Seeded(seed))
        dealt = state.dump()
        assert Counter(
            [*dealt["deck"], *(card for card in dealt["hands"][0] if not card.endswith("/0"))]
        ) == new + Counter(drawn)


@clause("10.3")
@pytest.mark.parametrize("seed", range(20))
def test_a_position_after_reshuffles_is_written_and_read_with_what_is_known(seed: int) -> None:
    state = GAME.new(4, Seeded(seed))
    moves = Seeded(seed, 1)
    while state.dump()["shuffles"] == 0:
        play_out(state, moves, 1)
    play_out(state, moves, 5)
    dump = state.dump()
    loaded = GAME.load(dump, Seeded(0))
    assert loaded.dump() == dump
    for seat in range(5):
        first, second = state.clone(), loaded.clone()
        first.redeal(seat, Seeded(7))
        second.redeal(seat, Seeded(7))
        assert first.view(None).as_json() == second.view(None).as_json()


@clause("10.3")
def test_nobody_can_tell_from_which_shuffle_a_card_came_that_is_played_from_a_mixed_hand() -> None:
    row = "2b 2b 3b 3p 4b 5b"
    one = dachs("2v/0 5s* 3v|4s|3v/0", row, deck="2v", shuffles=1)
    other = dachs("3v/0 5s* 2v|4s|2v/0", row, deck="3v", shuffles=1)
    for table in (one, other):
        table.play("play 2v", "stop")
    assert one.state.view(1).as_json() == other.state.view(1).as_json()
    for seed in range(20):
        dumps = []
        for table in (one, other):
            state = table.state.clone()
            state.redeal(1, Seeded(seed))
            dumps.append(state.dump())
        assert dumps[0] == dumps[1]
