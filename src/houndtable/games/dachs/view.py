"""What a seat may know of a position [10.1] [10.2]."""

from __future__ import annotations

from houndtable.games.dachs.components import COLOURS, FACE_TEXTS, face_of
from houndtable.games.dachs.position import STEPS, Position, of_colour
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN, View, Zone


def faces(cards: list[int]) -> list[str]:
    """The cards by their faces."""
    return [FACE_TEXTS[face_of(card)] for card in cards]


def shown(p: Position, owner: int) -> list[str]:
    """The cards of a hand that everybody saw go there, in printed order [10.1]."""
    known = p.knowledge.known
    return faces(sorted([card for card in p.hands[owner] if known[card] == p.knowledge.everyone]))


def hand_zone(p: Position, owner: int, seat: int | None) -> Zone:
    """A hand: its owner's whole, of others the cards everybody saw [10.1] [10.2]."""
    if owner == seat:
        return Zone("hand", owner, faces(sorted(p.hands[owner])))
    open_cards = shown(p, owner)
    return Zone("hand", owner, open_cards + [HIDDEN] * (len(p.hands[owner]) - len(open_cards)))


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator."""
    zones = [
        Zone("row", None, faces(p.row)),
        Zone("played", None, faces(p.played)),
        Zone("deck", None, [HIDDEN] * len(p.deck)),
        Zone("pile", None, [HIDDEN] * len(p.pile)),
    ]
    zones += [hand_zone(p, owner, seat) for owner in range(p.players)]
    open_hands: list[Json] = [list(shown(p, owner)) for owner in range(p.players)]
    retrievable: dict[str, Json] = {COLOURS[colour]: of_colour(p.retrievable, colour) for colour in range(4)}
    facts: dict[str, Json] = {
        "round": len(p.rounds) + 1,
        "first": p.first,
        "turns": p.turns,
        "points": list(p.points),
        "lives": list(p.lives),
        "target": p.target,
        "last_lap": p.last_lap,
        "draws_left": p.draws_left,
        "has_drawn": p.has_drawn,
        "retrievable": retrievable,
        "shown": open_hands,
        "rounds": [ended.as_json() for ended in p.rounds],
        "options": dict(p.options.values),
    }
    return View(seat, STEPS[p.step], p.waiting[:], zones, facts)
