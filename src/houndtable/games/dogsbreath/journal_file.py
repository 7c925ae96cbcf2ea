# interpreted: never in a search, and compiling takes its time
"""The journal as text, an entry a line, and read with care: it is played through, and must lead to the position.

`0 draws msd`, with marks if others know the card; `0 shows msd`; `0 takes msd`; `0 swaps msd with 1 for bone`;
`0 lacks bone`; `left r1c2 msd`, a card all saw that was left of the grid; `under 4 of 26`, so many cards of the deck;
`shuffle`. No entries at all stand for hands that came from the deck, with no history.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from houndtable.games.dogsbreath.components import FACE_TEXTS
from houndtable.games.dogsbreath.derived import DRAFTING, OVER, Position
from houndtable.games.dogsbreath.journal import (
    COME,
    LACK,
    OUT,
    SEEN,
    SHUFFLE,
    SWAP,
    TAKE,
    UNDER,
    begin,
    entry_of,
    face_in,
    kind_of,
    more_in,
    other_in,
    seat_in,
)
from houndtable.games.dogsbreath.memory_check import play_through, refusal
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json
from houndtable.kernel.knowledge import marks_of
from houndtable.kernel.loading import Loading

# An entry of each kind, in which stand its seat, its face, the other face, and what it has more.
LINES: Final = {
    COME: "{seat} draws {face}{more}",
    OUT: "{seat} shows {face}",
    TAKE: "{seat} takes {face}",
    SWAP: "{seat} swaps {face} with {more} for {other}",
    LACK: "{seat} lacks {face}",
    SEEN: "left {more} {face}",
    UNDER: "under {face} of {more}",
    SHUFFLE: "shuffle",
}
CARD: Final = "|".join(FACE_TEXTS)
MORE: Final = {COME: r"\*|@[0-3]{1,4}|", SWAP: "[0-3]", SEEN: "|".join(PLACE_TEXTS), UNDER: "[0-9]{1,2}"}
PATTERNS: Final = {
    kind: re.compile(
        line.format(
            seat="(?P<seat>[0-3])",
            face=f"(?P<face>{'[0-9]{1,2}' if kind == UNDER else CARD})",
            other=f"(?P<other>{CARD})",
            more=f"(?P<more>{MORE.get(kind)})",
        )
    )
    for kind, line in LINES.items()
}


def write(p: Position) -> Json:
    """The journal."""
    return [write_entry(entry, p.knowledge.everyone) for entry in p.journal[: p.written]]


def read(p: Position, loading: Loading) -> None:
    """What happened to the cards since the draft; without any history hands came from the deck."""
    texts = loading.reader.texts("memory")
    p.knowledge = loading.known
    if p.step in (DRAFTING, OVER):
        if texts:
            raise BadPosition("position-no-memory")
    elif texts:
        play_through(p, texts, [read_entry(p, text) for text in texts])
    else:
        begin(p)


@lru_cache(maxsize=4096)
def write_entry(entry: int, everyone: int) -> str:
    """The entry as text; the same ones are written again and again."""
    kind, seat, face, more = kind_of(entry), seat_in(entry), face_in(entry), more_in(entry)
    told: object = more
    if kind == COME:
        told = marks_of(more, everyone, 1 << seat)
    elif kind in (SEEN, UNDER):
        told = PLACE_TEXTS[more] if kind == SEEN else more + face
    return LINES[kind].format(
        seat=seat,
        face=face if kind == UNDER else FACE_TEXTS[face],
        other=FACE_TEXTS[other_in(entry)],
        more=told,
    )


def read_entry(p: Position, text: str) -> int:
    """The entry that is written so, or a refusal."""
    for kind, pattern in PATTERNS.items():
        found = pattern.fullmatch(text)
        if found is not None:
            return entry_with(p, kind, found.groupdict())
    raise refusal(text)


def entry_with(p: Position, kind: int, parts: dict[str, str]) -> int:
    """The entry with these parts."""
    if kind == UNDER:
        count = int(parts["face"])
        return entry_of(UNDER, 0, count & 15, max(0, int(parts["more"]) - count))
    seat, more = int(parts.get("seat", "0")), 0
    face, other = [FACE_TEXTS.index(parts.get(part, FACE_TEXTS[0])) for part in ("face", "other")]
    if kind == COME:
        knowers = sum([1 << int(knower) for knower in {*parts["more"][1:]}]) | 1 << seat
        more = p.knowledge.everyone if parts["more"] == "*" else knowers
    elif kind in (SWAP, SEEN):
        more = int(parts["more"]) if kind == SWAP else PLACE_TEXTS.index(parts["more"])
    return entry_of(kind, seat, face, more, other)
