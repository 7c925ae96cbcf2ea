# interpreted: never in a search, and compiling takes its time
"""What a position read from JSON must be so that play could have led to it."""

from __future__ import annotations

from dataclasses import dataclass

from houndtable.games.dachs.components import HAND_LIMIT, ROW, colour_of, face_of
from houndtable.games.dachs.derived import (
    DRAWING,
    OVER,
    PLACING,
    PLAYING,
    Position,
    all_bonuses,
    all_lives,
    all_points,
    hand_of,
)
from houndtable.games.dachs.knowing import knowledge_of
from houndtable.games.dachs.packed import cards_of, of_colour
from houndtable.games.dachs.stacks import deck_of, pile_of, row_of
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.knowledge import Knowledge


@dataclass(slots=True)
class Lists:
    """Where the cards lie and who knows it, before they are packed; the deck's last card is on top."""

    row: list[int]
    played: list[int]
    pile: list[int]
    hands: list[list[int]]
    deck: list[int]
    knowledge: Knowledge


def check(p: Position) -> None:
    """Refuses what play can never reach; else it is known who owes a choice."""
    hands = [cards_of(hand_of(p, seat)) for seat in range(p.players)]
    cards = Lists(row_of(p), cards_of(p.played), pile_of(p), hands, deck_of(p), knowledge_of(p))
    p.waiting = [] if p.step == OVER else [p.seat]
    check_hands(p, cards)
    lives = all_lives(p)
    if (min(lives) == 0) != (p.step == OVER):
        raise BadPosition("position-over")  # [9.1]
    if max(lives) > p.options.number("lives"):
        raise BadPosition("position-lives", count=p.options.number("lives"))  # [2.5]
    if any(bonus > points for bonus, points in zip(all_bonuses(p), all_points(p))):
        raise BadPosition("position-bonuses")  # [4.6]
    if p.last_lap != (max(all_points(p)) >= p.target):
        raise BadPosition("position-last-lap", points=p.target)  # [8.1]
    if (p.first + p.turns - (p.step == OVER)) % p.players != p.seat:
        raise BadPosition("position-turns")  # [3.1]
    if p.step in (PLAYING, OVER):
        check_between_turns(p, cards)
    else:
        check_turn(p, cards)


def check_hands(p: Position, cards: Lists) -> None:
    """Refuses hands too large, too small, or known to the wrong people."""
    held = [len(hand) for hand in cards.hands]
    if max(held) > HAND_LIMIT:
        raise BadPosition("position-hand-limit", count=HAND_LIMIT)  # [6.4]
    if min(held[: p.seat] + held[p.seat + 1 :]) == 0 or (held[p.seat] == 0 and p.step in (PLAYING, PLACING, OVER)):
        raise BadPosition("position-empty-hand")  # [7.3]
    for seat, hand in enumerate(cards.hands):
        allowed = [cards.knowledge.everyone] if p.step == OVER else [1 << seat, cards.knowledge.everyone]
        if any(cards.knowledge.known[card] not in allowed for card in hand):
            raise BadPosition("position-known")  # [10.1]
    if not cards.deck:
        raise BadPosition("position-empty-deck")  # [5.5]


def check_between_turns(p: Position, cards: Lists) -> None:
    """Refuses traces of a turn where none has begun."""
    if cards.played or p.draws_left or p.has_drawn or p.retrievable:
        raise BadPosition("position-between-turns")  # [3.2]
    if len(cards.row) != ROW:
        raise BadPosition("position-row", count=ROW)  # [7.2]


def check_turn(p: Position, cards: Lists) -> None:
    """Refuses a step of the turn that its cards cannot have led to."""
    faces_played = {face_of(card) for card in cards.played}
    if not cards.played or (
        len({face >> 2 for face in faces_played}) > 1 and len({face & 3 for face in faces_played}) > 1
    ):
        raise BadPosition("position-played")  # [4.2]
    if (p.draws_left > 0) != (p.step == DRAWING):
        raise BadPosition("position-draws")  # [5.1]
    if p.step == PLACING:
        check_placing(cards, faces_played)
        return
    of_each = [sum([colour_of(card) == colour for card in cards.played]) for colour in range(4)]
    left = [of_colour(p.retrievable, colour) for colour in range(4)]
    if any(more > most for more, most in zip(left, of_each)) or len(cards.row) != ROW - (sum(of_each) - sum(left)):
        raise BadPosition("position-retrievable")  # [6.1]
    largest = max(of_each)
    held = len(cards.hands[p.seat]) + len(cards.played) - (sum(of_each) - sum(left))  # drawn cards included
    if p.step == DRAWING:
        check_drawing(p, len(cards.hands[p.seat]), of_each == left, largest, held)
    elif held - largest > HAND_LIMIT or not can_retrieve(cards, p.seat, left):
        raise BadPosition("position-retrieving")  # [6.1]


def can_retrieve(cards: Lists, seat: int, left: list[int]) -> bool:
    """Whether the row has a card of a colour of which some are left to retrieve, and the hand room for it."""
    return len(cards.hands[seat]) < HAND_LIMIT and any(left[colour_of(card)] > 0 for card in cards.row)


def check_drawing(p: Position, hand: int, none_retrieved: bool, largest: int, held: int) -> None:
    """Refuses a draw step that began with another hand than a player can have."""
    drawn = largest - p.draws_left
    if not none_retrieved or drawn < 0 or p.has_drawn != (drawn > 0) or held - drawn > HAND_LIMIT:
        raise BadPosition("position-drawing")  # [5.1]
    if drawn > hand:
        raise BadPosition("position-drawn")  # [5.1]


def check_placing(cards: Lists, faces_played: set[int]) -> None:
    """Refuses a place step where nothing is left to ask, or with more cards than were ever played."""
    if len(faces_played) == 1:
        raise BadPosition("position-placing")  # [7.1]
    if not ROW <= len(cards.row) + len(cards.played) <= ROW + HAND_LIMIT or len(cards.row) < 1:
        raise BadPosition("position-placed")  # [7.2]
