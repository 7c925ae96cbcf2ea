"""What a seat may know of a position [13.1] [13.2].

While others are asked about a discard [5.2] a seat that is not is shown the table as it was before the discard, and
one that has answered as it was before its answer: so no view tells whether anybody is asked. Since play goes on at once
where nobody is, an interface that takes equally long over every discard hides that too [13.4].
"""

from __future__ import annotations

from houndtable.games.dogndog.components import FACE_TEXTS, KIND_TEXTS, KINDS, face_of, texts_of
from houndtable.games.dogndog.position import (
    ANSWERS,
    ASKED,
    ASKING,
    NOT_ASKED,
    OVER,
    STEPS,
    TURN,
    Position,
    discards_of,
    is_unaware,
    lap_of,
    richi_of,
    turns_of,
)
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


def hand_of(p: Position, owner: int, seat: int | None, unaware: bool) -> list[str]:
    """A hand as the seat sees it; a discard it is unaware of is still there [13.4]."""
    cards = shown(p, held(p, owner), seat)
    if not unaware or owner != p.seat:
        return cards
    return texts_of(sorted([*held(p, owner), p.discards[owner][-1]])) if seat == owner else [*cards, HIDDEN]


def waiting(p: Position, seat: int | None, unaware: bool) -> list[int]:
    """Who is known to owe a choice: of those asked about a discard everybody knows only of themselves, as if they had
    not answered [13.4]."""
    if p.step != ASKING:
        return p.waiting[:]
    return [int(p.seat)] if unaware or seat is None else [seat]


def drawn_by(p: Position, seat: int, unaware: bool) -> Json:
    """The card that the seat has drawn and not discarded, for all it knows; None if there is none."""
    card = p.last_drawn if unaware else p.drawn
    return FACE_TEXTS[face_of(card)] if card >= 0 and seat == p.seat else None


def answer_of(p: Position, seat: int) -> Json:
    """Whether the seat is asked about a discard; its answer is as if it had not been given yet [13.4]."""
    return ANSWERS[NOT_ASKED if p.answers[seat] == NOT_ASKED else ASKED]


def kinds(mask: int) -> list[Json]:
    """The kinds in a mask."""
    return [KIND_TEXTS[kind] for kind in range(KINDS) if mask >> kind & 1]


def view(p: Position, seat: int | None) -> View:
    """The view of a seat; None for a spectator."""
    unaware = is_unaware(p, p.players if seat is None else seat)
    zones = [Zone("dora", None, texts_of([int(p.dora)])), Zone("deck", None, shown(p, p.deck[::-1], seat))]
    zones += [Zone("hand", owner, hand_of(p, owner, seat, unaware)) for owner in range(p.players)]
    rows = [discards_of(p, owner, unaware) for owner in range(p.players)]
    zones += [Zone("discards", owner, texts_of(rows[owner])) for owner in range(p.players)]
    richi = [int(richi_of(p, owner, unaware)) for owner in range(p.players)]
    facts: dict[str, Json] = {
        "round": len(p.rounds) + 1 - (p.step == OVER),
        "lap": lap_of(p),
        "first": p.first,
        "parent": p.parent,
        "turn": p.seat,
        "turns": turns_of(p) - unaware,
        "richi": [None if place < 0 else place for place in richi],
        "wrong": list(p.wrong),
        "scores": list(p.scores),
        "rounds": [ended.as_json() for ended in p.rounds],
        "reasons": [[line.as_json() for line in hand] for hand in p.reasons],
        "options": dict(p.options.values),
    }
    if seat is not None:
        facts["drawn"] = drawn_by(p, seat, unaware)
        facts["answer"] = answer_of(p, seat)
        facts["missed"] = kinds(p.missed[seat])
    return View(seat, STEPS[TURN if unaware else p.step], waiting(p, seat, unaware), zones, facts)
