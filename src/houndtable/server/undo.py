"""Taking back: only where nothing hidden or random came to light since."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, NamedTuple

from houndtable.kernel.chance import Seeded
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from houndtable.kernel.view import HIDDEN
from houndtable.record import Match
from houndtable.server.move_log import MoveLog
from houndtable.server.refusals import NoUndo
from houndtable.server.transcript import Transcript

SAMPLES: Final = 5


class Rewound(NamedTuple):
    """A match as it is when a seat has taken back its last move: so many moves are left."""

    seat: int
    kept: int
    match: Match


def last_open(move_log: MoveLog, seat: int) -> int:
    """The number of the seat's last move, unless it is plain that it cannot be taken back."""
    own = move_log.last_of(seat)
    if own < 0:
        raise NoUndo("refused-nothing-to-undo")
    if own < move_log.open_from:
        raise NoUndo("refused-revealed")
    return own


def rewound(transcript: Transcript, seat: int, own: int, *, is_lesson: bool) -> Rewound:
    """The match before the seat's last move, which has this number; refused where anything came to light since. It
    takes long, so it runs in a worker."""
    shorter = replace(transcript, moves=transcript.moves[:own])
    before, shadow = shorter.match(), shorter.match()
    for who, text in transcript.moves[own:]:
        if reveals(shadow, who, text):
            raise NoUndo("refused-revealed")
        shadow.make(who, shadow.game.parse(text))
    if not is_lesson:
        before.keep_latest()
    return Rewound(seat, own, before)


def reveals(match: Match, seat: int, text: str) -> bool:
    """Whether the move shows anybody what the one who made it did not know: new cards are seen, or what came of it
    depended on what they could not see."""
    state, move = match.state, match.game.parse(text)
    after, told = applied(state.clone(), seat, move)
    mine = known(state, seat)
    for viewer in [*range(match.players), None]:
        gained = known(after, viewer) - known(state, viewer)
        if any(viewer == seat or count > mine[face] for face, count in gained.items()):
            return True
    for sample in range(SAMPLES):
        other = state.clone()
        other.redeal(seat, Seeded(sample))
        again, heard = applied(other, seat, move)
        if heard != told or again.view(seat).as_json() != after.view(seat).as_json():
            return True
    return False


def applied(state: State, seat: int, move: int) -> tuple[State, list[dict[str, Json]]]:
    """The state after the move, and what the seat hears of it."""
    state.events = []
    state.apply(seat, move)
    return state, [event.seen_by(seat) for event in state.events]


def known(state: State, viewer: int | None) -> Counter[str]:
    """How many cards of each face a viewer sees, wherever they lie."""
    return Counter(card for zone in state.view(viewer).zones for card in zone.cards if card != HIDDEN)
