"""What a seat may know of a position [10.1] [10.2]."""

from __future__ import annotations

from houndtable.games.dachs.components import COLOURS, FACE_TEXTS, face_of
from houndtable.games.dachs.packed import cards_of, faces_in
from houndtable.games.dachs.position import STEPS, Position, of_colour
from houndtable.games.dachs.seats import all_lives, all_points, hand_of
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN, View, Zone


def faces(cards: list[int]) -> list[str]:
    """The cards by their faces."""
    return [FACE_TEXTS[face_of(card)] for card in cards]


def shown(p: Position, owner: int) -> list[str]:
    """The cards of a hand that everybody saw go there, in printed order [10.1]."""
    return faces(cards_of(hand_of(p, owner) & p.seen))


def row_texts(p: Position) -> list[str]:
    """The row by its faces, the oldest first."""
    return [FACE_TEXTS[face] for face in faces_in(p.row, p.row_size)]


def hand_zone(p: Position, owner: int, seat: int | None) -> Zone:
    """A hand: its owner's whole, of others the cards everybody saw [10.1] [10.2]."""
    hand = faces(cards_of(hand_of(p, owner)))
    if owner == seat:
        return Zone("hand", owner, hand)
    open_cards = shown(p, owner)
    return Zone("hand", owner, open_cards + [HIDDEN] * (len(hand) - len(open_cards)))


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator."""
    zones = [
        Zone("row", None, row_texts(p)),
        Zone("played", None, faces(cards_of(p.played))),
        Zone("deck", None, [HIDDEN] * p.deck_size),
        Zone("pile", None, [HIDDEN] * p.pile_size),
    ]
    zones += [hand_zone(p, owner, seat) for owner in range(p.players)]
    open_hands: list[Json] = [list(shown(p, owner)) for owner in range(p.players)]
    retrievable: dict[str, Json] = {COLOURS[colour]: of_colour(p.retrievable, colour) for colour in range(4)}
    facts: dict[str, Json] = {
        "round": len(p.rounds) + 1,
        "first": p.first,
        "turns": p.turns,
        "points": list(all_points(p)),
        "lives": list(all_lives(p)),
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
