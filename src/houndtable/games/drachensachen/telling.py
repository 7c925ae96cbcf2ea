# interpreted: never in a search, and compiling takes its time
"""The events of Drachensachen. Called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen.components import CURSES, FACE_TEXTS, faces_in
from houndtable.games.drachensachen.position import Position
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json
from houndtable.kernel.outcome import Round

if TYPE_CHECKING:
    from mypy_extensions import i64


def texts(faces: list[int]) -> list[Json]:
    """The cards as text."""
    return [FACE_TEXTS[face] for face in faces]


def tell(p: Position, name: str, facts: dict[str, Json]) -> None:
    """Everybody hears of it."""
    assert p.events is not None
    p.events.append(Event(name, facts))


def tell_some(p: Position, name: str, facts: dict[str, Json], secret: dict[str, Json], knowers: int) -> None:
    """Everybody hears of it; the secret part only the seats in the mask."""
    assert p.events is not None
    p.events.append(Event(name, facts, secret, knowers))


def round_begins(p: Position) -> None:
    """The set-up as everybody sees it, and each hand for its owner [11.1] [11.2]."""
    opens: list[Json] = [texts(faces_in(cards)) for cards in p.opens]
    cursed: list[Json] = [CURSES[curse] if curse >= 0 else None for curse in p.curses]
    tell(p, "round", {"round": len(p.rounds) + 1, "first": p.first, "opens": opens, "curses": cursed})
    for seat in range(p.players):
        hand = texts(faces_in(p.hands[seat]))
        tell_some(p, "dealt", {"seat": seat, "count": len(hand)}, {"cards": hand}, 1 << seat)


def played(p: Position, face: i64, count: i64, opened: i64) -> None:
    """Cards were played, so many from the hand and so many open ones."""
    facts: dict[str, Json] = {"seat": p.seat, "card": FACE_TEXTS[face], "hand": count, "open": opened}
    tell(p, "played", facts)


def drew(p: Position, faces: list[int]) -> None:
    """Cards were drawn; only their owner knows which [11.3]."""
    facts: dict[str, Json] = {"seat": p.seat, "count": len(faces), "draw_pile": len(p.draw_pile)}
    tell_some(p, "drew", facts, {"cards": texts(faces)}, 1 << p.seat)


def gave(p: Position, receiver: i64, face: i64) -> None:
    """A card changed hands; only the two know which [11.4]."""
    knowers = 1 << p.seat | 1 << receiver
    tell_some(p, "gave", {"seat": p.seat, "to": receiver}, {"card": FACE_TEXTS[face]}, knowers)


def round_ends(p: Position, ended: Round, winner: i64) -> None:
    """All hands are shown [7.1]; hidden Remainders are not [7.2]."""
    seats = range(p.players)
    lines: list[Json] = [[line.as_json() for line in seat] for seat in ended.lines]
    facts: dict[str, Json] = {
        "round": len(p.rounds),
        "how": ended.how,
        "winner": None if winner < 0 else winner,
        "hands": [texts(faces_in(p.hands[seat])) for seat in seats],
        "opens": [texts(faces_in(p.opens[seat])) for seat in seats],
        "hidden": [len(p.hidden[seat]) for seat in seats],
        "lines": lines,
        "lost": list(p.lost),
    }
    tell(p, "round over", facts)
