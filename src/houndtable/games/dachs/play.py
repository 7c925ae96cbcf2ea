"""Playing cards [4.1] and scoring them [4.5] [4.6]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs import draw, telling
from houndtable.games.dachs.components import FACE_OF, FACE_TEXTS, colour_of, face_of, number_of
from houndtable.games.dachs.position import Position, of_colour
from houndtable.games.dachs.vocabulary import PLAYS, key_of, plays_of
from houndtable.kernel.knowledge import best_known
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def legal(p: Position) -> list[int]:
    """Every set of cards in the hand that may be played together [4.2], each card alone at the least [4.3]."""
    return plays_of(key_of(p.hands[p.seat]))


def objection(p: Position, faces: list[int]) -> Verdict | None:
    """Only cards in the hand can be played [4.1]; what may be played together is all the table of plays holds [4.2]."""
    hand = [face_of(card) for card in p.hands[p.seat]]
    for face in faces:
        if hand.count(face) < faces.count(face):
            held = "no" if face not in hand else f"only {hand.count(face)}"
            return Verdict("4.1", f"You hold {held} {FACE_TEXTS[face]}.")
    return None


def play(p: Position, play: i64) -> None:
    """The cards lie before the player, scored [4.5] [4.6] at once [4.7]; then comes the draw step."""
    hand = p.hands[p.seat]
    known = p.knowledge.known
    everyone = p.knowledge.everyone
    sum_played: i64 = 0
    largest: i64 = 0
    one: i64 = 1
    for face in PLAYS[play]:
        at = best_known(hand, FACE_OF, face, known)  # [4.4]
        if known[hand[at]] != everyone:
            p.knowledge.reveal(hand, hand[at], FACE_OF)
        card = hand.pop(at)
        known[card] = everyone
        p.played.append(card)
        sum_played += number_of(card)
        colour: i64 = colour_of(card)
        p.retrievable += one << 3 * colour  # [6.1]
        group: i64 = of_colour(p.retrievable, colour)
        if group > largest:
            largest = group  # [5.1]
    bonus: i64 = 0 if hand else len(p.played)  # [4.6]
    score(p, sum_played, bonus)
    draw.begin(p, largest)


def score(p: Position, points: i64, bonus: i64) -> None:
    """The points are on the board; whoever has the target now brings on the last lap [4.7] [8.1]."""
    seat = p.seat
    p.points[seat] += points + bonus
    p.bonuses[seat] += bonus
    if p.events is not None:
        telling.played(p, points, bonus)
    if not p.last_lap and p.points[seat] >= p.target:
        p.last_lap = True
        if p.events is not None:
            telling.tell(p, "last lap", {"seat": seat, "score": p.points[seat]})
