"""Whole matches told again. Every function here takes long, so it runs in a worker (`retelling.py`)."""

from __future__ import annotations

import gzip

import msgspec

from houndtable import record
from houndtable.record import Fair
from houndtable.server.bodies import Replay, Step
from houndtable.server.messages import Offer, TableInfo
from houndtable.server.showing import read_out
from houndtable.server.transcript import Transcript


def recorded(transcript: Transcript, fair: Fair) -> bytes:
    """The match as a record."""
    return record.write(transcript.match(), fair=fair).encode()


def replayed(transcript: Transcript, info: TableInfo, viewer: int | None, language: str, *, zipped: bool) -> bytes:
    """The deal and every move of a finished game, each with what the viewer was told, in this language, and saw then:
    JSON. When a game is over everybody may look through everybody's eyes."""
    game, names = transcript.game, transcript.names
    speech = game.speech(language)
    again = transcript.dealt()
    opening = read_out(game, names, again.opening, viewer, language)
    steps = [Step(None, None, *opening, dict(again.state.view(viewer).as_json()))]
    for seat, text in transcript.moves:
        news = read_out(game, names, again.make(seat, game.parse(text)), viewer, language)
        steps.append(Step(seat, Offer(text, speech.move(text)), *news, dict(again.state.view(viewer).as_json())))
    data = msgspec.json.encode(Replay(info, steps))
    return gzip.compress(data, 6) if zipped else data


def storied(transcript: Transcript, held: int, viewer: int | None, language: str) -> bytes:
    """All that happened but for the last few events, which are held back, as the viewer may know it: JSON, events and
    sentences."""
    events = transcript.events()
    told = events[: len(events) - held]
    return msgspec.json.encode(read_out(transcript.game, transcript.names, told, viewer, language))
