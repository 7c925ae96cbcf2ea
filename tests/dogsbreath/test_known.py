"""Chapter 10: what is known."""

from collections import Counter
from typing import Any

import pytest

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games.dogsbreath.components import FACE_TEXTS, cards_with, face_of
from houndtable.games.dogsbreath.derived import DRAFTING
from houndtable.games.dogsbreath.going_out import worth
from houndtable.kernel.chance import Luck, Scripted, Seeded
from houndtable.kernel.playout import play_out
from tests.dogsbreath.table import (
    GAME,
    PLAIN,
    WEAK,
    Table,
    bare,
    breath,
    clause,
    drafting,
    new,
    pick_of,
    with_empty_deck,
)

pytestmark = pytest.mark.engine
THIEF = "scavenger psd psn vsd vsn bone bone"
THIRD = "msn mbn psn pbn vsn vbn vbn"
GUARDED = "guard mbd psd pbd vsd vbd vbd"
EIGHT = "- vsn* vbd* vbn msn mbd mbn psn"


def drawn(*hands: str) -> list[str]:
    """The memory of hands that came from the deck."""
    return [f"{seat} draws {card}" for seat, hand in enumerate(hands) for card in hand.split()]


def redealt(table: Table, seat: int, seed: int) -> Any:
    """The position after what the seat cannot know was dealt anew; its view stays."""
    state = table.state.clone()
    state.redeal(seat, Seeded(seed))
    viewer = None if seat == table.state.players else seat
    assert state.view(viewer).as_json() == table.state.view(viewer).as_json()
    return state.dump()


@clause("10.1")
def test_everybody_sees_counts_open_cards_and_scores() -> None:
    table = breath(f"{PLAIN}|{WEAK}", discards=["msn", "bone"], used=["guard"])
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert view.zone("discards") == ["msn", "bone"]
        assert (len(view.zone("deck")), view.zone("used")) == (33, ["?"])
        assert [len(view.zone("hand", owner)) for owner in (0, 1)] == [7, 7]
        assert view.facts["scores"] == [0, 0]


@clause("7.2", "8.4")
def test_what_a_hand_is_worth_is_told_to_its_owner_alone() -> None:
    hands = "psd psd pbd vsd vbd bone guard | msd msd msd msd msn msn mbd"
    table = breath(hands, turns=2, latest=["msd", "bone"])
    seen: list[Any] = [table.state.view(seat).facts["worth"] for seat in (0, 1, None)]
    told = [lines and [(line["name"], line["points"]) for line in lines] for lines in seen]
    assert told == [[("Poop", 15), ("Snout-Butt pairs", 3), ("specials", 2)], [("Butcher's Dog", 80)], None]


@clause("10.2")
def test_a_hand_of_eight_is_worth_nothing_yet() -> None:
    table = breath(f"{PLAIN}|{WEAK}")
    table.play("draw")
    assert table.state.view(0).facts["worth"] is None


@clause("10.1")
def test_a_card_taken_from_the_discards_is_known_to_all_while_it_is_in_the_hand() -> None:
    table = breath(f"{PLAIN}|{WEAK}", discards=["mbn"])
    table.play("take mbn", "discard msd", "done")
    for seat in (1, None):
        assert table.seen(0, by=seat) == ["mbn"]
    table.play("draw", "discard any", "done", "draw", "discard mbn")
    assert table.seen(0, by=1) == []


@clause("10.1")
def test_a_card_taken_from_the_grid_is_known_to_all() -> None:
    table = drafting("msd msd msd msd bone|psd psd psd psd bone", "vsd vsn vbd vbn msn mbd mbn psn")
    table.play("flip r1c1", "flip r1c2", "take r1c2")
    assert table.seen(0, by=1) == table.seen(0, by=None) == ["vsn"]


@clause("10.1")
def test_of_two_equal_cards_the_one_all_know_of_is_discarded() -> None:
    table = breath(f"msd msd* psn vsd vsn bone bone|{WEAK}", deck="vbn")
    table.play("draw", "discard msd")
    assert table.seen(0, by=1) == []


@clause("10.1")
def test_whoever_knows_of_any_equal_card_cannot_tell_which_one_left() -> None:
    table = breath(f"msd@01 msd@02 psn vsd vsn bone bone|{WEAK}|{THIRD}", deck="vbn")
    assert table.seen(0, by=1) == table.seen(0, by=2) == ["msd"]
    table.play("draw", "discard msd")
    assert table.seen(0, by=1) == table.seen(0, by=2) == []


@clause("10.2")
def test_hands_the_deck_the_grid_and_the_card_offered_are_hidden() -> None:
    table = breath(f"{THIEF}|{GUARDED}")
    table.play("scavenge seat 1", "offer vsd")
    view = table.state.view(1)
    assert view.zone("hand", 0) == ["?"] * 6
    assert set(view.zone("deck")) == {"?"}
    assert view.facts["offered"] == "?"
    table = new(3)
    assert table.state.view(0).zone("grid") == ["?"] * 12
    assert [("cards" in event) for event in table.told("dealt", 1)] == [False, True, False]


@clause("10.2")
def test_a_redeal_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    table = breath(f"{PLAIN}|msd* mbd@01 psd pbd vsd vbd vbd|{THIRD}")
    seen: Counter[str] = Counter()
    for seed in range(100):
        hands = redealt(table, 0, seed)["hands"]
        assert sorted(map(bare, hands[0])) == sorted(PLAIN.split())
        assert {"msd*", "mbd@01"} <= set(hands[1])
        seen.update(hands[1])
    assert len(seen) > 14


@clause("10.2")
def test_for_others_the_card_offered_may_be_any_of_the_hand() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{THIRD}")
    table.play("scavenge seat 1", "offer vsd")
    assert {redealt(table, 0, seed)["offered"] for seed in range(20)} == {"vsd"}
    assert len({redealt(table, 2, seed)["offered"] for seed in range(40)}) > 5


@clause("10.3")
def test_the_two_cards_of_a_swap_are_known_to_the_two_players_only() -> None:
    table = breath(f"{THIEF}|{WEAK}|{THIRD}", deck="guard", chance=pick_of(0))
    table.play("scavenge seat 1", "offer vsn")
    assert (table.seen(0, by=1), table.seen(1, by=0)) == (["msd"], ["vsn"])
    for seat in (2, None):
        assert table.seen(0, by=seat) == table.seen(1, by=seat) == []
    for seat, told in ((0, True), (1, True), (2, False), (None, False)):
        assert ("gave" in table.told("swapped", seat)[0]) is told
        assert ("got" in table.told("swapped", seat)[0]) is told


@clause("10.3")
def test_a_card_that_was_named_is_known_to_all() -> None:
    table = breath(f"{THIEF}|{WEAK}|{THIRD}", deck="guard", options={"request": "named"})
    table.play("scavenge seat 1", "offer vsn", "request mbd")
    for seat in (1, 2, None):
        assert "mbd" in table.seen(0, by=seat)
    assert table.seen(1, by=2) == []
    assert table.told("swapped", None)[0]["got"] == "mbd"
    assert "gave" not in table.told("swapped", None)[0]


@clause("10.3")
def test_a_redeal_keeps_that_a_named_kind_was_not_there() -> None:
    table = breath(f"{THIEF}|{WEAK}|{THIRD}", deck="mbd mbd", options={"request": "named"})
    table.play("scavenge seat 1", "offer bone", "request bone")
    for seed in range(40):
        assert "bone" not in map(bare, redealt(table, 2, seed)["hands"][1])
    table.play("draw", "discard any", "done", "draw")
    assert any("bone" in map(bare, redealt(table, 2, seed)["hands"][1]) for seed in range(40))


@clause("10.3")
def test_a_lacked_kind_may_come_later_but_is_not_among_the_cards_held_then() -> None:
    memory = ["0 draws mbn*", "0 shows mbn", *drawn(PLAIN, WEAK), "0 lacks mbn", "0 lacks pbn"]
    fields: dict[str, Any] = {"options": {"request": "named"}, "discards": ["mbn"], "memory": memory}
    table = breath(f"{PLAIN}|{WEAK}", **fields)
    table.play("take mbn", "discard vsd", "done", "draw", "discard any", "done")
    held = [redealt(table, 1, seed)["hands"][0] for seed in range(60)]
    assert all("mbn*" in hand and "pbn" not in hand for hand in held)
    assert len({str(hand) for hand in held}) > 50
    table.play("draw", "discard vsn", "done")
    assert any("pbn" in redealt(table, 1, seed)["hands"][0] for seed in range(60))


@clause("10.4")
def test_nobody_else_learns_who_is_asked_for_a_guard_dog() -> None:
    table = breath(f"{THIEF}|{WEAK}|{GUARDED.replace('vbd', 'vbn')}|{THIRD.replace('vbn', 'mbd')}")
    table.play("scavenge seat 1", "offer vsd")
    assert table.state.waiting == [2]
    assert (table.state.view(2).step, table.state.view(2).waiting) == ("guard", [2])
    for seat in (0, 1, 3, None):
        assert (table.state.view(seat).step, table.state.view(seat).waiting) == ("offer", [0])
    verdicts = {str(table.state.objection(seat, move)) for seat in (0, 1, 3) for move in range(100)}
    assert verdicts == {"reason-guards-decide [5.4]"}


@clause("10.4")
def test_letting_it_be_is_told_to_nobody() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{THIRD}", deck="mbn", chance=pick_of(2))
    table.play("scavenge seat 1", "offer vsd", "pass")
    other = breath(f"{THIEF}|{GUARDED.replace('guard', 'mbn')}|{THIRD}", deck="mbn", chance=pick_of(2))
    other.play("scavenge seat 1", "offer vsd")
    names = [event.name for event in table.state.events or []]
    assert names == [event.name for event in other.state.events or []] == ["scavenged", "offered", "swapped", "drew"]


@clause("10.4")
def test_a_redeal_while_a_guard_is_asked_asks_one_who_can_be() -> None:
    guard = "guard mbn psn pbn vsn vbn bone"
    hands = f"{THIEF}|{GUARDED}|{guard}|msd msd msd mbd mbn msn bone"
    table = breath(hands, options={"specials": 4})
    table.play("scavenge seat 1", "offer vsd")
    asked = {seat: {redealt(table, seat, seed)["asked"] for seed in range(60)} for seat in range(5)}
    assert asked == {0: {1, 2, 3}, 1: {1}, 2: {1}, 3: {1, 2}, 4: {1, 2, 3}}
    table.play("pass")
    asked = {seat: {redealt(table, seat, seed)["asked"] for seed in range(60)} for seat in range(5)}
    assert asked == {0: {1, 2, 3}, 1: {2, 3}, 2: {2}, 3: {1, 2}, 4: {1, 2, 3}}


@clause("10.5")
def test_after_a_swap_the_others_are_not_sure_any_more_what_is_in_the_two_hands() -> None:
    hands = f"scavenger psd* psn vsd vsn bone bone|msd* mbd psd pbd vsd vbd vbd|{THIRD}"
    table = breath(hands, deck="guard", chance=pick_of(3))
    table.play("scavenge seat 1", "offer vsn")
    assert table.seen(0, by=2) == table.seen(1, by=2) == table.seen(1, by=None) == []
    assert table.seen(0, by=1) == ["psd", "pbd"]
    assert table.seen(1, by=0) == ["msd", "vsn"]


@clause("10.5")
def test_after_a_named_swap_only_the_hand_that_gave_unseen_is_in_doubt() -> None:
    hands = f"scavenger psd* psn vsd vsn bone bone|msd* mbd psd pbd vsd vbd vbd|{THIRD}"
    table = breath(hands, deck="guard", options={"request": "named"})
    table.play("scavenge seat 1", "offer vsn", "request pbd")
    assert (table.seen(0, by=2), table.seen(1, by=2)) == (["pbd"], ["msd"])


@clause("10.5")
def test_a_blocked_scavenger_leaves_no_doubt() -> None:
    table = breath(f"scavenger psd* psn vsd vsn bone bone|{GUARDED}|{THIRD}")
    table.play("scavenge seat 1", "offer psd")
    assert table.seen(0, by=2) == ["psd"]
    table.play("guard")
    assert table.seen(0, by=2) == ["psd"]


@clause("10.5")
def test_after_a_swap_the_others_know_that_one_card_of_each_hand_is_in_the_other_now() -> None:
    mine, theirs = "psd* psn* vsd* vsn* bone*", "msd* mbd* pbd* vbd* mbn*"
    table = breath(f"scavenger {mine} msn|{theirs} guard pbn|{THIRD}", deck="msd", chance=pick_of(3))
    table.play("scavenge seat 1", "offer vsn", "pass")
    moved: Counter[int] = Counter()
    for seed in range(60):
        hands = [Counter(map(bare, hand)) for hand in redealt(table, 2, seed)["hands"]]
        known = [Counter(map(bare, text.split())) for text in (mine, theirs)]
        assert not (known[0] + known[1]) - (hands[0] + hands[1])
        gone = [sum((known[seat] - hands[seat]).values()) for seat in (0, 1)]
        assert max(gone) <= 1
        moved[sum(gone)] += 1
    assert set(moved) == {0, 1, 2}


@clause("10.5")
def test_a_card_that_turns_up_in_the_other_hand_is_the_one_that_was_swapped() -> None:
    mine, theirs = "guard* psn* vsd* vsn* bone*", "msd* mbd* pbd* vbd* mbn*"
    table = breath(f"scavenger {mine} msn|{theirs} psd pbn|{THIRD}", deck="msd", chance=pick_of(3))
    table.play("scavenge seat 1", "offer guard", "draw", "discard msn", "done", "draw", "discard guard")
    for seed in range(60):
        assert {"psn", "vsd", "vsn", "bone"} <= set(map(bare, redealt(table, 2, seed)["hands"][0]))


FOUR: dict[str, Any] = {"options": {"request": "named", "specials": 4}, "discards": ["guard"] * 3}
ROBBER = "scavenger guard* psn vsd vsn mbn* bone"
ROBBED = "scavenger mbd psd pbd vsd vbd vbd"
ANOTHER = "scavenger mbn psn pbn vsn vbn msn"


def named_swap(given: str) -> Table:
    """Seat 0 gave seat 1 a card that all knew it had, face down, for a psd; then it is seat 2's turn."""
    table = breath(f"{ROBBER}|{ROBBED}|{ANOTHER}", deck="mbd mbd msn vbd", **FOUR)
    table.play("scavenge seat 1", f"offer {given}", "request psd", "draw", "discard mbd", "done")
    table.play("draw", "discard vbd", "done")
    return table


@clause("10.5")
def test_a_kind_heard_to_be_lacking_is_where_it_must_have_gone() -> None:
    table = named_swap("mbn")
    table.play("scavenge seat 0", "offer vbn", "request mbn", "pass")
    for seed in range(40):
        assert "mbn" in map(bare, redealt(table, 3, seed)["hands"][1])


@clause("10.5")
def test_a_card_that_turns_up_after_something_else_was_lacking_was_swapped() -> None:
    table = named_swap("guard")
    table.play("scavenge seat 1", "offer vbn", "request bone", "pass", "draw", "discard any", "done")
    table.play("draw", "discard any", "done", "draw", "discard guard")
    for seed in range(40):
        assert "mbn" in map(bare, redealt(table, 3, seed)["hands"][0])


@clause("10.5")
def test_whoever_is_given_such_a_card_knows_that_it_was_swapped_before() -> None:
    table = named_swap("guard")
    table.play("scavenge seat 1", "offer vbn", "request bone", "pass", "draw", "discard any", "done")
    table.play("draw", "discard any", "done", "scavenge seat 2", "offer guard", "request msn")
    for seed in range(40):
        assert "mbn" in map(bare, redealt(table, 2, seed)["hands"][0])


@clause("10.6")
def test_bots_remember_the_cards_of_the_grid_turned_down_again() -> None:
    table = drafting("msd msd msd msd bone vsd|psd psd psd psd bone", EIGHT, up=["r1c2"], seat=1)
    table.play("turn down r1c2")
    for seed in range(30):
        for seat in range(3):
            grid = redealt(table, seat, seed)["grid"]
            assert grid[:3] == ["-", "vsn*", "vbd*"]
    assert len({str(redealt(table, 0, seed)["grid"]) for seed in range(30)}) > 25


def after_the_draft(grid: str) -> Table:
    """Seat 0's first turn, with the rest of the grid under the deck."""
    hands = "msd msd msd msd bone vsd vsn|psd psd psd psd bone vbd"
    table = drafting(hands, grid, up=["r1c4"], seat=1)
    table.play("flip r2c1", "take r2c1")
    return table


@clause("10.6")
def test_bots_know_which_cards_they_saw_go_under_the_deck() -> None:
    table = after_the_draft("- - - vbn* msn* mbd* mbn psn")
    orders = set()
    for seed in range(40):
        under = [bare(card) for card in redealt(table, 0, seed)["deck"][-4:]]
        assert {"vbn", "mbd"} <= set(under)
        orders.add(tuple(under))
    assert len(orders) > 30


@clause("10.6")
def test_once_these_are_drawn_they_are_in_the_deck_or_with_those_who_drew_them() -> None:
    table = after_the_draft("- - - vbn* msn* mbd* mbn psn")
    while len(table.dump("deck")) > 4:
        table.play("draw", "discard any", "done")
    drawer = table.seat
    table.play("draw", "discard any")
    shown = Counter(table.dump("discards"))
    held: Counter[bool] = Counter()
    for seed in range(60):
        dump = redealt(table, 1 - drawer, seed)
        assert not Counter(["vbn", "mbd"]) - Counter(map(bare, dump["deck"] + dump["hands"][drawer])) - shown
        held["vbn" in map(bare, dump["hands"][drawer])] += 1
    assert set(held) <= {True, False}


@clause("10.6")
def test_after_a_reshuffle_bots_know_what_the_deck_was_made_of() -> None:
    table = with_empty_deck(breath(f"{PLAIN}|{WEAK}|{THIRD}"))
    table.play("draw")
    for seed in range(30):
        hands = redealt(table, 0, seed)["hands"]
        assert Counter(map(bare, hands[1] + hands[2])) == Counter([*WEAK.split(), *THIRD.split()])


@clause("10.6")
def test_a_card_shown_that_only_the_new_deck_can_have_had_leaves_the_others_where_they_were() -> None:
    order = ["guard", *sorted(rest_of(PLAIN, WEAK, THIRD, "guard"))]
    luck = Scripted([Luck("shuffle", [FACE_TEXTS.index(card) for card in order], len(order))], GAME.faces)
    table = with_empty_deck(breath(f"{PLAIN}|{WEAK}|{THIRD}"), luck)
    table.play("draw", "discard guard")
    for seed in range(30):
        hands = redealt(table, 1, seed)["hands"]
        assert Counter(map(bare, hands[0] + hands[2])) == Counter([*PLAIN.split(), *THIRD.split()])


def rest_of(*texts: str) -> list[str]:
    """The cards of the usual deck that are not among these."""
    left = Counter(FACE_TEXTS[face_of(card)] for card in cards_with(1)) - Counter(" ".join(texts).split())
    return list(left.elements())


@clause("10.6")
@pytest.mark.parametrize(("percent", "kept"), [(0, 60), (100, 0), (50, 30)])
def test_a_forgetful_bot_forgets_some_of_the_grid(percent: int, kept: int) -> None:
    table = drafting("msd msd msd msd bone vsd|psd psd psd psd bone", EIGHT, up=["r1c2"], seat=1)
    found = 0
    for seed in range(60):
        sample = table.state.clone()
        sample.forget(1, Seeded(seed, 1), percent)
        sample.redeal(1, Seeded(seed))
        grid: Any = sample.dump()["grid"]
        assert grid[1] == "vsn*"
        found += grid[2] == "vbd*"
    assert abs(found - kept) <= 16
    assert (found == kept) or percent == 50


@clause("3.6", "10.6")
def test_nobody_forgets_what_is_shown() -> None:
    hands = "msd msd msd msd bone vsd|psd psd psd psd bone"
    table = drafting(hands, EIGHT, up=["r1c2"], seat=1, options={"show_seen": "on"})
    table.state.forget(1, Seeded(1), 100)
    table.state.redeal(1, Seeded(1))
    assert table.dump("grid")[2] == "vbd*"


@clause("10.6")
def test_a_forgetful_bot_forgets_what_went_under_the_deck() -> None:
    table = after_the_draft("- - - vbn* msn* mbd* mbn psn")
    found: Counter[bool] = Counter()
    for seed in range(60):
        sample = table.state.clone()
        sample.forget(0, Seeded(seed, 1), 60)
        sample.redeal(0, Seeded(seed))
        dump: Any = sample.dump()
        found["vbn" in [bare(card) for card in dump["deck"][-4:]]] += 1
    assert min(found[True], found[False]) > 10


@clause("10.6")
def test_the_same_luck_forgets_the_same_cards_all_through_a_round() -> None:
    hands = "msd msd msd msd bone vsd vsn|psd psd psd psd bone vbd"
    table = drafting(hands, "- - - vbn* msn mbd* mbn* psn*", up=["r1c4"], seat=1)
    later = Table(table.state.clone())
    later.play("flip r2c1", "take r2c1")
    found = set()
    for seed in range(20):
        sample = table.state.clone()
        sample.forget(0, Seeded(seed), 50)
        grid: Any = sample.dump()["grid"]
        kept = {f"r2c{place - 3}" for place in (5, 6, 7) if grid[place].endswith("*")}
        sample = later.state.clone()
        sample.forget(0, Seeded(seed), 50)
        memory: Any = sample.dump()["memory"]
        assert {entry.split()[1] for entry in memory if entry.startswith("left r2")} == kept
        found.add(len(kept))
    assert len(found) > 2


@clause("10.6")
def test_what_was_forgotten_stays_so_when_it_is_drawn() -> None:
    table = after_the_draft("- - - vbn* msn* mbd* mbn psn")
    while len(table.dump("deck")) > 3:
        table.play("draw", "discard any", "done")
    table.state.forget(0, Seeded(1), 100)
    assert not any(entry.startswith("left") for entry in table.dump("memory"))


@clause("10.6")
def test_in_another_round_the_same_luck_forgets_other_cards() -> None:
    found = set()
    for rounds in range(4):
        ended: Any = [{"how": "cap", "turns": 2, "lines": [[], []]}] * rounds
        table = drafting("msd msd msd msd bone vsd|psd psd psd psd bone", "- vsn* vbd* vbn* msn* mbd* mbn* psn*",
                         up=["r1c2"], seat=1, rounds=ended)  # fmt: skip
        table.state.forget(0, Seeded(1), 50)
        found.add(str(table.dump("grid")))
    assert len(found) > 2


@clause("10.6")
def test_a_bot_that_forgets_everything_may_play_otherwise() -> None:
    hands = "psd psd psd psn bone vsd|msd msd msd msd bone"
    table = drafting(hands, "- vsn* vbd msn mbd* vbn psn mbn", up=["r1c2"], seat=1)
    table.play("turn down r1c2", "flip r1c3")
    sharp = make("heuristic", 1).choose(Perspective(GAME, table.state, 1))
    vague = make("heuristic:forget=100", 1).choose(Perspective(GAME, table.state, 1))
    texts = GAME.vocabulary.texts
    assert texts[sharp] == "flip r2c1"
    assert texts[vague] != "flip r2c1"


@clause("3.1", "4.1", "10.6")
def test_bots_believe_that_others_keep_what_is_good_for_them() -> None:
    state: Any = new(2, first=0).state
    candidates: list[int] = []
    worths = [0, 0]
    while not state.rounds:
        seat = state.waiting[0]
        view = Perspective(GAME, state, seat)
        for seed in range(0 if state.step == DRAFTING else 5):
            for place, deal in enumerate([view.sample, view.believed]):
                dealt: Any = deal(Seeded(seed))
                worths[place] += worth(dealt, 1 - seat)
        candidates.append(state.candidates(seat))
        state.apply(seat, make("heuristic", 1).choose(view))
    assert set(candidates) >= {1, 2, 3, 6}
    assert worths[1] > 1.3 * worths[0]


@clause("10.6")
def test_at_the_end_nothing_is_left_to_believe() -> None:
    table = new(2, first=0, rounds=1)
    play_out(table.state, Seeded(1), 1000)
    assert table.state.candidates(0) == 1
