"""Retrieving cards from the row [6.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs import placement, telling
from houndtable.games.dachs.components import COLOUR_NAMES, FACE_COLOUR, FACE_TEXTS, HAND_LIMIT, colour_of, face_of
from houndtable.games.dachs.position import RETRIEVING, Position, of_colour
from houndtable.games.dachs.vocabulary import STOP, TAKE, TAKE_FACE, TAKE_FIRST, TAKE_PLACE
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_retrieve(p: Position) -> bool:
    """Whether a card lies in the row that the player may take [6.1] [6.4]. Cards just played are not there [6.6]."""
    if len(p.hands[p.seat]) >= HAND_LIMIT:
        return False
    counts: i64 = p.retrievable
    for card in p.row:
        if of_colour(counts, colour_of(card)) > 0:
            return True
    return False


def begin(p: Position) -> None:
    """The player is asked as long as there is something to retrieve; then the played cards are placed [3.2]."""
    if can_retrieve(p):
        p.step = RETRIEVING
    else:
        placement.begin(p)


def legal(p: Position) -> list[int]:
    """To stop, unless the hand is empty [6.2] [6.5], and each place of each card that may be taken [6.1] [6.3]."""
    moves: list[int] = []
    if p.hands[p.seat]:
        moves.append(STOP)
    counts: i64 = p.retrievable
    before: i64 = -1
    for card in p.row:
        face: i64 = face_of(card)
        if face != before and of_colour(counts, colour_of(card)) > 0:
            move: i64 = TAKE_FIRST[face]
            at: i64 = len(moves)
            while at > 0 and moves[at - 1] >= move:  # kept ascending; an earlier place of this face comes first
                if TAKE_FACE[moves[at - 1] - TAKE] == face:
                    move = moves[at - 1] + 1
                    break
                at -= 1
            moves.insert(at, move)
        before = face
    return moves


def place_of(p: Position, face: i64, which: i64) -> i64:
    """Where in the row the how many-th place of this face is, the oldest first [6.3]; -1 if there is none."""
    before: i64 = -1
    i: i64 = 0
    n: i64 = len(p.row)
    while i < n:
        here: i64 = face_of(p.row[i])
        if here == face and before != face:
            if which == 0:
                return i
            which -= 1
        before = here
        i += 1
    return -1


def objection_to_take(p: Position, take: i64) -> Verdict | None:
    """A card is taken if it lies there [6.3] and its colour was played and is not used up [6.1]."""
    face: i64 = TAKE_FACE[take]
    which: i64 = TAKE_PLACE[take]
    text, colour = FACE_TEXTS[face], FACE_COLOUR[face]
    if place_of(p, face, which) < 0:
        if which > 0 and place_of(p, face, 0) >= 0:
            return Verdict("6.3", f"{text} does not lie in {which + 1} separate places of the row.")
        return Verdict("6.1", f"No {text} lies in the row.")
    if of_colour(p.retrievable, colour) == 0:
        return Verdict("6.1", f"You may retrieve no more {COLOUR_NAMES[colour]}: only as many as you played.")
    return None


def objection_to_stop(p: Position) -> Verdict | None:
    """The step may be ended unless the hand is empty [6.5]."""
    if p.hands[p.seat]:
        return None
    return Verdict("6.5", "Your hand is empty: take at least one card.")


def take(p: Position, take: i64) -> None:
    """The card is in the hand, known to all [10.1]; the step ends when nothing is left to take."""
    face: i64 = TAKE_FACE[take]
    at: i64 = place_of(p, face, TAKE_PLACE[take])
    card = p.row.pop(at)
    p.hands[p.seat].append(card)
    one: i64 = 1
    p.retrievable -= one << 3 * colour_of(card)
    if p.events is not None:
        telling.tell(p, "retrieved", {"seat": p.seat, "card": FACE_TEXTS[face], "place": at})
    begin(p)
