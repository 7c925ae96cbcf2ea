"""Playing cards [4.3], blind ones [3.5], throwing out sets [4.6], taking the pile [3.4], and what follows [3.7]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import abilities, fitting, knowing, pile, telling, turn
from houndtable.games.drachensachen.components import (
    EXTERMINO,
    FACE_TEXTS,
    FIVE,
    FOUR,
    NOTHING,
    NULLO,
    SET,
    cards_of,
    count_of,
)
from houndtable.games.drachensachen.position import Position, has_only_hidden
from houndtable.games.drachensachen.vocabulary import BLIND, PLAY, TAKE, THROW, both
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64

SETS: Final = 0xCCCCCCCCCCCC  # set where there are four cards of a face or more


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
        if hand & 15 >= SET and not (p.fitting_set and face != p.top and fits >> face & 1):
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
    text = FACE_TEXTS[face]
    seat = p.seat
    if has_only_hidden(p, seat):
        return Verdict("3.2", "You have only hidden Remainders.")
    hand: i64 = p.hands[seat]
    if hand == 0 and opened > 0:
        return Verdict("4.7", "You have no hand: play your open Remainders alone.")
    held: i64 = count_of(hand if hand else p.opens[seat], face)
    if held < count:
        where = "You hold" if hand else "Among your open Remainders there is"
        return Verdict("3.2", f"{where} {'no' if held == 0 else f'only {held} x'} {text}.")
    if opened > 0 and hand != cards_of(face, count):
        return Verdict("4.7", "Open Remainders go with your last hand cards only, all alike and all played.")
    if opened > count_of(p.opens[seat], face):
        return Verdict("4.7", f"You do not have so many open {text}.")
    if count + opened > fitting.room_for(p, face):
        return Verdict("4.3", f"Four in a row at most: there is room for {fitting.room_for(p, face)} more {text}.")
    return None


def objection(p: Position, face: i64, count: i64, opened: i64) -> Verdict | None:
    """The cards must be there, and fit."""
    missing = objection_to_cards(p, face, count, opened)
    return fitting.objection(p, face) if missing is None else missing


def objection_to_take(p: Position) -> Verdict | None:
    """The pile may be taken unless it is empty or hidden Remainders must be tried [3.4], or in a Nullo's extra turn
    something fits [10.3]."""
    if p.top == NOTHING:
        return Verdict("3.4", "There is no pile to take.")
    if has_only_hidden(p, p.seat):
        return Verdict("3.4", "You have only hidden Remainders: try one of them.")
    if p.quick and can_play(p, fitting.fitting(p)):
        return Verdict("10.3", "In the extra turn of a Nullo you must play if you can.")
    return None


def objection_to_throw(p: Position, face: i64) -> Verdict | None:
    """Four equal cards of the hand are a set [4.6]."""
    held: i64 = count_of(p.hands[p.seat], face)
    if held < SET:
        return Verdict("4.6", f"A set is four equal hand cards, and you hold {held} x {FACE_TEXTS[face]}.")
    if p.fitting_set and face != p.top and fitting.fitting(p) >> face & 1:
        return Verdict("4.6", "This set fits: play it as four, or keep it.")
    return None


def objection_to_blind(p: Position, place: i64) -> Verdict | None:
    """Hidden Remainders come last [3.2]."""
    if not has_only_hidden(p, p.seat):
        return Verdict("3.2", "Hidden Remainders are played when your hand and your open ones are gone.")
    if place >= len(p.hidden[p.seat]):
        return Verdict("3.5", f"You have only {len(p.hidden[p.seat])} hidden Remainders.")
    return None


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
        telling.played(p, face, count, opened)
    settle(p, face, count + opened)


def settle(p: Position, face: i64, count: i64) -> None:
    """The cards are laid, and all that comes of it happens in its order [3.7]."""
    pile.lay(p, face, count)
    p.turns += 1
    p.quick = False  # [10.3]
    if turn.is_won(p):  # [3.6]
        return
    if p.run >= SET:  # [4.5]
        clear(p, "four in a row")
        turn.begin(p, p.seat)
    elif face == EXTERMINO:  # [6.4]
        clear(p, "exterminated")
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


def clear(p: Position, why: str) -> None:
    """The pile has left the round."""
    if p.events is not None:
        telling.tell(p, why, {"seat": p.seat, "cards": len(p.pile)})
    pile.clear(p)


def throw(p: Position, face: i64) -> None:
    """A set has left the round without effect, and the turn goes on unless no card is left [4.6]."""
    knowing.all_see_go(p, p.seat, face, SET)
    p.gone += cards_of(face, SET)
    p.idle = 0  # [7.5]
    if p.events is not None:
        telling.tell(p, "threw", {"seat": p.seat, "card": FACE_TEXTS[face]})
    turn.is_won(p)


def take(p: Position) -> None:
    """The pile is in the hand, and the turn is over [3.4]."""
    p.turns += 1
    p.idle += 1
    if p.events is not None:
        telling.tell(p, "took pile", {"seat": p.seat, "cards": telling.texts(p.pile)})
    turn.take_pile(p, pile.lift(p))


def blind(p: Position, place: i64) -> None:
    """A hidden Remainder is turned up: it is the play, or goes into the hand with the pile [3.5]."""
    resolve(p, turn_up(p, place))


def turn_up(p: Position, place: i64) -> i64:
    """The face of a hidden Remainder, which has left its place."""
    face: i64 = p.hidden[p.seat].pop(place)
    p.idle = 0  # [7.5]
    if p.events is not None:
        telling.tell(p, "turned up", {"seat": p.seat, "card": FACE_TEXTS[face]})
    return face


def resolve(p: Position, face: i64) -> None:
    """A card turned up acts if it fits; if not, it is in the hand with the pile, and the turn is over [3.5]."""
    if fitting.fitting(p) >> face & 1:
        settle(p, face, 1)
        return
    p.turns += 1
    if p.events is not None:
        telling.tell(p, "misfit", {"seat": p.seat, "card": FACE_TEXTS[face], "cards": telling.texts(p.pile)})
    turn.take_pile(p, pile.lift(p) + cards_of(face, 1))
