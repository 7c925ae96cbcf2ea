"""Whose turn it is and what comes first in it [3.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import ending, events, knowing
from houndtable.games.drachensachen.components import cards_of
from houndtable.games.drachensachen.derived import MISSING, OWING, PLAYING, Position
from houndtable.kernel.events import tell
from houndtable.kernel.json import refuse, wanted

if TYPE_CHECKING:
    from mypy_extensions import i64


MOVED: Final = -1  # a count of idle turns that is 0 when the turn under way ends, for that changed something [7.5]


def idle_turns(p: Position) -> i64:
    """How many turns in a row changed nothing for good; none have, once the turn under way did [7.5]."""
    return max(p.idle, 0)


def has_moved(p: Position) -> bool:
    """Whether the turn under way changed something for good already [7.5]."""
    return p.idle == MOVED


def set_moved(p: Position, moved: i64) -> None:
    """The turn under way changed something already, or not [7.5]."""
    if moved and p.idle > 0:
        raise refuse("idle", wanted("no-idle"), p.idle)
    if moved:
        p.idle = MOVED


def has_cards(p: Position, seat: i64) -> bool:
    """Whether the player has a hand or Remainders left [3.6]."""
    return p.hands[seat] != 0 or p.opens[seat] != 0 or len(p.hidden[seat]) > 0


def following(p: Position, seats: i64) -> i64:
    """The player so many seats on, in the direction of play [3.1]."""
    return (p.seat + seats * p.direction) % p.players


def begin(p: Position, seat: i64, quick: bool = False) -> None:
    """It is that seat's turn: it is to miss it, or owes cards, or plays [3.3]; or the round has gone in circles for
    too long [7.5]."""
    if p.house.patience > 0 and p.idle >= p.house.patience:
        ending.end_round(p, ending.NOBODY)
        return
    p.seat = seat
    p.waiting[0] = seat
    p.quick = quick
    if p.skip > 0:
        p.step = MISSING
    elif p.debt > 0:
        p.step = OWING
    else:
        p.step = PLAYING


def pass_on(p: Position, seats: i64 = 1) -> None:
    """The player so many seats on is next [3.1]."""
    begin(p, following(p, seats))


def is_won(p: Position) -> bool:
    """Whether the player has no card left; then the round is over at once [3.6]."""
    if has_cards(p, p.seat):
        return False
    ending.end_round(p, p.seat)
    return True


def draw(p: Position, count: i64) -> None:
    """So many cards of the draw pile are in the player's hand, known to them only [5.4] [11.3]."""
    cards: i64 = 0
    drawn: list[int] = []
    while count > 0:
        face = p.draw_pile.pop()
        cards += cards_of(face, 1)
        if p.events is not None:
            drawn.append(face)
        count -= 1
    p.hands[p.seat] += cards
    p.spurned[p.seat] = 0
    p.idle = 0  # [7.5]
    if p.events is not None:
        tell(p.events, events.DREW, seat=p.seat, count=len(drawn), draw_pile=len(p.draw_pile), cards=drawn)


def take_pile(p: Position, cards: i64) -> None:
    """These cards, the pile's, are in the player's hand before everybody's eyes, and the turn is over [3.4]."""
    knowing.all_see_come(p, p.seat, cards)
    pass_on(p)
