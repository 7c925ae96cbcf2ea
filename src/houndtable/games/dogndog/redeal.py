"""Dealing anew all that a seat cannot know [13.2] [13.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.declaration import is_ready, key_of_cards
from houndtable.games.dogndog.derived import ASKING, Position
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """Hands, the card drawn and the deck are dealt anew as far as the seat does not know them [13.2], again and again
    until what it knows of them holds."""
    p.chance = chance
    for other in range(p.players):
        if other != seat:
            p.missed[other] = 0  # who passed a ron is known to nobody else [5.2]
    drawn = [int(p.drawn)] if p.drawn >= 0 else []
    p.knowledge.redeal([p.deck, drawn, *p.hands], seat, chance)
    while not agrees(p, seat):
        p.knowledge.redeal([p.deck, drawn, *p.hands], seat, chance)
    if drawn:
        p.drawn = drawn[0]
    if p.step == ASKING and seat != p.seat:
        p.last_drawn = ron.card_of(p)  # which card was drawn is known to nobody else [13.2]
    for hand in p.hands:
        hand.sort()


def agrees(p: Position, seat: i64) -> bool:
    """Whether a position dealt anew has all that the seat knows of hidden cards: the hands behind a Ri-chi are ready
    [13.3], and while a discard is asked about somebody owes an answer."""
    for other in range(p.players):
        if other != seat and p.richi[other] >= 0 and not is_ready(p, p.hands[other]):
            return False
        p.keys[other] = key_of_cards(p.hands[other])
    if p.step != ASKING:
        return True
    ron.ask_again(p, seat)
    return len(p.waiting) > 0
