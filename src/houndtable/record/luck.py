"""Outcomes of chance as lines of a record: cards by their faces, picks and rolls as numbers from 0."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.chance import Luck
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json, Reader

NUMBERS: Final = ["pick", "roll"]


def write_luck(luck: Luck, game: Game) -> dict[str, Json]:
    """The outcome as a line."""
    if luck.kind == "shuffle":
        return {"shuffle": " ".join(game.face_texts[face] for face in luck.values)}
    return {luck.kind: luck.values[0], "of": luck.of}


def read_luck(reader: Reader, game: Game) -> Luck:
    """The outcome that a line holds."""
    kind = next((kind for kind in NUMBERS if kind in reader.data), "shuffle")
    if kind != "shuffle":
        luck = Luck(kind, [reader.integer(kind)], reader.integer("of"))
    else:
        words = reader.text("shuffle").split()
        luck = Luck(kind, [read_face(word, reader, game) for word in words], len(words))
    reader.done()
    return luck


def read_face(word: str, reader: Reader, game: Game) -> int:
    """The face with this text."""
    if word not in game.face_texts:
        raise game.own(reader.wording.refusal("record-no-such-card", card=word[:20]))
    return game.face_texts.index(word)
