# interpreted: never in a search, and compiling takes its time
"""A hand explained, without a game: every line, and what is one card away. For `houndtable score`."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.board import BOARD
from houndtable.games.dogsbreath.components import (
    BONE,
    FACE_COPIES,
    FACE_TEXTS,
    FACES,
    HAND,
    MEAT,
    NOTHING,
    VEGE,
)
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.phrases import (
    SCORE_AWAY,
    SCORE_AWAY_COMBO,
    SCORE_DRAW,
    SCORE_HAND,
    SCORE_ITEM,
    SCORE_MORE,
    SCORE_NO_BETTER,
    SCORE_NO_BONE,
    SCORE_SWAP,
    SCORE_TOO_FEW,
    SCORE_TOTAL,
)
from houndtable.games.dogsbreath.scoring import (
    COMBOS,
    SET,
    bones_of,
    count_of,
    line_of,
    lines_of,
    points_of,
    super_of,
)
from houndtable.kernel.errors import BadPosition, unknown
from houndtable.kernel.message import Message
from houndtable.kernel.outcome import total
from houndtable.kernel.phrase import say

AFTER: Final = "after"
SHOWN: Final = 3


class Exchange:
    """One card drawn and one discarded (NOTHING while the hand is not full), and what the hand is worth then."""

    def __init__(self, drawn: int, discarded: int, key: int) -> None:
        self.drawn = drawn
        self.discarded = discarded
        self.points = int(points_of(key, after_bone=discarded == BONE))
        self.combo = int(super_of(key, after_bone=discarded == BONE))

    def told(self) -> Message:
        """What is drawn and discarded."""
        if self.discarded == NOTHING:
            return say(SCORE_DRAW, drawn=self.drawn)
        return say(SCORE_SWAP, drawn=self.drawn, discarded=self.discarded)


def own(refusal: BadPosition) -> BadPosition:
    """The refusal, which is read with the game's own words."""
    refusal.game = BOARD.game
    return refusal


def read_hand(text: str) -> tuple[int, int]:
    """The key of a hand written as cards, and the face discarded before it ("... after bone") or NOTHING."""
    words = text.lower().replace(",", " ").split()
    latest = NOTHING
    if len(words) >= 2 and words[-2] == AFTER:
        latest = read_card(words[-1])
        words = words[:-2]
    if not 1 <= len(words) <= HAND:
        raise own(BadPosition("position-score-hand", most=HAND, count=len(words)))
    faces = [read_card(word) for word in words]
    for face in range(FACES):
        if faces.count(face) > FACE_COPIES[face]:
            raise own(BadPosition("position-score-copies", count=FACE_COPIES[face], card=FACE_TEXTS[face]))
    return sum([unit(face) for face in faces]), latest


def read_card(word: str) -> int:
    """The face with this text, or a refusal that lists the known ones."""
    if word not in FACE_TEXTS:
        raise own(BadPosition("position-score-card", **unknown(word[:40], FACE_TEXTS)))
    return FACE_TEXTS.index(word)


def explain(text: str) -> list[Message]:
    """The hand line by line, and what is one card away."""
    key, latest = read_hand(text)
    after_bone = latest == BONE
    lines = lines_of(key, after_bone=after_bone)
    combo = int(super_of(key, after_bone=after_bone))
    return [
        say(SCORE_HAND, cards=[face for face in range(FACES) for _ in range(key >> 4 * face & 15)]),
        *[say(SCORE_ITEM, line=[line], clause=line.clause) for line in lines],
        say(SCORE_TOTAL, points=total(lines), combo=combo > 0),
        *why_nothing(key, combo),
        *one_card_away(key, total(lines)),
    ]


def why_nothing(key: int, combo: int) -> list[Message]:
    """What looks as if it should score and does not: Meat without a Bone [7.4], too few of a food [7.1]."""
    if combo:
        return []
    few = [food for food in range(VEGE + 1) if 0 < count_of(key, food) < SET]
    found = [say(SCORE_TOO_FEW, foods=few, least=SET)] if few else []
    if count_of(key, MEAT) >= SET and bones_of(key) == 0:
        found.append(say(SCORE_NO_BONE))
    return found


def exchanges(key: int) -> list[Exchange]:
    """Every way to draw one card that can be there and discard one, which may be the same."""
    found: list[Exchange] = []
    cards = sum([key >> 4 * face & 15 for face in range(FACES)])
    for drawn in range(FACES):
        if key >> 4 * drawn & 15 == FACE_COPIES[drawn]:
            continue
        full = key + unit(drawn)
        if cards < HAND:
            found.append(Exchange(drawn, NOTHING, full))
        else:
            away = [face for face in range(FACES) if full >> 4 * face & 15]
            found += [Exchange(drawn, face, full - unit(face)) for face in away]
    return found


def one_card_away(key: int, points: int) -> list[Message]:
    """The Super Combos a single card makes of the hand, and the best that it makes otherwise, each with ways to it."""
    better = [found for found in exchanges(key) if found.points > points]
    told: list[Message] = []
    for combo in range(len(COMBOS), -1, -1):
        same = [found for found in better if found.combo == combo]
        if same:
            most = max([found.points for found in same])
            made = say(SCORE_AWAY_COMBO, line=[line_of(COMBOS[combo - 1], most)]) if combo else None
            told += [made or say(SCORE_AWAY, points=most), *ways([found for found in same if found.points == most])]
    return told or [say(SCORE_NO_BETTER)]


def ways(found: list[Exchange]) -> list[Message]:
    """Three ways at most, and how many more there are."""
    more = len(found) - SHOWN
    return [way.told() for way in found[:SHOWN]] + ([say(SCORE_MORE, count=more)] if more > 0 else [])
