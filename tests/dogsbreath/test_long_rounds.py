"""Long rounds, in which the deck is renewed again and again: what the conformance suite seldom reaches by chance."""

from collections.abc import Iterator

import pytest

from houndtable.conformance.claim import claim_same
from houndtable.conformance.hiding import answers, counts
from houndtable.conformance.play import everything, soak, viewers
from houndtable.games.dogsbreath.vocabulary import DRAW, GO_OUT
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from houndtable.record import Match, read, replay, write
from tests.dogsbreath.table import GAME

pytestmark = pytest.mark.engine
OPTIONS: list[dict[str, object]] = [
    {"rounds": 2, "turn_cap": 40},
    {"rounds": 2, "turn_cap": 40, "specials": 4},
    {"rounds": 2, "turn_cap": 40, "specials": 4, "request": "named"},
]
EVERY = max(7, 41 // soak())  # moves between looks: each look goes through a long round again many times


def choose(state: State, luck: Chance) -> int:
    """A lawful move: mostly from the deck, and hardly ever out."""
    offers = state.legal(state.waiting[0])
    if DRAW in offers and luck.below(8) > 0:
        return DRAW
    if GO_OUT in offers and luck.below(300) > 0:
        return offers[-1]
    return offers[luck.below(len(offers))]


def long_round(players: int, options: dict[str, object], seed: int) -> Iterator[State]:
    """Positions of a round, now and then; always the same state, changing."""
    state = GAME.new(players, Seeded(seed), options)
    luck = Seeded(seed, 1)
    moves = 0
    while state.waiting:
        state.apply(state.waiting[0], choose(state, luck))
        moves += 1
        if moves % EVERY == 0 or state.dump()["step"] == "guard":
            yield state


def redealt(state: State, viewer: int | None, seed: int) -> State:
    """A copy in which all that the viewer cannot know is dealt anew."""
    copy = state.clone()
    copy.redeal(state.players if viewer is None else viewer, Seeded(seed))
    return copy


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_redeals_keep_what_is_known_and_nothing_else(players: int, options: dict[str, object]) -> None:
    renewed = deck = 0
    for state in long_round(players, options, players):
        before, deck = deck, len(state.view(None).zone("deck"))
        renewed += before < deck
        loaded = GAME.load(state.dump(), Seeded(0))
        for viewer in viewers(players):
            other = redealt(state, viewer, 1)
            claim_same(answers(GAME, state, viewer), answers(GAME, other, viewer), f"{viewer} sees hidden cards")
            claim_same(counts(state, viewer), counts(other, viewer), "A redeal changed how many cards are known")
            once, twice = redealt(state, viewer, 2).dump(), redealt(other, viewer, 2).dump()
            claim_same(once, twice, "A redeal depends on hidden cards")
            claim_same(once, redealt(loaded, viewer, 2).dump(), "A position read forgot who knows what")
    assert renewed >= 3


@pytest.mark.parametrize("options", OPTIONS)
def test_records_replay(options: dict[str, object]) -> None:
    match = Match(GAME, 4, options, Seeded(5))
    luck = Seeded(5, 1)
    while not match.is_over:
        match.play(match.state.waiting[0], GAME.vocabulary.texts[choose(match.state, luck)])
    again = list(replay(read(write(match))))[-1][1]
    found: Json = everything(again.state)
    claim_same(everything(match.state), found, "A record replays to another position")
    assert sum(event.name == "reshuffled" for made in match.moves for event in made.events) >= 3
