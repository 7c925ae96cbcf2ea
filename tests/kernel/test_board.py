"""A board: what viewers are shown, what a file has, what an observation tells, all from one declaration."""

from __future__ import annotations

from typing import Any

import pytest

from houndtable.kernel.board import Board
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.items import ALL, NOBODY, Figure, Place
from houndtable.kernel.json import array
from houndtable.kernel.kinds import SEAT, Number
from houndtable.kernel.outcome import Line, Outcome, Round
from tests.kernel.shed import Shed, alike, read, whole

pytestmark = pytest.mark.engine
BOARD = whole()
ALIKE = alike()


def few() -> Shed:
    """A position of the board on which equal cards are alike: places hold faces."""
    p = Shed()
    p.hands, p.pile, p.deck = [[0, 1], [2]], [0], [1]
    return p


def test_who_may_know_a_thing_has_no_default() -> None:
    with pytest.raises(TypeError):
        Place("hand")  # type: ignore[call-arg]
    with pytest.raises(AssertionError, match="Who may know 'hand': all, owner or nobody, not 'some'"):
        Place("hand", known="some")


@pytest.mark.parametrize(
    ("items", "sentence"),
    [
        ([Figure("scores", SEAT, known=ALL)], "must declare the figure 'turn'"),
        ([Figure("turn", SEAT, known=ALL)], "must tell scores or lives"),
        ([Figure("turn", SEAT, known=ALL), *[Figure("lives", SEAT, known=ALL)] * 2], "declares a fact twice"),
    ],
)
def test_what_every_game_has_must_be_declared(items: list[Any], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        Board(game="x", title="X", steps={"OVER": "over"}, faces=[], texts=[], items=items, endings=[])


def test_a_viewer_is_shown_what_it_may_know() -> None:
    views = [BOARD.view(Shed(), viewer, None) for viewer in (0, 1, None)]
    assert [view.zone("hand", 0) for view in views] == [["a", "b"], ["?", "?"], ["?", "?"]]
    assert [view.zone("deck") for view in views] == [["?"]] * 3
    assert [view.zone("pile") for view in views] == [["b"]] * 3
    assert [view.zone("grid") for view in views] == [["-", "c"]] * 3
    assert [view.zone("dug") for view in views] == [["!"]] * 3
    assert [view.facts["plan"] for view in views] == [2, None, None]
    assert [view.facts["wishes"] for view in views] == [1, 2, None]
    assert [view.facts["hints"] for view in views] == [0, 1, 2]
    assert [view.facts["mine"] for view in views] == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert views[0].facts["scores"] == [3, 4]
    assert views[0].facts["pair"] == [1, 2]
    assert views[0].facts["height"] == 1
    assert "seed" not in views[0].facts
    assert "box cards" not in [zone.name for zone in views[0].zones]
    assert (views[0].facts["round"], views[0].facts["rounds_to_play"]) == (1, 5)


def test_a_card_that_was_seen_is_shown_and_the_unknown_come_last() -> None:
    p = Shed()
    p.knowledge.known[2] = p.knowledge.everyone
    assert BOARD.view(p, 1, None).zone("hand", 0) == ["b", "?"]


def test_a_pile_that_lies_face_down_shows_no_card_whoever_knows_it() -> None:
    p = Shed()
    p.sunk, p.pile = p.pile, []
    assert BOARD.view(p, 0, None).zone("sunk") == ["?"]


def test_at_the_end_nobody_is_on_turn_and_the_round_is_the_last() -> None:
    p = Shed()
    p.rounds = [Round("dug", 3, [[Line("dogs", 1, "1.1")], []])]
    assert BOARD.view(p, None, None).facts["round"] == 2
    p.step = 1
    view = BOARD.view(p, None, Outcome([1, 2], [0], [[], []]))
    assert (view.facts["turn"], view.facts["round"], view.facts["winners"], view.step) == (None, 1, [0], "over")
    assert len(array(view.facts["rounds"])) == 1
    assert "sunk" not in [zone.name for zone in view.zones]


def test_where_cards_are_alike_places_tell_who_knows_them() -> None:
    views = [ALIKE.view(few(), viewer, None) for viewer in (0, 1)]
    assert [view.zone("hand", 0) for view in views] == [["a", "b"], ["?", "?"]]
    assert [view.zone("deck") for view in views] == [["?"], ["?"]]
    assert views[0].facts["rounds_to_play"] is None


def test_every_card_lies_somewhere() -> None:
    assert sorted(BOARD.cards(Shed())) == [0, 1, 2, 3, 4, 5]
    assert sorted(ALIKE.cards(few())) == [0, 1, 2, 3, 4, 5]


def test_a_position_is_written_and_read_back() -> None:
    p = Shed()
    p.knowledge.known[0] = p.knowledge.everyone
    p.rounds = [Round("dug", 3, [[Line("dogs", 1, "1.1")], []])]
    p.deck, p.grid, p.loud = [4, 5], [-1, -1], True
    p.knowledge.known[4] = 0b10
    written = BOARD.dump(p)
    assert written["hands"] == [["a*", "b"], ["a"]]
    assert written["deck"] == ["c", "c@1"]
    assert written["grid"] == ["-", "-"]
    assert written["memory"] == "much"
    assert "hints" not in written and "spare" not in written
    again = read(BOARD, written)
    assert BOARD.dump(again) == written
    assert sorted(again.knowledge.known) == sorted(p.knowledge.known)
    assert again.loud is True


def test_where_cards_are_alike_a_position_is_written_and_read_back() -> None:
    written = ALIKE.dump(few())
    again = read(ALIKE, written)
    assert ALIKE.dump(again) == written
    assert again.deck == [1]
    more = alike("deck")
    assert more.dump(few())["deck"] == ["b"]
    assert read(more, {**more.dump(few()), "pile": [], "deck": ["..."]}).deck == [0, 1]


def test_all_that_lies_nowhere_else_is_the_rest() -> None:
    p = read(BOARD, {**BOARD.dump(Shed()), "pile": [], "deck": ["c", "..."]})
    assert [BOARD.text_of(card) for card in p.deck] == ["b", "c"]


def test_files_of_earlier_times_may_lack_what_came_later() -> None:
    written = BOARD.dump(Shed())
    del written["host"]
    assert read(BOARD, written).host == -1


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("scores", [1], "“scores” in the position must be a list of 2, one for each seat"),
        ("plan", 12, "“plan” in the position must be a whole number from 0 to 9"),
        ("hands", [[]], "“hands” in the position must be a list for each of the 2 seats"),
        ("hands", [["a", "b"], ["z"]], "There is no card “z”. Cards: a, b, c."),
        ("hands", [["a", "b"], ["c"]], "The position has more c than there are in the box."),
        ("pile", [], "These cards are missing from the position: b."),
        ("deck", ["c", "-"], "There is no card “-”"),
        ("odd", 1, "The position has an unknown field “odd”."),
    ],
)
def test_what_is_no_position_is_refused(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(BOARD, {**BOARD.dump(Shed()), field: value})
    assert sentence in str(refused.value)


def test_an_observation_has_a_name_and_bounds_for_every_number() -> None:
    fields = {field.name: (field.low, field.high) for field in BOARD.observed(2)}
    assert fields["own on turn"] == fields["player 1 on: on turn"] == (0, 1)
    assert fields["own scores"] == (0, 9)
    assert fields["own plan"] == fields["own wishes"] == (0, 9)
    assert fields["own hand a"] == (0, 2) and fields["own cards in hand"] == (0, 7)
    assert fields["grid 2: c"] == (0, 1)
    assert fields["cards in box cards"] == (0, 3)
    assert fields["cards on piles"] == fields["own cards held"] == (0, 6)
    assert fields["step dig"] == (0, 1) and "step over" not in fields
    assert not [name for name in fields if "host" in name or "seed" in name or "spare" in name]


def test_a_board_tells_of_itself_as_data() -> None:
    about = BOARD.about()
    assert {"name": "hand", "label": "hand", "owner": True} in array(about["zones"])
    assert {"name": "height", "label": "how high", "kind": "number", "per_seat": False} in array(about["facts"])
    assert {"name": "scores", "label": "scores", "kind": "number", "per_seat": True} in array(about["facts"])
    assert {"name": "tools", "label": "tools", "kind": "counts", "per_seat": False} in array(about["facts"])
    assert {"name": "dug_up", "label": "dug up", "kind": "cards", "per_seat": True} in array(about["facts"])
    assert about["steps"] == ["dig", "over"]
    assert (about["scores"], about["lives"]) == ("scores", None)


def test_what_holds_in_every_position_is_told_with_the_game_and_in_no_view() -> None:
    assert (BOARD.constants, ALIKE.constants) == ({"spades": 2}, {})
    assert "spades" not in BOARD.view(Shed(), 0, None).facts


def test_a_board_says_at_which_steps_somebody_is_asked_in_secret() -> None:
    assert (BOARD.secret_steps, BOARD.is_secret) == (["dig"], [True, False])
    assert (ALIKE.secret_steps, ALIKE.is_secret) == ([], [False, False])
    with pytest.raises(AssertionError, match="X has no step bury to ask somebody in secret"):
        Board(
            game="x",
            title="X",
            steps={"OVER": "over"},
            faces=[],
            texts=[],
            items=[Figure("turn", SEAT, known=ALL), Figure("lives", SEAT, known=ALL)],
            endings=[],
            secret_steps=["bury"],
        )


def test_a_game_may_make_its_knowledge_itself() -> None:
    learned: list[Any] = []
    board = Board(
        game="shed",
        title="Shed",
        steps={"DIGGING": "dig", "OVER": "over"},
        faces=BOARD.faces,
        texts=BOARD.texts,
        items=[
            Figure("turn", SEAT, known=ALL),
            Figure("lives", Number(0, 9), known=NOBODY, seats=True, attr="scores"),
            Place("hand", known=NOBODY, seats=True),
            Place("rest", known=NOBODY, attr="pile", gaps=True, rest=True),
        ],
        endings=[],
        knowledge=lambda p: p.knowledge,
        learn=lambda p, known: learned.append(known),
    )
    p = Shed()
    p.pile = [3, -1, 4, 5]
    p.knowledge.known[5] = 0
    written = board.dump(p)
    assert written["pile"] == ["b*", "-", "c*", "c"]
    read(board, written)
    assert len(learned) == 1
