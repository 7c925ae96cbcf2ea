"""The search: lawful, repeatable, blind to what its seat cannot see, and better than the rules it starts from."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.bots.budget import Budget
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.bots.play import play_game
from houndtable.bots.search import Node, Search
from houndtable.bots.search_bot import SearchBot
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

pytestmark = pytest.mark.engine

TABLES = [(name, players) for name in games.names() for players in (2, games.find(name).players[1])]


def first_choice(game: Game, players: int, seed: int) -> tuple[State, int]:
    """A position in which a seat has a choice, a few moves by the heuristic into a game."""
    state = game.new(players, Seeded(seed))
    moves = 0
    while len(state.legal(state.waiting[0])) == 1 or moves < 5 * seed:
        seat = state.waiting[0]
        state.apply(seat, game.heuristic(state, seat))
        moves += 1
    return state, state.waiting[0]


def searched(game: Game, state: State, seat: int, simulations: int) -> Search:
    """A search of so many simulations."""
    search = Search(Perspective(game, state, seat), Seeded(3), None, Node())
    search.run(Budget(simulations, 1.0, None))
    return search


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_simulation_is_booked_once_and_every_lawful_move_is_told(name: str, players: int) -> None:
    game = games.find(name)
    state, seat = first_choice(game, players, 1)
    search = searched(game, state, seat, 40)
    found = search.thinking()
    assert [thought.move for thought in found.thoughts] == state.legal(seat)
    assert sum(thought.visits for thought in found.thoughts) == search.done == search.root.visits
    assert found.of(found.move).visits == max(thought.visits for thought in found.thoughts)
    for thought in found.thoughts:
        assert len(thought.results) == (players if thought.visits else 0)
        assert all(0.0 <= share <= 1.0 for share in thought.results)
        assert sum(thought.results) <= 1.000001
    assert [str(said)[-1] for said in found.why] == ["."]


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_same_seed_gives_the_same_thoughts_and_the_position_stays(name: str, players: int) -> None:
    game = games.find(name)
    state, seat = first_choice(game, players, 2)
    before = state.dump()
    here, there = (make("search:sims=20", 9).think(Perspective(game, state, seat)) for _ in range(2))
    assert (here.move, here.why) == (there.move, there.why)
    assert [(each.move, each.visits, each.results) for each in here.thoughts] == [
        (each.move, each.visits, each.results) for each in there.thoughts
    ]
    assert state.dump() == before


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_the_seat_cannot_see_changes_no_thought(name: str, players: int) -> None:
    game = games.find(name)
    for seed in (1, 2, 3):
        state, seat = first_choice(game, players, seed)
        other = state.clone()
        other.redeal(seat, Seeded(77, seed))
        here = make("search:sims=20", seed).think(Perspective(game, state, seat))
        there = make("search:sims=20", seed).think(Perspective(game, other, seat))
        assert here.move == there.move
        assert [each.results for each in here.thoughts] == [each.results for each in there.thoughts]


def test_a_single_lawful_move_needs_no_search() -> None:
    game = games.find("dachs")
    state = game.new(2, Seeded(1))
    while len(state.legal(state.waiting[0])) > 1:
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    found = make("5", 1).think(Perspective(game, state, state.waiting[0]))
    assert found.move == state.legal(state.waiting[0])[0]
    assert [str(said) for said in found.why] == ["There is no other move."]
    assert found.of(found.move).visits == found.of(-1).visits == 0


@pytest.mark.long
def test_a_choice_that_is_settled_ends_the_search() -> None:
    game = games.find("drachensachen")
    for seed in (1, 2, 4):
        state, seat = first_choice(game, 2, seed)
        assert searched(game, state, seat, 600).done < 600


def test_what_was_found_out_is_there_for_the_next_choice_of_the_same_turn() -> None:
    game = games.find("dachs")
    state = game.new(2, Seeded(5))
    bot = make("search:sims=80", 5)
    assert isinstance(bot, SearchBot)
    seat = state.waiting[0]
    reused = 0
    for _ in range(8):
        while state.waiting[0] == seat:
            offers = state.legal(seat)
            before = bot.node
            state.apply(seat, bot.choose(Perspective(game, state, seat)))
            reused += len(offers) > 1 and any(node is bot.node for node in before.next.values())
        state.apply(state.waiting[0], game.heuristic(state, state.waiting[0]))
    assert reused > 1


def test_simultaneous_choices_are_searched_for_a_seat_that_is_not_the_first_asked() -> None:
    game = games.find("drachensachen")
    state = game.new(4, Seeded(2))
    assert len(state.waiting) == 4
    found = make("search:sims=50", 1).think(Perspective(game, state, 2))
    assert found.move in state.legal(2)


@pytest.mark.long
def test_the_search_beats_the_heuristic() -> None:
    game = games.find("drachensachen")
    won = 0.0
    for deal in range(5):
        for seat in (0, 1):
            state = game.new(2, Seeded(1, deal), {"hoard": 5})
            bots = [make("search:sims=80" if seat == own else "heuristic", deal, own) for own in (0, 1)]
            play_game(game, state, bots, 100_000)
            won += game.value(state)[seat]
    assert won >= 7  # of 10; in 60 games it wins 49
