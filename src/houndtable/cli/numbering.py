"""Moves that name a player: people count players from 1, records count seats from 0."""

from __future__ import annotations

import re
from typing import Final

from houndtable.kernel.errors import NoSuchMove
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message

SEAT: Final = re.compile(r"\bseat ([0-9]{1,3})\b")
PLAYER: Final = re.compile(r"\bplayer +0*([1-9][0-9]{0,2})\b", re.IGNORECASE)


def for_people(move: str) -> str:
    """The text of a move as it is shown: "give player 2" for "give seat 1"."""
    return SEAT.sub(lambda found: f"player {int(found[1]) + 1}", move)


def for_records(line: str) -> str:
    """What a person typed as the text of a move: "give seat 1" for "give player 2"."""
    return PLAYER.sub(lambda found: f"seat {int(found[1]) - 1}", line)


def of_no_move(refusal: NoSuchMove) -> Message:
    """The message of the refusal, its moves as they are shown."""
    args = refusal.message.args
    near: list[Json] = [for_people(move) for move in refusal.near]
    return Message(refusal.message.key, {**args, "move": for_people(str(args["move"])), "near": near})
