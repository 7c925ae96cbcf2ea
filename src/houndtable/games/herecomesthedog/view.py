"""What a seat may know of a position: all of it [11.1], but for what others chose while some still choose [11.2]."""

from __future__ import annotations

from houndtable.games.herecomesthedog.components import held_by, texts_of
from houndtable.games.herecomesthedog.dice import texts_of_roll
from houndtable.games.herecomesthedog.exchange import legal
from houndtable.games.herecomesthedog.incident import defences
from houndtable.games.herecomesthedog.position import (
    DEFENDING,
    NOT_ROLLED,
    OVER,
    ROLLING,
    STEPS,
    Position,
    chosen_by,
    must_roll_again,
)
from houndtable.games.herecomesthedog.vocabulary import defence_text
from houndtable.kernel.json import Json
from houndtable.kernel.view import View, Zone


def texts_of_dice(p: Position) -> list[Json]:
    """The colours on the dice; none before a roll."""
    return [] if p.dice == NOT_ROLLED else [*texts_of_roll(p.dice)]


def defence_of(p: Position, seat: int) -> Json:
    """The defence chosen in the latest Assault incident, in words; None if there is none."""
    return None if chosen_by(p, seat) < 0 else defence_text(chosen_by(p, seat))


def defence_seen(p: Position, owner: int, seat: int | None) -> Json:
    """What a viewer knows of a defence: all of their own, others' when all have chosen or there was no choice."""
    if p.step == DEFENDING and owner != seat and len(defences(p, owner)) > 1:
        return None
    return defence_of(p, owner)


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator."""
    zones = [Zone("bonfire", None, texts_of(p.bonfire))]
    zones += [Zone("sticks", owner, texts_of(held_by(p.held, owner))) for owner in range(p.players)]
    incidents: dict[str, Json] = {"feed": p.feeds, "fire fest": p.fests, "assault": p.assaults, "theft": p.thefts}
    facts: dict[str, Json] = {
        "round": len(p.rounds) + (p.step != OVER),
        "rounds_to_play": p.last_round,
        "turn": p.seat,
        "turns": p.turns,
        "dice": texts_of_dice(p),
        "again": must_roll_again(p),
        "can_exchange": p.step == ROLLING and p.dice == NOT_ROLLED and len(legal(p)) > 1,
        "pack": p.pack,
        "dogs": list(p.dogs),
        "tamed": list(p.tamed),
        "villagers": list(p.villagers),
        "falls": list(p.falls),
        "defences": [defence_seen(p, owner, seat) for owner in range(p.players)],
        "incidents": incidents,
        "rounds": [ended.as_json() for ended in p.rounds],
        "options": dict(p.options.values),
    }
    return View(seat, STEPS[p.step], p.waiting[:], zones, facts)
