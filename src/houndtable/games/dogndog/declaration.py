"""Whether tsumo [3.3], ron [5.1] and Ri-chi [6.1] are lawful at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog import reasons
from houndtable.games.dogndog.components import MINIMUM, face_of, faces_of, kind_of, plain_face
from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.scoring import Score, score
from houndtable.games.dogndog.shape import WAITS, WEIGHTS, waits
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def finish_of(p: Position, seat: i64, card: i64, ura: i64, *, tsumo: bool) -> Finish:
    """The seat's four cards and this one, with all that belongs to it; `ura` is the kind turned up, -1 before that."""
    own: i64 = len(p.discards[seat])
    sideways: i64 = p.richi[seat]
    return Finish(
        faces_of([*p.hands[seat], int(card)]),
        tsumo=tsumo,
        parent=seat == p.parent,
        richi=sideways >= 0,
        ippatsu=sideways >= 0 and sideways == own - 1,  # nothing discarded since [7.10]
        haitei=not p.deck,  # [7.7]
        first=own == 0,  # whose first discard is still to come has drawn once or never [8.2] [8.3]
        dora=kind_of(p.dora),
        ura=ura,
    )


def score_of(p: Position, seat: i64, card: i64, ura: i64, *, tsumo: bool) -> Score:
    """What the seat's four cards and this one are worth."""
    return score(finish_of(p, seat, card, ura, tsumo=tsumo), best_of_both=p.best_of_both)


ENOUGH: Final = 99  # more than any points: a Yaku-Man

_points_of_cards: Final[dict[int, int]] = {}


def points_of_cards(p: Position, seat: i64, card: i64) -> i64:
    """The points of a complete hand for its cards alone, ENOUGH if they are a Yaku-Man; worked out once for each
    hand, which is told by its faces, counted two bits a face."""
    one: i64 = 1
    key: i64 = one << 2 * face_of(card)
    for held in p.hands[seat]:
        key += one << 2 * face_of(held)
    found = _points_of_cards.get(key)
    if found is None:
        worth = score(Finish(faces_of([*p.hands[seat], int(card)]), tsumo=False))
        found = ENOUGH if worth.yakuman else worth.toward_minimum
        _points_of_cards[key] = found
    return found


def points_toward(p: Position, seat: i64, card: i64, *, tsumo: bool) -> i64:
    """The points toward the minimum [4.4] of a complete hand, at least ENOUGH for a Yaku-Man [8.1]: the same as its
    score says, but quickly. Every point beside those of the cards alone is one of luck."""
    own: i64 = len(p.discards[seat])
    if own == 0:
        return ENOUGH  # [8.2] [8.3]
    points: i64 = points_of_cards(p, seat, card)
    dora: i64 = kind_of(p.dora)
    if kind_of(card) == dora:
        points += 1
    for held in p.hands[seat]:
        if kind_of(held) == dora:
            points += 1
    sideways: i64 = p.richi[seat]
    if sideways >= 0:
        points += 2 if sideways == own - 1 else 1  # with Ippatsu, or without
    if tsumo:
        points += 1
    return points if p.deck else points + 1  # HaiTei


def can_finish(p: Position, seat: i64, card: i64, *, tsumo: bool) -> bool:
    """Whether the seat can finish with this card: the hand is complete [4.1], own discards or a ron passed do not
    forbid it [5.3] [5.5], and it is worth enough [4.4]."""
    kind: i64 = kind_of(card)
    if WAITS[p.keys[seat]] >> kind & 1 == 0 or (not tsumo and is_furiten(p, seat, kind)):
        return False
    return points_toward(p, seat, card, tsumo=tsumo) >= MINIMUM


def is_furiten(p: Position, seat: i64, kind: i64) -> bool:
    """Whether the seat's own discards [5.3], or a ron it passed [5.5], keep it from this kind."""
    lying: i64 = p.thrown[seat] | p.missed[seat]
    return lying >> kind & 1 == 1 or (p.whole_hand and WAITS[p.keys[seat]] & lying != 0)


def objection(p: Position, seat: i64, card: i64, *, tsumo: bool) -> Verdict | None:
    """Why the seat cannot finish with this card; None if it can."""
    if can_finish(p, seat, card, tsumo=tsumo):
        return None
    kind: i64 = kind_of(card)
    if WAITS[p.keys[seat]] >> kind & 1 == 0:
        return no(reasons.NOT_COMPLETE, card=face_of(card))
    if tsumo or not is_furiten(p, seat, kind):
        return no(reasons.TOO_FEW_POINTS, points=points_toward(p, seat, card, tsumo=tsumo), needed=MINIMUM)
    if p.thrown[seat] >> kind & 1:
        return no(reasons.OWN_DISCARDS, kind=kind)
    return no(reasons.RON_PASSED, kind=kind) if p.missed[seat] >> kind & 1 else no(reasons.WHOLE_HAND)


def is_worth_richi(p: Position, four: list[int]) -> bool:
    """Whether some kind that completes the four cards is worth the points needed by tsumo with Ri-chi, taken as a
    plain card [6.3]."""
    faces = faces_of(four)
    for kind in waits([int(kind_of(card)) for card in four]):
        finish = Finish([*faces, int(plain_face(kind))], tsumo=True, richi=True, dora=kind_of(p.dora))
        if score(finish).toward_minimum >= MINIMUM:
            return True
    return False


def is_ready(p: Position, four: list[int]) -> bool:
    """Whether Ri-chi may be declared with these four cards: they are ready [6.1] and, where the table wants it, worth
    enough [6.3]. A dead wait is none the worse [6.2]."""
    if WAITS[key_of_cards(four)] == 0:
        return False
    return not p.richi_needs_points or is_worth_richi(p, four)


def key_of_cards(cards: list[int]) -> i64:
    """The place of four cards in the tables of shape."""
    key: i64 = 0
    for card in cards:
        key += WEIGHTS[kind_of(card)]
    return key
