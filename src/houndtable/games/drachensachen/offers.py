"""What may be played in a turn [3.2] [4.3], thrown out [4.6], turned up [3.5] or taken [3.4], and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import fitting, reasons
from houndtable.games.drachensachen.components import NOTHING, SET, cards_of, count_of
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.vocabulary import BLIND, PLAY, TAKE, THROW, both
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

SETS: Final = 0xCCCCCCCCCCCC  # set where there are four cards of a face or more


def has_only_hidden(p: Position, seat: i64) -> bool:
    """Whether the player has to play blind [3.2]."""
    return p.hands[seat] == 0 and p.opens[seat] == 0


def legal(p: Position) -> list[int]:
    """A normal turn's moves: the pile may be taken [3.4], sets thrown out [4.6], fitting cards played [4.2]; or a
    hidden Remainder is tried [3.5]."""
    moves: list[int] = []
    seat = p.seat
    fits: i64 = fitting.fitting(p)
    hand: i64 = p.hands[seat]
    if hand == 0 and p.opens[seat] == 0:
        add_blinds(p, moves)
        return moves
    if p.top != NOTHING and not (p.quick and can_play(p, fits)):
        moves.append(TAKE)
    if hand & SETS:
        add_throws(p, moves, hand, fits)
    add_plays(p, moves, fits)
    return moves


def add_blinds(p: Position, moves: list[int]) -> None:
    """Each hidden Remainder may be tried, one at a time [3.5]."""
    i: i64 = 0
    n: i64 = len(p.hidden[p.seat])
    while i < n:
        moves.append(BLIND + i)
        i += 1


def add_throws(p: Position, moves: list[int], hand: i64, fits: i64) -> None:
    """Each set of four that may be thrown out [4.6]."""
    face: i64 = 0
    while hand != 0:
        if hand & 15 >= SET and not (p.house.fitting_set and face != p.top and fits >> face & 1):
            moves.append(THROW + face)
        hand >>= 4
        face += 1


def add_plays(p: Position, moves: list[int], faces: i64) -> None:
    """The plays of these faces from the hand, or from the open Remainders if there is none [3.2], as many as the
    row has room for [4.3]; the last hand cards, all alike, also together with open ones [4.7]."""
    seat = p.seat
    cards: i64 = p.hands[seat]
    from_hand = cards != 0
    if not from_hand:
        cards = p.opens[seat]
    left: i64 = cards
    face: i64 = 0
    while left != 0:
        count: i64 = left & 15
        if count != 0 and faces >> face & 1:
            room: i64 = SET - p.run if face == p.top else SET
            most: i64 = count if count < room else room
            move: i64 = PLAY + SET * face
            end: i64 = move + most
            while move < end:
                moves.append(move)
                move += 1
            if from_hand and count < room and cards == count << 4 * face:
                opened: i64 = count_of(p.opens[seat], face)
                more: i64 = 1
                while more <= opened and count + more <= room:
                    moves.append(both(face, count, more))
                    more += 1
        left >>= 4
        face += 1


def can_play(p: Position, fits: i64) -> bool:
    """Whether something of the zone the player plays from fits."""
    cards: i64 = p.hands[p.seat]
    if cards == 0:
        cards = p.opens[p.seat]
    while cards != 0:
        if cards & 15 != 0 and fits & 1:
            return True
        cards >>= 4
        fits >>= 1
    return False


def objection_to_cards(p: Position, face: i64, count: i64, opened: i64) -> Verdict | None:
    """Cards are played from one place [3.2], the last of the hand with open ones [4.7], at most four in a row [4.3]."""
    seat = p.seat
    if has_only_hidden(p, seat):
        return no(reasons.ONLY_HIDDEN)
    hand: i64 = p.hands[seat]
    if hand == 0 and opened > 0:
        return no(reasons.NO_HAND)
    held: i64 = count_of(hand if hand else p.opens[seat], face)
    if held < count:
        if held == 0:
            return no(reasons.HOLD_NONE if hand else reasons.OPEN_NONE, card=face)
        return no(reasons.HOLD_ONLY if hand else reasons.OPEN_ONLY, count=held, card=face)
    if opened > 0 and hand != cards_of(face, count):
        return no(reasons.LAST_CARDS_ONLY)
    if opened > count_of(p.opens[seat], face):
        return no(reasons.NOT_SO_MANY_OPEN, card=face)
    if count + opened > fitting.room_for(p, face):
        return no(reasons.NO_ROOM, count=fitting.room_for(p, face), card=face)
    return None


def objection(p: Position, face: i64, count: i64, opened: i64) -> Verdict | None:
    """The cards must be there, and fit."""
    missing = objection_to_cards(p, face, count, opened)
    return fitting.objection(p, face) if missing is None else missing


def objection_to_take(p: Position) -> Verdict | None:
    """The pile may be taken unless it is empty or hidden Remainders must be tried [3.4], or in a Nullo's extra turn
    something fits [10.3]."""
    if p.top == NOTHING:
        return no(reasons.NO_PILE)
    if has_only_hidden(p, p.seat):
        return no(reasons.TRY_HIDDEN)
    if p.quick and can_play(p, fitting.fitting(p)):
        return no(reasons.MUST_PLAY)
    return None


def objection_to_throw(p: Position, face: i64) -> Verdict | None:
    """Four equal cards of the hand are a set [4.6]."""
    held: i64 = count_of(p.hands[p.seat], face)
    if held < SET:
        return no(reasons.NO_SET, count=held, card=face)
    if p.house.fitting_set and face != p.top and fitting.fitting(p) >> face & 1:
        return no(reasons.SET_FITS)
    return None


def objection_to_blind(p: Position, place: i64) -> Verdict | None:
    """Hidden Remainders come last [3.2]."""
    if not has_only_hidden(p, p.seat):
        return no(reasons.HIDDEN_LAST)
    if place >= len(p.hidden[p.seat]):
        return no(reasons.FEWER_HIDDEN, count=len(p.hidden[p.seat]))
    return None
