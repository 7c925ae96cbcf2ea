"""The rules of Climb, each proved in a position written as text."""

import pytest
from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.state import State

GAME = find("climb")
clause = pytest.mark.clause


def table(hands: str, pile: str = "", *, lives: str = "3 3", deck: str = "...", step: str = "play") -> State:
    """A position with seat 0 on turn: `table("1 5 | 2 2", "3")`. All cards that lie nowhere else are the deck."""
    rows = [hand.split() for hand in hands.split("|")]
    laid = [card for row in rows for card in row] + pile.split()
    gone = [] if deck else [card for card in "12345" for _ in range(4 - laid.count(card))]
    return GAME.load(
        {
            "game": "climb",
            "players": len(rows),
            "options": {},
            "step": step,
            "turn": 0,
            "lives": [int(number) for number in lives.split()],
            "hands": [[*row] for row in rows],
            "pile": [*pile.split()],
            "gone": [*gone],
            "deck": [*deck.split()],
            "rounds": [],
        },
        Seeded(1),
    )


def why(state: State, move: str, seat: int = 0) -> str:
    """The clause by which the move is not lawful; nothing if it is."""
    verdict = state.objection(seat, GAME.parse(move))
    return "" if verdict is None else verdict.clause


def play(state: State, *moves: str) -> State:
    """The position after these moves."""
    for move in moves:
        assert why(state, move, state.waiting[0]) == ""
        state.apply(state.waiting[0], GAME.parse(move))
    return state


@clause("1.1")
@clause("1.2")
@clause("1.3")
def test_everybody_is_dealt_three_cards_and_three_lives() -> None:
    state = GAME.new(4, Seeded(1))
    view = state.view(0)
    assert len(state.cards()) == 20
    assert [len(view.zone("hand", seat)) for seat in range(4)] == [3] * 4
    assert view.facts["lives"] == [3] * 4


@clause("1.3")
@clause("1.4")
def test_the_table_chooses_lives_and_who_starts() -> None:
    state = GAME.new(3, Seeded(1), {"lives": 1, "first": 2})
    assert (state.waiting, state.view(0).facts["lives"]) == ([2], [1, 1, 1])


@clause("2.1")
def test_the_turn_goes_clockwise() -> None:
    state = table("1 5 | 2 2 | 3", lives="3 3 3")
    assert why(state, "play 2", seat=1) == "2.1"
    assert [play(state, move).waiting for move in ("play 1", "play 2", "fold")] == [[1], [2], [0]]


@clause("2.2")
def test_a_card_must_be_at_least_as_high_as_the_one_on_top() -> None:
    state = table("1 3 5 | 2 2", "3")
    assert why(state, "play 1") == "2.2"
    assert why(state, "play 4") == "2.2"
    assert [GAME.vocabulary.texts[move] for move in state.legal(0)] == ["fold", "play 3", "play 5"]


@clause("2.3")
def test_after_playing_a_card_is_drawn_while_there_is_one() -> None:
    assert len(play(table("1 5 | 2 2"), "play 1").view(0).zone("hand", 0)) == 2
    assert len(play(table("1 5 | 2 2", deck=""), "play 1").view(0).zone("hand", 0)) == 1


@clause("2.4")
def test_folding_costs_a_life_and_puts_the_pile_away() -> None:
    view = play(table("1 5 | 2 2", "3"), "fold").view(1)
    assert (view.facts["lives"], view.zone("pile"), view.zone("gone")) == ([2, 3], [], ["3"])


@clause("3.1")
@clause("3.2")
@pytest.mark.parametrize(
    ("state", "move", "winners"),
    [(table("1 5 | 2 2", lives="1 2"), "fold", [1]), (table("1 5 |", deck=""), "play 1", [0, 1])],
)
def test_without_a_life_or_a_card_the_game_is_over(state: State, move: str, winners: list[int]) -> None:
    outcome = play(state, move).outcome()
    assert outcome is not None and outcome.winners == winners
    assert why(state, "fold") == "3.1"


@clause("4.1")
def test_only_its_owner_knows_a_hand() -> None:
    state = table("1 5 | 2 2")
    assert [state.view(seat).zone("hand", 0) for seat in (0, 1, None)] == [["1", "5"], ["?", "?"], ["?", "?"]]


@clause("3.1")
@clause("1.3")
@pytest.mark.parametrize(("lives", "step"), [("3 3", "over"), ("0 3", "play"), ("4 3", "play")])
def test_positions_that_play_cannot_reach_are_refused(lives: str, step: str) -> None:
    with pytest.raises(BadPosition):
        table("1 5 | 2 2", lives=lives, step=step)
