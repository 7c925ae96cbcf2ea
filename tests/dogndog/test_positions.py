"""Positions as JSON: written whole, read with care."""

import json
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.playout import play_out
from tests.dogndog.table import GAME, dogndog, late, position

pytestmark = pytest.mark.engine
HANDS = "2 2 3 4|1 food disc bone"
BASE: dict[str, Any] = position(HANDS, "5", "1 6|1 bone")


def refusal(fields: dict[str, Any]) -> str:
    """The sentence with which the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**BASE, **fields}, Seeded(1))
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("declarations", ["guarded", "free"])
def test_every_position_of_a_game_reads_back_as_it_was_written(players: int, declarations: str) -> None:
    state = GAME.new(players, Seeded(players), {"laps": 1, "declarations": declarations, "missed_ron": "furiten"})
    moves = Seeded(3)
    made = 0
    while state.waiting and made < 300:
        text = json.dumps(state.dump())
        assert GAME.load(json.loads(text), Seeded(0)).dump() == state.dump()
        play_out(state, moves, 1)
        made += 1
    play_out(state, moves, 20_000)
    assert GAME.load(state.dump(), Seeded(0)).outcome() is not None


def test_three_dots_in_the_deck_stand_for_all_other_cards() -> None:
    table = dogndog(HANDS, "5", "1 6|1 bone", deck="disc 2r")
    assert table.dump("deck")[:3] == ["disc", "2r", "1r"]
    assert len(table.dump("deck")) == 22


@pytest.mark.parametrize("data", [None, 3, "dogndog", [], [{}], True])
def test_a_position_is_an_object(data: Json) -> None:
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.load(data, Seeded(1))


@pytest.mark.parametrize("name", list(BASE))
def test_no_field_may_be_missing(name: str) -> None:
    whole = dict(BASE)
    del whole[name]
    with pytest.raises(BadPosition, match=f"no “{name}”"):
        GAME.load(whole, Seeded(1))


WRONG: list[Json] = [None, -1, 99, "x", [], ["x"], [None], [[1]], {"a": 1}, True]
FITTING = [("rounds", []), ("reasons", []), ("options", {"a": 1})]


@pytest.mark.parametrize("name", list(BASE))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    if (name, value) not in FITTING:
        assert refusal({name: value}).endswith((".", "]"))


ASKING: dict[str, Any] = {"step": "ron", "drawn": None, "hands": [["1", "3", "6", "bone"], ["2", "2", "3r", "4"]]}
LINE = {"name": "ron", "points": 1, "clause": "9.2"}


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"extra": 1}, "unknown field “extra”"),
        ({"game": "chess"}, "one of dogndog"),
        ({"options": {"speed": 1}}, "no option called “speed”"),
        ({"options": 3}, "an object"),
        ({"hands": [["2", "2", "3", "4"]]}, "a list for each of the 2 seats"),
        ({"hands": [["2", "2", "3"], ["1", "food", "disc", "bone"]]}, "A hand has 4 cards"),
        ({"hands": [["2", "2", "3", "7"], ["1", "food", "disc", "bone"]]}, "There is no card “7”"),
        ({"hands": [["2r", "2r", "3", "4"], ["1", "food", "disc", "bone"]]}, "more 2r than there are in the box."),
        ({"hands": [["2*", "2", "3", "4"], ["1", "food", "disc", "bone"]]}, "before the game is over. [13.2]"),
        ({"hands": [["2@1", "2", "3", "4"], ["1", "food", "disc", "bone"]]}, "before the game is over. [13.2]"),
        ({"drawn": "5*"}, "before the game is over. [13.2]"),
        ({"deck": ["2r*", "..."]}, "before the game is over. [13.2]"),
        ({"dora": 6}, "a card"),
        ({"drawn": 6}, "a card"),
        ({"deck": ["2r"]}, "cards are missing"),
        ({"lap": 3}, "from 1 to 2"),
        ({"step": "over"}, "last Parent of the last lap. [11.1]"),
        ({"discards": [["1"], ["1", "bone"]]}, "clockwise from the Parent. [3.1]"),
        ({"parent": 2}, "from 0 to 1"),
        ({"drawn": None}, "if it is someone’s turn, and only then. [3.2]"),
        ({"step": "ron"}, "is in that hand, unless it was the discard. [3.2]"),
        (
            {"step": "ron", "drawn": "2", "discards": [["1", "6"], ["1"]], "richi": [0, None]},
            "After Ri-chi, the card drawn is discarded. [6.4]",
        ),
        ({"drawn": None, "step": "ron", "discards": [[], []]}, "Nobody has drawn a card yet. [3.2]"),
        ({"richi": [None]}, "a list of 2, one for each seat"),
        ({"richi": [2, None]}, "a discard that is on the table. [6.1]"),
        ({"richi": [37, None]}, "from 0 to 36"),
        ({"richi": [None, 0]}, "A hand with Ri-chi is one card short of a complete hand. [6.1]"),
        ({"missed": [["7"], []]}, "a list of 1, 2"),
        ({"missed": [["1"], []]}, "where that counts. [5.5]"),
        ({"missed": [["2"], []], "options": {"missed_ron": "furiten"}}, "another player has discarded"),
        ({"wrong": [1, 0]}, "where they are allowed. [12.2]"),
        ({"wrong": [0]}, "a list of 2, one for each seat"),
        ({"answers": ["asked"]}, "one for each seat"),
        ({"answers": ["asked", "yes"]}, "one of not asked, asked, pass, ron"),
        ({"answers": ["asked", "not asked"]}, "Those who can ron the latest discard are asked"),
        ({**ASKING, "discards": [["5"], []]}, "Those who can ron"),
        (
            {**ASKING, "discards": [["5r"], []], "answers": ["not asked", "pass"]},
            "someone hasn’t answered yet. [5.2]",
        ),
        ({"reasons": [[]]}, "a list for each finished round, 0 in all"),
        ({"reasons": [3]}, "a list of score lines"),
        ({"rounds": [{"how": "ron", "turns": 1, "lines": [[LINE], []]}], "reasons": [[LINE]]}, "a list of Tanyao"),
        ({"rounds": [{"how": "lost", "turns": 1, "lines": [[], []]}]}, "one of tsumo, ron"),
        ({"rounds": [{"how": "ron", "turns": 1, "lines": [[LINE]]}], "reasons": [[]]}, "for each of the 2 seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(fields)


def test_a_richi_declared_too_late_is_refused() -> None:
    assert late("2 2 3 3|1 5 6 bone", "2r", richi=[12, None]).facts("richi") == [12, None]
    with pytest.raises(BadPosition, match="while there are cards in the deck"):
        late("1 5 6 bone|2 2 3 4", "", step="over", lap=2, parent=1, first=0, richi=[None, 13])


def test_a_question_about_a_discard_can_be_written_by_hand() -> None:
    fields: dict[str, Any] = {**BASE, **ASKING, "discards": [["5r"], []], "answers": ["not asked", "asked"]}
    state = GAME.load(fields, Seeded(1))
    assert state.waiting == [1]
    assert state.view(1).facts["turn"] == 0
