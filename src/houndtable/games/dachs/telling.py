# interpreted: never in a search, and compiling takes its time
"""The events of Dachs. Called only while somebody listens."""

from __future__ import annotations

from houndtable.games.dachs.components import FACE_TEXTS, HAND, ROW, face_of
from houndtable.games.dachs.packed import cards_of
from houndtable.games.dachs.position import Position
from houndtable.games.dachs.seats import all_lives, hand_of, points_of
from houndtable.games.dachs.view import row_texts
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json
from houndtable.kernel.outcome import Round


def texts(cards: list[int]) -> list[Json]:
    """The cards by their faces."""
    return [FACE_TEXTS[face_of(card)] for card in cards]


def tell(p: Position, name: str, facts: dict[str, Json]) -> None:
    """Everybody hears of it."""
    assert p.events is not None
    p.events.append(Event(name, facts))


def tell_one(p: Position, name: str, seat: int, facts: dict[str, Json], secret: dict[str, Json]) -> None:
    """Everybody hears of it; the secret part only that seat."""
    assert p.events is not None
    p.events.append(Event(name, facts, secret, 1 << seat))


def round_begins(p: Position, dealt: list[int]) -> None:
    """The set-up as everybody sees it, and each hand as it was dealt for its owner [10.1] [10.2]."""
    tell(p, "round", {"round": len(p.rounds) + 1, "row": list(row_texts(p)), "first": p.first})
    for seat in range(p.players):
        hand = dealt[ROW + HAND * seat :][:HAND]
        tell_one(p, "dealt", seat, {"seat": seat, "count": HAND}, {"cards": texts(hand)})


def played(p: Position, points: int, bonus: int) -> None:
    """Cards were played, and what they scored."""
    facts: dict[str, Json] = {"seat": p.seat, "cards": texts(cards_of(p.played)), "points": points, "bonus": bonus}
    tell(p, "played", {**facts, "score": points_of(p, p.seat)})


def drew(p: Position, face: int) -> None:
    """A card was drawn; only its owner knows which [10.2]."""
    tell_one(p, "drew", p.seat, {"seat": p.seat, "deck": p.deck_size}, {"card": FACE_TEXTS[face]})


def round_ends(p: Position, ended: Round, last: list[int]) -> None:
    """All hands are shown [8.3], and who was last."""
    hands: list[Json] = [texts(cards_of(hand_of(p, seat))) for seat in range(p.players)]
    lines: list[Json] = [[line.as_json() for line in seat] for seat in ended.lines]
    scores: list[Json] = list(ended.totals())
    facts: dict[str, Json] = {"round": len(p.rounds), "how": ended.how, "hands": hands, "scores": scores}
    tell(p, "round over", {**facts, "lines": lines, "last": list(last), "lives": list(all_lives(p))})
