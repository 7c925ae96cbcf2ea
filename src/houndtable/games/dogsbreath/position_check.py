# interpreted: never in a search, and compiling takes its time
"""Positions that play can never reach are refused, each with a reason."""

from __future__ import annotations

from houndtable.games.dogsbreath.cards import holds
from houndtable.games.dogsbreath.components import (
    DEALT,
    GUARD,
    HAND,
    NOBODY,
    NOTHING,
    SCAVENGER,
    UP,
    face_of,
    places_of,
)
from houndtable.games.dogsbreath.derived import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GOING,
    GUARDING,
    OFFERING,
    OVER,
    REQUESTING,
    STAYING,
    Position,
)
from houndtable.games.dogsbreath.ending import is_last
from houndtable.games.dogsbreath.scavenging import may_guard
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json


def require(holds_true: bool, _key: str, **args: Json) -> None:
    """Refuses a position for which this does not hold."""
    if not holds_true:
        raise BadPosition(_key, **args)


def check(p: Position) -> None:
    """Refuses what play can never reach; else it is known who owes a choice."""
    check_knowledge(p)
    if p.step == DRAFTING:
        check_draft(p)
    else:
        check_after_draft(p)
        check_turn(p)
        check_scavenging(p)
    over = len(p.rounds) > 0 and is_last(p)
    require(over == (p.step == OVER), "position-over")
    p.waiting = [] if over else [who_waits(p)]


def who_waits(p: Position) -> int:
    """The seat that owes the choice of this step."""
    return p.asked if p.step == GUARDING else p.outer if p.step == STAYING else p.seat


def check_knowledge(p: Position) -> None:
    """Refuses cards known to the wrong people."""
    known, everyone = p.knowledge.known, p.knowledge.everyone
    for seat, hand in enumerate(p.hands):
        for card in hand:
            mask = known[card]
            fits = mask == everyone or (mask >> seat & 1 == 1 and mask >> p.players == 0 and p.step != OVER)
            require(fits, "position-hand-known")
    require(all(known[card] == 0 for card in p.deck), "position-deck-known")
    require(p.up >> len(p.grid) == 0, "position-up-beyond")
    for place, card in enumerate(p.grid):
        if card != NOTHING:
            seen = known[card] == everyone
            require(seen or known[card] == 0, "position-grid-known")
            require(seen or p.up >> place & 1 == 0, "position-up-known")
        else:
            require(p.up >> place & 1 == 0, "position-up-empty")


def check_draft(p: Position) -> None:
    """Refuses a draft that its grid and hands cannot have led to."""
    taken = sum([len(hand) for hand in p.hands]) - DEALT * p.players
    places = places_of(p.players)
    require(len(p.grid) == places, "position-grid-size", places=places)
    require(0 <= taken < 2 * p.players, "position-draft-length")
    require(p.grid.count(NOTHING) == taken, "position-draft-hands")
    require((p.first + taken) % p.players == p.seat, "position-draft-turn")
    for turn in range(p.players):
        held = DEALT + (taken + p.players - 1 - turn) // p.players
        require(len(p.hands[(p.first + turn) % p.players]) == held, "position-draft-hand")
    ups = bin(p.up).count("1")
    if p.begun:
        require(ups <= UP and (ups > 0 or taken > 0), "position-up-begun")
    else:
        require(ups == min(taken, 1), "position-up-left")
    spare = p.turns or p.has_drawn or p.has_scavenged or p.discards or p.used or p.played
    words = [p.outer, p.target, p.asked, p.taken, p.offered, p.requested, *p.latest]
    require(not spare and max(words) < 0, "position-draft-first")


def check_after_draft(p: Position) -> None:
    """Refuses traces of the draft, and hands of the wrong size."""
    require(not p.grid and not p.begun, "position-draft-over")
    under = places_of(p.players) - 2 * p.players
    require(p.bottom in (0, under), "position-under-deck", under=under)
    drawn = p.has_drawn and p.step not in (GOING, OVER)
    for seat, hand in enumerate(p.hands):
        held = HAND + (drawn - (OFFERING <= p.step <= GUARDING) if seat == p.seat else 0)
        require(len(hand) == held, "position-hand-size", player=seat + 1, count=len(hand), wanted=held)


def check_turn(p: Position) -> None:
    """Refuses whose turn it is, who is out and what was discarded, where these cannot be."""
    over = p.step == OVER
    require((p.first + p.turns - over) % p.players == p.seat, "position-turn")
    if p.step in (DRAWING, DISCARDING):
        require(p.has_drawn == (p.step == DISCARDING), "position-discard-early")
    require(p.has_drawn or p.step not in (GOING, OVER), "position-end-early")
    require(p.has_drawn or p.taken == NOTHING, "position-taken")
    require(p.outer == NOBODY or (p.outer != p.seat and p.step != GOING), "position-out-turn")
    require(p.outer != NOBODY or p.step != STAYING, "position-stay")
    for turn in range(p.players):
        seat = (p.first + turn) % p.players
        discarded = p.turns > turn or (p.step == GOING and seat == p.seat)
        require((p.latest[seat] != NOTHING) == discarded, "position-latest")
    require(not over or p.outer in (NOBODY, (p.seat + 1) % p.players), "position-round-end")


def check_scavenging(p: Position) -> None:
    """Refuses a Scavenger on the table at the wrong time, or with the wrong things beside it."""
    lies = OFFERING <= p.step <= GUARDING
    require([face_of(card) for card in p.played] == [SCAVENGER] * lies, "position-scavenger-played")
    require(p.has_scavenged or not (lies or p.step == STAYING), "position-scavenged")
    require((p.target != NOBODY) == lies and p.target != p.seat, "position-target")
    offered = p.step in (REQUESTING, GUARDING)
    fits = holds(p.hands[p.seat], p.offered) if offered else p.offered == NOTHING
    require(fits, "position-offered")
    require(p.step != REQUESTING or p.named, "position-no-request")
    require((p.requested != NOTHING) == (p.step == GUARDING and p.named), "position-requested")
    if p.step == GUARDING:
        fits = p.asked != NOBODY and may_guard(p, p.asked) and holds(p.hands[p.asked], GUARD)
        require(fits, "position-asked")
    else:
        require(p.asked == NOBODY, "position-not-asked")
    require(all(face_of(card) in (SCAVENGER, GUARD) for card in p.used), "position-used")
