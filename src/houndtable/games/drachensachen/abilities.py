"""What abilities do after a play [10.2]: drawing [10.4], giving [10.6], turning round [10.7], lifting [10.9]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import events, knowing, reasons, turn
from houndtable.games.drachensachen.components import (
    ENVIOUS,
    FACES,
    MONSTERBALL,
    NINE,
    NULLO,
    PROTECTO,
    QUICK,
    ROUNDABOUT,
    SECRETS,
    SEVEN,
    TWO,
    cards_of,
    count_of,
    is_dragon,
    nth_in,
    size_of,
)
from houndtable.games.drachensachen.derived import GIVING, LIFTING, TURNING, Position
from houndtable.games.drachensachen.vocabulary import GIVE, GO_ON, LIFT, REVERSE
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def envy(p: Position) -> None:
    """Whoever played dragons has drawn one card, if there is one [10.4]; nobody owes more than is left [5.5]."""
    if p.abilities & ENVIOUS and p.draw_pile:
        turn.draw(p, 1)
        p.debt = min(p.debt, len(p.draw_pile))


def after(p: Position, face: i64, count: i64) -> None:
    """The abilities of the cards played, then an extra turn [10.3] or the next player [3.7]."""
    if is_dragon(face):
        envy(p)
        if face == NULLO and p.abilities & QUICK:
            turn.begin(p, p.seat, quick=True)
        else:
            turn.pass_on(p, count if face == PROTECTO and p.house.multi_protecto else 1)  # [6.6]
    elif face == TWO and p.abilities & MONSTERBALL and p.hands[p.seat]:
        p.step = GIVING
        p.todo = count
    elif face == SEVEN and p.abilities & ROUNDABOUT:
        p.step = TURNING
    elif face == NINE and p.abilities & SECRETS and p.opens[p.seat]:
        p.step = LIFTING
        p.todo = count
    else:
        turn.pass_on(p)


def legal_gives(p: Position) -> list[int]:
    """Every other player may be chosen [10.6]."""
    return [GIVE + seat for seat in range(p.players) if seat != p.seat]


def objection_to_give(p: Position, receiver: i64) -> Verdict | None:
    """The receiver is another player at the table."""
    if receiver >= p.players:
        return no(reasons.NO_SUCH_SEAT, seat=receiver)
    return no(reasons.NOT_YOURSELF) if receiver == p.seat else None


def give(p: Position, receiver: i64) -> None:
    """The receiver has drawn a random card of the hand, seen by the two only [11.4]; it goes on while 2s and hand
    last, and whoever has no card left has won [10.6]."""
    hand: i64 = p.hands[p.seat]
    face: i64 = nth_in(hand, p.chance.pick(size_of(hand)))
    knowing.give(p, p.seat, receiver, face)
    if p.events is not None:
        tell(p.events, events.GAVE, seat=p.seat, to=receiver, card=face)
    p.todo -= 1
    if p.todo > 0 and p.hands[p.seat]:
        return
    p.todo = 0
    if not turn.is_won(p):
        turn.pass_on(p)


def legal_turns() -> list[int]:
    """To turn round or to go on [10.7]."""
    return [REVERSE, GO_ON]


def reverse(p: Position) -> None:
    """The direction is changed, and the next player that way is on; of two players the same again [10.7]."""
    p.direction = -p.direction
    if p.events is not None:
        tell(p.events, events.REVERSED, seat=p.seat, clockwise=int(p.direction))
    turn.pass_on(p, 2 if p.players == 2 else 1)


def legal_lifts(p: Position) -> list[int]:
    """Each of the open Remainders, equal ones once [10.9]."""
    return [LIFT + face for face in range(FACES) if count_of(p.opens[p.seat], face)]


def objection_to_lift(p: Position, face: i64) -> Verdict | None:
    """Only what lies open can be lifted."""
    if count_of(p.opens[p.seat], face):
        return None
    return no(reasons.NOT_OPEN_TO_LIFT, card=face)


def lift(p: Position, face: i64) -> None:
    """An open Remainder is in the hand, which everybody saw [11.2]; it goes on while 9s and open cards last [10.9]."""
    p.opens[p.seat] -= cards_of(face, 1)
    knowing.all_see_come(p, p.seat, cards_of(face, 1))
    if p.events is not None:
        tell(p.events, events.LIFTED, seat=p.seat, card=face)
    p.todo -= 1
    if p.todo == 0 or not p.opens[p.seat]:
        p.todo = 0
        turn.pass_on(p)
