"""Where only some are asked, nothing that others are shown tells whether anybody is."""

from __future__ import annotations

import pytest

from houndtable.games import find
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.observation import Page
from houndtable.kernel.state import State

pytestmark = pytest.mark.engine

FREE = {"declarations": "free"}
NAMED = {"specials": "4", "request": "named"}
TABLES = [
    *[("dogndog", players, options) for players in (2, 3, 4) for options in ({}, FREE)],
    *[("dogsbreath", players, options) for players in (2, 3, 4) for options in ({"specials": "4"}, NAMED)],
]
DEALS = 40


def shown(game: Game, state: State, viewer: int | None) -> Json:
    """All that a viewer is shown of the position."""
    view = state.view(viewer).as_json()
    if viewer is None:
        return view
    page = Page(len(game.observed(state.players)))
    state.observe(viewer, page)
    return [view, list(page.numbers)]


def any_move(game: Game, state: State, luck: Chance) -> tuple[int, int]:
    """One of those who are waited for, and a move: by the heuristic, so that hands get good, or just any."""
    seat = state.waiting[luck.below(len(state.waiting))]
    offers = state.legal(seat)
    return seat, offers[luck.below(len(offers))] if luck.below(3) else game.heuristic(state, seat)


@pytest.mark.long
@pytest.mark.clause("dogndog", "13.4")
@pytest.mark.clause("dogsbreath", "10.4")
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_who_is_not_asked_or_has_answered_is_shown_what_it_saw_before(
    name: str, players: int, options: dict[str, object]
) -> None:
    game, luck, asked, answered = find(name), Seeded(players), 0, 0
    for deal in range(DEALS):
        state = game.new(players, Seeded(deal), options)
        for _ in range(60):
            if not state.waiting:
                break
            before = state.clone()
            state.apply(*any_move(game, state, luck))
            if state.asks_in_secret():
                asked += 1
                answered += before.asks_in_secret()
                for viewer in [*range(players), None]:
                    if viewer not in state.waiting:
                        assert shown(game, state, viewer) == shown(game, before, viewer)
    assert asked > 20
    assert answered > 0 or players == 2


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_who_is_asked_is_shown_the_question(name: str, players: int, options: dict[str, object]) -> None:
    game, luck, asked = find(name), Seeded(players), 0
    for deal in range(DEALS // 2):
        state = game.new(players, Seeded(deal), options)
        for _ in range(60):
            if not state.waiting:
                break
            if state.asks_in_secret():
                for seat in state.waiting:
                    view = state.view(seat)
                    assert (view.step, view.waiting) == ("ron" if name == "dogndog" else "guard", [seat])
                    asked += 1
            state.apply(*any_move(game, state, luck))
    assert asked > 5


@pytest.mark.clause("dogndog", "13.4")
@pytest.mark.clause("dogsbreath", "10.4")
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_question_begins_with_the_event_that_the_game_names(
    name: str, players: int, options: dict[str, object]
) -> None:
    game, luck, asked = find(name), Seeded(players), 0
    event = game.asks_after(game.choose(players, options))
    for deal in range(DEALS // 2):
        state = game.new(players, Seeded(deal), options, listen=True)
        for _ in range(60):
            if not state.waiting:
                break
            is_answer, state.events = state.asks_in_secret(), []
            state.apply(*any_move(game, state, luck))
            if state.asks_in_secret() and not is_answer:
                assert event in [told.name for told in state.events]
                asked += 1
    assert asked > 5
