"""Chapter 4: the turn."""

import pytest

from houndtable.kernel.chance import Luck, Scripted
from tests.dogsbreath.table import GAME, PLAIN, WEAK, breath, clause, with_empty_deck

pytestmark = pytest.mark.engine
HANDS = f"{PLAIN}|{WEAK}"


@clause("4.1")
def test_turns_go_clockwise_from_the_starter() -> None:
    table = breath(
        "msd msn psd psn vsd vsn bone|mbd mbn pbd pbn vbd vbn bone|msd msn psd psn vsd vsn bone", first=2, seat=2
    )
    order = []
    for _ in range(5):
        order.append(table.seat)
        table.play("draw", "discard any", "done")
    assert order == [2, 0, 1, 2, 0]


@clause("4.1")
def test_nobody_plays_out_of_turn() -> None:
    table = breath(HANDS)
    assert table.clause("draw", seat=1) == "4.1"
    assert table.state.legal(1) == []


@clause("4.2")
def test_the_top_card_of_the_deck_can_be_drawn() -> None:
    table = breath(HANDS, deck="guard")
    table.play("draw")
    assert sorted(table.hand(0)) == sorted([*PLAIN.split(), "guard"])
    assert table.told("drew", 0) == [{"event": "drew", "seat": 0, "deck": 35, "card": "guard"}]
    assert "card" not in table.told("drew", 1)[0]


@clause("4.2")
def test_any_face_up_discard_can_be_taken() -> None:
    table = breath(HANDS, discards=["msn", "bone", "vbn", "msn"])
    assert table.offers() == ["draw", "take msn", "take vbn", "take bone"]
    table.play("take bone")
    assert table.hand(0).count("bone") == 3
    assert table.dump("discards") == ["msn", "vbn", "msn"]


@clause("4.2")
def test_a_card_must_be_taken_and_only_one() -> None:
    table = breath(HANDS, discards=["msn"])
    for move in ("discard msd", "done", "go out"):
        assert table.clause(move) == "4.2"
    assert table.clause("take vbn") == "4.2"
    table.play("draw")
    assert table.clause("draw") == table.clause("take msn") == "4.2"


@clause("4.3")
def test_used_specials_cannot_be_taken() -> None:
    table = breath(HANDS, used=["scavenger", "guard"], discards=["msn"])
    assert table.clause("take scavenger") == table.clause("take guard") == "4.3"
    assert table.offers("take") == ["take msn"]


@clause("4.4")
def test_with_eight_cards_one_is_discarded_face_up() -> None:
    table = breath(HANDS, deck="guard")
    table.play("draw")
    assert len(table.hand(0)) == 8
    assert table.clause("done") == table.clause("go out") == "4.4"
    assert table.clause("discard mbn") == "4.4"
    table.play("discard vsd")
    assert table.dump("discards") == ["vsd"]
    assert len(table.hand(0)) == 7
    assert table.told("discarded", None) == [{"event": "discarded", "seat": 0, "card": "vsd"}]


@clause("4.4")
def test_the_card_just_taken_may_be_discarded() -> None:
    table = breath(HANDS, discards=["msn"])
    table.play("take msn", "discard msn")
    assert table.dump("discards") == ["msn"]


@clause("4.5")
def test_a_table_may_forbid_to_return_what_was_taken_from_the_discards() -> None:
    table = breath(HANDS, discards=["msn", "bone"], options={"return_discard": "forbidden"})
    table.play("take bone")
    assert table.clause("discard bone") == "4.5"
    assert "discard bone" not in table.offers()
    table = breath(HANDS, deck="bone", options={"return_discard": "forbidden"})
    table.play("draw")
    assert table.clause("discard bone") is None


@clause("4.5")
def test_a_taken_card_that_was_swapped_away_forbids_nothing_else() -> None:
    hand = "scavenger psd psn vsd vsn bone bone"
    table = breath(f"{hand}|{WEAK}", discards=["mbn"], options={"return_discard": "forbidden"})
    table.play("take mbn", "scavenge seat 1", "offer mbn")
    assert len(table.offers("discard")) == len(set(table.hand(0)))


@clause("4.6")
def test_an_empty_deck_is_renewed_from_all_discards_when_a_card_is_needed() -> None:
    table = breath(HANDS, discards=["msn"], used=["scavenger", "guard"])
    deck = table.dump("deck")
    faces = [GAME.face_texts.index(card) for card in ["guard", *deck, "msn", "scavenger"]]
    table = with_empty_deck(table, Scripted([Luck("shuffle", faces, len(faces))], GAME.faces))
    table.play("draw")
    assert "guard" in table.hand(0)
    assert table.dump("deck") == [*deck, "msn", "scavenger"]
    assert table.dump("discards") == table.dump("used") == []
    assert table.told("reshuffled") == [{"event": "reshuffled", "count": len(faces)}]


@clause("4.6")
def test_a_copy_that_nobody_listens_to_is_renewed_the_same() -> None:
    table = with_empty_deck(breath(HANDS))
    copy = table.state.clone()
    copy.apply(0, GAME.parse("draw"))
    table.play("draw")
    assert copy.dump() == table.state.dump()


@clause("4.6")
def test_a_deck_used_up_is_not_renewed_before_a_card_is_needed() -> None:
    table = breath(HANDS, deck="vbn")
    rest = table.dump("deck")[1:]
    table.state = GAME.load({**table.state.dump(), "deck": ["vbn"], "discards": rest, "memory": []}, table.state.chance)
    table.play("draw", "discard vbn", "done")
    assert table.dump("deck") == []
    assert table.clause("take vbn") is None


@clause("4.7")
def test_a_scavenger_taken_from_the_discards_may_be_played_at_once() -> None:
    table = breath(HANDS, discards=["scavenger"])
    assert table.clause("scavenge seat 1") == "5.1"
    table.play("take scavenger", "scavenge seat 1")
    assert table.dump("played") == ["scavenger"]
