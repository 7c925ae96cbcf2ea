"""Positions as JSON: written whole, read with care."""

import json
import re
from typing import Any

import pytest

from houndtable import words
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message
from houndtable.kernel.playout import play_out
from houndtable.words.languages import languages
from tests.dachs.table import GAME, dachs, position

pytestmark = pytest.mark.engine
ROW = "2b 2b 3b 3p 4b 5b"
HAND = "2v 3v|4s 5s"
RULE = re.compile(r"[\[\uff3b]\d+\.\d+[]\uff3d]$")
DRAWING: dict[str, Json] = {"step": "draw", "played": ["2v"], "draws_left": 1, "retrievable": [1, 0, 0, 0]}


def refusal(fields: dict[str, Json]) -> Refusal:
    """With what the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**position(HAND, ROW), **fields}, Seeded(1))
    return refused.value


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
    with pytest.raises(BadPosition) as refused:
        GAME.load(data, Seeded(1))
    assert refused.value.message.key == "position-no-object"


@pytest.mark.parametrize("name", list(position(HAND, ROW)))
def test_no_field_may_be_missing(name: str) -> None:
    whole = position(HAND, ROW)
    del whole[name]
    with pytest.raises(BadPosition) as refused:
        GAME.load(whole, Seeded(1))
    assert refused.value.message == Message("position-field-missing", {"field": name})


WRONG: list[Json] = [None, -1, 99, "x", [], ["x"], [None], [[1]], {"a": 1}, True]
FITTING = [("rounds", []), ("pile", []), ("shuffles", 99), ("played", [])]


@pytest.mark.parametrize("name", list(position(HAND, ROW)))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    if (name, value) not in FITTING:
        assert str(refusal({name: value}))


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"extra": 1}, "position-field-unknown"),
        ({"game": "chess"}, "wanted-one-of"),
        ({"options": {"speed": 1}}, "unknown-option"),
        ({"hands": [["2v"]]}, "wanted-list-for-each-seat"),
        ({"hands": [["2x"], ["2v"]]}, "position-no-card"),
        ({"hands": [["5v", "5v"], ["2v"]]}, "position-too-many"),
        ({"hands": [["2v?"], ["3v"]]}, "position-odd-marks"),
        ({"hands": [["2v@9"], ["3v"]]}, "position-odd-marks"),
        ({"hands": [["2v@7"], ["3v"]]}, "position-marks-no-seat"),
        ({"hands": [["2v/1"], ["3v"]]}, "position-marks-no-batch"),
        ({"hands": [["2v/x"], ["3v"]]}, "position-marks-no-batch"),
        ({"deck": ["2s"]}, "position-lacks"),
        ({"rounds": [{"how": "scored", "turns": 1, "lines": []}]}, "wanted-list-for-each-seat"),
        ({"rounds": [{"how": "scored", "turns": 1, "lines": [1, 2]}]}, "wanted-score-lines"),
        ({"rounds": [{"how": "lost", "turns": 1, "lines": [[], []]}]}, "wanted-one-of"),
        (
            {"rounds": [{"how": "scored", "turns": 1, "lines": [[{"name": 1, "points": 1, "clause": "1.1"}], []]}]},
            "wanted-texts-of-line",
        ),
    ],
)
def test_what_is_no_position_is_refused(fields: dict[str, Json], key: str) -> None:
    message = refusal(fields).message
    wanted = message.args.get("wanted", [message.key])
    assert isinstance(wanted, list)
    assert wanted[0] == key


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"deck": ["2v*", "..."]}, "position-deck-known"),
        ({"hands": [["2v@1"], ["3v"]]}, "position-known"),
        ({"step": "over", "lives": [0, 2], "turns": 1}, "position-known"),
        ({"hands": [["2v", "2s", "2p", "2v", "2s", "2p"], ["3v"]]}, "position-hand-limit"),
        ({"hands": [[], ["3v"]]}, "position-empty-hand"),
        ({"hands": [["3v"], []]}, "position-empty-hand"),
        ({"lives": [0, 2]}, "position-over"),
        ({"step": "over", "hands": [["2v*"], ["3v*"]]}, "position-over"),
        ({"lives": [3, 2]}, "position-lives"),
        ({"points": [3, 3], "bonuses": [4, 0]}, "position-bonuses"),
        ({"points": [40, 0]}, "position-last-lap"),
        ({"last_lap": True}, "position-last-lap"),
        ({"turns": 1}, "position-turns"),
        ({"first": 1}, "position-turns"),
        ({"played": ["2v"]}, "position-between-turns"),
        ({"draws_left": 1}, "position-between-turns"),
        ({"has_drawn": True}, "position-between-turns"),
        ({"retrievable": [1, 0, 0, 0]}, "position-between-turns"),
        ({"row": "2b 2b 3b 3p 4b".split()}, "position-row"),
        ({"step": "draw", "draws_left": 1}, "position-played"),
        ({"step": "draw", "draws_left": 1, "played": ["2s", "5v"]}, "position-played"),
        ({"step": "retrieve", "played": ["2v"], "draws_left": 1}, "position-draws"),
        ({"step": "draw", "played": ["2v"]}, "position-draws"),
        ({**DRAWING, "retrievable": [2, 0, 0, 0]}, "position-retrievable"),
        ({**DRAWING, "retrievable": [0, 0, 0, 0]}, "position-retrievable"),
        ({**DRAWING, "draws_left": 2}, "position-drawing"),
        ({**DRAWING, "has_drawn": True}, "position-drawing"),
        ({**DRAWING, "hands": [["2s", "2s", "2p", "2p", "3s"], ["4s"]]}, "position-drawing"),
        ({**DRAWING, "retrievable": [0, 0, 0, 0], "row": "2b 2b 3b 3p 4b".split()}, "position-drawing"),
        (
            {
                **DRAWING,
                "played": ["2v", "2v", "3v"],
                "retrievable": [3, 0, 0, 0],
                "has_drawn": True,
                "hands": [[], ["4s"]],
            },
            "position-drawn",
        ),
        ({"step": "retrieve", "played": ["2v"], "retrievable": [1, 0, 0, 0]}, "position-retrieving"),
        (
            {
                "step": "retrieve",
                "played": ["2b", "2p"],
                "retrievable": [0, 1, 1, 0],
                "row": "2b 3b 3p 3s 4b 5b".split(),
                "hands": [["2s", "2s", "2v", "2v", "3s"], ["4s"]],
            },
            "position-retrieving",
        ),
        ({"step": "place", "played": ["2v", "2v"]}, "position-placing"),
        ({"step": "place", "played": ["2v", "2s"], "row": []}, "position-placed"),
        ({"step": "place", "played": ["2v", "2s"], "row": ["2b"]}, "position-placed"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_a_rule(fields: dict[str, Json], key: str) -> None:
    message = refusal(fields).message
    assert message.key == key
    assert all(RULE.search(words.of(GAME, language).why(message)) for language in languages())


def test_the_deck_is_never_empty() -> None:
    hands = "2v 2v 2v 3v 3v|4v 4v 5v 2b 2b"
    pile = "2b 3b 3b 4b 4b 2p 2p 2p 3p 3p 3p 4p 5p 2s 2s 2s".split()
    fields = position(hands, "3s 3s 3s 4s 5s 5b", pile=list(pile))
    assert refusal(fields).message.key == "position-empty-deck"


def test_a_position_in_the_middle_of_a_turn_can_be_written_by_hand() -> None:
    fields: dict[str, Any] = {"step": "retrieve", "played": ["2v"], "retrievable": [1, 0, 0, 0]}
    table = dachs("4v|4s 5s", "2b 2b 3v 3p 4b 5b", **fields)
    assert table.offers() == ["stop", "take 3v"]
