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
from houndtable.games.herecomesthedog.dice import ASSAULT, KIND, KINDS, NOT_ROLLED, STICK_ROLL, THEFT
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
        raise BadPosition(f"There are only {DOGS} dogs. [1.2]")
    check_rounds(p, p.rounds)
    over = living(p) < 2 or len(p.rounds) == p.last_round
    if over != (p.step == OVER):
        raise BadPosition("The game is over after its last round or with one player left, and only then. [10.1]")
    if p.step == OVER:
        if p.bonfire != ALL_STICKS or p.dice != NOT_ROLLED:
            raise BadPosition("After the game all sticks and dice lie at the bonfire. [6.9]")
        return
    if p.villagers[p.seat] == 0:
        raise BadPosition("A knocked-out player has no turn. [9.4]")
    if number_of(p.bonfire, MEAT) == 0 or number_of(p.bonfire, CHARCOAL) == 0:
        raise BadPosition("Without meat or charcoal at the bonfire the round would have ended. [6.1]")
    check_step(p, p.board().steps[p.step])
    if p.step == DEFENDING:
        p.waiting = [seat for seat in range(p.players) if chosen_of(p, seat) < 0]
        check_defences(p)


def check_seat(p: Position, seat: int) -> None:
    """Refuses villagers, dogs or sticks that a seat cannot have."""
    most = RESTORED[p.falls[seat]]
    if p.villagers[seat] > most or (p.villagers[seat] == 0) != (most == 0):
        raise BadPosition(f"Seat {seat} cannot have {p.villagers[seat]} villagers standing. [9.2]")
    if p.dogs[seat] > p.tamed[seat]:
        raise BadPosition(f"Seat {seat} has more dogs than it has tamed. [6.2]")
    if p.falls[seat] == 0 and p.dogs[seat] < p.tamed[seat]:
        raise BadPosition(f"Seat {seat} has lost dogs though its villagers never all fainted. [9.2]")
    if most == 0 and (p.dogs[seat] > 0 or held_by(p.held, seat) > 0):
        raise BadPosition("A knocked-out player has no dogs and no sticks. [9.4]")


def check_rounds(p: Position, rounds: list[Round]) -> None:
    """Refuses finished rounds that are too many, or whose score lines do not fit the dogs."""
    if len(rounds) > p.last_round:
        raise BadPosition(f"The game has only {p.last_round} rounds. [2.4]")
    for ended in rounds:
        for lines in ended.lines:
            if len(lines) != 2 or lines[0].points < 0 or lines[1].points > 0:
                raise BadPosition("A round's score is the dogs tamed and the dogs returned. [10.2]")
    if "broken off" in [ended.how for ended in rounds[: len(rounds) if living(p) > 1 else -1]]:
        raise BadPosition("A round is broken off only when that ends the game. [10.4]")
    for seat in range(p.players):
        tamed = sum([ended.lines[seat][0].points for ended in rounds])
        returned = -sum([ended.lines[seat][1].points for ended in rounds])
        left = [p.tamed[seat] - tamed, p.tamed[seat] - p.dogs[seat] - returned]
        if min(left) < 0 or (p.step == OVER and max(left) > 0):
            raise BadPosition(f"The dogs of seat {seat} are not those of the finished rounds. [10.2]")


def check_step(p: Position, step: str) -> None:
    """Refuses a step that the dice cannot have led to."""
    if p.dice == NOT_ROLLED:
        if p.step != ROLLING:
            raise BadPosition(f"At the step {step!r} the dice have been rolled. [3.2]")
        return
    kind = KIND[p.dice]
    wanted = {STICK_ROLL: TAKING, THEFT: STEALING if can_steal(p) else ROLLING, ASSAULT: p.step}.get(kind, ROLLING)
    if p.step != wanted or (kind == ASSAULT and p.step not in (ROLLING, DEFENDING)):
        raise BadPosition(f"The dice show {KINDS[kind]}: that does not lead to the step {step!r}. [3.3]")


def check_defences(p: Position) -> None:
    """Refuses defences that are not lawful, and an Assault in which nobody has anything left to choose."""
    if not p.waiting:
        raise BadPosition("At the step 'defend' somebody has not chosen yet. [7.5]")
    for seat in range(p.players):
        offers, chosen = defences(p, seat), chosen_of(p, seat)
        if chosen >= 0 and DEFEND + chosen not in offers:
            raise BadPosition(f"Seat {seat} cannot defend itself with {DEFENCE_TEXTS[chosen]}. [7.3]")
        if chosen < 0 and len(offers) == 1:
            raise BadPosition(f"Seat {seat} has no choice of defence and is not asked. [7.5]")
