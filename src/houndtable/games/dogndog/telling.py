# interpreted: never in a search, and compiling takes its time
"""The events of Dog'n Dog. Called only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog.components import FACE_TEXTS, face_of, texts_of
from houndtable.games.dogndog.position import Position, lap_of
from houndtable.games.dogndog.scoring import Score
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json
from houndtable.kernel.outcome import Line
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def tell(p: Position, name: str, facts: dict[str, Json]) -> None:
    """Everybody hears of it."""
    assert p.events is not None
    p.events.append(Event(name, facts))


def tell_one(p: Position, name: str, seat: int, facts: dict[str, Json], secret: dict[str, Json]) -> None:
    """Everybody hears of it; the secret part only that seat."""
    assert p.events is not None
    p.events.append(Event(name, {"seat": seat, **facts}, secret, 1 << seat))


def round_begins(p: Position) -> None:
    """The set-up as everybody sees it, and each hand for its owner [13.1] [13.2]."""
    facts: dict[str, Json] = {"round": len(p.rounds) + 1, "lap": lap_of(p), "parent": p.parent}
    tell(p, "round", {**facts, "dora": FACE_TEXTS[face_of(p.dora)], "deck": len(p.deck)})
    for seat in range(p.players):
        tell_one(p, "dealt", seat, {"count": len(p.hands[seat])}, {"cards": list(texts_of(p.hands[seat]))})


def drew(p: Position) -> None:
    """A card was drawn; only its owner knows which [13.2]. Nothing tells whether somebody passed before [13.4]."""
    tell_one(p, "drew", p.seat, {"deck": len(p.deck)}, {"card": FACE_TEXTS[face_of(p.drawn)]})


def discarded(p: Position, card: i64, *, sideways: bool) -> None:
    """A card was discarded, perhaps with Ri-chi [13.1]."""
    tell(p, "discarded", {"seat": p.seat, "card": FACE_TEXTS[face_of(card)], "richi": sideways})


def round_ends(p: Position, name: str, facts: dict[str, Json]) -> None:
    """How a round ended, with everybody's score now [9.6]."""
    tell(p, name, {**facts, "scores": list(p.scores)})


def declared_wrongly(p: Position, seat: int, card: i64, wrong: Verdict, *, tsumo: bool) -> None:
    """A hand was shown that could not finish [12.2]."""
    facts: dict[str, Json] = {"seat": seat, "how": "tsumo" if tsumo else "ron", "card": FACE_TEXTS[face_of(card)]}
    cards: list[Json] = list(texts_of(p.hands[seat]))
    round_ends(p, "false declaration", {**facts, "hand": cards, "clause": wrong.clause})


def finished(p: Position, seat: int, card: i64, found: Score, lines: list[list[Line]]) -> None:
    """A hand was finished: what it is worth, item by item, and who gets what [10.1]."""
    how = "tsumo" if found.finish.tsumo else "ron"
    cards: list[Json] = list(texts_of(p.hands[seat]))
    turned = found.finish.ura >= 0
    facts: dict[str, Json] = {
        "seat": seat,
        "how": how,
        "hand": cards,
        "card": FACE_TEXTS[face_of(card)],
        "from": None if found.finish.tsumo else p.seat,
        "ura": FACE_TEXTS[face_of(p.deck[-1])] if turned else None,
        "yakuman": found.by_yakuman,
        "counting": [item.as_json() for item in found.counting],
        "extra": [item.as_json() for item in found.extra],
        "trophies_for": [item.as_json() for item in found.yakuman],
        "points": found.points,
        "trophies": found.trophies,
    }
    round_ends(p, "finished", {**facts, "lines": lines_json(lines)})


def lines_json(lines: list[list[Line]]) -> list[Json]:
    """Everybody's trophies and poos, line by line."""
    return [[line.as_json() for line in seat] for seat in lines]


def drawn_out(p: Position, lines: list[list[Line]]) -> None:
    """Nobody finished [10.3]."""
    last = (p.parent + p.players - 1) % p.players
    round_ends(p, "drawing win", {"seat": last, "parent": p.parent, "lines": lines_json(lines)})
