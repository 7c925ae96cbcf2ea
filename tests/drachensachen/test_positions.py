"""Positions as JSON: written whole, read with care."""

import json
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.playout import play_out
from tests.drachensachen.table import GAME, lost_before, position, sachen

pytestmark = pytest.mark.engine
HANDS = "1 2 | 3 7"


def refusal(fields: dict[str, Any], pile: str = "") -> str:
    """The sentence with which the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**position(HANDS, pile), **fields}, Seeded(1))
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_position_of_a_game_reads_back_as_it_was_written(players: int) -> None:
    options = {"abilities": "cumulative", "curses": "on", "hoard": 12}
    state = GAME.new(players, Seeded(players), options)
    moves = Seeded(3)
    while state.waiting:
        text = json.dumps(state.dump())
        assert GAME.load(json.loads(text), Seeded(0)).dump() == state.dump()
        play_out(state, moves, 7)
    assert GAME.load(state.dump(), Seeded(0)).outcome() is not None


def test_three_dots_stand_for_the_usual_draw_pile_and_for_all_other_cards() -> None:
    table = sachen(HANDS, draw="5 9")
    assert table.dump("draw_pile")[:3] == ["5", "9", "1"]
    assert len(table.dump("draw_pile")) == 18
    assert len(table.dump("unseen")) == 96 - 4 - 2 - 18


@pytest.mark.parametrize("data", [None, 3, "drachensachen", [], [{}], True])
def test_a_position_is_an_object(data: Json) -> None:
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.load(data, Seeded(1))


@pytest.mark.parametrize("name", [name for name in position(HANDS) if name not in ("spurned", "moved")])
def test_no_other_field_may_be_missing(name: str) -> None:
    whole = position(HANDS)
    del whole[name]
    with pytest.raises(BadPosition, match=f"no “{name}”"):
        GAME.load(whole, Seeded(1))


WRONG: list[Json] = [None, -1, 10**15 + 1, "x", ["x"], [None], [[1]], {"a": 1}]


@pytest.mark.parametrize("name", list(position(HANDS)))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    assert refusal({name: value}).endswith((".", "]"))


def since(*changes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A position of two, seat 0 with 1 2 and seat 1 with 3, in which these things happened since a gift."""
    return {"told": [[]] * 6, "since": [{"seat": 0, "cards": [], **change} for change in changes], **fields}


def gift(**fields: Any) -> dict[str, Any]:
    """A 3 that seat 0 gave seat 1."""
    return {"change": "gift", "held": 3, "cards": ["3"], "to": 1, "had": 0, "known_to": [0, 1], **fields}


def go(*cards: str, **fields: Any) -> dict[str, Any]:
    """Cards that left the hand of seat 0."""
    return {"change": "go", "held": 2 + len(cards), "cards": list(cards), **fields}


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"extra": 1}, "unknown field “extra”"),
        ({"game": "chess"}, "one of drachensachen"),
        ({"options": {"speed": 1}}, "no option called “speed”"),
        ({"hands": [["1"]]}, "a list for each of the 2 seats"),
        ({"hands": [["10"], ["1"]]}, "There is no card “10”"),
        ({"hands": [["1**"], ["1"]]}, "There is no card “1*”"),
        ({"hands": [["1"] * 9, ["2"]]}, "more 1 than there are"),
        ({"unseen": ["9"]}, "cards are missing from the position: 3, 3, 3, 4"),
        ({"hands": [[], ["2"]], "hidden": [[], []]}, "A player has no cards left, so the round would be over. [3.6]"),
        ({"hidden": [["9"] * 6, []]}, "more than 5 hidden Remainders. [9.3]"),
        ({"step": "over"}, "lost the fewest, and only then. [8.2]"),
        (lost_before(3, 21), "lost the fewest, and only then. [8.2]"),
        ({"past": [0]}, "a number for each round"),
        (
            {"moved": True, "idle": 7},
            "“idle” in the position must be 0 in a turn in which four cards have left the round or cards have been",
        ),
        (
            {"moved": True, "step": "owe", "pile": ["4"], "debt": 2},
            "thrown out or cards be drawn in this turn already. [7.5]",
        ),
        ({"idle": 80}, "After 80 turns without a change the round would be over. [7.5]"),
        ({"abilities": ["roundabout"]}, "An ability in play must be among the used ones. [10.1]"),
        ({"abilities": ["flight"]}, "a list of dragons are quick"),
        (
            {"version": 1, "moved": True},
            "Version 1 of the rules doesn’t keep track of what a turn has changed already. [7.5]",
        ),
        ({"curses": [None]}, "a list of 2, one for each seat"),
        ({"curses": [None, "warts"]}, "one of many monsters 6"),
        ({"pile": ["7"] * 4}, "Four in a row would have left the round. [4.5]"),
        ({"pile": ["extermino"]}, "never stays on the pile. [6.4]"),
        ({"skip": 1}, "There are turns to skip at the step “miss”, and only there. [5.8]"),
        ({"debt": 2}, "There are cards to draw at the step “owe”, and only there. [5.2]"),
        (
            {"step": "owe", "pile": ["4"], "debt": 2, "draw_pile": ["5"]},
            "Nobody has to draw more cards than there are in the draw pile. [5.5]",
        ),
        ({"step": "owe", "pile": ["5"], "debt": 2}, "There are cards to draw only after a 4. [5.2]"),
        ({"step": "miss", "pile": ["4"], "skip": 2}, "There are turns to skip only after a 5. [5.8]"),
        (
            {"step": "give", "pile": ["2"], "todo": 1},
            "The step “give” comes only after its card and with its ability. [10.2]",
        ),
        ({"step": "turn", "pile": ["6"], "abilities": ["roundabout"], "used": ["roundabout"]}, "[10.2]"),
        ({"todo": 1}, "There is something left to do at the steps “give” and “lift”, and only there. [10.6]"),
        (
            {"quick": True, "pile": ["nullo"]},
            "A Nullo’s extra turn comes only after a Nullo and with its ability. [10.3]",
        ),
        ({"answers": [None]}, "a list of 2, one for each seat"),
        ({"answers": [None, "dance"]}, "a move of the game"),
        ({"answers": [None, "keep"]}, "Cards are swapped only before the first turn. [2.5]"),
        (
            {"step": "exchange", "pile": ["5"]},
            "There has already been a turn, so cards can’t be swapped any more. [2.5]",
        ),
        (
            {"step": "exchange", "turns": 5},
            "There has already been a turn, so cards can’t be swapped any more. [2.5]",
        ),
        ({"step": "exchange", "answers": ["keep", "keep"]}, "When everyone has chosen, the swap is over. [2.6]"),
        ({"step": "exchange", "answers": ["exchange 9 9", None]}, "Player 1 can’t have chosen that. [2.5]"),
        ({"told": [["1"]]}, "3 times 2 lists of cards"),
        ({"told": [["7"] * 9, *[[]] * 5]}, "made of cards that are in the box"),
        ({"told": [[], ["9"], [], [], [], []]}, "Someone counts on cards that player 2 doesn’t have. [11.4]"),
        ({"told": [["1"], [], [], [], [], []]}, "Player 1 doesn’t need to be told about their own hand. [11.2]"),
        (since(gift(), told=[]), "after what was seen"),
        (since(*[go("1")] * 401), "at most 400 changes"),
        (since({"change": "went"}), "one of come, go, gift"),
        (since(go("x")), "There is no card “x”"),
        (since(go()), "Only equal cards leave a hand together"),
        (since(go("7", "8")), "Only equal cards leave a hand together"),
        (since(go("7", held=0)), "Only equal cards leave a hand together"),
        (since(go("7", extra=1)), "unknown field “extra”"),
        (since(go("7", to=1)), "unknown field “to”"),
        (since(gift(extra=1)), "unknown field “extra”"),
        (since(gift(to=2)), "from 0 to 1"),
        (since(gift(known_to=[3])), "from 0 to 2"),
        (since(gift(known_to=[0])), "At most one card is given to another player, and both know it. [11.4]"),
        (since(gift(known_to=[1, 2])), "At most one card is given to another player, and both know it. [11.4]"),
        (since(gift(to=0)), "At most one card is given to another"),
        (since(gift(held=0)), "At most one card is given to another"),
        (since(gift(cards=["3", "4"])), "At most one card is given to another"),
        (since(go("7"), go("7", held=1)), "Player 1 can’t have had 1 card. [11.4]"),
        (since(gift(held=2), told=[[], [], ["7", "7", "8"], [], [], []]), "Player 1 can’t have had 2 cards. [11.4]"),
        (since(go("7", held=9)), "fewer cards than they could have after all that has happened. [11.4]"),
        (
            since(go("7"), told=[[], [], ["8"], [], [], []]),
            "Someone counts on cards that player 1 doesn’t have. [11.4]",
        ),
        (since(gift(cards=["9"])), "Someone counts on cards that player 2 doesn’t have. [11.4]"),
        (since(*[go("7", "7")] * 5), "more or fewer 7 than there are. [11.4]"),
        (
            {"step": "owe", "pile": ["4"], "debt": 16},
            "Each 4 on top means two cards to draw and no more, even under Protectos. [5.2]",
        ),
        (
            {"step": "owe", "pile": ["4", "5", "4"], "debt": 4},
            "Each 4 on top means two cards to draw and no more, even under Protectos. [5.2]",
        ),
        (
            {"step": "owe", "pile": ["4", "4"], "debt": 3},
            "Each 4 means two cards to draw, or whatever is left of the draw pile. [5.5]",
        ),
        (
            {"step": "miss", "pile": ["5", "7", "5", "protecto"], "skip": 2},
            "Each 5 on top means one turn to skip and no more, even under Protectos. [5.8]",
        ),
        ({"rounds": [{"how": "lost", "turns": 1, "lines": [[], []]}]}, "one of won, stalemate"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(fields)


def test_nothing_is_given_from_an_empty_hand_nor_lifted_from_an_empty_table() -> None:
    ball: dict[str, Any] = {"abilities": ["monsterball"], "used": ["monsterball"]}
    assert "[10.6]" in refusal({"step": "give", "hands": [[], ["3"]], "todo": 1, "pile": ["2"], **ball})
    secrets: dict[str, Any] = {"abilities": ["open secrets"], "used": ["open secrets"]}
    assert "no open Remainders to take into the hand. [10.9]" in refusal(
        {"step": "lift", "todo": 1, "pile": ["9"], **secrets}
    )


def test_a_position_in_the_middle_of_a_turn_can_be_written_by_hand() -> None:
    table = sachen("5 7 | 3", "9", open="4 6 |", step="lift", todo=1, idle=80, with_=["open secrets"])
    assert table.offers() == ["lift 4", "lift 6"]
    table.play("lift 6")
    assert table.state.rounds[0].how == "stalemate"


def test_what_is_owed_may_be_all_that_is_left_to_draw() -> None:
    table = sachen("1 2 | 3 7", "4 protecto 4", step="owe", debt=3, draw_pile=["5", "6", "9"])
    assert table.offers("draw") == ["draw 3"]


def test_a_round_of_very_many_turns_reads_back() -> None:
    table = sachen("9 | 3", hidden=" | 8", turns=1_000_000)
    table.play("play 9")
    assert table.state.rounds[0].turns == 1_000_000
    assert GAME.load(table.state.dump(), Seeded(0)).dump() == table.state.dump()
    table = sachen("9 1 | 3", turns=1_000_000)
    table.play("play 9")
    assert GAME.load(table.state.dump(), Seeded(0)).dump() == table.state.dump()


def test_what_everybody_saw_may_have_been_told() -> None:
    table = sachen("1* 2 | 3 7", told=[[], [], ["1"], [], ["1"], []])
    assert table.state.view(1).zone("hand", 0) == ["1", "?"]


def test_what_is_remembered_is_written_and_read() -> None:
    dump = position(HANDS, **since(gift(known_to=[0, 1, 2]), go("7", "7", held=4), gift(held=2, had=1, cards=[])))
    dump["hands"] = [["1"], ["3", "5"]]
    assert GAME.load(dump, Seeded(0)).dump()["since"] == dump["since"]


def test_what_was_spurned_is_written_and_read() -> None:
    dump = position("1 2 | 3 7", spurned=[["4", "nullo"], []])
    assert GAME.load(dump, Seeded(0)).dump()["spurned"] == [["4", "nullo"], []]
    del dump["spurned"]
    assert GAME.load(dump, Seeded(0)).dump()["spurned"] == [[], []]
