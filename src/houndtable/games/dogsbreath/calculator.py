# interpreted: never in a search, and compiling takes its time
"""A hand's worth in words: every line, and what is one card away. For people and for `houndtable score`."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.components import (
    BONE,
    FACE_COPIES,
    FACE_NAMES,
    FACE_TEXTS,
    FACES,
    FOOD_NAMES,
    HAND,
    MEAT,
    NOTHING,
    VEGE,
)
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.scoring import (
    COMBOS,
    SET,
    bones_of,
    count_of,
    lines_of,
    points_of,
    super_of,
)
from houndtable.kernel.errors import BadPosition, unknown
from houndtable.kernel.outcome import total

AFTER: Final = "after"
SHOWN: Final = 3

USAGE: Final = """\
A hand is 1 to 7 cards: bone, the specials, and food as
three letters, msn for example: m, p or v for Meat, Poop or Vege,
s or b for Snout or Butt, d or n for Day or Night. "after CARD"
behind the hand tells what was discarded last."""


class Exchange:
    """One card drawn and one discarded (NOTHING while the hand is not full), and what the hand is worth then."""

    def __init__(self, drawn: int, discarded: int, key: int) -> None:
        self.drawn = drawn
        self.discarded = discarded
        self.points = int(points_of(key, after_bone=discarded == BONE))
        self.combo = int(super_of(key, after_bone=discarded == BONE))

    def __str__(self) -> str:
        text = f"draw {FACE_TEXTS[self.drawn]}"
        return text if self.discarded == NOTHING else f"{text}, discard {FACE_TEXTS[self.discarded]}"


def read_hand(text: str) -> tuple[int, int]:
    """The key of a hand written as cards, and the face discarded before it ("... after bone") or NOTHING."""
    words = text.lower().replace(",", " ").split()
    latest = NOTHING
    if len(words) >= 2 and words[-2] == AFTER:
        latest = read_card(words[-1])
        words = words[:-2]
    if not 1 <= len(words) <= HAND:
        raise BadPosition(f"A hand has 1 to {HAND} cards, not {len(words)}. [3.5]")
    faces = [read_card(word) for word in words]
    for face in range(FACES):
        if faces.count(face) > FACE_COPIES[face]:
            raise BadPosition(f"There are only {FACE_COPIES[face]} {FACE_TEXTS[face]}. [1.1]")
    return sum([unit(face) for face in faces]), latest


def read_card(word: str) -> int:
    """The face with this text, or a refusal that lists the known ones."""
    if word not in FACE_TEXTS:
        raise BadPosition(unknown("card", word[:40], FACE_TEXTS))
    return FACE_TEXTS.index(word)


def explain(text: str) -> list[str]:
    """The hand line by line, and what is one card away."""
    key, latest = read_hand(text)
    after_bone = latest == BONE
    lines = lines_of(key, after_bone=after_bone)
    combo = super_of(key, after_bone=after_bone)
    words = [", ".join(held(key))]
    words += [f"{line.points:>5}  {line.name} [{line.clause}]" for line in lines]
    words.append(f"{total(lines):>5}  together" + (f": the Super Combo {COMBOS[combo - 1].name}!" if combo else ""))
    words += why_nothing(key, combo)
    return words + one_card_away(key, total(lines))


def held(key: int) -> list[str]:
    """The cards in words, counted."""
    counts = [(key >> 4 * face & 15, FACE_NAMES[face]) for face in range(FACES)]
    return [name if number == 1 else f"{number} x {name.removeprefix('a ')}" for number, name in counts if number]


def why_nothing(key: int, combo: int) -> list[str]:
    """What looks as if it should score and does not: Meat without a Bone [7.4], too few of a food [7.1]."""
    if combo:
        return []
    few = [FOOD_NAMES[food] for food in range(VEGE + 1) if 0 < count_of(key, food) < SET]
    words = [f"Fewer than {SET} {' and '.join(few)} earn nothing as a set. [7.1]"] if few else []
    if count_of(key, MEAT) >= SET and bones_of(key) == 0:
        words.append("Meat earns nothing without a Bone. [7.4]")
    return words


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


def one_card_away(key: int, points: int) -> list[str]:
    """The Super Combos a single card makes of the hand, and the best that it makes otherwise."""
    better = [found for found in exchanges(key) if found.points > points]
    words: list[str] = []
    for combo in range(len(COMBOS), -1, -1):
        same = [found for found in better if found.combo == combo]
        if same:
            most = max([found.points for found in same])
            name = f"{COMBOS[combo - 1].name}, {most}" if combo else str(most)
            words.append(f"One card away: {name} ({ways([str(found) for found in same if found.points == most])}).")
    return words or ["No single card makes it better."]


def ways(texts: list[str]) -> str:
    """Three ways at most, and how many more there are."""
    more = len(texts) - SHOWN
    return "; ".join(texts[:SHOWN]) + (f"; {more} more" if more > 0 else "")
