"""The heuristic."""

from typing import Any

import pytest

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.bots.play import play_game
from houndtable.kernel.chance import Seeded
from tests.dogsbreath.table import (
    DAY,
    GAME,
    NIGHT,
    PLAIN,
    WEAK,
    Table,
    breath,
    clause,
    drafting,
    pick_of,
    with_empty_deck,
)

pytestmark = pytest.mark.engine
THIEF = "scavenger psd psn vsd vsn bone bone"
POOPS = "psd psd psd psd bone"
VEGES = "vsd vsd vsd vsd bone"
KNOWN = "msd* mbd* psd* pbd* vsd* vbd* vbd*"
NAMED: dict[str, Any] = {"options": {"request": "named"}}


def heuristic(table: Table) -> tuple[str, str]:
    """The move the heuristic chooses, and the key of why."""
    move = GAME.heuristic(table.state, table.seat)
    [why] = GAME.reason(table.state, table.seat, move)
    return GAME.vocabulary.texts[move], why.key


def second_turn(grid: str, *moves: str) -> Table:
    """Seat 1 collects Poop in the draft; the card at r1c2 was left up."""
    table = drafting(f"{VEGES} vbd|{POOPS}", grid, up=["r1c2"], seat=1)
    table.play(*moves)
    return table


def test_a_good_card_left_face_up_is_kept_and_a_poor_one_turned_down() -> None:
    assert heuristic(second_turn("- vsn* msd msd msd mbd mbn psn")) == ("turn down r1c2", "hint-hope-for-better")
    assert heuristic(second_turn("- pbn* msd msd msd mbd mbn psn"))[0] == "flip r1c3"


def test_a_good_card_that_was_seen_is_remembered() -> None:
    table = second_turn("- vsn* msd msd pbn* mbd mbn psn", "turn down r1c2")
    assert heuristic(table) == ("flip r2c1", "hint-seen-and-good")
    table.play("flip r2c1")
    assert heuristic(table) == ("flip r1c3", "hint-not-seen-yet")
    table.play("flip r1c3")
    assert heuristic(table) == ("take r2c1", "hint-fits-better")


def test_where_all_cards_were_seen_the_best_is_turned_up() -> None:
    table = second_turn("- vsn* msd* msd* mbd* pbn* mbn* msn*", "turn down r1c2")
    assert heuristic(table)[0] == "flip r2c2"


def test_a_discard_that_helps_more_than_the_deck_is_taken() -> None:
    table = breath(f"psd psd psn psn vsd vsn bone|{WEAK}", discards=["pbd", "msd"])
    assert heuristic(table) == ("take pbd", "hint-take")
    table = breath(f"psd psd psn psn vsd vsn bone|{WEAK}", discards=["msd", "msd"])
    assert heuristic(table) == ("draw", "hint-draw")
    assert heuristic(breath(f"psd psd psn psn vsd vsn bone|{WEAK}"))[0] == "draw"


@clause("4.6")
def test_where_the_deck_is_empty_and_all_cards_are_known_the_best_discard_is_taken() -> None:
    table = with_empty_deck(breath(f"bone msd mbd psd pbd vsd vsn|{KNOWN}"))
    assert heuristic(table)[0] == "take vbd"


@clause("4.6")
@pytest.mark.parametrize("name", ["casual", "search:sims=20"])
def test_bots_play_on_where_the_deck_is_empty_and_all_cards_are_known(name: str) -> None:
    table = with_empty_deck(breath(f"psd psd psn psn vsd vsn bone|{KNOWN}"))
    state = table.state.clone()
    assert make(name, 1).choose(Perspective(GAME, state, 0)) in state.legal(0)


@pytest.mark.parametrize(("under", "move"), [("vbd vbd mbn mbn", "draw"), ("mbn mbn vbn vbn", "take vbd")])
def test_a_deck_of_which_all_was_seen_promises_just_that(under: str, move: str) -> None:
    hands = ["bone msd mbd psd pbd vsd vsn", KNOWN]
    discards = breath("|".join(hands)).dump("deck")
    memory = [f"left r1c{place} {card}" for place, card in enumerate(under.split(), start=1)]
    memory.append(f"under 4 of {len(discards) + 14}")
    for card in under.split():
        discards.remove(card)
    for seat, hand in enumerate(hands):
        memory += [f"{seat} draws {card}" for card in hand.split()]
    for card in discards:
        memory += [f"0 draws {card}", f"0 shows {card}"]
    table = breath("|".join(hands), deck=under, discards=discards, memory=memory)
    assert table.dump("deck") == under.split()
    assert heuristic(table)[0] == move


def test_the_card_the_hand_misses_least_is_discarded() -> None:
    table = breath(f"psd psd psn psn pbd pbn bone|{WEAK}", deck="vbn")
    table.play("draw")
    assert heuristic(table) == ("discard vbn", "hint-needed-least")


def test_a_feast_is_built_and_kept() -> None:
    table = breath(f"bone msd mbd psd pbd vsd vbn|{PLAIN}", discards=["vbd", "bone"])
    assert heuristic(table)[0] == "take vbd"
    table.play("take vbd")
    assert heuristic(table)[0] == "discard vbn"


def test_a_card_that_may_not_be_returned_is_kept() -> None:
    options = {"return_discard": "forbidden"}
    table = breath(f"psd psd psn psn pbd pbn bone|{WEAK}", discards=["vbn"], options=options)
    table.play("take vbn")
    assert heuristic(table)[0] == "discard bone"


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        (NIGHT, "go out", "hint-may-be-best"),
        (PLAIN, "done", "hint-others-may-have-more"),
    ],
)
def test_a_good_hand_goes_out(hand: str, move: str, why: str) -> None:
    table = breath(f"{hand}|{WEAK}", deck="vbn")
    table.play("draw", "discard vbn")
    assert heuristic(table) == (move, why)


@pytest.mark.parametrize(("turns", "move"), [(0, "done"), (40, "done"), (80, "go out")])
def test_when_a_round_drags_on_less_is_enough(turns: int, move: str) -> None:
    table = breath(f"{WEAK}|{PLAIN}", deck="vbn", turns=turns)
    table.play("draw", "discard vbn")
    assert heuristic(table)[0] == move


def test_a_hand_that_may_not_go_out_does_not() -> None:
    table = breath(f"psd psd psd pbd pbd pbd pbn|{WEAK}", deck="vbn", options={"go_out_super": "on"})
    table.play("draw", "discard vbn")
    assert heuristic(table)[0] == "done"


def test_in_a_final_turn_only_points_count() -> None:
    hand = "msn mbn psn pbn vsn vbd vbd"
    table = breath(f"{hand}|{PLAIN}", deck="vbd", outer=1, turns=2)
    table.play("draw")
    assert heuristic(table)[0] in ("discard msn", "discard mbn", "discard psn", "discard pbn")


def test_a_scavenger_is_played_while_the_hand_is_poor_and_on_whoever_is_out() -> None:
    assert heuristic(breath(f"{THIEF}|{WEAK}|{DAY}")) == ("scavenge seat 1", "hint-two-new-cards")
    table = breath(f"{THIEF}|{WEAK}|{DAY}", outer=2, turns=3)
    assert heuristic(table) == ("scavenge seat 2", "hint-may-spoil")
    table = breath(f"scavenger psd psd psd pbd pbd pbd|{WEAK}")
    assert heuristic(table)[0] != "scavenge seat 1"


def test_who_leads_is_robbed() -> None:
    line = {"name": "Vege", "points": 12, "clause": "7.3"}
    rounds: Any = [{"how": "cap", "turns": 4, "lines": [[], [], [line]]}]
    assert heuristic(breath(f"{THIEF}|{WEAK}|{DAY}", rounds=rounds))[0] == "scavenge seat 2"


def test_the_card_missed_least_is_offered() -> None:
    table = breath(f"scavenger psd psn pbn pbd vsn bone|{WEAK}")
    table.play("scavenge seat 1")
    assert heuristic(table) == ("offer vsn", "hint-needed-least")


def test_a_card_the_opponent_is_known_to_hold_is_requested() -> None:
    table = breath(f"scavenger psd psn psn msd mbn bone|msd mbd psd pbd* vsd vbd vbd*|{PLAIN}", **NAMED)
    table.play("scavenge seat 1", "offer msd")
    assert heuristic(table) == ("request pbd", "hint-helps-most")


def test_such_a_card_is_requested_also_where_nothing_else_is_unseen() -> None:
    table = with_empty_deck(breath(f"scavenger psd psn psn msd mbn bone|{KNOWN}", **NAMED))
    table.play("scavenge seat 1", "offer msd")
    assert heuristic(table)[0] == "request pbd"


def test_one_guards_oneself_and_nobody_else() -> None:
    table = breath(f"{THIEF}|guard mbd psd pbd vsd vbd vbd|{DAY}")
    table.play("scavenge seat 1", "offer bone")
    assert heuristic(table) == ("guard", "hint-guard")
    table = breath(f"{THIEF}|guard mbd psd pbd vsd vbd vbd|{DAY}")
    table.play("scavenge seat 2", "offer bone")
    assert heuristic(table) == ("pass", "hint-pass")


@pytest.mark.parametrize(("place", "move"), [(6, "stay out"), (0, "go on")])
def test_who_was_robbed_stays_out_with_a_good_hand_only(place: int, move: str) -> None:
    hand = "psd psd psd pbd pbd pbd bone" if move == "stay out" else "msd msd mbd vsd vsd psd bone"
    table = breath(f"{THIEF.replace('psd', 'vbn')}|{hand}", chance=pick_of(place), outer=1, turns=2)
    table.play("scavenge seat 1", "offer vbn")
    assert heuristic(table)[0] == move


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"specials": 4, "request": "named", "return_discard": "forbidden"}])
def test_the_heuristic_bot_wins_most_games_against_three_random_ones(options: dict[str, object]) -> None:
    won = 0
    for seed in range(16):
        state = GAME.new(4, Seeded(seed), options)
        bots = [make("heuristic" if seat == seed % 4 else "random", seed, 1 + seat) for seat in range(4)]
        play_game(GAME, state, bots, 100_000)
        outcome = state.outcome()
        assert outcome is not None
        won += seed % 4 in outcome.winners
    assert won >= 12
