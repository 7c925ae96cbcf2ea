"""Playing cards [4.3], blind ones [3.5], throwing out sets [4.6], taking the pile [3.4], and what follows [3.7]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import abilities, events, fitting, knowing, pile, turn
from houndtable.games.drachensachen.components import EXTERMINO, FIVE, FOUR, NULLO, SET, cards_of
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.turn import MOVED
from houndtable.kernel.events import EventKind, tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def play(p: Position, face: i64, count: i64, opened: i64) -> None:
    """The cards lie on the pile: so many from the hand, or from the open Remainders without one, and so many open
    ones with them."""
    seat = p.seat
    p.idle += 1
    if p.hands[seat] != 0:
        knowing.all_see_go(p, seat, face, count)
    else:
        opened += count
        count = 0
    if opened > 0:
        p.opens[seat] -= cards_of(face, opened)
        p.idle = 0  # [7.5]
    if p.events is not None:
        tell(p.events, events.PLAYED, seat=seat, card=face, hand=count, open=opened)
    settle(p, face, count + opened)


def settle(p: Position, face: i64, count: i64) -> None:
    """The cards are laid, and all that comes of it happens in its order [3.7]."""
    pile.lay(p, face, count)
    p.turns += 1
    p.quick = False  # [10.3]
    if turn.is_won(p):  # [3.6]
        return
    if p.run >= SET:  # [4.5]
        clear(p, events.FOUR_IN_A_ROW)
        turn.begin(p, p.seat)
    elif face == EXTERMINO:  # [6.4]
        clear(p, events.EXTERMINATED)
        abilities.envy(p)
        turn.begin(p, p.seat)
    else:
        if face == FOUR:
            p.debt = min(p.debt + 2 * count, len(p.draw_pile))  # [5.2] [5.5]
        elif face == FIVE:
            p.skip += count  # [5.8]
        elif face == NULLO:
            p.debt = 0  # [5.3]
        abilities.after(p, face, count)


def clear(p: Position, why: EventKind) -> None:
    """The pile has left the round."""
    if p.events is not None:
        tell(p.events, why, seat=p.seat, cards=len(p.pile))
    pile.clear(p)


def throw(p: Position, face: i64) -> None:
    """A set has left the round without effect, and the turn goes on unless no card is left [4.6]."""
    knowing.all_see_go(p, p.seat, face, SET)
    p.gone += cards_of(face, SET)
    p.idle = MOVED if p.version >= 2 else 0  # [7.5]
    if p.events is not None:
        tell(p.events, events.THREW, seat=p.seat, card=face)
    turn.is_won(p)


def take(p: Position) -> None:
    """The pile is in the hand, and the turn is over [3.4]."""
    p.turns += 1
    p.idle += 1
    p.spurned[p.seat] |= fitting.fitting(p)
    if p.events is not None:
        tell(p.events, events.TOOK_PILE, seat=p.seat, cards=p.pile)
    turn.take_pile(p, pile.lift(p))


def blind(p: Position, place: i64) -> None:
    """A hidden Remainder is turned up: it is the play, or goes into the hand with the pile [3.5]."""
    resolve(p, turn_up(p, place))


def turn_up(p: Position, place: i64) -> i64:
    """The face of a hidden Remainder, which has left its place."""
    face: i64 = p.hidden[p.seat].pop(place)
    p.idle = 0  # [7.5]
    if p.events is not None:
        tell(p.events, events.TURNED_UP, seat=p.seat, card=face)
    return face


def resolve(p: Position, face: i64) -> None:
    """A card turned up acts if it fits; if not, it is in the hand with the pile, and the turn is over [3.5]."""
    if fitting.fitting(p) >> face & 1:
        settle(p, face, 1)
        return
    p.turns += 1
    if p.events is not None:
        tell(p.events, events.MISFIT, seat=p.seat, card=face, cards=p.pile)
    turn.take_pile(p, pile.lift(p) + cards_of(face, 1))
