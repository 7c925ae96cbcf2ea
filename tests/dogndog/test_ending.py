"""Chapters 7 to 12 at the table: finishing, paying, the end of a round and of the game, false declarations."""

from itertools import pairwise
from typing import Any

import pytest

from houndtable.games.dogndog.payment import outcome_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.outcome import Line, Round
from houndtable.kernel.playout import play_out
from tests.dogndog.table import GAME, clause, dealt, dogndog, late, new

pytestmark = pytest.mark.engine
DULL = "1 3 5 bone"


@clause("7.6", "7.10")
def test_ippatsu_lasts_from_the_richi_discard_to_the_own_next_draw() -> None:
    hands = "2 2 3 4|1 food disc bone"
    table = dogndog(hands, "6", "1|1", "5 6", dora="disc")
    table.play("richi 6", "discard 5", "ron")
    assert table.names() == ["Tanyao 1", "Ri-chi 1", "Ippatsu 1", "Parent Bonus 2"]
    table = dogndog(hands, "6", "1|1", "bone 5", dora="disc")
    table.play("richi 6", "discard bone", "tsumo")
    assert table.names()[:4] == ["Tanyao 1", "Tsumo 1", "Ri-chi 1", "Ippatsu 1"]


@clause("7.10")
def test_ippatsu_is_over_after_the_own_next_discard() -> None:
    table = dogndog("2 2 3r 4|1 food disc bone", "6", "1|1", "bone 6 5", dora="disc")
    table.play("richi 6", "discard bone", "discard 6", "discard 5", "ron")
    assert table.names()[:3] == ["Tanyao 1", "Ri-chi 1", "Red number 1"]


@clause("7.11")
def test_the_decks_top_card_is_turned_up_for_a_richi() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "6", "1|1", "5 2r", dora="disc")
    table.play("richi 6", "discard 5", "ron")
    assert table.told("finished")[0]["ura"] == "2r"
    assert table.names() == ["Tanyao 1", "Ri-chi 1", "Ippatsu 1", "Ura-Dora 2", "Parent Bonus 2"]
    assert table.scores == [2, -2]


@clause("7.11")
def test_without_richi_nothing_is_turned_up() -> None:
    table = dogndog(f"2 2 3r 4|{DULL}", "5", "1|1", "2r", dora="5")
    table.play("tsumo")
    assert table.told("finished")[0]["ura"] is None


@clause("7.11")
def test_ura_dora_is_turned_up_for_a_yakuman_too() -> None:
    fields: dict[str, Any] = {"richi": [0, None], "dora": "6"}
    table = dogndog(f"food food bone bone|{DULL}", "food", "1|1", "food", **fields)
    table.play("tsumo")
    assert table.told("finished")[0]["ura"] == "food"
    assert table.names() == ["Tsu-I-So 2"]


@clause("7.7", "7.11")
def test_at_haitei_there_is_no_ura_dora() -> None:
    table = late("2 2 3 4|1 5 food bone", "2r", richi=[3, None])
    table.play("tsumo")
    assert table.told("finished")[0]["ura"] is None
    assert table.names() == ["Tanyao 1", "Tsumo 1", "Ri-chi 1", "HaiTei 1", "Red number 1", "Parent Bonus 2"]


@clause("3.4")
@pytest.mark.parametrize(
    ("deck", "moves", "turns"),
    [("5 6", ["richi 6", "discard 5", "ron"], 4), ("bone 5", ["richi 6", "discard bone", "tsumo"], 5)],
)
def test_a_turn_that_finishes_a_hand_is_a_turn_of_the_round_too(deck: str, moves: list[str], turns: int) -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "6", "1|1", deck, dora="disc")
    table.play(*moves)
    assert table.state.rounds[0].turns == turns


@clause("8.2")
def test_ten_ho_is_the_parents_first_draw() -> None:
    table = dealt("1 1 2 3 5 6 food bone 6 4", players=2)
    assert table.offers("tsumo") == ["tsumo"]
    table.play("tsumo")
    assert table.names() == ["Ten-ho 3"]
    assert table.scores == [3, -1]
    assert dogndog(f"1 1 2 3|{DULL}", "4", "5|5").clause("tsumo") == "4.4"


@clause("8.3")
def test_chi_ho_is_a_childs_first_draw() -> None:
    table = dogndog("1 5 6 bone|1 1 2 3", "food", deck="4")
    table.play("discard food")
    table.play("tsumo")
    assert table.names() == ["Chi-ho 2"]
    assert table.scores == [-2, 2]


@clause("8.3")
def test_chi_ho_is_a_childs_ron_before_its_first_draw() -> None:
    table = dogndog("1 5 6 bone|1 1 2 3", "4")
    table.play("discard 4", "ron")
    assert table.names() == ["Chi-ho 2"]
    late_one = dogndog("1 5 6 bone|1 1 2 3", "4", "5|5", deck="food")
    late_one.play("discard 4")
    assert late_one.dump("step") == "turn"


@clause("8.1")
def test_a_yakuman_needs_no_three_points_at_the_table() -> None:
    table = dogndog("food 5 6 bone|1 1 6 6", "1r", "2|2", dora="3")
    table.play("discard 1r", "ron")
    assert table.names() == ["Chin-Lo-To 3"]


@clause("8.7")
@pytest.mark.parametrize(("yakuman", "trophies"), [("replaces", 2), ("best_of_both", 3)])
def test_the_table_may_let_the_better_of_both_count(yakuman: str, trophies: int) -> None:
    fields: dict[str, Any] = {"options": {"yakuman": yakuman}, "richi": [0, None], "dora": "disc"}
    table = dogndog(f"4r 5r disc disc|{DULL}", "6r", "1|1", "2", **fields)
    table.play("tsumo")
    assert table.scores[0] == trophies


@clause("9.2", "9.5")
def test_a_ron_of_a_yakuman_is_paid_by_the_discarder() -> None:
    table = dogndog("1 5 6 3|food food bone bone|2 3 5 5", "food", "2|2|2r", dora="3")
    table.play("discard food", "ron")
    assert table.scores == [-2, 2, 0]


@clause("9.3", "9.4")
def test_a_tsumo_is_paid_by_the_children_or_the_parent() -> None:
    hands = "1 5 6 3|food food bone bone|2 3 5 5"
    table = dogndog(hands, "food", "2 4|2r|3r", dora="3")
    table.play("tsumo")
    assert table.scores == [-2, 2, 0]
    table = dogndog(hands, "food", "2|2r|3r", dora="3", parent=1)
    table.play("tsumo")
    assert table.scores == [-1, 2, -1]


@clause("9.6")
def test_a_score_is_trophies_less_poos() -> None:
    one = {"name": "Drawing win", "points": 1, "clause": "10.3"}
    before = [{"how": "drawing win", "turns": 9, "lines": [[one], [{**one, "points": -1}]]}]
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3", rounds=before, reasons=[[]])
    assert table.scores == [1, -1]
    table.play("discard food", "ron")
    assert table.scores == [-1, 1]


@clause("10.1")
def test_the_winning_hand_is_shown_and_the_others_are_not() -> None:
    table = dogndog("1 5 6 3|food food bone bone|2 3 5 5", "food", "2|2|2r", dora="3")
    table.play("discard food", "ron")
    told = table.told("finished")[0]
    assert (told["hand"], told["card"], told["from"]) == (["food", "food", "bone", "bone"], "food", 0)
    assert "5" not in str(told["hand"])
    assert len(table.state.rounds) == 1


@clause("10.1")
def test_at_the_end_of_the_game_the_winning_hand_lies_open() -> None:
    fields: dict[str, Any] = {"lap": 2, "parent": 2, "dora": "3"}
    table = dogndog("1 5 6 3|food food bone bone|2 3 5 5", "food", "2|2|2r 4", **fields)
    table.play("discard food", "ron")
    view = table.state.view(None)
    assert view.zone("hand", 1) == ["food", "food", "bone", "bone"]
    assert view.zone("hand", 2) == ["?"] * 4
    assert GAME.load(table.state.dump(), Seeded(1)).dump() == table.state.dump()


@clause("10.1")
def test_at_the_end_of_the_game_the_ura_dora_lies_open_on_the_deck() -> None:
    fields: dict[str, Any] = {"lap": 2, "parent": 1, "dora": "3", "richi": [0, None]}
    table = dogndog("2 2 3r 4|1 5 6 bone", "2r", "1|1 6", "food", **fields)
    table.play("tsumo")
    view = table.state.view(None)
    assert view.zone("deck")[:2] == ["food", "?"]
    assert view.zone("hand", 0) == ["2", "2", "2r", "3r", "4"]
    assert GAME.load(table.state.dump(), Seeded(1)).dump() == table.state.dump()


@clause("10.2", "10.3", "10.4")
def test_when_nobody_finishes_the_last_player_has_a_drawing_win_and_the_parent_moves() -> None:
    table = late("1 3 5 bone|1 3 5 food|1 3 5 disc", "6r", dora="6")
    assert len(table.dump("deck")) == 0
    last = table.seat
    table.play("discard 6r")
    assert last == 1
    assert table.scores == [-1, 0, 1]
    assert table.told("drawing win")[0]["seat"] == 2
    assert table.facts("parent") == 1


@clause("10.4")
@pytest.mark.parametrize(("parent", "winner", "following"), [(0, 0, 0), (2, 0, 0), (1, 0, 2)])
def test_the_parent_stays_on_a_parents_win_and_moves_otherwise(parent: int, winner: int, following: int) -> None:
    rows = ["2", "2", "2r"]
    for seat in range(parent, 3):
        rows[seat] += " 4" if parent > 0 else ""
    table = dogndog("food food bone bone|1 5 6 3|2 3 5 5", "food", "|".join(rows), dora="3", parent=parent)
    assert table.seat == winner
    table.play("tsumo")
    assert table.facts("parent") == following
    assert table.facts("lap") == (2 if (parent, following) == (2, 0) else 1)


@clause("10.5")
def test_the_next_round_is_set_up_anew_from_all_cards() -> None:
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3")
    table.play("discard food", "ron")
    assert len(table.dump("deck")) == 26
    assert table.dump("discards") == [[], []]
    assert table.dump("richi") == [None, None]
    assert sorted(table.state.cards()) == list(range(36))
    assert table.told("round")[-1]["round"] == 2


@clause("11.1")
@pytest.mark.parametrize("laps", [1, 2, 4])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_house_card_goes_round_as_often_as_chosen(players: int, laps: int) -> None:
    state = GAME.new(players, Seeded(laps), {"laps": laps})
    luck = Seeded(players)
    seen: list[Any] = []
    while state.waiting:
        facts = state.view(None).facts
        seen.append((facts["lap"], facts["parent"]))
        play_out(state, luck, 1)
    order = [seen[0]] + [now for before, now in pairwise(seen) if now != before]
    first: Any = state.dump()["first"]
    assert order == [(lap, (first + place) % players) for lap in range(1, laps + 1) for place in range(players)]
    assert state.rounds[-1].totals()[order[-1][1]] <= 0  # the last Parent did not win, or would have stayed


@clause("11.1")
def test_after_the_end_no_move_is_lawful() -> None:
    state = GAME.new(2, Seeded(3), {"laps": 1})
    play_out(state, Seeded(4), 10_000)
    verdict = state.objection(0, 0)
    assert verdict is not None and verdict.clause == "11.1"
    assert state.view(0).step == "over"
    assert state.legal(0) == []


def lines(*points: int) -> list[list[Line]]:
    return [[Line("ron", number, "9.2")] if number else [] for number in points]


@clause("11.2")
def test_the_most_trophies_win() -> None:
    outcome = outcome_of(3, [Round("ron", 1, lines(2, -2, 0)), Round("ron", 1, lines(-3, 0, 3))], 0, shared=True)
    assert (outcome.winners, outcome.places) == ([2], [2, 3, 1])
    assert [line.as_json() for line in outcome.lines[0]] == [{"name": "ron", "points": -1, "clause": "9.2"}]


@clause("11.2")
@pytest.mark.parametrize(
    ("first", "shared", "winners", "places"),
    [
        (0, True, [1, 3], [3, 1, 3, 1]),
        (0, False, [1], [3, 1, 4, 2]),
        (1, False, [1], [4, 1, 3, 2]),
        (2, False, [3], [4, 2, 3, 1]),
        (3, False, [3], [3, 2, 4, 1]),
    ],
)
def test_a_tie_is_shared_or_goes_to_the_nearest_to_the_first_parent(
    first: int, shared: bool, winners: list[int], places: list[int]
) -> None:
    outcome = outcome_of(4, [Round("ron", 1, lines(-1, 1, -1, 1))], first, shared=shared)
    assert (outcome.winners, outcome.places) == (winners, places)


@clause("11.2")
@pytest.mark.parametrize(("tie", "winners"), [("shared", [0, 1, 2]), ("nearest_first_parent", [2])])
def test_the_table_chooses_who_wins_a_tie(tie: str, winners: list[int]) -> None:
    over: dict[str, Any] = {"step": "over", "lap": 2, "parent": 1, "first": 2, "options": {"tie": tie}}
    outcome = dogndog(f"{DULL}|{DULL}|{DULL}", "", "|2|", **over).state.outcome()
    assert outcome is not None
    assert outcome.winners == winners


@clause("11.3")
def test_a_game_has_no_bound_since_a_parent_can_win_round_after_round() -> None:
    assert GAME.bound(4, GAME.choose(4, {})) is None
    table = dealt("1 1 2 3 5 6 food bone 6 4")
    for _ in range(20):
        table.play("tsumo")
    assert table.scores == [60, -20]
    assert table.facts("parent") == 0


FREE: dict[str, Any] = {"options": {"declarations": "free"}}


@clause("12.1")
def test_where_declarations_are_guarded_only_lawful_ones_are_offered() -> None:
    table = dogndog(f"1 1 2 3|{DULL}", "4", "5|5")
    assert table.offers("tsumo") == []
    table.play("discard 4")
    assert table.dump("step") == "turn"


@clause("12.1")
def test_where_declarations_are_free_everybody_may_declare_always() -> None:
    table = dogndog(f"{DULL}|{DULL}|{DULL}", "6", "4|4|4", **FREE)
    assert table.offers("tsumo") == ["tsumo"]
    assert table.offers("richi") == []
    table.play("discard 6")
    assert table.state.waiting == [1, 2]
    assert table.clause("ron", 0) == "5.1"
    table.play("pass", seat=2)
    table.play("pass", seat=1)
    assert table.state.waiting == [1]
    assert table.dump("step") == "turn"


@clause("12.1")
def test_after_richi_tsumo_may_be_declared_wrongly_too() -> None:
    table = dogndog(f"2 2 3 4|{DULL}", "6", "1|1", richi=[0, None], **FREE)
    assert table.offers() == ["discard 6", "tsumo"]


@clause("12.2")
def test_a_false_tsumo_shows_the_hand_and_costs_two_poos_and_the_round_is_dealt_again() -> None:
    table = dogndog(f"1 1 2 3|{DULL}|2 3 6 bone", "4", "5|5r|2", **FREE)
    table.play("tsumo")
    assert table.scores == [-2, 0, 0]
    told = table.told("false declaration")[0]
    assert (told["seat"], told["how"], told["hand"], told["card"]) == (0, "tsumo", ["1", "1", "2", "3"], "4")
    assert told["clause"] == "4.4"
    assert (table.facts("parent"), table.facts("round"), table.facts("wrong")) == (0, 1, [1, 0, 0])
    assert len(table.dump("deck")) == 22


@clause("12.2")
def test_false_declarations_are_among_the_lines_of_the_round_once_it_ends() -> None:
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3", wrong=[2, 1], **FREE)
    assert table.scores == [-4, -2]
    assert GAME.load(table.state.dump(), Seeded(1)).view(0).facts["scores"] == [-4, -2]
    table.play("discard food", "ron")
    assert table.scores == [-6, 0]
    assert table.state.rounds[0].totals() == [-6, 0]
    assert [line.name for line in table.state.rounds[0].lines[0]] == ["discard for a ron", "false declarations"]
    assert table.facts("wrong") == [0, 0]


@clause("12.2")
@pytest.mark.parametrize(("discards", "clause_"), [("6|5", "5.3"), ("6|6", None)])
def test_a_ron_forbidden_by_own_discards_is_false(discards: str, clause_: str | None) -> None:
    table = dogndog("1 3 food bone|2 2 3r 4", "5r", discards, **FREE)
    table.play("discard 5r", "ron")
    assert table.scores == ([0, -2] if clause_ else [-1, 1])
    assert [event["clause"] for event in table.told("false declaration")] == ([clause_] if clause_ else [])


@clause("12.3", "5.4")
@pytest.mark.parametrize(("seats", "scores"), [([1, 2], [0, -2, 0]), ([2], [-1, 0, 1])])
def test_of_several_rons_only_the_first_is_judged(seats: list[int], scores: list[int]) -> None:
    table = dogndog("1 3 food 5|1 3 food bone|2 2 3r 4", "5r", "6|6|6r", dora="2", **FREE)
    table.play("discard 5r")
    for seat in (1, 2):
        table.play("ron" if seat in seats else "pass", seat=seat)
    assert table.scores == scores


@clause("12.2")
def test_a_lawful_declaration_is_paid_where_declarations_are_free() -> None:
    table = dogndog("food food bone bone|1 5 6 3", "food", "2|2", dora="3", **FREE)
    table.play("tsumo")
    assert table.scores == [2, -1]


@clause("5.5", "12.1")
def test_where_declarations_are_free_only_a_lawful_ron_is_missed() -> None:
    options = {"declarations": "free", "missed_ron": "furiten"}
    table = dogndog("1 3 food 5|1 3 food bone|2 2 3r 4", "5r", "6|6|6r", dora="2", options=options)
    table.play("discard 5r", "pass", "pass")
    assert table.dump("missed") == [[], [], ["5"]]


def test_random_play_ends_where_declarations_are_free() -> None:
    table = new(4, seed=2, declarations="free", laps=4)
    play_out(table.state, Seeded(1), 20_000)
    assert table.state.outcome() is not None
