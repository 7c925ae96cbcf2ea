"""Positions as JSON: written whole, read with care."""

import json
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.playout import play_out
from tests.dachs.table import GAME, dachs, position

pytestmark = pytest.mark.engine
ROW = "2b 2b 3b 3p 4b 5b"
HAND = "2v 3v|4s 5s"
DRAWING: dict[str, Json] = {"step": "draw", "played": ["2v"], "draws_left": 1, "retrievable": [1, 0, 0, 0]}


def refusal(fields: dict[str, Json]) -> str:
    """The sentence with which the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**position(HAND, ROW), **fields}, Seeded(1))
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_reads_back_as_it_was_written(players: int) -> None:
    state = GAME.new(players, Seeded(players), {"lives": 1, "everyone_out": "replay_round"})
    moves = Seeded(3)
    while state.waiting:
        text = json.dumps(state.dump())
        assert GAME.load(json.loads(text), Seeded(0)).dump() == state.dump()
        play_out(state, moves, 1)
    assert GAME.load(state.dump(), Seeded(0)).outcome() is not None


def test_three_dots_in_the_deck_stand_for_all_other_cards() -> None:
    table = dachs(HAND, ROW, deck="5p 2s")
    assert table.dump("deck")[:4] == ["5p", "2s", "2v", "2v"]
    assert len(table.dump("deck")) == 22


@pytest.mark.parametrize("data", [None, 3, "dachs", [], [{}], True])
def test_a_position_is_an_object(data: Json) -> None:
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.load(data, Seeded(1))


@pytest.mark.parametrize("name", list(position(HAND, ROW)))
def test_no_field_may_be_missing(name: str) -> None:
    whole = position(HAND, ROW)
    del whole[name]
    with pytest.raises(BadPosition, match=f"no '{name}'"):
        GAME.load(whole, Seeded(1))


WRONG: list[Json] = [None, -1, 99, "x", [], ["x"], [None], [[1]], {"a": 1}, True]
FITTING = [("rounds", []), ("pile", []), ("shuffles", 99), ("played", [])]


@pytest.mark.parametrize("name", list(position(HAND, ROW)))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    if (name, value) not in FITTING:
        assert refusal({name: value}).endswith((".", "]"))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"extra": 1}, "unknown field 'extra'"),
        ({"game": "chess"}, "one of dachs"),
        ({"options": {"speed": 1}}, "no option 'speed'"),
        ({"hands": [["2v"]]}, "a list for each of 2 seats"),
        ({"hands": [["2x"], ["2v"]]}, "'2x' is no card"),
        ({"hands": [["5v", "5v"], ["2v"]]}, "more 5v than there are"),
        ({"hands": [["2v?"], ["3v"]]}, "marks are"),
        ({"deck": ["2v*", "..."]}, "Nobody knows a card of the deck"),
        ({"hands": [["2v@9"], ["3v"]]}, "marks are"),
        ({"hands": [["2v@7"], ["3v"]]}, "not at the table"),
        ({"hands": [["2v/1"], ["3v"]]}, "batch that is not there"),
        ({"hands": [["2v/x"], ["3v"]]}, "batch that is not there"),
        ({"hands": [["2v@1"], ["3v"]]}, "to its owner or to all, at the end to all. [10.1]"),
        ({"step": "over", "lives": [0, 2], "turns": 1}, "to its owner or to all, at the end to all. [10.1]"),
        ({"hands": [["2v", "2s", "2p", "2v", "2s", "2p"], ["3v"]]}, "at most 5 cards. [6.4]"),
        ({"hands": [[], ["3v"]]}, "cannot be. [7.3]"),
        ({"hands": [["3v"], []]}, "cannot be. [7.3]"),
        ({"deck": ["2s"]}, "lacks cards"),
        ({"lives": [0, 2]}, "no life left, and only then. [9.1]"),
        ({"step": "over", "hands": [["2v*"], ["3v*"]]}, "no life left, and only then. [9.1]"),
        ({"lives": [3, 2]}, "more lives than the 2 of the start. [2.5]"),
        ({"points": [3, 3], "bonuses": [4, 0]}, "[4.6]"),
        ({"points": [40, 0]}, "once somebody has 40 points, and only then. [8.1]"),
        ({"last_lap": True}, "once somebody has 40 points, and only then. [8.1]"),
        ({"turns": 1}, "do not fit together. [3.1]"),
        ({"first": 1}, "do not fit together. [3.1]"),
        ({"played": ["2v"]}, "nothing is played, drawn or retrieved. [3.2]"),
        ({"draws_left": 1}, "nothing is played, drawn or retrieved. [3.2]"),
        ({"has_drawn": True}, "nothing is played, drawn or retrieved. [3.2]"),
        ({"retrievable": [1, 0, 0, 0]}, "nothing is played, drawn or retrieved. [3.2]"),
        ({"row": "2b 2b 3b 3p 4b".split()}, "The row holds 6 cards. [7.2]"),
        ({"step": "draw", "draws_left": 1}, "all of one number or one colour. [4.2]"),
        ({"step": "draw", "draws_left": 1, "played": ["2s", "5v"]}, "all of one number or one colour. [4.2]"),
        ({"step": "retrieve", "played": ["2v"], "draws_left": 1}, "at the draw step, and only there. [5.1]"),
        ({"step": "draw", "played": ["2v"]}, "at the draw step, and only there. [5.1]"),
        ({**DRAWING, "retrievable": [2, 0, 0, 0]}, "does not fit what was played and the row. [6.1]"),
        ({**DRAWING, "retrievable": [0, 0, 0, 0]}, "does not fit what was played and the row. [6.1]"),
        ({**DRAWING, "draws_left": 2}, "do not fit together. [5.1]"),
        ({**DRAWING, "has_drawn": True}, "do not fit together. [5.1]"),
        ({**DRAWING, "hands": [["2s", "2s", "2p", "2p", "3s"], ["4s"]]}, "do not fit together. [5.1]"),
        ({**DRAWING, "retrievable": [0, 0, 0, 0], "row": "2b 2b 3b 3p 4b".split()}, "do not fit together. [5.1]"),
        (
            {
                **DRAWING,
                "played": ["2v", "2v", "3v"],
                "retrievable": [3, 0, 0, 0],
                "has_drawn": True,
                "hands": [[], ["4s"]],
            },
            "More cards were drawn than the hand holds. [5.1]",
        ),
        ({"step": "retrieve", "played": ["2v"], "retrievable": [1, 0, 0, 0]}, "some card can be retrieved. [6.1]"),
        (
            {
                "step": "retrieve",
                "played": ["2b", "2p"],
                "retrievable": [0, 1, 1, 0],
                "row": "2b 3b 3p 3s 4b 5b".split(),
                "hands": [["2s", "2s", "2v", "2v", "3s"], ["4s"]],
            },
            "some card can be retrieved. [6.1]",
        ),
        ({"step": "place", "played": ["2v", "2v"]}, "the cards to be placed differ. [7.1]"),
        ({"step": "place", "played": ["2v", "2s"], "row": []}, "So many cards cannot lie"),
        ({"step": "place", "played": ["2v", "2s"], "row": ["2b"]}, "So many cards cannot lie"),
        ({"rounds": [{"how": "scored", "turns": 1, "lines": []}]}, "for each of 2 seats"),
        ({"rounds": [{"how": "scored", "turns": 1, "lines": [1, 2]}]}, "a list of score lines"),
        ({"rounds": [{"how": "lost", "turns": 1, "lines": [[], []]}]}, "one of scored, replayed"),
        (
            {"rounds": [{"how": "scored", "turns": 1, "lines": [[{"name": 1, "points": 1, "clause": "1.1"}], []]}]},
            "a text",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fields: dict[str, Json], sentence: str) -> None:
    assert sentence in refusal(fields)


def test_the_deck_is_never_empty() -> None:
    hands = "2v 2v 2v 3v 3v|4v 4v 5v 2b 2b"
    pile = "2b 3b 3b 4b 4b 2p 2p 2p 3p 3p 3p 4p 5p 2s 2s 2s".split()
    fields = position(hands, "3s 3s 3s 4s 5s 5b", pile=list(pile))
    assert "[5.5]" in refusal(fields)


def test_a_position_in_the_middle_of_a_turn_can_be_written_by_hand() -> None:
    fields: dict[str, Any] = {"step": "retrieve", "played": ["2v"], "retrievable": [1, 0, 0, 0]}
    table = dachs("4v|4s 5s", "2b 2b 3v 3p 4b 5b", **fields)
    assert table.offers() == ["stop", "take 3v"]
