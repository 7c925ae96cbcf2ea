"""The draft: a grid of cards turned up, taken and turned down again [3.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import journal, reasons, setup
from houndtable.games.dogsbreath.components import COLUMNS, HAND, NOTHING, face_of
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.events import FLIPPED, PICKED, PUT_UNDER, TURNED_DOWN
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.seats import next_seat
from houndtable.games.dogsbreath.vocabulary import FLIP, PICK, PLACE_TEXTS, TURN_DOWN
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_up(p: Position, place: i64) -> bool:
    """Whether the card in this place lies face up."""
    return p.up >> place & 1 == 1


def two_up(p: Position) -> bool:
    """Whether two cards lie face up, as many as may [3.1]."""
    return p.up & (p.up - 1) != 0


def may_turn_down(p: Position) -> bool:
    """Whether a card of the player before lies there, and nothing was done yet [3.3]."""
    return p.up != 0 and not p.begun


def legal(p: Position) -> list[int]:
    """To take one of two cards that are up, else to turn one up [3.1], or to turn down the one left there [3.3]."""
    moves: list[int] = []
    place: i64 = 0
    places: i64 = len(p.grid)
    if two_up(p):
        while place < places:
            if is_up(p, place):
                moves.append(PICK + place)
            place += 1
        return moves
    left: i64 = NOTHING
    while place < places:
        if is_up(p, place):
            left = place
        elif p.grid[place] != NOTHING:
            moves.append(FLIP + place)
        place += 1
    if may_turn_down(p):
        moves.append(TURN_DOWN + left)
    return moves


def objection_to_place(p: Position, place: i64) -> Verdict | None:
    """The grid has only so many places [2.3], and some are empty [3.1]."""
    if place >= len(p.grid):
        return no(reasons.BEYOND_THE_GRID, rows=len(p.grid) // COLUMNS)
    if p.grid[place] == NOTHING:
        return no(reasons.PLACE_IS_EMPTY, place=PLACE_TEXTS[place])
    return None


def objection_to_flip(p: Position, place: i64) -> Verdict | None:
    """Two cards may be up, no more [3.1]."""
    if two_up(p):
        return no(reasons.TWO_UP)
    if is_up(p, place):
        return no(reasons.UP_ALREADY, place=PLACE_TEXTS[place])
    return None


def objection_to_turn_down(p: Position, place: i64) -> Verdict | None:
    """Only the card that was left there is turned down, before anything else [3.3]."""
    if not is_up(p, place):
        return no(reasons.DOWN_ALREADY, place=PLACE_TEXTS[place])
    if not may_turn_down(p):
        return no(reasons.TURN_DOWN_FIRST)
    return None


def objection_to_pick(p: Position, place: i64) -> Verdict | None:
    """One of two cards that are up is taken [3.1]."""
    if not is_up(p, place):
        return no(reasons.FACE_DOWN, place=PLACE_TEXTS[place])
    if not two_up(p):
        return no(reasons.SECOND_CARD)
    return None


def flip(p: Position, place: i64) -> None:
    """The card is face up, and all see it [3.2]; also one that was turned down just before [3.4]."""
    one: i64 = 1
    p.up |= one << place
    p.begun = True
    p.knowledge.known[p.grid[place]] = p.knowledge.everyone
    if p.events is not None:
        tell(p.events, FLIPPED, seat=p.seat, place=PLACE_TEXTS[place], card=face_of(p.grid[place]))


def turn_down(p: Position, place: i64) -> None:
    """The card is face down again, for those to know who remember it [3.3] [3.6]."""
    p.up = 0
    p.begun = True
    if p.events is not None:
        tell(p.events, TURNED_DOWN, seat=p.seat, place=PLACE_TEXTS[place])


def pick(p: Position, place: i64) -> None:
    """The card is in the hand, known to all [10.1]; the other stays up [3.1]. Twice round the table, and the draft is
    over [3.5]."""
    if p.events is not None:
        tell(p.events, PICKED, seat=p.seat, place=PLACE_TEXTS[place], card=face_of(p.grid[place]))
    one: i64 = 1
    p.up &= ~(one << place)
    p.hands[p.seat].append(p.grid[place])
    p.grid[place] = NOTHING
    following = next_seat(p, p.seat)
    if len(p.hands[following]) < HAND:
        setup.begin_draft_turn(p, following)
    else:
        put_under(p)
        setup.begin_turn(p, following)


def put_under(p: Position) -> None:
    """What is left of the grid lies under the deck in random order [3.7]. All know which of these cards they saw, and
    that these lie there [10.6]."""
    journal.begin(p)
    left: list[int] = []
    known = p.knowledge.known
    for place in range(len(p.grid)):
        card = p.grid[place]
        if card != NOTHING:
            left.append(card)
            if known[card] != 0:
                face: i64 = face_of(card)
                journal.note(p, journal.entry_of(journal.SEEN, 0, face, place))
                p.seen += unit(face)
                known[card] = 0
    journal.note(p, journal.entry_of(journal.UNDER, 0, len(left), len(p.deck)))
    p.chance.shuffle(left)
    left.reverse()  # what the shuffle put first is on top
    p.bottom = len(left)
    p.deck = left + p.deck
    p.grid = []
    p.up = 0
    p.begun = False
    if p.events is not None:
        tell(p.events, PUT_UNDER, count=len(left))
