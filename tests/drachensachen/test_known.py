"""Chapter 11: what is known."""

from collections import Counter
from typing import Any

import pytest

from houndtable.bots.perspective import Perspective
from houndtable.games.drachensachen import knowing
from houndtable.games.drachensachen.change import went
from houndtable.games.drachensachen.components import FACE_TEXTS
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.playout import play_out
from houndtable.kernel.state import State
from tests.drachensachen.belief import MOST, Belief
from tests.drachensachen.table import GAME, Table, clause, luck, new, pick, sachen

pytestmark = pytest.mark.engine
BALL = ["monsterball"]


def hand_of(state: State, seat: int) -> Counter[str]:
    """The cards of a hand, without marks."""
    hands: Any = state.dump()["hands"]
    return Counter(card.rstrip("*") for card in hands[seat])


def samples(table: Table, viewer: int, count: int = 120) -> list[State]:
    """So many positions that agree with what the viewer knows."""
    found = []
    for seed in range(count):
        state = table.state.clone()
        state.redeal(viewer, Seeded(seed))
        found.append(state)
    return found


def seen(table: Table, viewer: int | None, owner: int) -> str:
    """A hand as the viewer sees it."""
    return " ".join(table.state.view(viewer).zone("hand", owner))


@clause("11.1")
def test_everybody_sees_pile_open_remainders_counts_debts_and_coins() -> None:
    table = sachen("7 4 | 2 2 | 3", "1 4", open="5 5 | 9 |", gone=["6", "6"], debt=2)
    for viewer in (0, 1, 2, None):
        view = table.state.view(viewer)
        assert view.zone("pile") == ["1", "4"]
        assert [view.zone("open", seat) for seat in range(3)] == [["5", "5"], ["9"], []]
        assert view.zone("gone") == ["6", "6"]
        assert [len(view.zone("hand", seat)) for seat in range(3)] == [2, 2, 1]
        assert (len(view.zone("draw pile")), view.facts["debt"], view.facts["scores"]) == (18, 2, [0, 0, 0])


@clause("11.2")
def test_a_hand_is_its_owners_alone() -> None:
    table = sachen("7 4 | 2 2 | 3")
    assert [seen(table, viewer, 0) for viewer in (0, 1, None)] == ["4 7", "? ?", "? ?"]


@clause("11.2")
def test_a_taken_pile_is_known_to_all_while_it_is_in_the_hand() -> None:
    table = sachen("7 7 4 | 2 2 | 3", "9 7 1")
    table.play("take pile")
    assert [seen(table, viewer, 0) for viewer in (1, None)] == ["1 7 9 ? ? ?", "1 7 9 ? ? ?"]
    table.play("play 2", "play 3", "play 1")
    assert [seen(table, viewer, 0) for viewer in (1, None)] == ["7 9 ? ? ?", "7 9 ? ? ?"]


@clause("11.2")
def test_of_equal_cards_the_one_everybody_saw_is_played_first() -> None:
    table = sachen("7 7* 7* 4 | 2 2 | 3")
    table.play("play 7 x1")
    assert table.dump("hands")[0] == ["7*", "4", "7"]
    table = sachen("7 7* 4 | 2 2 | 3")
    table.play("play 7 x2")
    assert table.dump("hands")[0] == ["4"]


@clause("11.2")
def test_a_blind_misfit_an_exchanged_and_a_lifted_card_are_known_to_all() -> None:
    table = sachen(" | 2", "7", hidden="3 3 | 8")
    table.play("blind 1")
    assert seen(table, 1, 0) == "3 7"
    table = sachen("9 4 | 2", open="5 |", with_=["open secrets"])
    table.play("play 9", "lift 5")
    assert seen(table, 1, 0) == "5 ?"
    table = new(2, first=0)
    open_card, move = table.open(0).split()[0], table.offers("exchange")[0]
    table.play(move, seat=0)
    table.play("keep", seat=1)
    assert seen(table, 1, 0) == f"{open_card} ? ? ? ?"


@clause("11.3")
def test_hidden_remainders_are_unknown_to_their_owner_too() -> None:
    table = sachen("7 4 | 2 2", hidden="1 2 3 | 4")
    for viewer in (0, 1, None):
        assert table.state.view(viewer).zone("hidden", 0) == ["?", "?", "?"]
    hidden: set[str] = set()
    for state in samples(table, 0):
        cards: Any = state.dump()["hidden"]
        hidden.update(cards[0])
    assert len(hidden) == 12


@clause("11.3")
def test_a_redeal_keeps_what_the_viewer_knows_and_deals_the_rest_anew() -> None:
    table = sachen("7 4 9* | 2 2 6*", "1 3", open="5 5 | 6", gone=["8", "8"])
    for state in samples(table, 0):
        assert hand_of(state, 0) == Counter(["7", "4", "9"])
        assert hand_of(state, 1)["6"] >= 1
        assert state.view(0).as_json() == table.state.view(0).as_json()
        assert sorted(state.cards()) == list(range(96))
    assert len({str(hand_of(state, 1)) for state in samples(table, 0)}) > 30


@clause("11.3")
def test_for_a_spectator_all_hands_are_dealt_anew() -> None:
    table = sachen("7 4 9* | 2 2 6*", "1 3")
    assert len({str(hand_of(state, 0)) for state in samples(table, 2)}) > 30
    assert all(hand_of(state, 0)["9"] >= 1 for state in samples(table, 2))


def fitting(table: Table, faces: str) -> int:
    """How many cards of these faces seat 1 has in many positions that seat 0 believes in, all together."""
    view = Perspective(GAME, table.state, 0)
    states = [view.believed(Seeded(seed)) for seed in range(100)]
    return sum(hand_of(state, 1)[face] for state in states for face in faces.split())


@clause("3.4", "11.3")
def test_whoever_took_the_pile_most_likely_had_nothing_that_fitted() -> None:
    table, faces = sachen("7 4 9 | 2 2 6 | 1 1 1", "8", seat=1), "9 nullo extermino protecto"
    fresh = fitting(table, faces)
    table.play("take pile")
    assert table.dump("spurned") == [[], ["8", "9", "nullo", "extermino", "protecto"], []]
    assert 0 < fitting(table, faces) < fresh // 2
    table.play("play 1 x1", "play 4", "draw 2")
    assert table.dump("spurned")[1] == []


@clause("3.4", "11.3")
def test_when_all_unseen_cards_fitted_so_did_those_of_whoever_took_the_pile() -> None:
    gone = [face for face in "1 2 3 4 5 6 7".split() for _ in range(8)]
    gone.remove("7")
    table = sachen("7 | 8 9", "8", seat=1, gone=gone, hidden=" | ", draw_pile=[])
    table.play("take pile")
    assert {str(hand_of(state, 1)) for state in samples(table, 0)} > {str(hand_of(table.state, 1))}


@clause("11.5")
def test_what_others_chose_to_exchange_is_chosen_anew() -> None:
    table = new(3, first=0)
    table.play(table.offers("exchange")[0], seat=0)
    table.play("keep", seat=2)
    chosen: set[Any] = set()
    for state in samples(table, 0):
        answers: Any = state.dump()["answers"]
        assert answers[:2] == table.dump("answers")[:2]
        chosen.add(answers[2])
    assert len(chosen) > 10
    assert {str(state.dump()["answers"]) for state in samples(table, 3)} != {str(table.dump("answers"))}


def given(hand: str, card: int, receiver: int = 1, players: int = 3, others: str = "3", **fields: Any) -> Table:
    """Seat 0 plays a 2 and somebody draws the card at this place of its hand, in printed order."""
    hands = " | ".join([f"2 {hand}"] + [others] * (players - 1))
    chance: Chance = luck(pick(card, len(hand.split())))
    table = sachen(hands, "1", chance=chance, with_=BALL, **fields)
    table.play("play 2", f"give seat {receiver}")
    return table


def doubt(receivers: list[int], cards: str, giver: int = 0) -> dict[str, Any]:
    """A doubt as a view shows it."""
    return {"giver": giver, "receivers": receivers, "cards": cards.split()}


def doubts(table: Table, viewer: int | None) -> Json:
    """What the viewer doubts."""
    return table.state.view(viewer).facts["doubts"]


@clause("11.4")
def test_only_giver_and_receiver_know_the_card() -> None:
    table = given("5 7 9", 1)
    assert [told.get("card") for told in (table.told("gave", seat)[0] for seat in (0, 1, 2, None))] == [
        "7",
        "7",
        None,
        None,
    ]
    assert [seen(table, viewer, 1) for viewer in (0, 1, 2, None)] == ["7 ?", "3 7", "? ?", "? ?"]


@clause("11.4")
def test_what_others_knew_of_the_givers_hand_becomes_uncertain_by_one_card() -> None:
    table = given("5* 7* 9", 1)
    assert [seen(table, viewer, 0) for viewer in (1, 2, None)] == ["5 ?", "? ?", "? ?"]
    one = doubt([1], "5 7")
    assert [doubts(table, viewer) for viewer in (0, 1, 2, None)] == [[], [], [one], [one]]
    went: Counter[str] = Counter()
    for viewer in (2, 3):
        for state in samples(table, viewer):
            mine, others = hand_of(state, 0), hand_of(state, 1)
            missing = [card for card in ("5", "7") if not mine[card]]
            assert len(missing) <= 1
            assert all(others[card] for card in missing)
            went.update(missing or ["none"])
            assert state.view(None).as_json() == table.state.view(None).as_json()
    assert set(went) == {"5", "7", "none"}


@clause("11.4")
def test_giver_and_receiver_keep_what_they_know() -> None:
    table = given("5* 7* 9", 1)
    for state in samples(table, 0):
        assert hand_of(state, 1)["7"] >= 1
        assert hand_of(state, 0) == hand_of(table.state, 0)
    for state in samples(table, 1):
        assert hand_of(state, 0)["5"] >= 1


@clause("11.4")
def test_if_all_cards_are_known_one_of_them_went() -> None:
    table = given("5* 7* 9*", 1)
    for state in samples(table, 2):
        both = hand_of(state, 0) + hand_of(state, 1)
        assert all(both[card] for card in ("5", "7", "9"))


@clause("11.4")
def test_if_all_are_known_and_alike_everybody_knows_which() -> None:
    table = given("5* 5*", 0)
    assert [seen(table, viewer, seat) for viewer in (2, None) for seat in (0, 1)] == ["5", "5 ?", "5", "5 ?"]
    assert table.state.view(2).facts["doubts"] == []


@clause("11.4")
def test_a_card_the_giver_plays_is_no_longer_doubted() -> None:
    table = given("5* 7* 9", 2, others="3 6")
    table.play("play 6", "play 6", "play 7")
    assert doubts(table, 2) == [doubt([1], "5")]
    assert all(hand_of(state, 0)["5"] or hand_of(state, 1)["5"] for state in samples(table, 2))


@clause("11.4")
def test_a_card_the_receiver_plays_may_be_the_one_that_went() -> None:
    table = given("7* 8* 9* 1 1", 4, others="9 6 1")
    table.play("play 9")
    assert doubts(table, 2) == [doubt([1], "7 8 9")]
    went: Counter[str] = Counter()
    for state in samples(table, 2, 300):
        missing = [card for card in ("7", "8", "9") if not hand_of(state, 0)[card]]
        assert len(missing) <= 1  # one gift, one card
        assert all(hand_of(state, 1)[card] for card in missing if card != "9")
        went.update(missing)
    assert set(went) == {"7", "8", "9"}


@clause("11.4")
def test_when_nothing_is_left_to_doubt_the_doubt_is_gone() -> None:
    table = given("5* 9 9", 1, others="3 8")
    table.play("take pile", "play 3", "take pile")
    assert doubts(table, 2) == [doubt([1], "5")]
    table = given("5* 9 9", 1, others="3")
    table.play("play 3", "take pile", "play 5")
    assert doubts(table, 2) == []


@clause("11.4")
def test_two_cards_may_go_to_different_hands() -> None:
    table = sachen("2 2 5* 7* 9* 6 | 3 | 3 | 4", "1", with_=BALL, chance=luck(pick(0, 4), pick(1, 3)))
    table.play("play 2 x2", "give seat 1", "give seat 2")
    assert doubts(table, 3) == [doubt([1, 2], "5 7 9")]
    for state in samples(table, 3):
        mine = hand_of(state, 0)
        missing = [card for card in ("5", "7", "9") if not mine[card]]
        assert len(missing) <= 2
        assert sum((hand_of(state, 1) + hand_of(state, 2))[card] > 0 for card in missing) == len(missing)
    assert seen(table, 1, 0) == "? ?"


@clause("11.4")
def test_a_card_that_came_after_a_gift_cannot_have_gone_at_it() -> None:
    table = sachen("2 2 8* 1 1 | 4 6 | 7 1 | 9 3", "", with_=BALL, chance=luck(pick(0, 4), pick(0, 6)))
    table.play("play 2 x1", "give seat 1", "play 6", "play 7", "play 9", "take pile")
    table.play("play 4", "draw 2", "take pile", "play 3", "play 2 x1", "give seat 2")
    assert doubts(table, 3) == [doubt([1, 2], "6 7 8 9")]
    for state in samples(table, 3, 300):
        missing = [card for card in ("6", "7", "9") if not hand_of(state, 0)[card]]
        assert len(missing) <= 1
        assert all(hand_of(state, 2)[card] for card in missing)


@clause("11.4")
def test_a_card_that_may_have_moved_on_is_with_one_of_the_receivers() -> None:
    chance = luck(pick(0, 3), pick(0, 2))
    table = sachen("2 5* 7* 9 | 2 3 | 3 | 4", "1", with_=BALL, chance=chance)
    table.play("play 2", "give seat 1", "play 2", "give seat 2")
    assert doubts(table, 3) == [doubt([1, 2], "5 7")]
    places: set[int] = set()
    for state in samples(table, 3):
        missing = [card for card in ("5", "7") if not hand_of(state, 0)[card]]
        assert len(missing) <= 1
        for card in missing:
            found = [seat for seat in (1, 2) if hand_of(state, seat)[card]]
            assert found
            places.update(found)
    assert places == {1, 2}


@clause("11.4")
def test_a_card_goes_through_two_hands_and_is_shown_by_a_third() -> None:
    for card, place in (("3", 0), ("protecto", 1)):
        chance = luck(pick(place, 2), pick(place, 2))
        hands = f"2 {card}* 9* | 2 8 | 1 7 | 2 " + " ".join([card] * 7)
        table = sachen(hands, hidden="1 | 1 | 1 | 1", with_=BALL, chance=chance)
        table.play("play 2", "give seat 1", "play 2", "give seat 2", f"play {card}")
        for state in samples(table, 3):  # who holds all the others: there are eight, and seat 0 has the 9
            assert sorted(state.cards()) == list(range(96))
            assert hand_of(state, 0) == Counter(["9"])


@clause("11.4")
def test_that_one_of_the_known_cards_went_is_not_forgotten_when_the_giver_draws() -> None:
    hands = "2 8* 9* | 4 6 8 | 4 1 1 " + "8 " * 6
    table = sachen(hands, hidden="1 | 1 | 1", draw="5 5 5 5", with_=BALL, chance=luck(pick(0, 2)))
    table.play("play 2", "give seat 1", "play 4", "play 4", "draw 4")
    assert doubts(table, 2) == [doubt([1], "8 9")]
    for state in samples(table, 2, 300):  # seat 2 holds six of the eight 8s, so seat 0 cannot have drawn more than one
        assert hand_of(state, 1)["8"] or hand_of(state, 1)["9"]


@clause("11.4")
def test_what_certainly_went_is_uncertain_again_when_the_giver_may_have_drawn_another() -> None:
    table = sachen("2 8* 9* | 4 6 | 4 1 1", hidden="1 | 1 | 1", draw="8 5 5 5", with_=BALL, chance=luck(pick(0, 2)))
    table.play("play 2", "give seat 1", "play 4", "play 4", "draw 4", "play 8")
    assert doubts(table, 2) == [doubt([1], "9")]
    has = {hand_of(state, 0)["9"] > 0 for state in samples(table, 2)}
    assert has == {False, True}


@clause("11.4")
def test_what_is_there_whatever_went_is_seen() -> None:
    table = given("nullo* nullo* nullo* 9", 3)
    assert [seen(table, viewer, 0) for viewer in (2, None)] == ["nullo nullo ?"] * 2


@clause("11.4")
def test_of_very_much_the_first_is_forgotten_but_not_what_was_sure_after_it() -> None:
    table = given("5* 5* 7*", 2, others="3 6")
    before = [table.state.view(viewer).zone("hand", 0) for viewer in (1, 2, None)]
    state = table.state.clone()
    lift: list[Json] = [{"change": "come", "seat": 1, "held": 3, "cards": []}] * (knowing.MOST_CHANGES - 1)
    state = GAME.load({**state.dump(), "since": [*table.dump("since"), *lift]}, Seeded(0))
    longer = Table(state)
    longer.play("play 6")
    assert len(longer.dump("since")) == knowing.MOST_CHANGES
    assert longer.dump("since")[0] == lift[0]
    assert [state.view(viewer).zone("hand", 0) for viewer in (1, 2, None)] == before
    assert doubts(longer, 2) == []


@clause("11.4")
def test_a_redeal_leaves_no_mark_of_which_card_went() -> None:
    dumps = []
    for place in (1, 2):
        table = sachen("2 1 8* 9 | 4 6 | 7 1", with_=BALL, chance=luck(pick(place, 3)))
        table.play("play 2", "give seat 1")
        state = table.state.clone()
        state.redeal(2, Seeded(1))
        dumps.append(state.dump())
        assert GAME.load(state.dump(), Seeded(0)).dump() == state.dump()
    assert dumps[0] == dumps[1]


@clause("11.4")
def test_a_redealt_table_can_be_redealt_for_those_who_got_cards() -> None:
    table = given("5* 7*", 1, players=4)
    for seed, state in enumerate(samples(table, 3)):
        for viewer in (1, 2):
            again = state.clone()
            again.redeal(viewer, Seeded(seed))
            assert sorted(again.cards()) == list(range(96))
            assert hand_of(again, viewer) == hand_of(state, viewer)
            assert sum((hand_of(again, 0) + hand_of(again, 1))[card] > 0 for card in ("5", "7")) == 2


@clause("11.4")
def test_cards_that_come_later_are_sure_again() -> None:
    table = given("5* 7* 9", 1)
    table.play("take pile", "play 3", "take pile")
    assert seen(table, 2, 0) == "3 ? ?"
    assert seen(table, 2, 1) == "1 2 ? ?"
    assert seen(table, 1, 0) == "3 5 ?"


@clause("11.4")
@pytest.mark.parametrize("seed", range(12))
def test_positions_with_doubts_are_written_and_read(seed: int) -> None:
    table = given("5* 7* 9 4 4", seed % 5, players=4)
    dump = table.state.dump()
    loaded = GAME.load(dump, Seeded(0))
    assert loaded.dump() == dump
    for viewer in range(5):
        first, second = table.state.clone(), loaded.clone()
        first.redeal(viewer, Seeded(seed))
        second.redeal(viewer, Seeded(seed))
        assert first.dump() == second.dump()


@clause("11.4")
def test_what_nobody_can_explain_soon_is_forgotten_and_no_card_is_made() -> None:
    table = given("5* 7* 9*", 1, others="3 3")
    table.play("play 3")
    position: Any = table.state
    position.since.append(went(0, FACE_TEXTS.index("8"), 2, 2))  # seat 0 cannot have had it
    for state in samples(table, 2, 5):
        assert sorted(state.cards()) == list(range(96))
        left: Any = state.dump()["since"]
        assert len(left) == 1


@pytest.mark.long
@clause("11.4")
@pytest.mark.parametrize("seed", range(20))
def test_every_redeal_agrees_with_a_story_that_explains_all_the_viewer_saw(seed: int) -> None:
    hands = ["2 2 5* 5 7* 9", "2 2 8* 6 3* 1", "2 4* 6 9* 9*", "2 2 1* 7 nullo*"][: 3 + seed % 2]
    table = sachen(" | ".join(hands), with_=BALL, hidden=" | ".join(["9"] * len(hands)), chance=Seeded(seed))
    players = len(hands)
    beliefs = [Belief(table, viewer) for viewer in range(players + 1)]
    moves, heard, checked = Seeded(seed, 1), 0, 0
    while not table.state.rounds and max(len(belief.explanations) for belief in beliefs) < MOST:
        play_out(table.state, moves, 1)
        events = table.state.events or []
        for belief in beliefs if not table.state.rounds else []:
            for event in events[heard:]:
                belief.hear(event.seen_by(belief.viewer if belief.viewer < players else None))
            checked += check_belief(table, belief)
        heard = len(events)
    assert checked > 10


def check_belief(table: Table, belief: Belief) -> int:
    """Redeals and the view agree with what the viewer can know; how many redeals were looked at."""
    viewer, players = belief.viewer, table.state.players
    view = table.state.view(viewer if viewer < players else None)
    for owner in range(players):
        assert Counter(card for card in view.zone("hand", owner) if card != "?") <= belief.sure(owner)
    if not belief.secret_gifts:
        return 0
    for state in samples(table, viewer, 3):
        assert belief.allows([hand_of(state, seat) for seat in range(players)])
    return 3


@clause("11.2", "11.4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nobody_is_ever_sure_of_what_is_not_so(players: int) -> None:
    doubted = 0
    for seed in range(6):
        state = sachen(" | ".join(["2 5 6 7"] * players), with_=BALL, hidden=" | ".join(["9"] * players)).state
        moves = Seeded(seed)
        while not state.rounds:
            play_out(state, moves, 1)
            doubted += check_claims(state)
    assert doubted > 0


def check_claims(state: State) -> int:
    """Every bound and every doubt is true; how many doubts there are."""
    doubted = 0
    for viewer in (*range(state.players), None):
        view = state.view(viewer)
        for owner in range(state.players):
            known = Counter(card for card in view.zone("hand", owner) if card != "?")
            assert known <= hand_of(state, owner)
        told: Any = view.facts["doubts"]
        doubted += len(told)
        again = state.clone()
        again.redeal(state.players if viewer is None else viewer, Seeded(doubted))
        assert again.view(viewer).as_json() == view.as_json()
        assert sorted(again.cards()) == list(range(96))
        if doubted % 7 == 1:
            assert GAME.load(again.dump(), Seeded(0)).dump() == again.dump()
    return doubted
