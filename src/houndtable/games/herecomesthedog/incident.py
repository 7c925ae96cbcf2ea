"""Incidents: Feed [7.1], Fire Fest [7.2] and Assault [7.3] in the middle of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import reasons
from houndtable.games.herecomesthedog.assault import dogs_coming, fire_sets, suffer
from houndtable.games.herecomesthedog.components import FIRE, HELD, MEAT, held_by, number_of
from houndtable.games.herecomesthedog.derived import DEFENDING, Position, chosen_of, put_chosen
from houndtable.games.herecomesthedog.ending import close_round
from houndtable.games.herecomesthedog.events import CHOOSING, CHOSE, FEST
from houndtable.games.herecomesthedog.fainting import living
from houndtable.games.herecomesthedog.feed import feed
from houndtable.games.herecomesthedog.turn import end_turn, roll_again
from houndtable.games.herecomesthedog.vocabulary import (
    DEFENCE_STICKS,
    DEFENCES,
    DEFEND,
    FENDED,
    defence_key,
)
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_feed(p: Position) -> None:
    """Everybody has fed [7.1], and the same player rolls again [7.7]."""
    p.feeds += 1
    feed(p)
    roll_again(p)


def begin_fire_fest(p: Position) -> None:
    """All fire that anybody held lies at the bonfire [7.2], and the same player rolls again [7.7]."""
    p.fests += 1
    before: i64 = p.held
    seat: i64 = 0
    while seat < p.players:
        fires: i64 = number_of(held_by(p.held, seat), FIRE)
        p.held -= fires << (HELD * seat + 4 * FIRE)
        p.bonfire += fires << 4 * FIRE
        seat += 1
    if p.events is not None:
        tell(p.events, FEST, fires=[number_of(held_by(before, seat), FIRE) for seat in range(p.players)])
    roll_again(p)


def begin_assault(p: Position) -> None:
    """Everybody who has a choice is asked how to defend, all at once [7.5]; for others it is settled."""
    p.assaults += 1
    p.chosen = 0
    asked: list[int] = []
    seat: i64 = 0
    while seat < p.players:
        offers = defences(p, seat)
        if len(offers) > 1:
            asked.append(seat)
        else:
            put_chosen(p, seat, offers[0] - DEFEND)
        seat += 1
    if not asked:
        resolve(p)
        return
    p.step = DEFENDING
    p.waiting = asked
    if p.events is not None:
        tell(p.events, CHOOSING, seats=asked)


def defences(p: Position, seat: i64) -> list[int]:
    """The ways in which a seat may defend itself now, as the table's options say [7.3] [7.4]."""
    sticks: i64 = held_by(p.held, seat)
    return p.defences[defence_key(number_of(sticks, MEAT), fire_sets(sticks))]


def legal(p: Position, seat: i64) -> list[int]:
    """The defences of a seat that has not chosen yet [7.5]; the list is the caller's own."""
    return defences(p, seat)[:] if seat in p.waiting else []


def objection(p: Position, seat: i64, defence: i64) -> Verdict | None:
    """Why a seat that is asked cannot defend itself so."""
    if DEFEND + defence in defences(p, seat):
        return None
    sticks = held_by(p.held, seat)
    pairs, sets = DEFENCES[defence]
    if 2 * pairs > number_of(sticks, MEAT):
        return no(reasons.HOLD_ONLY, count=number_of(sticks, MEAT), colour=MEAT)
    if sets > fire_sets(sticks):
        return too_few_sets(fire_sets(sticks))
    if pairs + sets > dogs_coming(sticks):
        coming = dogs_coming(sticks)
        return no(reasons.ONLY_DOGS_COME, count=coming)
    return no(reasons.FEND_OFF_MOST)


def too_few_sets(sets: i64) -> Verdict:
    """Only so many sets of fire and charcoal are held [7.3]."""
    if sets == 0:
        return no(reasons.HOLD_NO_SET)
    return no(reasons.HOLD_SETS, count=sets)


def defend(p: Position, seat: i64, defence: i64) -> None:
    """The seat has chosen; when all have, the dogs come [7.5]."""
    put_chosen(p, seat, defence)
    p.waiting.remove(seat)
    if p.events is not None:
        tell(p.events, CHOSE, seat=seat, defence=defence)
    if not p.waiting:
        p.waiting.append(p.seat)
        resolve(p)


def resolve(p: Position) -> None:
    """All defences are shown, what was used lies at the bonfire [7.3], and villagers have fainted, all from the same
    situation [7.6]."""
    held: i64 = p.held
    fended: list[int] = []
    seat: i64 = 0
    while seat < p.players:
        defence: i64 = chosen_of(p, seat)
        sticks: i64 = DEFENCE_STICKS[defence]
        p.held -= sticks << HELD * seat
        p.bonfire += sticks
        fended.append(FENDED[defence])
        seat += 1
    suffer(p, fended, held)
    go_on(p)


def go_on(p: Position) -> None:
    """The same player rolls again [7.7], or the next has a whole turn if that one is knocked out [9.5]; with fewer
    than two players left the game is over [10.4] [10.5]."""
    if living(p) < 2:
        close_round(p, "broken off")
    elif p.villagers[p.seat] == 0:
        end_turn(p)
    else:
        roll_again(p)
