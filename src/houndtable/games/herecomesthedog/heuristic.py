"""The heuristic for Here Comes the Dog: meat is worth half a dog if the round ends in Feed and costs villagers if it
ends in Assault, so weigh it by how much meat and charcoal is left at the bonfire.

It looks only at what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog.assault import dogs_coming, most_fended
from houndtable.games.herecomesthedog.components import CHARCOAL, FIRE, MEAT, held_by, number_of
from houndtable.games.herecomesthedog.derived import DEFENDING, OVER, STEALING, TAKING, Position, put_chosen
from houndtable.games.herecomesthedog.feed import pairs_of_meat
from houndtable.games.herecomesthedog.odds import CLASSES, best_defence, copy_of, landed
from houndtable.games.herecomesthedog.scoring import rank
from houndtable.games.herecomesthedog.vocabulary import DEFEND, ROLL
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

DOG: Final = 1000  # what a dog is worth
ODD: Final = 150  # a meat that has no pair yet
STICK: Final = 20  # a fire or charcoal: a trade or half a defence
VILLAGER: Final = 120
WON: Final = 100_000

# What part of their dogs somebody with so many villagers standing may well lose, in hundredths a round to come.
RISK: Final = [0, 12, 6, 2]


def danger(p: Position) -> i64:
    """How likely the round ends in an Assault, in thousandths: the less charcoal beside the meat, the more."""
    meat: i64 = number_of(p.bonfire, MEAT)
    charcoal: i64 = number_of(p.bonfire, CHARCOAL)
    return 1000 * meat * meat // (meat * meat + charcoal * charcoal)


def sticks_value(sticks: i64, dogs: i64, standing: i64, assault: i64) -> i64:
    """What the sticks of a seat with so many dogs and villagers are worth when an Assault ends the round with that
    likelihood."""
    gain: i64 = DOG * pairs_of_meat(sticks) + ODD * (number_of(sticks, MEAT) & 1)
    through: i64 = dogs_coming(sticks) - most_fended(sticks)
    loss: i64 = 0
    if through >= standing:
        loss = DOG * dogs + DOG + VILLAGER * standing
    elif through > 0:
        loss = (VILLAGER + DOG * dogs * RISK[standing - through] // 100) * through
    spare: i64 = STICK * (number_of(sticks, FIRE) + number_of(sticks, CHARCOAL))
    return ((1000 - assault) * gain - assault * loss) // 1000 + spare


def standing_of(p: Position, seat: i64, assault: i64) -> i64:
    """How well a seat stands: its dogs, less what may be lost with few villagers, and what its sticks are worth."""
    standing: i64 = p.villagers[seat]
    if standing == 0:
        return -3 * DOG
    left: i64 = p.last_round - len(p.rounds)
    dogs: i64 = DOG * p.dogs[seat]
    value: i64 = dogs - dogs * RISK[standing] * left // 100 + VILLAGER * standing - DOG * p.falls[seat]
    return value + sticks_value(held_by(p.held, seat), p.dogs[seat], standing, assault)


def worth(p: Position, seat: i64) -> i64:
    """How well a seat stands beside the others: the best of them counts as much as all of them."""
    if p.step == OVER:
        return worth_at_end(p, seat)
    assault: i64 = danger(p)
    mine: i64 = standing_of(p, seat, assault)
    best: i64 = -WON
    together: i64 = 0
    other: i64 = 0
    while other < p.players:
        if other != seat:
            theirs: i64 = standing_of(p, other, assault)
            best = max(best, theirs)
            together += theirs
        other += 1
    return 2 * mine - best - together // (p.players - 1)


def worth_at_end(p: Position, seat: i64) -> i64:
    """A won game is worth more than anything, and a shared one nearly as much."""
    mine: i64 = rank(p.dogs, p.villagers, seat)
    worst: i64 = 0
    for other in range(p.players):
        ahead: i64 = rank(p.dogs, p.villagers, other) - mine
        if other != seat and ahead > worst:
            worst = ahead
    return WON if worst == 0 and mine > 0 else -WON - worst


def worth_of(p: Position, seat: i64, move: i64) -> i64:
    """How well the seat stands after a move that needs no luck."""
    after = copy_of(p)
    if p.step == DEFENDING:
        for other in range(p.players):
            put_chosen(after, other, best_defence(after, other) - DEFEND)
        after.waiting = [int(seat)]
    after.apply(seat, move)
    return worth(after, seat)


def worth_of_roll(p: Position, seat: i64) -> i64:
    """How well the seat stands after a roll, on average, if it then takes or steals what suits it best."""
    value: i64 = 0
    ways: i64 = 0
    for roll, number in CLASSES:
        after = landed(p, roll)
        best: i64 = worth(after, seat)
        if after.step == TAKING or after.step == STEALING:
            best = worth_of(after, seat, best_of(after, seat, after.legal(seat)))
        value += number * best
        ways += number
    return value // ways


def best_of(p: Position, seat: i64, moves: list[int]) -> int:
    """The move after which the seat stands best, the first of equals."""
    best: i64 = moves[0]
    most: i64 = 0
    for move in moves:
        value: i64 = worth_of_roll(p, seat) if move == ROLL else worth_of(p, seat, move)
        if move == moves[0] or value > most:
            best = move
            most = value
    return best


def choose(state: State, seat: i64) -> int:
    """The move the heuristic chooses."""
    assert isinstance(state, Position)
    moves = state.legal(seat)
    return moves[0] if len(moves) == 1 else best_of(state, seat, moves)
