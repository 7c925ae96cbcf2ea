"""Setting up a round [2.2] [10.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog import turn
from houndtable.games.dogndog.components import CARDS, HAND, face_of, faces_of
from houndtable.games.dogndog.declaration import key_of_cards
from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.events import DEALT, ROUND
from houndtable.games.dogndog.house import lap_of
from houndtable.kernel.events import tell
from houndtable.kernel.knowledge import no_knowledge

if TYPE_CHECKING:
    from mypy_extensions import i64

BOX: Final = list(range(CARDS))


def begin_round(p: Position) -> None:
    """A new round is dealt from all cards, and the Parent has drawn [3.1]."""
    deal(p)
    if p.events is not None:
        lap, dora = lap_of(p), face_of(p.dora)
        tell(p.events, ROUND, round=len(p.rounds) + 1, lap=lap, parent=p.parent, dora=dora, deck=len(p.deck))
        for seat, hand in enumerate(p.hands):
            tell(p.events, DEALT, seat=seat, count=len(hand), cards=faces_of(hand))
    turn.begin(p, p.parent)


def deal(p: Position) -> None:
    """All cards are shuffled [2.2]: four to each from the Parent on [2.3], the dora [2.4], and the deck [2.5]."""
    p.knowledge = no_knowledge(p.players, CARDS)
    deck = BOX[:]
    p.chance.shuffle(deck)
    deck.reverse()  # what the shuffle put first is on top
    seat: i64 = p.parent
    for _ in range(p.players):
        deal_hand(p, seat, deck)
        seat += 1
        if seat == p.players:
            seat = 0
    p.dora = deck.pop()
    p.knowledge.known[p.dora] = p.knowledge.everyone
    p.deck = deck


def deal_hand(p: Position, seat: i64, deck: list[int]) -> None:
    """The seat holds four cards only it knows [13.2] and has discarded nothing."""
    known = p.knowledge.known
    mine: i64 = 1 << seat
    hand: list[int] = []
    for _ in range(HAND):
        card = deck.pop()
        known[card] = mine
        at: i64 = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)
    p.hands[seat] = hand
    p.keys[seat] = key_of_cards(hand)
    p.discards[seat] = []
    p.thrown[seat] = 0
    p.missed[seat] = 0
    p.richi[seat] = -1
