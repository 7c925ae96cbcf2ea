"""The rollout policy, by which a search plays a round out: roll, and take what makes the own sticks worth most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog import exchange, sticks, theft
from houndtable.games.herecomesthedog.components import CHARCOAL, MEAT, held_by, number_of
from houndtable.games.herecomesthedog.derived import DEFENDING, ROLLING, TAKING, Position
from houndtable.games.herecomesthedog.dice import NOT_ROLLED
from houndtable.games.herecomesthedog.heuristic import DOG, sticks_value
from houndtable.games.herecomesthedog.odds import best_defence
from houndtable.games.herecomesthedog.vocabulary import ROLL, STEAL, TAKE, TAKE_STICKS
from houndtable.kernel.chance import Chance
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

EXCHANGED: Final = 8  # one turn in so many that could begin with an exchange does


def choose(state: State, seat: i64, chance: Chance) -> int:
    """A move that is no bad one."""
    assert isinstance(state, Position)
    step = state.step
    if step == ROLLING:
        return choose_roll(state, chance)
    if step == TAKING:
        return choose_take(state)
    if step == DEFENDING:
        return best_defence(state, seat)
    return choose_theft(state)


def choose_roll(p: Position, chance: Chance) -> int:
    """Roll; now and then exchange."""
    if p.dice == NOT_ROLLED and chance.below(EXCHANGED) == 0:
        offers = exchange.legal(p)
        return offers[chance.below(len(offers))]
    return ROLL


def assault_with(bonfire: i64) -> i64:
    """How likely an Assault ends the round, in thousandths, with so much left at the bonfire."""
    meat: i64 = number_of(bonfire, MEAT)
    charcoal: i64 = number_of(bonfire, CHARCOAL)
    return 1000 * meat * meat // max(1, meat * meat + charcoal * charcoal)


def choose_take(p: Position) -> int:
    """The sticks that are worth most beside what the next player's are worth."""
    offers = sticks.offers(p)
    best: i64 = offers[0]
    if len(offers) == 1:
        return best
    most: i64 = 0
    seat: i64 = p.seat
    other: i64 = seat + 1 if seat + 1 < p.players else 0
    own: i64 = held_by(p.held, seat)
    others: i64 = held_by(p.held, other)
    for move in offers:
        taken: i64 = TAKE_STICKS[move - TAKE]
        assault: i64 = assault_with(p.bonfire - taken)
        value: i64 = sticks_value(own + taken, p.dogs[seat], p.villagers[seat], assault)
        value -= sticks_value(others, p.dogs[other], p.villagers[other], assault)
        if move == offers[0] or value > most:
            most = value
            best = move
    return best


def choose_theft(p: Position) -> int:
    """The stick that helps the thief and hurts its owner most."""
    assault: i64 = assault_with(p.bonfire)
    seat: i64 = p.seat
    own: i64 = held_by(p.held, seat)
    best: i64 = -1
    most: i64 = 0
    for move in theft.legal(p):
        owner: i64 = (move - STEAL) // 3
        stick: i64 = 1
        stick <<= 4 * ((move - STEAL) - 3 * owner)
        value: i64 = sticks_value(own + stick, p.dogs[seat], p.villagers[seat], assault)
        value -= sticks_value(held_by(p.held, owner) - stick, p.dogs[owner], p.villagers[owner], assault)
        value += sticks_value(held_by(p.held, owner), p.dogs[owner], p.villagers[owner], assault)
        value += DOG // 4 * p.dogs[owner]
        if best < 0 or value > most:
            most = value
            best = move
    return best
