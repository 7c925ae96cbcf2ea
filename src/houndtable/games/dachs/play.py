"""Playing cards [4.1] and scoring them [4.5] [4.6]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs import draw, reasons
from houndtable.games.dachs.components import face_of
from houndtable.games.dachs.derived import Position, bonuses_of, hand_of, points_of, put_bonuses, put_hand, put_points
from houndtable.games.dachs.events import LAST_LAP, PLAYED
from houndtable.games.dachs.knowing import reveal
from houndtable.games.dachs.packed import cards_of, copy_of, counts_of, faces_of
from houndtable.games.dachs.vocabulary import PLAY_COLOURS, PLAY_LARGEST, PLAY_SIZE, PLAY_SUM, PLAYS, plays_of
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def legal(p: Position) -> list[int]:
    """Every set of cards in the hand that may be played together [4.2], each card alone at the least [4.3]."""
    return plays_of(counts_of(hand_of(p, p.seat)))


def objection(p: Position, faces: list[int]) -> Verdict | None:
    """Only cards in the hand can be played [4.1]; what may be played together is all the table of plays holds [4.2]."""
    hand = [face_of(card) for card in cards_of(hand_of(p, p.seat))]
    for face in faces:
        if hand.count(face) < faces.count(face):
            held = hand.count(face)
            return no(reasons.HOLD_ONLY, count=held, card=face) if held else no(reasons.HOLD_NONE, card=face)
    return None


def play(p: Position, play: i64) -> None:
    """The cards lie before the player, scored [4.5] [4.6] at once [4.7]; then comes the draw step."""
    hand: i64 = hand_of(p, p.seat)
    for face in PLAYS[play]:
        card: i64 = copy_of(hand & p.seen, face)  # [4.4]
        if card == 0:
            card = copy_of(hand, face)
            if p.batches > 0:
                reveal(p, hand, card)
        else:
            p.seen ^= card
        p.played |= card
        hand ^= card
    put_hand(p, p.seat, hand)
    p.retrievable = PLAY_COLOURS[play]  # [6.1]
    score(p, PLAY_SUM[play], 0 if hand else PLAY_SIZE[play])  # [4.6]
    draw.begin(p, PLAY_LARGEST[play])  # [5.1]


def score(p: Position, points: i64, bonus: i64) -> None:
    """The points are on the board; whoever has the target now brings on the last lap [4.7] [8.1]."""
    seat = p.seat
    total: i64 = points_of(p, seat) + points + bonus
    put_points(p, seat, total)
    put_bonuses(p, seat, bonuses_of(p, seat) + bonus)
    if p.events is not None:
        cards = faces_of(p.played)
        tell(p.events, PLAYED, seat=seat, cards=cards, points=points, bonus=bonus, score=total)
    if not p.last_lap and total >= p.target:
        p.last_lap = True
        if p.events is not None:
            tell(p.events, LAST_LAP, seat=seat, score=total)
