"""How a state of Drachensachen comes to be."""

from __future__ import annotations

from houndtable.games.drachensachen import setup
from houndtable.games.drachensachen.house_rules import HouseRules
from houndtable.games.drachensachen.position import NO_ANSWER, no_curses
from houndtable.games.drachensachen.state import Drachensachen
from houndtable.kernel.chance import Chance
from houndtable.kernel.options import Options


def bare(players: int, options: Options, chance: Chance) -> Drachensachen:
    """A table with nothing on it."""
    none = [0] * players
    return Drachensachen(
        players,
        HouseRules(options, players),
        chance,
        waiting=[],
        rounds=[],
        hands=none,
        shown=none[:],
        spurned=none[:],
        opens=none[:],
        hidden=[[] for _ in range(players)],
        draw_pile=[],
        out=[],
        pile=[],
        told=[],
        since=[],
        answers=[NO_ANSWER] * players,
        curses=no_curses(players),
        lost=none[:],
        past=[],
    )


def start(players: int, options: Options, chance: Chance, *, listen: bool) -> Drachensachen:
    """The first round, dealt, its first player left to chance unless chosen [2.4]."""
    p = bare(players, options, chance)
    if listen:
        p.events = []
    setup.deal(p)
    first = options.number("first")
    setup.begin(p, chance.pick(players) if first < 0 else first)
    return p
