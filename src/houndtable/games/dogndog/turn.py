"""A turn: drawing [3.2], and discarding [3.4] with or without Ri-chi [6.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import reasons
from houndtable.games.dogndog.components import MINIMUM, face_of, kind_of, kind_of_face
from houndtable.games.dogndog.declaration import can_finish, is_ready, key_of_cards
from houndtable.games.dogndog.declaration import objection as objection_to_finish
from houndtable.games.dogndog.derived import TURN, Position
from houndtable.games.dogndog.events import DISCARDED, DREW
from houndtable.games.dogndog.shape import WAITS, WEIGHTS
from houndtable.games.dogndog.vocabulary import DISCARD, RICHI, TSUMO
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin(p: Position, seat: i64) -> None:
    """It is that seat's turn, and it has drawn the deck's top card, which only it knows [3.2] [13.2]."""
    p.seat = seat
    p.step = TURN
    if p.waiting:
        p.waiting[0] = seat
    else:
        p.waiting.append(seat)
    card: i64 = p.deck.pop()
    p.knowledge.known[card] = 1 << seat
    p.drawn = card
    if p.events is not None:
        tell(p.events, DREW, seat=seat, deck=len(p.deck), card=face_of(card))


def legal(p: Position) -> list[int]:
    """Each face of the five may be discarded [3.4], some of them with Ri-chi [6.1]; after Ri-chi only the card drawn
    [6.4]. Tsumo, which nobody has to declare [3.5], if it is lawful [3.3] or declarations are free [12.1]."""
    seat: i64 = p.seat
    if p.richi[seat] >= 0:
        moves: list[int] = [DISCARD + face_of(p.drawn)]
    else:
        moves = discards(p)
        if p.deck:
            add_richi(p, moves)
    if p.free or can_finish(p, seat, p.drawn, tsumo=True):
        moves.append(TSUMO)
    return moves


def discards(p: Position) -> list[int]:
    """A discard for each face among the five, ascending."""
    moves: list[int] = []
    before: i64 = -1
    for card in p.hands[p.seat]:
        face: i64 = face_of(card)
        if face != before:
            moves.append(DISCARD + face)
            before = face
    drawn: i64 = DISCARD + face_of(p.drawn)
    at: i64 = len(moves)
    while at > 0 and moves[at - 1] > drawn:
        at -= 1
    if at == 0 or moves[at - 1] != drawn:
        moves.insert(at, drawn)
    return moves


def add_richi(p: Position, moves: list[int]) -> None:
    """Ri-chi is offered with each discard that leaves a ready hand [6.1] [6.3]."""
    key: i64 = p.keys[p.seat] + WEIGHTS[kind_of(p.drawn)]
    i: i64 = 0
    n: i64 = len(moves)
    while i < n:
        face: i64 = moves[i] - DISCARD
        if WAITS[key - WEIGHTS[kind_of_face(face)]] != 0 and (
            not p.richi_needs_points or is_ready(p, without(p, face))
        ):
            moves.append(RICHI + face)
        i += 1


def without(p: Position, face: i64) -> list[int]:
    """The four cards left when one of this face is discarded."""
    cards = [*p.hands[p.seat], int(p.drawn)]
    i: i64 = 0
    while face_of(cards[i]) != face:
        i += 1
    cards.pop(i)
    return cards


def objection_to_discard(p: Position, face: i64) -> Verdict | None:
    """Only a card among the five can be discarded [3.4], after Ri-chi only the one drawn [6.4]."""
    if p.richi[p.seat] >= 0:
        if face_of(p.drawn) == face:
            return None
        return no(reasons.DISCARD_THE_DRAWN, card=face_of(p.drawn))
    if DISCARD + face in discards(p):
        return None
    return no(reasons.HOLD_NONE, card=face)


def objection_to_richi(p: Position, face: i64) -> Verdict | None:
    """Ri-chi takes a discard that leaves a ready hand, a card in the deck, and is declared once [6.1] [6.3]."""
    if p.richi[p.seat] >= 0:
        return no(reasons.RICHI_ALREADY)
    found = objection_to_discard(p, face)
    if found is not None:
        return found
    if not p.deck:
        return no(reasons.TOO_LATE_FOR_RICHI)
    four = without(p, face)
    if is_ready(p, four):
        return None
    if p.richi_needs_points and WAITS[key_of_cards(four)] != 0:
        return no(reasons.RICHI_WORTH_TOO_LITTLE, needed=MINIMUM)
    return no(reasons.NOT_READY, card=face)


def objection_to_tsumo(p: Position) -> Verdict | None:
    """Tsumo takes a complete hand worth enough [3.3], unless declarations are free [12.1]."""
    return None if p.free else objection_to_finish(p, p.seat, p.drawn, tsumo=True)


def discard(p: Position, face: i64, *, sideways: bool) -> None:
    """The card lies in the discards for all to see [13.1], sideways with Ri-chi [6.1]; the card drawn is in the hand
    in its place."""
    seat: i64 = p.seat
    card: i64 = p.drawn
    if face_of(card) != face:
        card = exchange(p, face)
    p.last_drawn = p.drawn
    p.drawn = -1
    kind: i64 = kind_of(card)
    p.knowledge.known[card] = p.knowledge.everyone
    row = p.discards[seat]
    if sideways:
        p.richi[seat] = len(row)
    row.append(card)
    p.thrown[seat] |= 1 << kind
    if p.events is not None:
        tell(p.events, DISCARDED, seat=seat, card=face, richi=sideways)


def exchange(p: Position, face: i64) -> i64:
    """A card of this face has left the hand, and the card drawn is in it."""
    hand = p.hands[p.seat]
    drawn: i64 = p.drawn
    i: i64 = 0
    while face_of(hand[i]) != face:
        i += 1
    card: i64 = hand[i]
    while i < 3 and hand[i + 1] < drawn:
        hand[i] = hand[i + 1]
        i += 1
    while i > 0 and hand[i - 1] > drawn:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = drawn
    p.keys[p.seat] += WEIGHTS[kind_of(drawn)] - WEIGHTS[kind_of(card)]
    return card
