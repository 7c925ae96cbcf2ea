"""Whole matches told again. Every function here takes long, so it runs in a worker (`retelling.py`)."""

from __future__ import annotations

import gzip

import msgspec

from houndtable import record
from houndtable.record import Fair
from houndtable.server.bodies import Replay, Step
from houndtable.server.messages import TableInfo
from houndtable.server.showing import told
from houndtable.server.transcript import Transcript


def recorded(transcript: Transcript, fair: Fair) -> bytes:
    """The match as a record."""
    return record.write(transcript.match(), fair=fair).encode()


def replayed(transcript: Transcript, info: TableInfo, viewer: int | None, *, zipped: bool) -> bytes:
    """The deal and every move of a finished game, each with what the viewer was told and saw then: JSON. When a game is
    over everybody may look through everybody's eyes."""
    game, again = transcript.game, transcript.dealt()
    steps = [Step(None, None, told(game, again.opening, viewer), dict(again.state.view(viewer).as_json()))]
    for seat, text in transcript.moves:
        events = told(game, again.make(seat, game.parse(text)), viewer)
        steps.append(Step(seat, text, events, dict(again.state.view(viewer).as_json())))
    data = msgspec.json.encode(Replay(info, steps))
    return gzip.compress(data, 6) if zipped else data


def storied(transcript: Transcript, held: int, viewer: int | None) -> bytes:
    """All that happened but for the last few events, which are held back, as the viewer may know it: JSON."""
    events = transcript.events()
    return msgspec.json.encode(told(transcript.game, events[: len(events) - held], viewer))
