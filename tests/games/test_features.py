"""Positions as figures: always as many as there are names, and from a seat's side only what it knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from houndtable.games import NAMES, find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

pytestmark = pytest.mark.engine

TABLES = [(name, players) for name in NAMES for players in range(find(name).players[0], find(name).players[1] + 1)]
NOISE = 4
KEPT = 3
LONGEST = 700


def positions(game: Game, players: int, seed: int) -> Iterator[State]:
    """Every third position of a game in which one move in four is any lawful one."""
    state, luck = game.new(players, Seeded(seed, 0)), Seeded(seed, 1)
    moves = 0
    while state.waiting and moves < LONGEST:
        if moves % KEPT == 0:
            yield state
        seat = state.waiting[0]
        offers = state.legal(seat)
        state.apply(seat, offers[luck.below(len(offers))] if luck.below(NOISE) == 0 else game.thumb(state, seat))
        moves += 1
    yield state


def figure(game: Game, state: State, name: str, seat: int = 0) -> float:
    return game.features(state, seat)[game.feature_names(state.players).index(name)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_are_as_many_figures_as_names_and_all_are_small(name: str, players: int) -> None:
    game = find(name)
    names = game.feature_names(players)
    assert len(set(names)) == len(names)
    for state in positions(game, players, 3):
        for seat in range(players):
            for whole in (True, False):
                figures = game.features(state, seat, whole=whole)
                assert len(figures) == len(names)
                assert all(-4.0 < value < 4.0 for value in figures)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_equal_positions_have_equal_figures(name: str, players: int) -> None:
    game = find(name)
    for state in positions(game, players, 4):
        loaded = game.load(state.dump(), Seeded(0, 0))
        assert game.features(loaded, 1) == game.features(state, 1) == game.features(state.clone(), 1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_know_does_not_change_the_figures_it_may_know(name: str, players: int) -> None:
    game, luck = find(name), Seeded(9, 9)
    for state in positions(game, players, 5):
        for seat in range(players):
            dealt = state.clone()
            dealt.redeal(seat, luck)
            assert game.features(dealt, seat, whole=False) == game.features(state, seat, whole=False)


@pytest.mark.parametrize("name", [name for name in NAMES if find(name).faces])
def test_whole_figures_tell_hidden_cards(name: str) -> None:
    game, luck = find(name), Seeded(9, 9)
    state = game.new(2, Seeded(6, 0))
    dealt = state.clone()
    dealt.redeal(0, luck)
    assert game.features(dealt, 0) != game.features(state, 0)


@pytest.mark.parametrize(
    ("name", "told", "value"),
    [
        ("dachs", "own cards in hand", 0.6),
        ("dachs", "own lives", 1.0),
        ("dachs", "player 1 on: points", 0.0),
        ("herecomesthedog", "meat at the bonfire", 1.0),
        ("herecomesthedog", "own 3 villagers", 1.0),
        ("herecomesthedog", "5 rounds left", 1.0),
        ("dogndog", "4 moves of the house card left", 1.0),
        ("dogndog", "own Ri-chi", 0.0),
        ("dogsbreath", "own cards in hand", 0.5),
        ("dogsbreath", "step draft", 1.0),
        ("drachensachen", "own cards in hand", 0.5),
        ("drachensachen", "own coins at stake", 0.8),
        ("drachensachen", "faces nothing", 1.0),
    ],
)
def test_the_first_position_in_figures(name: str, told: str, value: float) -> None:
    game = find(name)
    assert figure(game, game.new(2, Seeded(7, 0)), told) == pytest.approx(value)


@pytest.mark.parametrize("name", NAMES)
def test_everybody_sees_themselves_first(name: str) -> None:
    game = find(name)
    words = "own on turn" if name == "herecomesthedog" else f"own hand {game.face_texts[0]}"
    at = game.feature_names(3).index(words)
    other = game.feature_names(3).index(words.replace("own", "player 2 on:"))
    for state in positions(game, 3, 8):
        assert game.features(state, 1)[at] == game.features(state, 2)[other]


def test_a_game_need_not_tell_figures_nor_come_with_a_net() -> None:
    game = find("dachs")
    assert Game.features(game, game.new(2, Seeded(1, 0)), 0) == []
    assert Game.feature_names(game, 2) == Game.net(game, 2) == []
