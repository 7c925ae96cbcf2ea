"""Drawing from the deck [5.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import reasons, retrieve
from houndtable.games.dachs.derived import DRAWING, Position, hand_of, put_hand
from houndtable.games.dachs.events import DREW, RESHUFFLED
from houndtable.games.dachs.knowing import shuffled
from houndtable.games.dachs.packed import first_face
from houndtable.games.dachs.stacks import set_deck, take_pile, take_top
from houndtable.games.dachs.vocabulary import DRAW, STOP
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

MUST_DRAW: Final = [DRAW]
DRAW_OR_STOP: Final = [DRAW, STOP]


def begin(p: Position, allowance: int) -> None:
    """The player is asked card by card [5.2]."""
    p.step = DRAWING
    p.draws_left = allowance


def legal(p: Position) -> list[int]:
    """To draw, and to stop where that is allowed."""
    return DRAW_OR_STOP if may_stop(p) else MUST_DRAW


def may_stop(p: Position) -> bool:
    """Drawing may stop [5.2] unless a draw is owed in the last lap [5.3] or the hand would stay empty [5.4]."""
    if p.last_lap and not p.has_drawn:
        return False
    return hand_of(p, p.seat) != 0 or retrieve.can_retrieve(p)


def objection_to_stop(p: Position) -> Verdict | None:
    """Why drawing may not stop yet."""
    if may_stop(p):
        return None
    if p.last_lap and not p.has_drawn:
        return no(reasons.MUST_DRAW)
    return no(reasons.EMPTY_HAND_DRAWS)


def stop(p: Position) -> None:
    """No more cards are drawn this turn [5.2]."""
    p.draws_left = 0
    retrieve.begin(p)


def draw(p: Position) -> None:
    """The deck's top card is in the hand, known to its owner only [10.2]; the step ends with the last one allowed."""
    card: i64 = take_top(p)
    put_hand(p, p.seat, hand_of(p, p.seat) | card)
    p.has_drawn = True
    p.draws_left -= 1
    if p.events is not None:
        tell(p.events, DREW, seat=p.seat, deck=p.deck_size, card=first_face(card))
    if p.deck_size == 0:
        reshuffle(p)
    if p.draws_left == 0:
        retrieve.begin(p)


def reshuffle(p: Position) -> None:
    """The pile is the new deck, shuffled; a new pile begins [5.5]. Everybody saw what went in [10.3]."""
    cards = take_pile(p)
    p.chance.shuffle(cards)
    cards.reverse()  # what the shuffle put first is on top
    set_deck(p, cards, len(cards))
    shuffled(p, cards)
    if p.events is not None:
        tell(p.events, RESHUFFLED, count=p.deck_size)
