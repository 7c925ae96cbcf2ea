"""What a seat may know of a position [10.1] [10.2].

While somebody is asked for a Guard Dog [5.4] all others are shown the table as it was before the last choice that they
know of: so no view tells whether anybody is asked [10.4].
"""

from __future__ import annotations

from houndtable.games.dogsbreath.components import BONE, FACE_TEXTS, HAND, face_of
from houndtable.games.dogsbreath.ending import totals_of
from houndtable.games.dogsbreath.keys import key_of
from houndtable.games.dogsbreath.position import DRAFTING, GUARDING, NOTHING, OFFERING, REQUESTING, STEPS, Position
from houndtable.games.dogsbreath.scavenging import step_known_to
from houndtable.games.dogsbreath.scoring import lines_of
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN, View, Zone

EMPTY = "-"  # a place of the grid whose card was taken


def faces(cards: list[int]) -> list[str]:
    """The cards by their faces."""
    return [FACE_TEXTS[face_of(card)] for card in cards]


def face_or_none(face: int) -> Json:
    """The face as text; None for no card."""
    return None if face == NOTHING else FACE_TEXTS[face]


def seat_or_none(seat: int) -> Json:
    """The seat; None for nobody."""
    return None if seat < 0 else seat


def grid_zone(p: Position) -> Zone:
    """The grid place by place: face-up cards, and at tables that want it so those turned down again [3.6]."""
    shows = p.options.says("show_seen", "on")
    cards: list[str] = []
    for place, card in enumerate(p.grid):
        if card == NOTHING:
            cards.append(EMPTY)
        elif p.up >> place & 1 or (shows and p.knowledge.known[card] == p.knowledge.everyone):
            cards.append(FACE_TEXTS[face_of(card)])
        else:
            cards.append(HIDDEN)
    return Zone("grid", None, cards)


def hand_zone(p: Position, owner: int, seat: int | None) -> Zone:
    """A hand: the cards the seat knows of, in printed order [10.1] [10.3]; its own whole."""
    bit = p.players if seat is None else seat
    known = sorted([card for card in p.hands[owner] if p.knowledge.known[card] >> bit & 1])
    return Zone("hand", owner, faces(known) + [HIDDEN] * (len(p.hands[owner]) - len(known)))


def offered(p: Position, seat: int | None, step: int) -> Json:
    """The card offered: its owner knows it, others see its back [5.6] [10.2]; None if there is none."""
    if p.offered == NOTHING or step == OFFERING:
        return None
    return FACE_TEXTS[p.offered] if seat == p.seat else HIDDEN


def worth(p: Position, seat: int | None) -> Json:
    """What one's own hand is worth as it is, line by line [7.1] [8.1]; None where it has not its seven cards."""
    if seat is None or len(p.hands[seat]) != HAND:
        return None
    lines = lines_of(key_of(p.hands[seat]), after_bone=p.latest[seat] == BONE)
    return [line.as_json() for line in lines]


def waiting(p: Position, seat: int | None, step: int) -> list[int]:
    """Who is known to owe a choice: who is asked for a Guard Dog knows it alone, and that others are asked behind them
    nobody [10.4]."""
    if p.step != GUARDING:
        return p.waiting[:]
    return [seat] if step == GUARDING and seat is not None else [int(p.seat)]


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator."""
    step = step_known_to(p, p.players if seat is None else seat)
    zones = [grid_zone(p)] if p.step == DRAFTING else []
    zones += [
        Zone("deck", None, [HIDDEN] * len(p.deck)),
        Zone("discards", None, faces(p.discards)),
        Zone("used", None, [HIDDEN] * len(p.used)),
        Zone("played", None, faces(p.played)),
    ]
    zones += [hand_zone(p, owner, seat) for owner in range(p.players)]
    facts: dict[str, Json] = {
        "round": len(p.rounds) + 1,
        "first": p.first,
        "seat": p.seat,
        "turns": p.turns,
        "outer": seat_or_none(p.outer),
        "up": [PLACE_TEXTS[place] for place in range(len(p.grid)) if p.up >> place & 1],
        "has_drawn": p.has_drawn,
        "has_scavenged": p.has_scavenged,
        "taken": face_or_none(p.taken),
        "target": seat_or_none(p.target),
        "offered": offered(p, seat, step),
        "requested": face_or_none(NOTHING if step == REQUESTING else p.requested),
        "latest": [face_or_none(face) for face in p.latest],
        "worth": worth(p, seat),
        "totals": [*totals_of(p.rounds, p.players)],
        "rounds": [ended.as_json() for ended in p.rounds],
        "options": dict(p.options.values),
    }
    return View(seat, STEPS[step], waiting(p, seat, step), zones, facts)
