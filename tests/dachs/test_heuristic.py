"""The heuristic."""

import pytest

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games.dachs.scoring import last_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.message import Message
from tests.dachs.table import GAME, Table, dachs

pytestmark = pytest.mark.engine
ROW = "2b 2b 3b 3p 4b 5b"


def heuristic(table: Table) -> tuple[str, str]:
    """The move the heuristic chooses, and the key of the reason."""
    move = GAME.heuristic(table.state, table.seat)
    return GAME.vocabulary.texts[move], GAME.reason(table.state, table.seat, move)[0].key


def test_a_whole_hand_that_scores_well_is_played() -> None:
    table = dachs("3v 4v 5v|2s 2s", ROW)
    assert heuristic(table) == ("play 3v 4v 5v", "hint-play")
    assert GAME.reason(table.state, 0, GAME.parse("play 3v 4v 5v")) == [Message("hint-play", {"points": 15})]


def test_in_the_last_lap_the_hand_is_emptied_as_far_as_it_goes() -> None:
    table = dachs("5v 2v 2s 2p|2s 2s", ROW, last_lap=True, points=[9, 40])
    assert heuristic(table) == ("play 2v 5v", "hint-play-last")


def test_a_small_hand_draws_and_a_large_one_stops() -> None:
    table = dachs("3v 4v 2s|2s 2s", ROW)
    table.play("play 3v 4v")
    assert heuristic(table) == ("draw", "hint-draw")
    table = dachs("3v 2v 2s 4s 3p|2s 2s", ROW)
    table.play("play 3v")
    assert heuristic(table) == ("stop", "hint-stop")


def test_when_somebody_may_end_the_round_before_the_next_turn_no_card_is_drawn() -> None:
    table = dachs("3v 4v 2s|2s 2s", ROW, points=[0, 30])
    table.play("play 3v 4v")
    assert heuristic(table)[0] == "stop"


def test_a_draw_that_is_owed_is_made_and_no_more() -> None:
    table = dachs("3v 4v 2s|2s 2s", ROW, last_lap=True, points=[9, 40])
    table.play("play 3v 4v")
    assert heuristic(table) == ("draw", "hint-must-draw")
    table.play("draw")
    assert heuristic(table) == ("stop", "hint-stop-last")


def test_a_card_that_fits_the_hand_is_retrieved() -> None:
    table = dachs("3b 4p 4v|2s 2s", row="5b 2v 2v 3p 4b 4v")
    table.play("play 3b", "stop")
    assert heuristic(table) == ("take 4b", "hint-take")


def test_a_card_about_to_be_pushed_out_is_named_so() -> None:
    table = dachs("3p 2p 4p|2s 2s", row="5p 2v 2v 3s 4b 4v")
    table.play("play 3p", "stop")
    assert heuristic(table) == ("take 5p", "hint-take-oldest")


def test_in_the_last_lap_nothing_is_retrieved_that_need_not_be() -> None:
    table = dachs("3p 2p 4p|2s 2s", row="5p 2v 2v 3s 4b 4v", last_lap=True, points=[0, 41])
    table.play("play 3p", "draw")
    assert heuristic(table)[0] == "stop"


def test_cards_are_placed_in_printed_order() -> None:
    table = dachs("3v 4v 5s|2s 2s", ROW)
    table.play("play 3v 4v", "stop")
    assert heuristic(table) == ("place 3v", "hint-place")


def test_the_heuristic_bot_loses_few_lives_against_a_random_one() -> None:
    lost = [0, 0]
    for seed in range(60):
        state = GAME.new(2, Seeded(seed))
        bots = [make("heuristic", seed, 1), make("random", seed, 2)]
        while state.waiting:
            seat = state.waiting[0]
            state.apply(seat, bots[seat].choose(Perspective(GAME, state, seat)))
        for ended in state.rounds:
            for seat in last_of(ended.totals()):
                lost[seat] += 1
    assert lost[0] < 0.35 * sum(lost)
