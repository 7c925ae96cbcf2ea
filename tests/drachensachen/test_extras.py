"""Chapters 9 and 10: curses and abilities."""

from typing import Any

import pytest

from houndtable import words
from houndtable.games.drachensachen.components import ABILITIES, CURSES
from houndtable.games.drachensachen.options import option_name
from houndtable.kernel.chance import Luck, Seeded
from tests.drachensachen.table import GAME, Table, clause, lost_before, luck, pick, sachen, shuffled

pytestmark = pytest.mark.engine


def next_round(*outcomes: Luck, players: int = 3, used: list[str] | None = None, **options: str) -> Table:
    """Seat 0 has won a round, and this is what chance brings before the next."""
    hands = " | ".join(["1"] + ["2 3"] * (players - 1))
    hidden = " | " * (players - 1)
    fields: dict[str, Any] = {"used": used or [], "abilities": used or []} if used is not None else {}
    script = luck(*outcomes, shuffled())
    table = sachen(hands, hidden=hidden, options=options, chance=script, **fields)
    table.play("play 1")
    return table


def sizes(table: Table, name: str) -> list[int]:
    return [len(cards) for cards in table.dump(name)]


@clause("9.1")
def test_without_the_option_there_are_no_curses() -> None:
    assert next_round().dump("curses") == [None] * 3


@clause("9.1", "9.2")
@pytest.mark.parametrize(("place", "hand"), [(0, 6), (1, 7), (2, 8)])
def test_the_winner_draws_a_curse_for_many_monsters(place: int, hand: int) -> None:
    table = next_round(pick(place, 7), curses="on")
    assert table.dump("curses") == [f"many monsters {hand}", None, None]
    assert sizes(table, "hands") == [hand, 5, 5]
    assert sizes(table, "hidden") == sizes(table, "open") == [3, 3, 3]
    assert table.told("curse")[0]["seat"] == 0


@clause("9.1", "9.3")
@pytest.mark.parametrize(("place", "hidden", "opened"), [(3, 4, 2), (4, 5, 1), (5, 4, 1)])
def test_unknowing_changes_hidden_and_open_remainders(place: int, hidden: int, opened: int) -> None:
    table = next_round(pick(place, 7), curses="on")
    assert sizes(table, "hands") == [5, 5, 5]
    assert (sizes(table, "hidden"), sizes(table, "open")) == ([hidden, 3, 3], [opened, 3, 3])
    table.play(table.offers("exchange")[0], seat=0)
    assert table.state.waiting == [1, 2]
    assert len(table.dump("draw_pile")) == 18


@clause("9.1")
def test_a_curse_is_for_one_set_up_only_and_drawn_from_all_seven() -> None:
    hands = "1 | 2 3 | 2 3"
    rest: dict[str, Any] = {"hidden": " | | ", "curses": ["many monsters 8", None, None]}
    table = sachen(hands, options={"curses": "on"}, chance=luck(pick(2, 7), shuffled()), seat=0, **rest)
    table.play("play 1")
    assert table.dump("curses") == ["many monsters 8", None, None]
    table = sachen(hands, chance=luck(shuffled()), **rest)
    table.play("play 1")
    assert table.dump("curses") == [None, None, None]


@clause("9.4")
def test_chaos_curses_everybody_the_winner_first_and_makes_the_draw_pile_of_all_that_remains() -> None:
    table = next_round(pick(6, 7), pick(2, 6), pick(0, 5), pick(3, 4), curses="on")
    assert table.dump("curses") == ["many monsters 8", "many monsters 6", "unknowing 4/1"]
    assert table.dump("chaos") is True
    assert sizes(table, "hands") == [8, 6, 5]
    assert sizes(table, "hidden") == [3, 3, 4]
    assert (len(table.dump("draw_pile")), table.dump("unseen")) == (96 - 14 - 12 - 10, [])
    assert table.told("chaos") == [{"event": "chaos", "seat": 0}]


@clause("9.4")
def test_six_players_use_up_the_six_other_curses() -> None:
    picks = [pick(0, left) for left in (6, 5, 4, 3, 2, 1)]
    table = next_round(pick(6, 7), *picks, players=6, curses="on")
    assert len(set(table.dump("curses"))) == 6
    assert table.dump("curses")[0] == "many monsters 6"


@clause("9.4")
def test_chaos_goes_leftwards_from_the_winner() -> None:
    script = luck(pick(6, 7), pick(0, 6), pick(0, 5), pick(0, 4), shuffled())
    table = sachen("2 3 | 1 | 2 3", hidden=" | | ", options={"curses": "on"}, chance=script, seat=1)
    table.play("play 1")
    assert table.dump("curses") == ["many monsters 8", "many monsters 6", "many monsters 7"]


@clause("10.1")
def test_without_the_option_there_are_no_abilities() -> None:
    assert next_round().dump("abilities") == []


@clause("10.1")
def test_curses_come_before_the_ability_and_both_before_the_shuffle() -> None:
    table = next_round(pick(0, 7), pick(4, 7), curses="on", abilities="cumulative")
    assert table.dump("abilities") == ["roundabout"]
    assert table.told("ability") == [{"event": "ability", "ability": "roundabout"}]


@clause("10.1")
def test_cumulative_abilities_stay_and_none_comes_twice() -> None:
    table = next_round(pick(1, 6), used=["envious monsters"], abilities="cumulative")
    assert table.dump("abilities") == ["envious monsters", "small but nice"]
    table = next_round(used=ABILITIES, abilities="cumulative")
    assert table.dump("abilities") == ABILITIES


@clause("10.1")
def test_for_one_round_each_comes_once_before_any_comes_again() -> None:
    table = next_round(pick(1, 6), used=["envious monsters"], abilities="one_round")
    assert table.dump("abilities") == ["small but nice"]
    assert table.dump("used") == ["envious monsters", "small but nice"]
    table = next_round(pick(1, 7), used=ABILITIES, abilities="one_round")
    assert table.dump("abilities") == table.dump("used") == ["envious monsters"]


@clause("10.1")
def test_nothing_is_drawn_once_the_game_is_over() -> None:
    options = {"curses": "on", "abilities": "cumulative"}
    table = sachen("1 | 2 3", hidden=" | ", options=options, chance=luck(), **lost_before(0, 20))
    table.play("play 1")
    assert table.dump("step") == "over"


@clause("10.2")
@pytest.mark.parametrize(
    ("face", "pile"), [("2", "2 2 2"), ("7", "7 7 7"), ("9", "9 9 9"), ("nullo", "nullo nullo nullo")]
)
def test_abilities_lapse_with_four_in_a_row(face: str, pile: str) -> None:
    table = sachen(f"{face} 5 | 3", pile, open="4 |", with_=ABILITIES)
    table.play(f"play {face}")
    assert (table.dump("step"), table.pile(), table.hand(0), table.dump("quick")) == ("play", "", "5", False)


@clause("10.3")
def test_a_nullo_is_quick() -> None:
    table = sachen("nullo nullo 9 2 | 3", "7", with_=["dragons are quick"])
    table.play("play nullo")
    assert (table.seat, table.dump("quick")) == (0, True)
    assert table.offers() == ["play 2 x1", "play nullo x1"]
    assert table.clause("take pile") == "10.3"
    table.play("play nullo")
    assert table.seat == 0
    table.play("play 2")
    assert (table.seat, table.dump("quick")) == (1, False)


@clause("10.3")
def test_two_nullos_give_one_extra_turn() -> None:
    table = sachen("nullo nullo 5 2 | 3", "7", with_=["dragons are quick"])
    table.play("play nullo x2", "play 2")
    assert table.seat == 1


@clause("10.3")
def test_the_extra_turn_is_over_once_cards_are_played() -> None:
    for card, ability, step in (("7", "roundabout", "turn"), ("2", "monsterball", "give")):
        table = sachen(f"nullo {card} 1 1 | 3", "7", with_=["dragons are quick", ability])
        table.play("play nullo")
        table.play(f"play {card}")
        assert (table.dump("step"), table.dump("quick")) == (step, False)
        assert GAME.load(table.state.dump(), Seeded(0)).dump() == table.state.dump()


@clause("10.3")
@pytest.mark.parametrize(("hand", "move"), [("nullo 7", "play 7"), ("nullo 9 9 9 9", "throw 9")])
def test_the_extra_turn_is_over_with_the_round(hand: str, move: str) -> None:
    for lost in ({}, lost_before(0, 20)):
        table = sachen(f"{hand} | 3", hidden=" | 8", with_=["dragons are quick"], **lost)
        table.play("play nullo", move)
        assert (table.dump("step"), table.dump("quick")) == ("over" if lost else "exchange", False)
        assert GAME.load(table.state.dump(), Seeded(0)).dump() == table.state.dump()


@clause("10.3")
def test_the_pile_may_be_taken_in_it_if_nothing_fits() -> None:
    table = sachen("nullo 9 | 3", "7", with_=["dragons are quick"])
    table.play("play nullo")
    assert table.offers() == ["take pile"]
    table = sachen("nullo | 3", "7", open="9 |", with_=["dragons are quick"])
    table.play("play nullo")
    assert table.offers() == ["take pile"]
    table = sachen("nullo | 3", "7", open="8 |", with_=["dragons are quick"])
    table.play("play nullo")
    assert table.offers() == ["play 8 x1"]


@clause("10.3")
def test_in_it_sets_may_be_thrown_out_and_hidden_remainders_are_tried() -> None:
    table = sachen("nullo 9 9 9 9 | 3", "7", with_=["dragons are quick"])
    table.play("play nullo")
    assert table.offers() == ["take pile", "throw 9"]
    table.play("throw 9")
    assert table.offers() == ["blind 1"]


@clause("10.4")
@pytest.mark.parametrize(("dragon", "count"), [("nullo", 1), ("protecto", 2), ("nullo", 3), ("extermino", 1)])
def test_envious_monsters_make_who_plays_dragons_draw_one_card(dragon: str, count: int) -> None:
    hand = " ".join([dragon] * count)
    table = sachen(f"{hand} 2 | 3", "7", draw="6", with_=["envious monsters"])
    table.play(f"play {dragon} x{count}")
    assert table.hand(0) == "2 6"
    assert table.seat == (0 if dragon == "extermino" else 1)


@clause("10.4")
def test_there_must_be_a_card_to_draw() -> None:
    table = sachen("nullo 2 | 3", "7", with_=["envious monsters"], draw_pile=[])
    table.play("play nullo")
    assert table.hand(0) == "2"


@clause("10.4", "5.5")
def test_a_debt_pushed_on_is_never_more_than_is_left_to_draw() -> None:
    table = sachen("protecto 2 | 3", "4", debt=2, with_=["envious monsters"], draw_pile=["6", "7"])
    table.play("play protecto")
    assert (table.dump("debt"), table.offers()) == (1, ["draw 1"])
    table = sachen("protecto 2 | 3 5", "4", debt=1, with_=["envious monsters"], draw_pile=["6"])
    table.play("play protecto")
    assert (table.dump("debt"), table.dump("step")) == (0, "play")


@clause("10.4", "10.3")
def test_a_quick_nullo_draws_before_its_extra_turn() -> None:
    table = sachen("nullo 9 | 3", "7", draw="6", with_=["envious monsters", "dragons are quick"])
    table.play("play nullo")
    assert table.offers() == ["play 6 x1"]


@clause("10.5")
@pytest.mark.parametrize("pile", ["9", "9 9", "9 protecto", "9 protecto protecto"])
def test_a_1_may_be_played_on_a_9_through_protectos_too(pile: str) -> None:
    assert sachen("1 2 | 3", pile).faces() == []
    table = sachen("1 2 | 3", pile, with_=["small but nice"])
    assert table.faces() == ["1"]
    assert table.clause("play 1") is None


@clause("10.5")
def test_it_may_not_be_played_on_other_high_cards() -> None:
    assert sachen("1 2 | 3", "8", with_=["small but nice"]).clause("play 1") == "4.2"


@clause("10.6")
def test_for_each_2_somebody_draws_a_random_card_of_the_hand() -> None:
    table = sachen("2 2 5 7 9 | 3 | 4", "1", with_=["monsterball"], chance=luck(pick(1, 3), pick(0, 2)))
    table.play("play 2 x2")
    assert table.offers() == ["give seat 1", "give seat 2"]
    table.play("give seat 2")
    assert (table.hand(0), table.hand(2), table.dump("todo")) == ("5 9", "4 7", 1)
    table.play("give seat 1")
    assert (table.hand(0), table.hand(1), table.seat) == ("9", "3 5", 1)


@clause("10.6")
@pytest.mark.parametrize("move", ["give seat 0", "give seat 3", "play 5", "lift 5", "take pile", "go on"])
def test_only_another_player_at_the_table_is_chosen(move: str) -> None:
    table = sachen("2 5 7 9 | 3 | 4", "1", with_=["monsterball"])
    table.play("play 2")
    assert table.clause(move) == "10.6"


@clause("10.6")
def test_it_ends_when_the_hand_is_empty() -> None:
    table = sachen("2 2 5 | 3 | 4", "1", with_=["monsterball"])
    table.play("play 2 x2", "give seat 1")
    assert (table.dump("step"), table.seat, table.hand(1)) == ("play", 1, "3 5")
    table = sachen("2 | 3 | 4", "1", with_=["monsterball"])
    table.play("play 2")
    assert table.seat == 1


@clause("10.6")
def test_giving_away_the_last_card_wins_the_round() -> None:
    table = sachen("2 5 | 3 | 4", "1", hidden=" | 8 | 8", with_=["monsterball"])
    table.play("play 2", "give seat 1")
    assert table.state.rounds[0].how == "won"
    assert table.lost() == [0, 3, 2]


@clause("10.7")
@pytest.mark.parametrize(("move", "seat", "clockwise"), [("reverse", 2, False), ("go on", 1, True)])
def test_a_7_may_change_the_direction(move: str, seat: int, clockwise: bool) -> None:
    table = sachen("7 7 2 | 3 | 9 9", "1", with_=["roundabout"])
    table.play("play 7 x2")
    assert table.offers() == ["reverse", "go on"]
    table.play(move)
    assert (table.seat, table.dump("clockwise")) == (seat, clockwise)
    if move == "reverse":
        table.play("play 9")
        assert table.seat == 1
        assert table.told("reversed") == [{"event": "reversed", "seat": 0, "clockwise": False}]


@clause("10.7")
def test_with_two_players_one_goes_again_facing_the_own_7() -> None:
    table = sachen("7 8 2 | 3", "1", with_=["roundabout"])
    table.play("play 7", "reverse")
    assert (table.seat, table.dump("clockwise")) == (0, False)
    assert table.offers() == ["take pile", "play 8 x1"]
    table.play("play 8")
    assert table.seat == 1


@clause("10.7")
def test_a_blind_7_asks_too_and_nothing_else_is_answered() -> None:
    table = sachen(" | 3 | 9 9", "1", hidden="7 7 | 8 | 8", with_=["roundabout"])
    table.play("blind 1")
    assert table.dump("step") == "turn"
    assert table.clause("play 3") == "10.7"


@clause("10.8")
def test_with_golden_feathers_an_8_brings_a_coin() -> None:
    table = sachen("1 | 8 8 3 | 8 | 8 8 4 4", open=" | 8 | |", hidden=" | | |", with_=["golden feathers"])
    table.play("play 1")
    assert [table.points(seat) for seat in (1, 2, 3)] == [[-1, 0, 0, 3], [0, 0, 0, 1], [-2, 0, 0, 2]]
    assert table.lost() == [0, -2, -1, 0]


@clause("10.8", "7.4")
def test_the_cap_comes_after_the_feathers() -> None:
    hand = " ".join(["8 8", "3 3 3 3 4 4 4 4 5 5 5 5 6"])
    table = sachen(f"1 | {hand}", hidden=" | ", with_=["golden feathers"])
    table.play("play 1")
    assert table.points(1) == [-13, 0, 0, 2, 1]
    assert table.lost() == [0, 10]


@clause("10.9")
def test_for_each_9_an_open_remainder_is_lifted() -> None:
    table = sachen("9 9 2 | 3", "1", open="4 4 7 |", with_=["open secrets"])
    table.play("play 9 x2")
    assert table.offers() == ["lift 4", "lift 7"]
    assert table.clause("lift 5") == "10.9"
    assert table.clause("play 2") == "10.9"
    table.play("lift 7")
    assert (table.hand(0), table.open(0), table.dump("todo")) == ("2 7", "4 4", 1)
    table.play("lift 4")
    assert (table.hand(0), table.open(0), table.seat) == ("2 4 7", "4", 1)
    assert [told["card"] for told in table.told("lifted")] == ["7", "4"]


@clause("10.9")
def test_nothing_is_lifted_where_nothing_lies_open() -> None:
    table = sachen("9 9 2 | 3", "1", open="4 |", with_=["open secrets"])
    table.play("play 9 x2", "lift 4")
    assert (table.seat, table.dump("todo")) == (1, 0)
    table = sachen("9 2 | 3", "1", with_=["open secrets"])
    table.play("play 9")
    assert table.seat == 1


@clause("10.9", "3.6")
def test_lifting_keeps_a_round_from_ending() -> None:
    table = sachen("9 | 3", "1", open="4 |", hidden=" | 8", with_=["open secrets"])
    table.play("play 9", "lift 4")
    assert (table.state.rounds, table.hand(0)) == ([], "4")


@clause("9.5")
def test_only_curses_that_are_in_the_box_are_drawn() -> None:
    left_out: Any = {"many_monsters_6": "off", "unknowing_4_2": "off", "chaos": "off"}
    table = next_round(pick(2, 4), curses="on", **left_out)
    assert table.dump("curses") == ["unknowing 5/1", None, None]


@clause("9.5")
def test_chaos_curses_as_many_as_there_are_cards_for() -> None:
    only: Any = {
        option_name(name): "off" for name in CURSES if name not in ("chaos", "many monsters 7", "unknowing 4/1")
    }
    table = next_round(pick(2, 3), pick(1, 2), pick(0, 1), curses="on", **only)
    assert table.dump("curses") == ["unknowing 4/1", "many monsters 7", None]
    assert table.dump("chaos") is True


@clause("9.5", "10.10")
def test_with_everything_left_out_nothing_is_drawn() -> None:
    none: Any = {option_name(name): "off" for name in CURSES + ABILITIES}
    for how in ("cumulative", "one_round"):
        table = next_round(curses="on", abilities=how, **none)
        assert (table.dump("curses"), table.dump("abilities"), table.dump("used")) == ([None] * 3, [], [])


@clause("10.10")
@pytest.mark.parametrize("name", ABILITIES)
def test_an_ability_left_out_is_never_drawn(name: str) -> None:
    others = [ability for ability in ABILITIES if ability != name]
    options: Any = {"abilities": "cumulative", option_name(name): "off"}
    assert next_round(pick(5, 6), used=[], **options).dump("used") == [others[5]]
    assert next_round(pick(0, 1), used=others[:-1], **options).dump("used") == others
    assert next_round(used=others, **options).dump("used") == others
    options["abilities"] = "one_round"
    table = next_round(pick(3, 6), used=others, **options)
    assert (table.dump("used"), table.dump("abilities")) == ([others[3]], [others[3]])


@clause("9.5", "10.10")
def test_each_curse_and_ability_has_its_own_switch() -> None:
    switches = [option.name for option in GAME.options if option.clause in ("9.5", "10.10")]
    assert switches == [option_name(name) for name in CURSES + ABILITIES]
    said = words.of(GAME)
    for option in [option for option in GAME.options if option.name in switches]:
        assert len(said.about_option(option)) < 80
        assert [said.choice(option, word) for word in option.words] == ["in play", "left out"]
