"""What a position holds for each seat: the hand, a set of cards; points, bonuses and lives, packed in one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.derived import Position
from houndtable.games.dachs.packed import cards_of, counts_of, faces_of, set_of, size_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# Lives, bonuses and points from above, 24 bits each; in a round nobody comes near 2**24 points.
PART: Final = 24
LOWEST: Final = 0xFFFFFF


def hand_of(p: Position, seat: i64) -> i64:
    """The cards in a hand."""
    if seat == 0:
        return p.hand0
    if seat == 1:
        return p.hand1
    return p.hand2 if seat == 2 else p.hand3


def set_hand(p: Position, seat: i64, cards: i64) -> None:
    """These are the cards in the hand."""
    if seat == 0:
        p.hand0 = cards
    elif seat == 1:
        p.hand1 = cards
    elif seat == 2:
        p.hand2 = cards
    else:
        p.hand3 = cards


def standing_of(p: Position, seat: i64) -> i64:
    """The points, bonuses and lives of a seat, as they are packed."""
    if seat == 0:
        return p.standing0
    if seat == 1:
        return p.standing1
    return p.standing2 if seat == 2 else p.standing3


def set_standing(p: Position, seat: i64, points: i64, bonuses: i64, lives: i64) -> None:
    """The seat has so many points on the score board, bonuses included, and lives."""
    put_standing(p, seat, points | bonuses << PART | lives << 2 * PART)


def add_points(p: Position, seat: i64, points: i64, bonus: i64) -> i64:
    """The seat has so many points more, this bonus among them; the answer is how many it has now."""
    standing: i64 = standing_of(p, seat) + points + (bonus << PART)
    put_standing(p, seat, standing)
    return standing & LOWEST


def put_standing(p: Position, seat: i64, standing: i64) -> None:
    """These are the points, bonuses and lives of the seat, packed."""
    if seat == 0:
        p.standing0 = standing
    elif seat == 1:
        p.standing1 = standing
    elif seat == 2:
        p.standing2 = standing
    else:
        p.standing3 = standing


def points_of(p: Position, seat: i64) -> i64:
    """The points on the score board, bonuses included."""
    return standing_of(p, seat) & LOWEST


def bonuses_of(p: Position, seat: i64) -> i64:
    """The bonuses among the points."""
    return standing_of(p, seat) >> PART & LOWEST


def lives_of(p: Position, seat: i64) -> i64:
    """The lives left."""
    return standing_of(p, seat) >> 2 * PART


def set_lives(p: Position, seat: i64, lives: i64) -> None:
    """The seat has so many lives, and its points."""
    set_standing(p, seat, points_of(p, seat), bonuses_of(p, seat), lives)


def set_points(p: Position, seat: i64, points: i64) -> None:
    """The seat has so many points, and its bonuses and lives."""
    set_standing(p, seat, points, bonuses_of(p, seat), lives_of(p, seat))


def set_bonuses(p: Position, seat: i64, bonuses: i64) -> None:
    """The seat has so many bonuses, and its points and lives."""
    set_standing(p, seat, points_of(p, seat), bonuses, lives_of(p, seat))


def hand_cards(p: Position, seat: i64) -> list[int]:
    """The cards in a hand, in printed order."""
    return cards_of(hand_of(p, seat))


def set_hand_cards(p: Position, seat: i64, cards: list[int]) -> None:
    """These are the cards in the hand."""
    set_hand(p, seat, set_of(cards))


def hand_size(p: Position, seat: i64) -> i64:
    """How many cards are in a hand."""
    return size_of(hand_of(p, seat))


def known_counts(p: Position, owner: i64, viewer: i64) -> i64:
    """The cards of a hand that the viewer knows, counted: all of their own, of others those that all saw go there."""
    hand: i64 = hand_of(p, owner)
    return counts_of(hand if owner == viewer else hand & p.seen)


def seen_counts(p: Position, viewer: i64) -> i64:
    """The cards of the viewer's own hand that everybody saw go there, counted."""
    return counts_of(hand_of(p, viewer) & p.seen)


def all_shown(p: Position) -> list[list[int]]:
    """Of each hand the faces that everybody saw go there, in printed order [10.1]."""
    return [faces_of(hand_of(p, owner) & p.seen) for owner in range(p.players)]


def all_points(p: Position) -> list[int]:
    """Everybody's points."""
    return [points_of(p, seat) for seat in range(p.players)]


def all_bonuses(p: Position) -> list[int]:
    """Everybody's bonuses."""
    return [bonuses_of(p, seat) for seat in range(p.players)]


def all_lives(p: Position) -> list[int]:
    """Everybody's lives."""
    return [lives_of(p, seat) for seat in range(p.players)]
