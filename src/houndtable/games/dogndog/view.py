"""What a seat may know of a position [13.1] [13.2].

While others are asked about a discard [5.2] a seat that is not sees only that the next turn has not begun: who is
asked and who has answered is absent. An interface that takes equally long over every discard hides that too [13.4].
"""

from __future__ import annotations

from houndtable.games.dogndog.components import FACE_TEXTS, KIND_TEXTS, KINDS, face_of, texts_of
from houndtable.games.dogndog.position import ANSWERS, ASKING, OVER, STEPS, Position, lap_of, turns_of
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN, View, Zone


def held(p: Position, owner: int) -> list[int]:
    """All cards of a hand, the one just drawn included, in printed order."""
    drawn = [int(p.drawn)] if owner == p.seat and p.drawn >= 0 else []
    return sorted([*p.hands[owner], *drawn])


def shown(p: Position, cards: list[int], seat: int | None) -> list[str]:
    """The cards as the seat sees them, those it does not know as hidden ones at the end [13.2]."""
    bit = p.players if seat is None else seat
    known = [card for card in cards if p.knowledge.known[card] >> bit & 1]
    return texts_of(known) + [HIDDEN] * (len(cards) - len(known))


def waiting(p: Position, seat: int | None) -> list[int]:
    """Who is known to owe a choice: of those asked about a discard everybody knows only of themselves [13.4]."""
    return [owing for owing in p.waiting if p.step != ASKING or owing == seat]


def kinds(mask: int) -> list[Json]:
    """The kinds in a mask."""
    return [KIND_TEXTS[kind] for kind in range(KINDS) if mask >> kind & 1]


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator."""
    zones = [Zone("dora", None, texts_of([int(p.dora)])), Zone("deck", None, shown(p, p.deck[::-1], seat))]
    zones += [Zone("hand", owner, shown(p, held(p, owner), seat)) for owner in range(p.players)]
    zones += [Zone("discards", owner, texts_of(p.discards[owner])) for owner in range(p.players)]
    facts: dict[str, Json] = {
        "round": len(p.rounds) + 1 - (p.step == OVER),
        "lap": lap_of(p),
        "first": p.first,
        "parent": p.parent,
        "turn": p.seat,
        "turns": turns_of(p),
        "richi": [None if place < 0 else place for place in p.richi],
        "wrong": list(p.wrong),
        "scores": list(p.scores),
        "rounds": [ended.as_json() for ended in p.rounds],
        "reasons": [[line.as_json() for line in hand] for hand in p.reasons],
        "options": dict(p.options.values),
    }
    if seat is not None:
        mine = p.drawn >= 0 and seat == p.seat
        facts["drawn"] = FACE_TEXTS[face_of(p.drawn)] if mine else None
        facts["answer"] = ANSWERS[p.answers[seat]]
        facts["missed"] = kinds(p.missed[seat])
    return View(seat, STEPS[p.step], waiting(p, seat), zones, facts)
