"""What is drawn between two rounds: curses [9.1] and an ability [10.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import events
from houndtable.games.drachensachen.components import ABILITIES, CHAOS, CURSES, NO_CURSE
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.options import in_play
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw_curses(p: Position, winner: i64) -> None:
    """The winner has drawn one of all curses [9.1]; if it is Chaos, everybody has drawn one of the others, the
    winner first [9.4]. Curses are for the next set-up only."""
    p.curses = [NO_CURSE] * p.players
    p.chaos = False
    left = in_play(CURSES, p.options)  # [9.5]
    if winner < 0 or p.options.says("curses", "off") or not left:
        return
    curse = left[p.chance.pick(len(left))]
    p.chaos = curse == CHAOS
    if not p.chaos:
        take_curse(p, winner, curse)
        return
    if p.events is not None:
        tell(p.events, events.CHAOS, seat=winner)
    left.remove(CHAOS)
    for turn in range(min(p.players, len(left))):
        take_curse(p, (winner + turn) % p.players, left.pop(p.chance.pick(len(left))))


def take_curse(p: Position, seat: i64, curse: i64) -> None:
    """The seat is cursed."""
    p.curses[seat] = curse
    if p.events is not None:
        tell(p.events, events.CURSED, seat=seat, curse=curse)


def draw_ability(p: Position) -> None:
    """One more ability holds for everybody; with `one_round` it alone, and all come before one comes again [10.1]."""
    if p.options.says("abilities", "off"):
        return
    for_one_round = p.options.says("abilities", "one_round")
    known = in_play(ABILITIES, p.options)  # [10.10]
    left = [ability for ability in known if not p.used >> ability & 1]
    if not left and for_one_round:
        p.used = 0
        left = known
    if not left:
        return
    ability = left[p.chance.pick(len(left))]
    p.used |= 1 << ability
    p.abilities = 1 << ability if for_one_round else p.used
    if p.events is not None:
        tell(p.events, events.ABILITY, ability=ability)


def in_force(p: Position) -> i64:
    """The abilities and, seven bits higher, the curses of the round, for those who study it."""
    found: i64 = p.abilities
    for curse in p.curses:
        if curse >= 0:
            found |= 1 << 7 + curse
    if p.chaos:
        found |= 1 << 7 + CHAOS
    return found
