# interpreted: never in a search, and compiling takes its time
"""A hand explained line by line, without a game: "2 2 3r 4 5 --ron --dora 3 --richi"."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import shape
from houndtable.games.dogndog.board import BOARD
from houndtable.games.dogndog.components import COPIES, FACE_COPIES, FACE_TEXTS, KIND_TEXTS, MINIMUM, kind_of_face
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.phrases import (
    SCORE_CHILDREN,
    SCORE_EXTRA,
    SCORE_HAND,
    SCORE_ITEM,
    SCORE_MINIMUM,
    SCORE_PARENT,
    SCORE_POINTS,
    SCORE_RON,
    SCORE_STEPS,
    SCORE_TOO_LITTLE,
    SCORE_UNFINISHED,
    SCORE_WAITS,
    SCORE_WITHOUT,
    SCORE_YAKUMAN,
    SCORE_YAKUMAN_ITEM,
)
from houndtable.games.dogndog.scoring import Item, Score, score
from houndtable.kernel.errors import BadPosition, unknown
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import Phrase, say

FLAGS: Final = ["--tsumo", "--ron", "--parent", "--richi", "--ippatsu", "--haitei", "--first", "--best-of-both"]
KINDS: Final = ["--dora", "--ura"]


class Question:
    """What was asked: the faces, and the flags with the kind behind those that take one."""

    def __init__(self, faces: list[int], flags: dict[str, int]) -> None:
        self.faces = faces
        self.kinds = [int(kind_of_face(face)) for face in faces]
        self.flags = flags

    def says(self, flag: str) -> bool:
        """Whether the flag was given."""
        return flag in self.flags


def explain(text: str) -> list[Message]:
    """The hand, what it is worth item by item, and what that brings; a hand that is not finished is told how far
    it is. What cannot be is refused."""
    try:
        asked = checked(read(text))
        is_whole = len(asked.faces) == 5 and shape.is_complete(asked.kinds)
        return finished(asked) if is_whole else unfinished(asked)
    except BadPosition as refusal:
        refusal.game = BOARD.game  # it is read with the game's own words
        raise


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
            raise BadPosition("position-score-unknown", **unknown(word[:40], [*FACE_TEXTS, *FLAGS, *KINDS]))
    return Question(faces, flags)


def kind_named(word: str, flag: str) -> int:
    """The kind behind a flag; a red card will do."""
    if word not in FACE_TEXTS:
        raise BadPosition("position-score-flag-needs-card", flag=flag, given=word[:40])
    return int(kind_of_face(FACE_TEXTS.index(word)))


def checked(asked: Question) -> Question:
    """The question itself, or a refusal of what cannot be."""
    for face in asked.faces:
        if asked.faces.count(face) > FACE_COPIES[face]:
            raise BadPosition("position-score-too-many", card=FACE_TEXTS[face])  # [1.1]
    open_kinds = [kind for kind in asked.flags.values() if kind >= 0]
    for kind in open_kinds:
        if asked.kinds.count(kind) + open_kinds.count(kind) > COPIES:
            raise BadPosition("position-score-too-many-of-kind", kind=KIND_TEXTS[kind], count=COPIES)  # [1.1]
    if len(asked.faces) not in (4, 5):
        raise BadPosition("position-score-hand-size", count=len(asked.faces))
    for flag, other, clause in (("--ippatsu", "--richi", "7.10"), ("--ura", "--richi", "7.11")):
        if asked.says(flag) and not asked.says(other):
            raise BadPosition("position-score-only-with", flag=flag, other=other, clause=clause)
    for flag, other, clause in (
        ("--ura", "--haitei", "7.11"),
        ("--first", "--richi", "6.1"),
        ("--first", "--haitei", "7.7"),
    ):
        if asked.says(flag) and asked.says(other):
            raise BadPosition("position-score-not-with", flag=flag, other=other, clause=clause)
    if asked.says("--first") and asked.says("--parent") and asked.says("--ron"):
        raise BadPosition("position-score-first-of-parent")  # [3.1]
    return asked


def unfinished(asked: Question) -> list[Message]:
    """How far a hand is, and what it waits for."""
    lines = [say(SCORE_UNFINISHED, cards=sorted(asked.faces))]
    if len(asked.faces) == 4:
        waits = shape.waits(asked.kinds)
        if waits:
            return [*lines, say(SCORE_WAITS, kinds=waits)]
    else:
        keeps = shape.ready_discards(asked.kinds)
        lines += [say(SCORE_WITHOUT, kind=kind, kinds=waits_without(asked.kinds, kind)) for kind in keeps]
    return [*lines, say(SCORE_STEPS, count=shape.steps(asked.kinds))]


def waits_without(five: list[int], kind: int) -> list[int]:
    """What the hand waits for when one of this kind is discarded."""
    four = five[:]
    four.remove(kind)
    return shape.waits(four)


def finished(asked: Question) -> list[Message]:
    """What a complete hand is worth, item by item."""
    if asked.says("--tsumo") == asked.says("--ron"):
        raise BadPosition("position-score-how")
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
    how = 0 if finish.tsumo else 1
    lines = [say(SCORE_HAND, cards=finish.faces, how=how, pair=[finish.pair] * 2, three=finish.three)]
    lines += [told(SCORE_ITEM, item) for item in found.counting]
    enough = found.toward_minimum >= MINIMUM
    lines.append(say(SCORE_MINIMUM, points=found.toward_minimum, needed=MINIMUM, enough=enough))
    lines += [told(SCORE_EXTRA, item) for item in found.extra]
    lines += [told(SCORE_YAKUMAN_ITEM, item) for item in found.yakuman]
    return [*lines, *result(found)]


def told(phrase: Phrase, item: Item) -> Message:
    """One item: what it is worth, its clause, the cards that earn it."""
    return say(phrase, line=[item.line()], cards=item.faces, clause=item.clause)


def result(found: Score) -> list[Message]:
    """The trophies, and who pays for them."""
    if not found.is_enough:
        return [say(SCORE_TOO_LITTLE)]
    if found.by_yakuman:
        worth = say(SCORE_YAKUMAN, trophies=found.trophies)
    else:
        worth = say(SCORE_POINTS, points=found.points, trophies=found.trophies)
    if not found.finish.tsumo:
        return [worth, say(SCORE_RON, poos=found.trophies)]
    return [worth, say(SCORE_CHILDREN) if found.finish.parent else say(SCORE_PARENT, poos=found.trophies)]
