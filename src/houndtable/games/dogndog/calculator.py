# interpreted: never in a search, and compiling takes its time
"""A hand explained line by line, without a game: "2 2 3r 4 5 --ron --dora 3 --richi"."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import shape
from houndtable.games.dogndog.components import COPIES, FACE_COPIES, FACE_TEXTS, KIND_TEXTS, MINIMUM, kind_of_face
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.scoring import Item, Score, score
from houndtable.kernel.english import count
from houndtable.kernel.errors import BadPosition, unknown

FLAGS: Final = ["--tsumo", "--ron", "--parent", "--richi", "--ippatsu", "--haitei", "--first", "--best-of-both"]
KINDS: Final = ["--dora", "--ura"]

USAGE: Final = """\
a hand is four or five cards: 1 to 6, 1r to 6r, food, bone, disc.
With five cards, also:
--tsumo or --ron     how it is finished
--dora KIND          the dora, for example --dora 3
--richi              after Ri-chi
--ippatsu            within a lap of the Ri-chi
--ura KIND           the Ura-Dora
--haitei             with the last card of the round
--first              with the first draw of the round, or before it
--parent             by the Parent
--best-of-both       points count if they are worth more than a Yaku-Man"""


class Question:
    """What was asked: the faces, and the flags with the kind behind those that take one."""

    def __init__(self, faces: list[int], flags: dict[str, int]) -> None:
        self.faces = faces
        self.kinds = [int(kind_of_face(face)) for face in faces]
        self.flags = flags

    def says(self, flag: str) -> bool:
        """Whether the flag was given."""
        return flag in self.flags


def explain(text: str) -> list[str]:
    """The hand, what it is worth item by item, and what that brings; a hand that is not finished is told how far
    it is. What cannot be is refused with a sentence."""
    asked = checked(read(text))
    if len(asked.faces) == 4 or not shape.is_complete(asked.kinds):
        return unfinished(asked)
    return finished(asked)


def read(text: str) -> Question:
    """The words as cards and flags."""
    faces: list[int] = []
    flags: dict[str, int] = {}
    words = text.lower().split()
    while words:
        word = words.pop(0)
        if word in FACE_TEXTS:
            faces.append(FACE_TEXTS.index(word))
        elif word in FLAGS:
            flags[word] = -1
        elif word in KINDS:
            flags[word] = kind_named(words.pop(0) if words else "", word)
        else:
            raise BadPosition(unknown("card or option", word[:40], [*FACE_TEXTS, *FLAGS, *KINDS]))
    return Question(faces, flags)


def kind_named(word: str, flag: str) -> int:
    """The kind behind a flag; a red card will do."""
    if word not in FACE_TEXTS:
        raise BadPosition(f"{flag} needs a card, for example {flag} 3, not {word[:40]!r}.")
    return int(kind_of_face(FACE_TEXTS.index(word)))


def checked(asked: Question) -> Question:
    """The question itself, or a refusal of what cannot be."""
    for face in asked.faces:
        if asked.faces.count(face) > FACE_COPIES[face]:
            raise BadPosition(f"There are not so many {FACE_TEXTS[face]}. [1.1]")
    open_kinds = [kind for kind in asked.flags.values() if kind >= 0]
    for kind in open_kinds:
        if asked.kinds.count(kind) + open_kinds.count(kind) > COPIES:
            raise BadPosition(f"There are only {COPIES} cards of {KIND_TEXTS[kind]}, dora and Ura-Dora included. [1.1]")
    if len(asked.faces) not in (4, 5):
        raise BadPosition(f"A hand is four or five cards, not {len(asked.faces)}.")
    for flag, other, clause in (("--ippatsu", "--richi", "7.10"), ("--ura", "--richi", "7.11")):
        if asked.says(flag) and not asked.says(other):
            raise BadPosition(f"{flag} goes only with {other}. [{clause}]")
    for flag, other, clause in (
        ("--ura", "--haitei", "7.11"),
        ("--first", "--richi", "6.1"),
        ("--first", "--haitei", "7.7"),
    ):
        if asked.says(flag) and asked.says(other):
            raise BadPosition(f"{flag} does not go with {other}. [{clause}]")
    if asked.says("--first") and asked.says("--parent") and asked.says("--ron"):
        raise BadPosition("The Parent draws before anybody discards: --first goes with --tsumo. [3.1]")
    return asked


def names(kinds: list[int]) -> str:
    """The kinds as text."""
    return " ".join([KIND_TEXTS[kind] for kind in kinds])


def unfinished(asked: Question) -> list[str]:
    """How far a hand is, and what it waits for."""
    lines = [f"{' '.join([FACE_TEXTS[face] for face in sorted(asked.faces)])}: not complete. [4.1]"]
    if len(asked.faces) == 4:
        waits = shape.waits(asked.kinds)
        if waits:
            return [*lines, f"It is ready and waits for: {names(waits)}. [6.1]"]
    else:
        keeps = shape.ready_discards(asked.kinds)
        lines += [
            f"Without {KIND_TEXTS[kind]} it waits for: {names(waits_without(asked.kinds, kind))}." for kind in keeps
        ]
    return [*lines, f"At the least {count(shape.steps(asked.kinds), 'card')} must be drawn to complete it."]


def waits_without(five: list[int], kind: int) -> list[int]:
    """What the hand waits for when one of this kind is discarded."""
    four = five[:]
    four.remove(kind)
    return shape.waits(four)


def finished(asked: Question) -> list[str]:
    """What a complete hand is worth, item by item."""
    if asked.says("--tsumo") == asked.says("--ron"):
        raise BadPosition("The hand is complete. Say how it is finished: --tsumo or --ron.")
    finish = Finish(
        asked.faces,
        tsumo=asked.says("--tsumo"),
        parent=asked.says("--parent"),
        richi=asked.says("--richi"),
        ippatsu=asked.says("--ippatsu"),
        haitei=asked.says("--haitei"),
        first=asked.says("--first"),
        dora=asked.flags.get("--dora", -1),
        ura=asked.flags.get("--ura", -1),
    )
    found = score(finish, best_of_both=asked.says("--best-of-both"))
    cards = " ".join([FACE_TEXTS[face] for face in finish.faces])
    how = "tsumo" if finish.tsumo else "ron"
    lines = [f"{cards} by {how}: the pair {names([finish.pair] * 2)} and {names(finish.three)}. [4.1]", ""]
    lines += [told(item, "point") for item in found.counting]
    need = "enough" if found.toward_minimum >= MINIMUM else "too few"
    lines.append(f"{count(found.toward_minimum, 'point')} toward the {MINIMUM} needed: {need}. [4.4]")
    lines += [told(item, "point") + ", not toward the minimum" for item in found.extra]
    lines += [told(item, "trophy") for item in found.yakuman]
    return [*lines, "", *result(found)]


def told(item: Item, unit: str) -> str:
    """One item as a line: what it is worth, its clause, the cards that earn it."""
    cards = f" for {' '.join([FACE_TEXTS[face] for face in item.faces])}" if item.faces else ""
    return f"  {item.name:12} {count(item.worth, unit)}{cards} [{item.clause}]"


def result(found: Score) -> list[str]:
    """The trophies, and who pays for them."""
    if not found.is_enough:
        return ["You cannot finish with it. [4.4]"]
    trophies = count(found.trophies, "trophy")
    if found.by_yakuman:
        lines = [f"Yaku-Man: {trophies}, whatever the points. [8.7]"]
    else:
        lines = [f"{count(found.points, 'point')}: {trophies}. [9.1]"]
    poos = count(found.trophies, "poo")
    if not found.finish.tsumo:
        return [*lines, f"Whoever discarded the card gets {poos}. [9.2]"]
    return [*lines, "Every Child gets 1 poo. [9.3]" if found.finish.parent else f"The Parent gets {poos}. [9.4]"]
