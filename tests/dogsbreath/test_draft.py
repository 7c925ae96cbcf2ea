"""Chapter 3: the draft."""

from collections import Counter

import pytest

from houndtable.kernel.chance import Luck, Scripted, Seeded
from tests.dogsbreath.table import GAME, Table, clause, drafting, new

pytestmark = pytest.mark.engine
HANDS = "msd msd msd msd bone|psd psd psd psd bone"
GRID = "vsd vsn vbd vbn msn mbd mbn psn"


def second_turn(**fields: object) -> Table:
    """Seat 1's first turn of the draft; r1c1 was taken, r1c2 left face up."""
    return drafting(
        "msd msd msd msd bone vsd*|psd psd psd psd bone",
        "- vsn* vbd vbn msn mbd mbn psn",
        up=["r1c2"],
        seat=1,
        **fields,
    )


@clause("3.1")
def test_two_cards_are_turned_up_and_one_is_taken() -> None:
    table = drafting(HANDS, GRID)
    assert table.clause("take r1c1") == "3.1"
    table.play("flip r1c1")
    assert table.clause("take r1c1") == "3.1"
    assert table.clause("flip r1c1") == "3.1"
    table.play("flip r1c3")
    assert table.offers() == ["take r1c1", "take r1c3"]
    assert table.clause("flip r1c2") == "3.1"
    assert table.clause("take r1c2") == "3.1"
    table.play("take r1c3")
    assert "vbd" in table.hand(0)
    assert table.dump("up") == ["r1c1"]
    assert table.seat == 1


@clause("3.1")
def test_in_the_draft_there_is_nothing_else_to_do() -> None:
    table = drafting(HANDS, GRID)
    for move in ("draw", "take msd", "discard msd", "scavenge seat 1", "go out", "done", "guard", "go on"):
        assert table.clause(move) == "3.1"
    assert table.clause("flip r1c1", seat=1) == "3.1"
    assert table.state.legal(1) == []


@clause("3.1")
def test_a_place_whose_card_was_taken_is_empty() -> None:
    table = second_turn()
    assert table.clause("flip r1c1") == "3.1"
    assert table.clause("take r1c1") == "3.1"
    assert table.clause("turn down r1c1") == "3.1"


@clause("3.2")
def test_cards_are_turned_up_one_at_a_time_and_everybody_sees_them() -> None:
    table = drafting(HANDS, GRID)
    table.play("flip r2c1")
    for seat in (0, 1, None):
        assert table.told("flipped", seat)[-1]["card"] == "msn"
        assert table.state.view(seat).zone("grid") == ["?"] * 4 + ["msn", "?", "?", "?"]


@clause("3.3")
def test_a_card_left_face_up_counts_as_one_of_the_two() -> None:
    table = second_turn()
    table.play("flip r1c3")
    assert table.offers() == ["take r1c2", "take r1c3"]


@clause("3.3")
def test_a_card_left_face_up_may_be_turned_down_before_anything_else() -> None:
    table = second_turn()
    assert table.clause("turn down r1c3") == "3.3"
    table.play("turn down r1c2")
    assert table.dump("up") == []
    table.play("flip r1c3")
    assert table.clause("turn down r1c3") == "3.3"
    table.play("flip r1c4")
    assert table.offers() == ["take r1c3", "take r1c4"]


@clause("3.3")
def test_once_a_card_was_turned_up_nothing_is_turned_down() -> None:
    table = second_turn()
    table.play("flip r1c3")
    assert table.clause("turn down r1c2") == "3.3"
    table = drafting(HANDS, GRID)
    table.play("flip r1c3")
    assert table.clause("turn down r1c3") == "3.3"


@clause("3.4")
def test_a_card_turned_down_may_be_turned_up_again_at_once() -> None:
    table = second_turn()
    table.play("turn down r1c2", "flip r1c2", "flip r2c4", "take r1c2")
    assert table.hand(1).count("vsn") == 1


@clause("3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_twice_round_the_table(players: int) -> None:
    table = new(players, first=1)
    order = []
    while table.dump("step") == "draft":
        order.append(table.seat)
        table.play(*table.offers("flip")[:1])
        if not table.offers("take"):
            table.play(*table.offers("flip")[:1])
        table.play(*table.offers("take")[:1])
    assert order == [(1 + turn) % players for turn in range(2 * players)]
    assert [len(hand) for hand in table.dump("hands")] == [7] * players
    assert (table.seat, table.dump("step")) == (1, "draw")


@clause("3.5")
def test_after_the_draft_nothing_is_turned_up() -> None:
    table = new(2, first=0)
    while table.dump("step") == "draft":
        table.play((table.offers("take") or table.offers("flip"))[0])
    for move in ("flip r1c1", "turn down r1c1", "take r1c1"):
        assert table.clause(move) == "3.5"


@clause("3.6")
@pytest.mark.parametrize(("shown", "card"), [("off", "?"), ("on", "vsn")])
def test_a_card_turned_down_again_is_hidden_unless_the_table_shows_it(shown: str, card: str) -> None:
    table = second_turn(options={"show_seen": shown})
    table.play("turn down r1c2")
    for seat in (0, 1, None):
        assert table.state.view(seat).zone("grid") == ["-", card, *["?"] * 6]
        assert table.told("turned down", seat) == [{"event": "turned down", "seat": 1, "place": "r1c2"}]


@clause("3.6")
def test_a_card_that_nobody_turned_up_is_never_shown() -> None:
    table = second_turn(options={"show_seen": "on"})
    assert table.state.view(0).zone("grid") == ["-", "vsn", *["?"] * 6]


@clause("3.7")
def test_what_is_left_goes_under_the_deck_in_random_order() -> None:
    hands = "msd msd msd msd bone vsd vsn|psd psd psd psd bone vbd"
    table = drafting(hands, "- - - vbn* msn* mbd mbn psn", up=["r1c4"], seat=1)
    luck = [GAME.face_texts.index(card) for card in ("psn", "vbn", "mbd", "mbn")]
    table.state.chance = Scripted([Luck("shuffle", luck, 4)], GAME.faces)
    table.play("flip r2c1", "take r2c1")
    deck = [card.partition("/")[0] for card in table.dump("deck")]
    assert deck[-4:] == ["psn", "vbn", "mbd", "mbn"]
    assert table.told("put under") == [{"event": "put under", "count": 4}]


@clause("3.7")
def test_every_order_under_the_deck_is_as_likely() -> None:
    hands = "msd msd msd msd bone vsd vsn|psd psd psd psd bone vbd"
    found: Counter[str] = Counter()
    for seed in range(300):
        table = drafting(hands, "- - - vbn* msn* mbd mbn psn", up=["r1c4"], seat=1)
        table.state.chance = Seeded(seed)
        table.play("flip r2c1", "take r2c1")
        found[table.dump("deck")[-1].partition("/")[0]] += 1
    assert set(found) == {"vbn", "mbd", "mbn", "psn"}
    assert min(found.values()) > 45
