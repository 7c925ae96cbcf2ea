# interpreted: never in a search, and compiling takes its time
"""The events of Dog's Breath. Called only while somebody listens."""

from __future__ import annotations

from houndtable.games.dogsbreath.components import FACE_TEXTS, face_of
from houndtable.games.dogsbreath.position import Position
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
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


def tell_some(p: Position, name: str, knowers: int, facts: dict[str, Json], secret: dict[str, Json]) -> None:
    """Everybody hears of it; the secret part only the seats in the mask."""
    assert p.events is not None
    p.events.append(Event(name, facts, secret, knowers))


def round_begins(p: Position) -> None:
    """Who starts, and each hand for its owner [10.2]."""
    tell(p, "round", {"round": len(p.rounds) + 1, "first": p.first, "grid": len(p.grid)})
    for seat in range(p.players):
        facts: dict[str, Json] = {"seat": seat, "count": len(p.hands[seat])}
        tell_some(p, "dealt", 1 << seat, facts, {"cards": texts(p.hands[seat])})


def of_place(p: Position, name: str, place: int, *, shown: bool) -> None:
    """Something happened to a card of the grid; its face is told as long as it is up [3.6]."""
    facts: dict[str, Json] = {"seat": p.seat, "place": PLACE_TEXTS[place]}
    if shown:
        facts["card"] = FACE_TEXTS[face_of(p.grid[place])]
    tell(p, name, facts)


def drew(p: Position, seat: int, card: int) -> None:
    """A card was drawn; only its owner knows which [10.2]."""
    tell_some(p, "drew", 1 << seat, {"seat": seat, "deck": len(p.deck)}, {"card": FACE_TEXTS[face_of(card)]})


def of_card(p: Position, name: str, face: int) -> None:
    """Whoever's turn it is did something with a card that all see."""
    tell(p, name, {"seat": p.seat, "card": FACE_TEXTS[face]})


def offered(p: Position) -> None:
    """A card lies face down before the opponent [5.2]; only its owner knows which [5.6]."""
    facts: dict[str, Json] = {"seat": p.seat, "target": p.target}
    tell_some(p, "offered", 1 << p.seat, facts, {"card": FACE_TEXTS[p.offered]})


def swapped(p: Position, got: int) -> None:
    """Two cards changed hands; both are known to the two players [10.3], a named one to all."""
    facts: dict[str, Json] = {"seat": p.seat, "target": p.target}
    if p.named:
        facts["got"] = FACE_TEXTS[got]
    secret: dict[str, Json] = {"gave": FACE_TEXTS[p.offered], "got": FACE_TEXTS[got]}
    tell_some(p, "swapped", 1 << p.seat | 1 << p.target, facts, secret)


def round_ends(p: Position, ended: Round) -> None:
    """All hands are shown and scored [9.1]."""
    hands: list[Json] = [texts(sorted(hand)) for hand in p.hands]
    lines: list[Json] = [[line.as_json() for line in seat] for seat in ended.lines]
    scores: list[Json] = list(ended.totals())
    facts: dict[str, Json] = {"round": len(p.rounds), "how": ended.how, "hands": hands, "scores": scores}
    outer: Json = None if p.outer < 0 else p.outer
    tell(p, "round over", {**facts, "lines": lines, "outer": outer})
