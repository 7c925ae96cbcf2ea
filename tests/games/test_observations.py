"""Observations: a number for every field, all that a seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from houndtable.games import find
from houndtable.games import names as game_names
from houndtable.games.drachensachen import derived as drachensachen
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.kinds import Dice
from houndtable.kernel.observation import FAR, Page, near
from houndtable.kernel.state import State
from tests.tables import TABLES, rich, short

pytestmark = pytest.mark.engine

NOISE = 3
LONGEST = 120


def positions(game: Game, players: int, seed: int, given: dict[str, object]) -> Iterator[State]:
    """Every position of a game in which one move in three is any lawful one, the others by the heuristic."""
    state, luck = game.new(players, Seeded(seed, 0), given), Seeded(seed, 1)
    for _ in range(LONGEST):
        yield state
        if not state.waiting:
            return
        seat = state.waiting[luck.below(len(state.waiting))]
        offers = state.legal(seat)
        state.apply(seat, offers[luck.below(len(offers))] if luck.below(NOISE) == 0 else game.heuristic(state, seat))


def observed(game: Game, state: State, seat: int) -> list[int]:
    page = Page(len(game.observed(state.players)))
    state.observe(seat, page)
    return page.numbers


def named(game: Game, state: State, seat: int) -> dict[str, int]:
    """All numbers of an observation that are not 0."""
    names = [field.name for field in game.observed(state.players)]
    return {name: number for name, number in zip(names, observed(game, state, seat)) if number}


def seen(game: Game, state: State, seat: int) -> dict[str, Any]:
    """The view, less what observations leave out: the past, what never changes in a game, what follows from the rest;
    and the order of cards and dice where observations count them."""
    view: dict[str, Any] = state.view(seat).as_json()
    told = {figure.name for figure in game.board.figures if figure.observed}
    view["facts"] = {key: value for key, value in view["facts"].items() if key in told}
    for figure in game.board.figures:
        if isinstance(figure.kind, Dice):
            view["facts"][figure.name].sort()
    in_order = {place.name for place in game.board.places if place.line}
    for zone in view["zones"]:
        if zone["name"] not in in_order:
            zone["cards"].sort()
    return view


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_move_that_changes_what_a_seat_sees_changes_what_it_observes(name: str, players: int) -> None:
    game = find(name)
    cases: list[dict[str, object]] = [{}, {**rich(game)}]
    for given in cases:
        before: list[tuple[dict[str, Any], list[int]]] = []
        for state in positions(game, players, 6, given):
            now = [(seen(game, state, seat), observed(game, state, seat)) for seat in range(players)]
            for seat, (view, numbers) in enumerate(before):
                assert view == now[seat][0] or numbers != now[seat][1], (view, now[seat][0])
            before = now


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_equal_observations_offer_equal_moves(name: str, players: int) -> None:
    game = find(name)
    offers: dict[tuple[int, ...], list[int]] = {}
    for seed in range(5):
        for state in positions(game, players, seed, {}):
            for seat in state.waiting:
                lawful = state.legal(seat)
                assert offers.setdefault(tuple(observed(game, state, seat)), lawful) == lawful


def test_the_first_position_of_dachs() -> None:
    game = find("dachs")
    state = game.new(2, Seeded(3), {"first": 0})
    assert state.view(0).zone("hand", 0) == ["3s", "3s", "5p"]
    row = {f"row {place}: {card}": 1 for place, card in enumerate(state.view(0).zone("row"), 1)}
    assert named(game, state, 0) == {
        "own hand 3s": 2,
        "own hand 5p": 1,
        "own cards in hand": 3,
        "own lives": 2,
        "own on turn": 1,
        "own began the round": 1,
        "player 1 on: cards in hand": 3,
        "player 1 on: lives": 2,
        **row,
        "step play": 1,
        "cards in deck": 20,
    }


def test_a_turn_of_dachs() -> None:
    game = find("dachs")
    state = game.new(2, Seeded(3), {"first": 0})
    state.apply(0, game.parse("play 3s 3s"))
    told = named(game, state, 1)
    assert told["played 3s"] == told["retrievable s"] == told["draws left"] == 2
    assert told["player 1 on: points"] == 6
    assert "player 1 on: hand 5p" not in told


def test_the_first_position_of_dogndog() -> None:
    game = find("dogndog")
    state = game.new(2, Seeded(3), {"first": 0})
    told = named(game, state, 0)
    hand = state.view(0).zone("hand", 0)
    kept = [name.removeprefix("own hand ") for name in told if name.startswith("own hand") for _ in range(told[name])]
    drawn = [name.removeprefix("own drawn ") for name in told if name.startswith("own drawn")]
    assert sorted(kept + drawn) == sorted(hand)
    assert told["own Parent"] == told["own on turn"] == told["step turn"] == 1
    assert told["moves of the house card left"] == 4
    assert not [name for name in named(game, state, 1) if name.startswith("own drawn")]


def test_the_first_position_of_drachensachen() -> None:
    game = find("drachensachen")
    state = game.new(3, Seeded(3), {"first": 1})
    told = named(game, state, 0)
    assert sum(number for name, number in told.items() if name.startswith("own hand")) == told["own cards in hand"] == 5
    assert sum(number for name, number in told.items() if name.startswith("player 1 on: open")) == 3
    assert not [name for name in told if name.startswith("player 1 on: hand")]
    assert told["player 2 on: cards in hidden Remainders"] == 3
    assert told["step exchange"] == told["own to choose"] == told["player 2 on: to choose"] == 1


def test_the_draft_of_dogsbreath_shows_what_was_seen() -> None:
    game = find("dogsbreath")
    state = game.new(2, Seeded(3), {"first": 0})
    told = named(game, state, 1)
    assert [told[f"grid, a card at r{row}c{column}"] for row in (1, 2) for column in range(1, 5)] == [1] * 8
    assert told["cards in grid"] == 8
    assert not [name for name in told if "face up" in name]
    state.apply(0, game.parse("flip r1c1"))
    card = state.view(1).zone("grid")[0]
    told = named(game, state, 1)
    assert told["grid, face up: r1c1"] == told[f"grid 1: {card}"] == 1


def test_a_roll_of_here_comes_the_dog() -> None:
    game = find("herecomesthedog")
    state = game.new(2, Seeded(3), {"first": 0})
    told = named(game, state, 0)
    assert (told["bonfire meat"], told["bonfire fire"], told["bonfire charcoal"]) == (9, 5, 7)
    assert (told["pack"], told["rounds left"], told["own villagers"], told["step roll"]) == (25, 5, 3, 1)
    assert not [name for name in told if name.startswith("dice")]
    state.apply(0, game.parse("roll"))
    assert sum(number for name, number in named(game, state, 0).items() if name.startswith("dice")) == 3


def test_the_direction_an_extra_turn_and_chaos_in_drachensachen() -> None:
    game = find("drachensachen")
    state = game.new(3, Seeded(3))
    assert isinstance(state, drachensachen.Position)
    told = named(game, state, 0)
    assert told["played clockwise"] == 1 and not {"an extra turn", "chaos"} & set(told)
    state.quick = state.chaos = True
    state.direction = -1
    told = named(game, state, 0)
    assert told["an extra turn"] == told["chaos"] == 1 and "played clockwise" not in told


@pytest.mark.parametrize("name", game_names())
def test_a_game_that_is_over_is_at_no_step(name: str) -> None:
    game = find(name)
    state = game.new(2, Seeded(4), short(game))
    while state.waiting:
        assert [told for told in named(game, state, 0) if told.startswith("step ")]
        state.apply(state.waiting[0], game.heuristic(state, state.waiting[0]))
    assert not [told for told in named(game, state, 0) if told.startswith("step ")]


def test_scores_without_bound_are_told_as_if_they_had_one() -> None:
    assert [near(score) for score in (-5000, -3, FAR + 1)] == [-FAR, -3, FAR]


def test_packed_numbers_are_taken_apart() -> None:
    page = Page(8)
    page.put_packed(1, 0x302, 4)
    page.put_packed(4, 0b1010, 1)
    assert page.numbers == [0, 2, 0, 3, 0, 1, 0, 1]
