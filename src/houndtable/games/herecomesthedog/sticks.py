"""Taking sticks from the bonfire [4.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import telling
from houndtable.games.herecomesthedog.components import CHARCOAL, COLOURS, HELD, MEAT, number_of
from houndtable.games.herecomesthedog.dice import PAIR, SINGLE
from houndtable.games.herecomesthedog.ending import end_round
from houndtable.games.herecomesthedog.position import Position
from houndtable.games.herecomesthedog.turn import end_turn
from houndtable.games.herecomesthedog.vocabulary import TAKE, TAKE_STICKS, TAKES, take_key
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def offers(p: Position) -> list[int]:
    """What the dice and the bonfire allow to take, as the table's options say [4.1] [4.2] [4.3] [4.4]."""
    pair: i64 = PAIR[p.dice]
    single: i64 = SINGLE[p.dice]
    return p.takes[take_key(pair, single, number_of(p.bonfire, pair), number_of(p.bonfire, single))]


def legal(p: Position) -> list[int]:
    """The takes; the list is the caller's own."""
    return offers(p)[:]


def objection(p: Position, take: i64) -> Verdict | None:
    """Why these sticks cannot be taken."""
    lawful = offers(p)
    if TAKE + take in lawful:
        return None
    colours = TAKES[take]
    pair, single = PAIR[p.dice], SINGLE[p.dice]
    for colour in colours:
        if colour not in (pair, single):
            return Verdict("4.1", f"The dice show no {COLOURS[colour]}.")
    one_only = len(TAKES[lawful[0] - TAKE]) == 1
    if len(colours) == 1 and not one_only:
        return Verdict("4.2", "Two sticks can be taken, so you must take two.")
    for colour in colours:
        left = number_of(p.bonfire, colour)
        if left < colours.count(colour):
            lack = "No" if left == 0 else f"Only {left}"
            return Verdict("4.3" if one_only else "4.2", f"{lack} {COLOURS[colour]} is left at the bonfire.")
    if colours == [single, single] and not p.options.says("pick", "any_shown"):
        return Verdict("4.1", f"The dice show {COLOURS[single]} only once.")
    return Verdict("4.4", "A colour on the dice has run out at the bonfire: take one stick only.")


def take(p: Position, take: i64) -> None:
    """The sticks are taken, both together; then the round has ended [6.1], or else the turn [4.5]."""
    sticks: i64 = TAKE_STICKS[take]
    p.bonfire -= sticks
    p.held += sticks << HELD * p.seat
    if p.events is not None:
        telling.took(p, TAKES[take])
    meat: i64 = number_of(p.bonfire, MEAT)
    charcoal: i64 = number_of(p.bonfire, CHARCOAL)
    if meat == 0 or charcoal == 0:
        end_round(p, meat, charcoal)
    else:
        end_turn(p)
