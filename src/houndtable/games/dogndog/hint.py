# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, in one sentence for the person who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.components import KIND_TEXTS, kind_of, kind_of_face
from houndtable.games.dogndog.declaration import key_of_cards, score_of
from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.heuristic import helping, live, risk, unseen
from houndtable.games.dogndog.shape import STEPS, waits
from houndtable.games.dogndog.turn import without
from houndtable.games.dogndog.vocabulary import DISCARD, PASS, RICHI, RON, TSUMO
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> str:
    """One sentence for the person who asked for a hint."""
    assert isinstance(state, Position)
    if move == PASS:
        return "You could not finish with it."
    if move in (RON, TSUMO):
        card: i64 = state.drawn if move == TSUMO else ron.card_of(state)
        found = score_of(state, seat, card, -1, tsumo=move == TSUMO)
        trophies = f"{found.trophies} {'trophy' if found.trophies == 1 else 'trophies'}"
        return f"It finishes your hand, for {trophies} at the least."
    if state.richi[seat] >= 0:
        return "After Ri-chi there is nothing else to do."
    return reason_to_discard(state, seat, move)


def reason_to_discard(p: Position, seat: i64, move: i64) -> str:
    """What is kept, or why it is safe."""
    face: i64 = move - RICHI if move >= RICHI else move - DISCARD
    four = without(p, face)
    left = unseen(p, seat)
    waiting = waits([int(kind_of(card)) for card in four])
    if waiting:
        words = " or ".join([KIND_TEXTS[kind].capitalize() for kind in waiting])
        more = " Ri-chi is worth a point." if move >= RICHI else ""
        return f"You are ready and wait for {words}; {cards(live(four, left))} not seen yet.{more}"
    threats = [other for other in range(p.players) if other != seat and p.richi[other] >= 0]
    if threats and risk(p, seat, kind_of_face(face)) == 0:
        return "It is safe: whoever declared Ri-chi has discarded the same."
    if STEPS[key_of_cards(four)] == 2:
        return f"With what is left you could be ready soon: {cards(helping(four, key_of_cards(four), left))} would do."
    return "It helps you least."


def cards(number: int) -> str:
    """So many cards: "1 card", "3 cards"."""
    return f"{number} card{'' if number == 1 else 's'}"
