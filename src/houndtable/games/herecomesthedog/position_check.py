# interpreted: never in a search, and compiling takes its time
"""What a position read from JSON must be so that play could have led to it. The pack is what nobody has tamed."""

from __future__ import annotations

from houndtable.games.herecomesthedog.components import (
    ALL_STICKS,
    CHARCOAL,
    DOGS,
    MEAT,
    RESTORED,
    held_by,
    number_of,
)
from houndtable.games.herecomesthedog.derived import DEFENDING, OVER, ROLLING, STEALING, TAKING, Position, chosen_of
from houndtable.games.herecomesthedog.dice import ASSAULT, KIND, NOT_ROLLED, STICK_ROLL, THEFT
from houndtable.games.herecomesthedog.fainting import living
from houndtable.games.herecomesthedog.incident import defences
from houndtable.games.herecomesthedog.theft import can_steal
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_TEXTS, DEFEND
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.outcome import Round


def check(p: Position) -> None:
    """Refuses what play can never reach; else it is known who owes a choice."""
    p.pack = DOGS - sum(p.dogs)
    p.waiting = [] if p.step == OVER else [p.seat]
    for seat in range(p.players):
        check_seat(p, seat)
    if p.pack < 0:
        raise BadPosition("position-dogs", count=DOGS)
    check_rounds(p, p.rounds)
    over = living(p) < 2 or len(p.rounds) == p.last_round
    if over != (p.step == OVER):
        raise BadPosition("position-over")
    if p.step == OVER:
        if p.bonfire != ALL_STICKS or p.dice != NOT_ROLLED:
            raise BadPosition("position-after-the-game")
        return
    if p.villagers[p.seat] == 0:
        raise BadPosition("position-turn-of-the-out")
    if number_of(p.bonfire, MEAT) == 0 or number_of(p.bonfire, CHARCOAL) == 0:
        raise BadPosition("position-round-ended")
    check_step(p, p.board().steps[p.step])
    if p.step == DEFENDING:
        p.waiting = [seat for seat in range(p.players) if chosen_of(p, seat) < 0]
        check_defences(p)


def check_seat(p: Position, seat: int) -> None:
    """Refuses villagers, dogs or sticks that a seat cannot have."""
    most = RESTORED[p.falls[seat]]
    if p.villagers[seat] > most or (p.villagers[seat] == 0) != (most == 0):
        raise BadPosition("position-villagers", player=seat + 1, count=p.villagers[seat])
    if p.dogs[seat] > p.tamed[seat]:
        raise BadPosition("position-more-dogs-than-tamed", player=seat + 1)
    if p.falls[seat] == 0 and p.dogs[seat] < p.tamed[seat]:
        raise BadPosition("position-dogs-lost", player=seat + 1)
    if most == 0 and (p.dogs[seat] > 0 or held_by(p.held, seat) > 0):
        raise BadPosition("position-out-with-pieces")


def check_rounds(p: Position, rounds: list[Round]) -> None:
    """Refuses finished rounds that are too many, or whose score lines do not fit the dogs."""
    if len(rounds) > p.last_round:
        raise BadPosition("position-rounds", count=p.last_round)
    for ended in rounds:
        for lines in ended.lines:
            if len(lines) != 2 or lines[0].points < 0 or lines[1].points > 0:
                raise BadPosition("position-round-lines")
    if "broken off" in [ended.how for ended in rounds[: len(rounds) if living(p) > 1 else -1]]:
        raise BadPosition("position-broken-off")
    for seat in range(p.players):
        tamed = sum([ended.lines[seat][0].points for ended in rounds])
        returned = -sum([ended.lines[seat][1].points for ended in rounds])
        left = [p.tamed[seat] - tamed, p.tamed[seat] - p.dogs[seat] - returned]
        if min(left) < 0 or (p.step == OVER and max(left) > 0):
            raise BadPosition("position-dogs-of-rounds", player=seat + 1)


def check_step(p: Position, step: str) -> None:
    """Refuses a step that the dice cannot have led to."""
    if p.dice == NOT_ROLLED:
        if p.step != ROLLING:
            raise BadPosition("position-not-rolled", step=step)
        return
    kind = KIND[p.dice]
    wanted = {STICK_ROLL: TAKING, THEFT: STEALING if can_steal(p) else ROLLING, ASSAULT: p.step}.get(kind, ROLLING)
    if p.step != wanted or (kind == ASSAULT and p.step not in (ROLLING, DEFENDING)):
        raise BadPosition("position-step", step=step)


def check_defences(p: Position) -> None:
    """Refuses defences that are not lawful, and an Assault in which nobody has anything left to choose."""
    if not p.waiting:
        raise BadPosition("position-all-have-chosen")
    for seat in range(p.players):
        offers, chosen = defences(p, seat), chosen_of(p, seat)
        if chosen >= 0 and DEFEND + chosen not in offers:
            raise BadPosition("position-defence", player=seat + 1, defence=DEFENCE_TEXTS[chosen])
        if chosen < 0 and len(offers) == 1:
            raise BadPosition("position-not-asked", player=seat + 1)
