"""What may have been given unseen, so that all a viewer saw before and after is explained [11.4].

An explanation chooses for every gift that the viewer did not see a card that the viewer knew to be in the hand, or one
it knew nothing of. It breaks off where a player shows a card that by this explanation they cannot have, or one more of
a face than there are. Then another card must have gone, at the last gift that the players concerned had to do with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.change import COME, GIFT, Change
from houndtable.games.drachensachen.components import ALL_CARDS, FACES, NOTHING, cards_of, count_of, most, size_of
from houndtable.games.drachensachen.demands import demands_at_gifts
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.knowing import drop_oldest, told_to
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_FACE: Final = 64  # an explanation breaks off by reason of seats, as bits, or of faces, the bits behind them
MORE_LIKELY: Final = 4  # times
FEW_GUESSES: Final = 50  # in a short explanation; the next one may have twice as many, and so on
LENGTHS: Final = 10


class Explanation:
    """What must be in each hand, in this explanation so far."""

    def __init__(self, viewer: i64, hands: list[int], spare: i64) -> None:
        self.viewer: i64 = viewer
        self.hands = hands
        self.spare: i64 = spare  # cards of each face that others may yet turn out to have had

    def clone(self) -> Explanation:
        return Explanation(self.viewer, self.hands[:], self.spare)

    def goes_on(self, change: Change) -> i64:
        """What the viewer saw has happened; 0 if it can have, or else the seats it does not go together with."""
        seat: i64 = change.seat
        hand: i64 = self.hands[seat]
        if change.kind == COME:
            self.hands[seat] = hand + change.cards
            return 0
        gone: i64 = 1 if change.kind == GIFT else count_of(change.cards, change.face)
        known: i64 = min(count_of(hand, change.face), gone)
        self.hands[seat] = hand - cards_of(change.face, known)
        if change.kind == GIFT:
            self.hands[change.to] += change.cards
        if gone - known > change.held - size_of(hand):
            return 1 << seat
        return 0 if seat == self.viewer or change.face == NOTHING else self.spend(change.face, gone - known)

    def gives(self, change: Change, face: i64) -> None:
        """A card known to be in the giver's hand has gone unseen."""
        self.hands[change.seat] -= cards_of(face, 1)
        self.hands[change.to] += cards_of(face, 1)

    def spend(self, face: i64, count: i64) -> i64:
        """So many more cards of the face have turned up; 0 if there are so many."""
        if count > count_of(self.spare, face):
            return FIRST_FACE << face
        self.spare -= cards_of(face, count)
        return 0


class Explainer:
    """For one that explains to the viewer all that everybody remembers."""

    def __init__(self, p: Position, viewer: i64, chance: Chance) -> None:
        self.viewer: i64 = viewer
        self.changes = p.since
        self.chance = chance
        self.guesses: i64 = 0  # that are left
        self.demands = demands_at_gifts(p, viewer)
        self.given: list[int] = [NOTHING] * len(p.since)  # the known cards that went, by their faces
        self.hands: list[int] = []  # what must be in each hand now

    def tell(self, explanation: Explanation, at: i64) -> i64:
        """The explanation goes from this change to the end; 0 if it can, or else the seats that are the reason."""
        n: i64 = len(self.changes)
        while at < n:
            change = self.changes[at]
            if not change.is_secret(self.viewer):
                wrong: i64 = explanation.goes_on(change)
                if wrong != 0:
                    return wrong
            elif explanation.hands[change.seat] != 0:
                return self.guess(explanation, at)
            at += 1
        self.hands = explanation.hands
        return 0

    def guess(self, explanation: Explanation, at: i64) -> i64:
        """Any of the known cards or another one went at this gift, and the explanation is told to the end."""
        gift = self.changes[at]
        reasons: i64 = 1 << gift.seat | 1 << gift.to
        concerned: i64 = reasons | faces_of(explanation.hands[gift.seat])
        weights = self.weigh(explanation, at)
        total: i64 = sum(weights)
        while total > 0:
            which: i64 = self.chance.below(total)
            face: i64 = 0
            while which >= weights[face]:
                which -= weights[face]
                face += 1
            total -= weights[face]
            weights[face] = 0
            other = explanation.clone()
            if face != NOTHING:
                other.gives(gift, face)
            wrong: i64 = self.tell(other, at + 1)
            if wrong == 0:
                self.given[at] = face
            self.guesses -= 1
            if wrong & concerned == 0 or self.guesses < 0:
                return wrong
            reasons |= wrong
        return reasons

    def weigh(self, explanation: Explanation, at: i64) -> list[int]:
        """How likely each face is to have gone at this gift, and an unknown card: what the receiver showed later more
        likely, what the giver did less. What leaves no room for all they showed is out of the question."""
        gift = self.changes[at]
        demand = self.demands[at]
        assert demand is not None
        gives: i64 = explanation.hands[gift.seat]
        gets: i64 = explanation.hands[gift.to]
        giver_full = size_of(most(gives, demand.keeps)) >= gift.held + demand.keeps_unseen
        receiver_full = size_of(most(gets, demand.gets)) > gift.had + demand.gets_unseen
        weights: list[int] = []
        for face in range(FACES):
            weight: i64 = count_of(gives, face) * MORE_LIKELY
            if weight > 0:
                if count_of(gives, face) <= count_of(demand.keeps, face):
                    weight = 0 if giver_full else weight // MORE_LIKELY
                if count_of(gets, face) < count_of(demand.gets, face):
                    weight *= MORE_LIKELY
                elif receiver_full:
                    weight = 0
            weights.append(weight)
        weights.append(0 if giver_full else (gift.held - size_of(gives)) * MORE_LIKELY)
        return weights


def faces_of(cards: i64) -> i64:
    """The faces of these cards, as reasons."""
    faces: i64 = 0
    reason: i64 = FIRST_FACE
    while cards != 0:
        if cards & 15:
            faces |= reason
        cards >>= 4
        reason <<= 1
    return faces


def find_explanation(p: Position, viewer: i64, chance: Chance) -> Explainer:
    """One explanation of all the viewer saw. To begin anew is often shorter than to go on, so short and long
    searches take turns; if all that does not help, everybody forgets the older half."""
    while True:
        explainer = Explainer(p, viewer, chance)
        bounds = told_to(p, viewer)
        spared: i64 = spare(p, viewer, bounds)
        for longest in range(LENGTHS):
            for length in range(longest + 1):
                explainer.guesses = FEW_GUESSES << length
                if explainer.tell(Explanation(viewer, bounds[:], spared), 0) == 0:
                    return explainer
        drop_oldest(p, (len(p.since) + 1) // 2)


def spare(p: Position, viewer: i64, bounds: list[int]) -> i64:
    """How many cards of each face others may turn out to have had beside those the viewer was sure of: all that do not
    lie face up now nor in the viewer's hand, and those that got there out of others' hands."""
    cards: i64 = ALL_CARDS - p.gone - p.heap
    for seat in range(p.players):
        cards -= p.opens[seat] + (p.hands[seat] if seat == viewer else bounds[seat])
    for change in p.since:
        cards += turned_up(change, viewer) * change.cards
    return cards


def turned_up(change: Change, viewer: i64) -> i64:
    """1 if the viewer saw where the cards went out of another's hand, -1 if it saw them go into one; 0 if neither, or
    both."""
    if change.is_secret(viewer):
        return 0
    if change.kind == GIFT:
        return (1 if change.to == viewer else 0) - (1 if change.seat == viewer else 0)
    if change.seat == viewer:
        return 0
    return -1 if change.kind == COME else 1
