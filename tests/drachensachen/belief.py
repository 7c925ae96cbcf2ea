"""What a viewer can know of hands, worked out the slow way from the events it is told: all explanations at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from houndtable.games.drachensachen.components import FACE_TEXTS
from tests.drachensachen.table import Table

Hands = tuple[tuple[str, ...], ...]
MOST = 200  # explanations that are followed


def put(hands: Hands, seat: int, cards: Counter[str]) -> Hands:
    """The same with these cards in this hand."""
    return (*hands[:seat], tuple(sorted(cards.elements())), *hands[seat + 1 :])


class Belief:
    """`explanations` are the cards that must be in the hands, in each explanation that explains everything so far."""

    def __init__(self, table: Table, viewer: int) -> None:
        hands: list[list[str]] = table.dump("hands")
        self.viewer = viewer
        self.sizes = [len(hand) for hand in hands]
        known = [
            sorted(card.rstrip("*") for card in hand if card.endswith("*") or seat == viewer)
            for seat, hand in enumerate(hands)
        ]
        self.explanations: set[Hands] = {tuple(tuple(hand) for hand in known)}
        self.secret_gifts = 0

    def hear(self, told: dict[str, Any]) -> None:
        """The viewer is told this."""
        name, seat = told["event"], told.get("seat", 0)
        if name == "played":
            self.go(seat, Counter({told["card"]: told["hand"]}))
        elif name == "threw":
            self.go(seat, Counter({told["card"]: 4}))
        elif name in ("took pile", "lifted", "misfit"):
            self.come(seat, Counter([*told.get("cards", []), *([told["card"]] if "card" in told else [])]))
        elif name == "drew":
            self.sizes[seat] += told["count"] - len(told.get("cards", []))
            self.come(seat, Counter(told.get("cards", [])))
        elif name == "gave" and "card" in told:
            self.go(seat, Counter([told["card"]]))
            self.come(told["to"], Counter([told["card"]]))
        elif name == "gave":
            self.secret_gifts += 1
            self.explanations = {each for before in self.explanations for each in self.gifts(before, seat, told["to"])}
            self.sizes[seat] -= 1
            self.sizes[told["to"]] += 1

    def come(self, seat: int, cards: Counter[str]) -> None:
        """These cards went into the hand."""
        self.sizes[seat] += cards.total()
        self.explanations = {put(each, seat, Counter(each[seat]) + cards) for each in self.explanations}

    def go(self, seat: int, cards: Counter[str]) -> None:
        """These cards were in the hand."""
        possible = set()
        for explanation in self.explanations:
            hand = Counter(explanation[seat])
            if (cards - hand).total() <= self.sizes[seat] - hand.total():
                possible.add(put(explanation, seat, hand - cards))
        self.explanations = possible
        self.sizes[seat] -= cards.total()

    def gifts(self, explanation: Hands, giver: int, receiver: int) -> Iterator[Hands]:
        """Any card went."""
        hand = Counter(explanation[giver])
        if hand.total() < self.sizes[giver]:
            yield explanation
        for card in hand:
            left = put(explanation, giver, hand - Counter([card]))
            yield put(left, receiver, Counter(left[receiver]) + Counter([card]))

    def allows(self, hands: list[Counter[str]]) -> bool:
        """Whether these may be the hands."""
        return any(all(Counter(known) <= hand for known, hand in zip(each, hands)) for each in self.explanations)

    def sure(self, owner: int) -> Counter[str]:
        """What is in the hand in every explanation."""
        hands = [Counter(explanation[owner]) for explanation in self.explanations]
        return Counter({card: min(hand[card] for hand in hands) for card in FACE_TEXTS})
