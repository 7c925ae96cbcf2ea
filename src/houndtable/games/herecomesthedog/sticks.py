"""Taking sticks from the bonfire [4.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import reasons
from houndtable.games.herecomesthedog.components import CHARCOAL, HELD, MEAT, number_of
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.dice import PAIR, SINGLE
from houndtable.games.herecomesthedog.ending import end_round
from houndtable.games.herecomesthedog.events import TOOK
from houndtable.games.herecomesthedog.turn import end_turn
from houndtable.games.herecomesthedog.vocabulary import TAKE, TAKE_STICKS, TAKES, take_key
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

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
            return no(reasons.NOT_SHOWN, colour=colour)
    one_only = len(TAKES[lawful[0] - TAKE]) == 1
    if len(colours) == 1 and not one_only:
        return no(reasons.TAKE_TWO)
    for colour in colours:
        left = number_of(p.bonfire, colour)
        if left < colours.count(colour):
            return none_left(colour, one_only) if left == 0 else too_few(left, colour, one_only)
    if colours == [single, single] and not p.options.says("pick", "any_shown"):
        return no(reasons.SHOWN_ONCE, colour=single)
    return no(reasons.ONE_STICK_ONLY)


def none_left(colour: int, one_only: bool) -> Verdict:
    """The colour has run out, where one stick can be taken [4.3] or two of another kind [4.2]."""
    return no(reasons.NONE_LEFT_FOR_ONE if one_only else reasons.NONE_LEFT_FOR_TWO, colour=colour)


def too_few(left: int, colour: int, one_only: bool) -> Verdict:
    """Fewer sticks of the colour are left, where one can be taken [4.3] or two of another kind [4.2]."""
    return no(reasons.TOO_FEW_FOR_ONE if one_only else reasons.TOO_FEW_FOR_TWO, count=left, colour=colour)


def take(p: Position, take: i64) -> None:
    """The sticks are taken, both together; then the round has ended [6.1], or else the turn [4.5]."""
    sticks: i64 = TAKE_STICKS[take]
    p.bonfire -= sticks
    p.held += sticks << HELD * p.seat
    if p.events is not None:
        tell(p.events, TOOK, seat=p.seat, sticks=TAKES[take])
    meat: i64 = number_of(p.bonfire, MEAT)
    charcoal: i64 = number_of(p.bonfire, CHARCOAL)
    if meat == 0 or charcoal == 0:
        end_round(p, meat, charcoal)
    else:
        end_turn(p)
