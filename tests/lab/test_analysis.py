"""A match looked back at."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.lab.analysis import Analysis, analyse
from houndtable.record import Match, read, write
from tests.record.matches import new_match, play_on

ALL = 100_000


def silent(done: int) -> None:
    """Nobody watches."""


def looked_at(match: Match, seat: int, simulations: int = 30) -> Analysis:
    """The analysis of a match as it is written down."""
    return analyse(read(write(match)), seat, simulations, 5, silent)


def played(name: str, bots: list[str], seed: int, moves: int = ALL) -> Match:
    """A match between bots."""
    game = games.find(name)
    match = Match(game, len(bots), {}, Seeded(seed))
    players = [make(bot, seed, seat) for seat, bot in enumerate(bots)]
    while not match.is_over and len(match.moves) < moves:
        seat = match.state.waiting[0]
        move = players[seat].choose(Perspective(game, match.state, seat))
        match.play(seat, game.vocabulary.texts[move])
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_even_share_deal_luck_and_losses_add_up_to_the_result(seat: int) -> None:
    found = looked_at(play_on(new_match()), seat)
    assert found.result in (0.0, 1.0)
    assert found.decisions
    assert 0.5 + found.deal + found.luck - found.loss == pytest.approx(found.result)
    assert all(each.loss >= 0.0 for each in found.decisions)


def test_every_choice_of_the_seat_is_there_and_nothing_else() -> None:
    match = play_on(new_match())
    found = looked_at(match, 1)
    texts = [made.text for made in match.moves if made.seat == 1]
    made = [each.made for each in found.decisions]
    assert len(made) <= len(texts)
    assert all(text in texts for text in made)
    assert [each.line for each in found.decisions] == sorted(each.line for each in found.decisions)


def test_a_match_that_goes_on_has_no_result() -> None:
    found = looked_at(play_on(new_match(), 4), 0)
    assert found.result is None
    assert found.decisions[-1].luck == 0.0


def test_a_seat_without_a_choice_has_no_decisions() -> None:
    found = looked_at(new_match(), 0)
    assert (found.decisions, found.deal, found.luck, found.loss) == ([], 0.0, 0.0, 0.0)


def test_rolls_and_other_players_are_told() -> None:
    found = looked_at(played("herecomesthedog", ["random", "random"], 3, 30), 0)
    told = [word for each in found.decisions for word in each.chance]
    assert any(word.startswith("roll ") and word.endswith(" of 6") for word in told)
    assert any(each.others for each in found.decisions)
    assert found.decisions[0].as_json()["loss"] == found.decisions[0].loss


def test_the_same_seed_gives_the_same_figures() -> None:
    match = play_on(new_match())
    assert looked_at(match, 0) == looked_at(match, 0)


def test_random_play_loses_more_by_its_decisions_than_the_heuristic() -> None:
    match = played("drachensachen", ["heuristic", "random"], 5, 50)
    careful, careless = looked_at(match, 0, 60), looked_at(match, 1, 60)
    assert careless.loss / len(careless.decisions) > 2 * careful.loss / len(careful.decisions)
