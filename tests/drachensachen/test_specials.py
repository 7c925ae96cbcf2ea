"""Chapters 5 and 6: special monsters and dragons."""

import pytest

from tests.drachensachen.table import clause, sachen

pytestmark = pytest.mark.engine


@clause("5.1")
@pytest.mark.parametrize(
    ("move", "why"), [("play 2", None), ("play 3", "5.1"), ("play 9", "5.1"), ("play nullo", None)]
)
def test_after_a_3_only_lower_cards_or_dragons(move: str, why: str | None) -> None:
    assert sachen("2 3 9 nullo | 2", "3").clause(move) == why


@clause("5.2")
@pytest.mark.parametrize(("count", "debt"), [(1, 2), (2, 4), (3, 6)])
def test_each_4_makes_the_next_player_owe_two_cards(count: int, debt: int) -> None:
    table = sachen("4 4 4 9 | 2 2 | 3")
    table.play(f"play 4 x{count}")
    assert (table.seat, table.dump("step"), table.dump("debt")) == (1, "owe", debt)
    assert table.offers() == [f"draw {debt}"]


@clause("5.3")
def test_a_debt_is_pushed_on_with_4s_which_add_to_it() -> None:
    table = sachen("4 4 9 | 2 | 3", "4", debt=2)
    assert table.offers() == ["draw 2", "play 4 x1", "play 4 x2"]
    table.play("play 4 x2")
    assert (table.seat, table.dump("debt")) == (1, 6)


@clause("5.3")
def test_a_debt_is_pushed_on_with_protecto_as_it_is() -> None:
    table = sachen("protecto protecto 9 | 2 | 3", "4", debt=2)
    table.play("play protecto x2")
    assert (table.seat, table.dump("debt"), table.dump("step")) == (1, 2, "owe")


@clause("5.3")
@pytest.mark.parametrize("move", ["play 9", "play nullo", "play extermino", "take pile", "miss", "keep"])
def test_nothing_else_answers_a_4(move: str) -> None:
    table = sachen("4 9 nullo extermino | 2", "4", debt=2)
    assert table.clause(move) in ("5.3", "5.4")


@clause("5.3")
def test_what_is_not_in_the_hand_pushes_nothing() -> None:
    table = sachen("4 9 | 2", "4", open="4 |", debt=2)
    assert table.clause("play protecto") == "3.2"
    assert table.clause("play 4 x2") == "3.2"
    assert table.clause("play 4 x1 + open 4 x1") == "4.7"
    assert sachen("4 4 | 2", "4 4 4", debt=2).clause("play 4 x2") == "4.3"


@clause("5.3")
@pytest.mark.parametrize(("dragon", "seat", "pile"), [("nullo", 1, "4 4 nullo"), ("extermino", 0, "")])
def test_a_table_may_let_other_dragons_strike_out_a_debt(dragon: str, seat: int, pile: str) -> None:
    table = sachen(f"{dragon} 9 9 | 2", "4 4", debt=4, options={"answer_four": "any_dragon"})
    table.play(f"play {dragon}")
    assert (table.dump("debt"), table.seat, table.pile(), table.dump("step")) == (0, seat, pile, "play")


@clause("5.4")
def test_drawn_cards_join_the_hand_and_the_4_still_has_to_be_beaten() -> None:
    table = sachen("1 9 | 2", "4", debt=2, draw="3 7 6")
    table.play("draw 2")
    assert (table.hand(0), table.dump("debt"), table.seat) == ("1 3 7 9", 0, 0)
    assert table.offers() == ["take pile", "play 7 x1", "play 9 x1"]
    assert table.dump("draw_pile")[0] == "6"


@clause("5.4", "11.3")
def test_only_who_draws_sees_the_cards() -> None:
    table = sachen("1 9 | 2", "4", debt=2, draw="3 7")
    table.play("draw 2")
    assert table.told("drew", 0)[0]["cards"] == ["3", "7"]
    for seat in (1, None):
        assert table.told("drew", seat) == [{"event": "drew", "seat": 0, "count": 2, "draw_pile": 16}]


@clause("5.4")
@pytest.mark.parametrize("move", ["draw 1", "draw 2", "draw 6"])
def test_exactly_what_is_owed_is_drawn(move: str) -> None:
    assert sachen("1 9 | 2", "4 4", debt=4).clause(move) == "5.4"


@clause("5.4")
def test_a_protecto_after_the_draw_passes_on_no_debt() -> None:
    table = sachen("protecto 9 | 2 5", "4", debt=2)
    table.play("draw 2", "play protecto")
    assert (table.dump("step"), table.dump("debt")) == ("play", 0)
    assert table.faces() == ["5"]


@clause("5.5")
def test_a_short_draw_pile_is_drawn_and_the_rest_lapses() -> None:
    table = sachen("4 4 9 | 2 2", "1", draw_pile=["7", "6", "5"])
    table.play("play 4 x2")
    assert table.offers() == ["draw 3"]
    table.play("draw 3")
    assert (table.hand(1), table.dump("draw_pile"), table.dump("debt")) == ("2 2 5 6 7", [], 0)


@clause("5.5")
def test_with_an_empty_draw_pile_a_4_makes_nobody_draw() -> None:
    table = sachen("4 9 | 2 5 4", "1", draw_pile=[])
    table.play("play 4")
    assert (table.dump("step"), table.dump("debt"), table.seat) == ("play", 0, 1)
    assert table.faces() == ["4", "5"]


@clause("5.6")
def test_with_only_hidden_remainders_the_debt_is_drawn_and_played_from_the_hand() -> None:
    table = sachen(" | 2", "4", hidden="4 4 | 8", debt=2, draw="3 7")
    assert table.offers() == ["draw 2"]
    assert table.clause("blind 1") == "5.6"
    table.play("draw 2")
    assert table.offers() == ["take pile", "play 7 x1"]


PUSH = {"blind_push": "on"}


@clause("5.6")
def test_with_the_house_rule_a_hidden_remainder_may_be_turned_up_first() -> None:
    table = sachen(" | 2", "4", hidden="4 9 | 8", debt=2, options=PUSH)
    assert table.offers() == ["draw 2", "blind 1", "blind 2"]
    assert table.clause("blind 3") == "3.5"
    assert sachen("9 | 2", "4", hidden="4 9 | 8", debt=2, options=PUSH).clause("blind 1") == "3.2"


@clause("5.6")
@pytest.mark.parametrize(("card", "debt"), [("4", 4), ("protecto", 2)])
def test_a_4_or_a_protecto_turned_up_pushes_the_debt_on(card: str, debt: int) -> None:
    table = sachen(" | 2", "4", hidden=f"{card} 9 | 8", debt=2, options=PUSH)
    table.play("blind 1")
    assert (table.seat, table.dump("debt"), table.hand(0), table.dump("step")) == (1, debt, "", "owe")


@clause("5.6")
def test_another_card_turned_up_waits_for_the_draw_and_is_the_play() -> None:
    table = sachen(" | 2", "4", hidden="7 9 | 8", debt=2, draw="1 2", options=PUSH)
    table.play("blind 1")
    assert (table.pile(), table.hand(0), table.seat, table.dump("debt")) == ("4 7", "1 2", 1, 0)


@clause("5.6")
def test_one_that_does_not_fit_brings_the_pile_too() -> None:
    table = sachen(" | 2", "4", hidden="3 9 | 8", debt=2, draw="1 2", options=PUSH)
    table.play("blind 1")
    assert (table.pile(), table.hand(0), table.seat) == ("", "1 2 3 4", 1)
    assert table.dump("idle") == 0


@clause("5.6", "5.3")
@pytest.mark.parametrize("dragon", ["nullo", "extermino"])
def test_other_dragons_turned_up_strike_the_debt_out_only_where_they_may(dragon: str) -> None:
    table = sachen(" | 2", "4", hidden=f"{dragon} 9 | 8", debt=2, options=PUSH)
    table.play("blind 1")
    assert len(table.hand(0).split()) == 2
    options = {**PUSH, "answer_four": "any_dragon"}
    table = sachen(" | 2", "4", hidden=f"{dragon} 9 | 8", debt=2, options=options)
    table.play("blind 1")
    assert (table.hand(0), table.dump("debt")) == ("", 0)


@clause("5.7")
def test_a_fourth_4_clears_pile_and_debt_and_its_player_goes_again() -> None:
    table = sachen("4 9 | 2", "1 4 4 4", debt=6)
    table.play("play 4")
    assert (table.pile(), table.dump("debt"), table.seat, table.dump("step")) == ("", 0, 0, "play")


@clause("5.8")
@pytest.mark.parametrize(("players", "count", "on"), [(4, 1, 2), (4, 2, 3), (4, 3, 0), (3, 3, 1), (2, 1, 0), (2, 2, 1)])
def test_each_5_makes_one_more_player_miss_round_the_table(players: int, count: int, on: int) -> None:
    table = sachen(" | ".join(["5 5 5 9"] + ["2"] * (players - 1)))
    table.play(f"play 5 x{count}")
    for missed in range(count):
        assert (table.dump("step"), table.seat) == ("miss", (1 + missed) % players)
        table.play("miss")
    assert (table.dump("step"), table.seat, table.dump("skip")) == ("play", on, 0)
    assert [told["more"] for told in table.told("missed")] == list(range(count))[::-1]


@clause("5.8")
@pytest.mark.parametrize("move", ["take pile", "draw 2", "throw 2", "blind 1", "lift 3", "give seat 1"])
def test_who_is_to_miss_does_nothing_else(move: str) -> None:
    assert sachen("9 5 | 2", "5", skip=1).clause(move) == "5.8"


@clause("5.8", "4.2")
def test_after_the_misses_the_5_still_has_to_be_beaten() -> None:
    table = sachen("5 9 | 2 | 4 5", "1")
    table.play("play 5", "miss")
    assert table.offers() == ["take pile", "play 5 x1"]


@clause("5.9")
def test_protecto_passes_all_turns_still_to_be_missed_to_the_next_player() -> None:
    table = sachen("5 5 9 | protecto 2 | 2 | 2", "1")
    table.play("play 5 x2")
    assert table.offers() == ["miss", "play protecto x1"]
    table.play("play protecto")
    assert (table.seat, table.dump("skip"), table.dump("step")) == (2, 2, "miss")
    table.play("miss", "miss")
    assert table.seat == 0


@clause("5.9")
@pytest.mark.parametrize("move", ["play 5", "play 9", "play nullo", "play extermino"])
def test_nothing_else_answers_a_5(move: str) -> None:
    assert sachen("5 9 nullo extermino | 2", "5", skip=1).clause(move) == "5.9"
    assert sachen("5 9 | 2", "5", skip=1).clause("play protecto") == "3.2"


@clause("5.9")
def test_hidden_remainders_cannot_answer_a_5_but_open_ones_can() -> None:
    assert sachen(" | 2", "5", hidden="protecto | 8", skip=1).offers() == ["miss"]
    assert sachen(" | 2", "5", open="protecto |", skip=1).offers() == ["miss", "play protecto x1"]


@clause("5.9")
def test_with_the_house_rule_5s_answer_and_add() -> None:
    table = sachen("5 5 9 | 2 | 2 | 2", "5 protecto 5 protecto", skip=2, options={"answer_five": "fives_too"})
    assert table.offers() == ["miss", "play 5 x1", "play 5 x2"]
    table.play("play 5")
    assert (table.seat, table.dump("skip"), table.dump("step")) == (1, 3, "miss")


@clause("5.9")
def test_with_the_house_rule_a_fourth_5_clears_the_pile_and_gives_the_turn() -> None:
    table = sachen("5 9 | 2", "5 5 5", skip=3, options={"answer_five": "fives_too"})
    table.play("play 5")
    assert (table.pile(), table.seat, table.dump("skip"), table.dump("step")) == ("", 0, 0, "play")


@clause("5.10")
@pytest.mark.parametrize(
    ("move", "why"),
    [("play 6", None), ("play 9", None), ("play 5", "5.10"), ("play nullo", "6.1"), ("play protecto", "6.1")],
)
def test_after_a_6_no_dragon_and_nothing_lower(move: str, why: str | None) -> None:
    assert sachen("5 6 9 nullo protecto | 2", "6").clause(move) == why


@clause("6.1")
def test_several_dragons_of_one_kind_may_be_played() -> None:
    table = sachen("nullo nullo nullo 2 | 2", "9")
    assert table.offers("play") == ["play nullo x1", "play nullo x2", "play nullo x3"]


@clause("6.2")
@pytest.mark.parametrize("pile", ["nullo", "protecto", "9 protecto", "1 nullo"])
def test_no_9_on_a_dragon(pile: str) -> None:
    assert sachen("9 2 | 2", pile).clause("play 9") == "6.2"


@clause("6.3")
def test_after_a_nullo_nothing_has_to_be_beaten() -> None:
    table = sachen("nullo 2 | 1 9 | 2", "3 8")
    table.play("play nullo")
    assert table.state.view(1).facts["facing"] == "nullo"
    assert table.offers() == ["take pile", "play 1 x1"]


@clause("6.4")
@pytest.mark.parametrize("pile", ["", "9 9", "3", "8 protecto"])
def test_extermino_removes_the_pile_and_itself_and_goes_again(pile: str) -> None:
    table = sachen("extermino 2 | 2", pile)
    table.play("play extermino")
    assert (table.pile(), table.seat, table.dump("step")) == ("", 0, "play")
    assert sorted(table.dump("gone")) == sorted([*pile.split(), "extermino"])
    assert table.told("exterminated")[0]["cards"] == len(pile.split()) + 1


@clause("6.5")
def test_a_protecto_leaves_the_next_player_what_was_faced_but_no_9() -> None:
    table = sachen("protecto 2 | 3 8 9 | 2", "7")
    table.play("play protecto")
    assert table.faces() == ["8"]
    assert table.clause("play 9") == "6.2"


@clause("6.5")
def test_a_protecto_may_be_played_on_a_9_and_on_an_empty_pile() -> None:
    table = sachen("protecto 2 | 3 8 9 | 2", "9")
    table.play("play protecto")
    assert table.offers() == ["take pile"]
    table = sachen("protecto 2 | 3 8 9 | 2")
    table.play("play protecto")
    assert table.faces() == ["3", "8"]


@clause("6.6")
@pytest.mark.parametrize(
    ("option", "count", "seat"), [("off", 1, 1), ("off", 3, 1), ("on", 1, 1), ("on", 2, 2), ("on", 3, 0)]
)
def test_several_protectos_act_as_one_or_reach_further(option: str, count: int, seat: int) -> None:
    table = sachen("protecto protecto protecto 2 | 2 | 2", "7", options={"multi_protecto": option})
    table.play(f"play protecto x{count}")
    assert table.seat == seat


@clause("6.6")
def test_with_the_house_rule_debts_and_misses_reach_further_too() -> None:
    on = {"multi_protecto": "on"}
    table = sachen("protecto protecto 2 | 2 | 2", "4", debt=2, options=on)
    table.play("play protecto x2")
    assert (table.seat, table.dump("debt")) == (2, 2)
    table = sachen("protecto protecto 2 | 2 | 2", "5 5", skip=2, options=on)
    table.play("play protecto x2")
    assert (table.seat, table.dump("skip")) == (2, 2)
