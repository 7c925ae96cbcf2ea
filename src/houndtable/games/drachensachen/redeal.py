"""Dealing anew all that a viewer cannot know [11.2] [11.3] [11.4] [11.5]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import exchange, knowing
from houndtable.games.drachensachen.components import (
    COPIES,
    FACES,
    NOTHING,
    cards_of,
    common,
    count_of,
    faces_in,
    nth_in,
    size_of,
)
from houndtable.games.drachensachen.position import EXCHANGING, Doubt, Position
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_CARDS: Final = 0x888888888888
NOWHERE: Final = -1
WORST: Final = 1000  # more faults than any guess has
TRIES: Final = 20  # to mend a guess, for each doubt


def redeal(p: Position, viewer: i64, chance: Chance) -> None:
    """Hands, hidden Remainders, the draw pile and what left the round unseen are dealt anew, as far as the viewer
    does not know them. How they lay before leaves no mark."""
    p.chance = chance
    sizes = [size_of(p.hands[seat]) for seat in range(p.players)]
    bases = [knowing.sure(p, viewer, seat) for seat in range(p.players)]
    if p.doubts:
        settle_doubts(p, viewer, sizes, bases, chance)
    cards = unknown_cards(p, bases)
    chance.shuffle(cards)
    p.hands = bases
    place: i64 = deal_piles(p, cards)
    for seat in range(p.players):
        missing: i64 = sizes[seat] - size_of(bases[seat])
        hand: i64 = bases[seat]
        while missing > 0:
            hand += cards_of(cards[place] >> 3, 1)
            place += 1
            missing -= 1
        bases[seat] = hand
    if p.told:
        retell(p, viewer)
    if p.step == EXCHANGING:
        exchange.choose_anew(p, viewer, chance)


def unknown_cards(p: Position, bases: list[int]) -> list[int]:
    """The cards that are in none of the places the viewer knows, in printed order."""
    left: i64 = unknown_counts(p, bases)
    cards: list[int] = []
    card: i64 = 0
    while left != 0:
        end: i64 = card + (left & 15)
        following: i64 = card + COPIES
        while card < end:
            cards.append(card)
            card += 1
        card = following
        left >>= 4
    return cards


def unknown_counts(p: Position, bases: list[int]) -> i64:
    """How many cards of each face are in none of the places the viewer knows."""
    known: i64 = p.gone + p.heap
    for counts in p.opens:
        known += counts
    for counts in bases:
        known += counts
    return ALL_CARDS - known


def deal_piles(p: Position, cards: list[int]) -> i64:
    """The draw pile, what left the round unseen and the hidden Remainders are made of the first cards; the next place
    among them."""
    place: i64 = len(p.draw_pile)
    p.draw_pile = [card >> 3 for card in cards[:place]]
    end: i64 = place + len(p.out)
    p.out = [card >> 3 for card in cards[place:end]]
    for seat in range(p.players):
        place = end
        end += len(p.hidden[seat])
        p.hidden[seat] = [card >> 3 for card in cards[place:end]]
    return end


class Guess:
    """What may have gone at each gift that the viewer doubts, and whether that leaves room for all cards. A room or
    a number of cards below zero is a fault of the guess."""

    def __init__(self, viewer: i64, doubts: list[Doubt], rooms: list[int], left: list[int]) -> None:
        self.viewer: i64 = viewer
        self.doubts = doubts
        self.rooms = rooms  # in each hand, with the cards counted on where they are guessed to be
        self.left = left  # cards of each face that lie nobody knows where
        self.took = [NOTHING] * len(doubts)  # the face that went; nothing if it was none of those counted on
        self.place = [NOWHERE] * len(doubts)  # in whose hand that is
        for doubt in doubts:
            rooms[doubt.giver] -= size_of(doubt.cards)
            for face in faces_in(doubt.cards):
                left[face] -= 1

    def places(self, at: i64, face: i64) -> list[int]:
        """In whose hand a card may be that went at this gift; nowhere if it has been shown since, or the viewer
        sees it."""
        doubt = self.doubts[at]
        if face == NOTHING or doubt.spent >> face & 1:
            return [NOWHERE]
        seats = [seat for seat in range(len(self.rooms)) if doubt.receivers >> seat & 1]
        return [NOWHERE if seat == self.viewer else seat for seat in seats]

    def move(self, at: i64, cards: i64) -> None:
        """So many cards, 1 or -1, went at this gift."""
        if self.took[at] == NOTHING:
            return
        self.rooms[self.doubts[at].giver] += cards
        if self.place[at] != NOWHERE:
            self.rooms[self.place[at]] -= cards
        else:
            self.left[self.took[at]] += cards

    def choose(self, at: i64, face: i64, place: i64) -> None:
        """This face went at this gift, and is there."""
        self.move(at, -1)
        self.took[at] = face
        self.place[at] = place
        self.move(at, 1)

    def free(self, at: i64) -> i64:
        """The cards that may have gone at this gift: counted on then, and none that went at another. Later gifts need
        theirs too."""
        doubt = self.doubts[at]
        cards: i64 = 0
        free: i64 = 0
        for i in range(len(self.doubts)):
            other = self.doubts[i]
            if other.giver == doubt.giver:
                cards += other.cards
                if i != at and self.took[i] != NOTHING:
                    cards -= cards_of(self.took[i], 1)
                if i == at:
                    free = cards
                elif i > at:
                    free = common(free, cards)
        return free

    def faults(self) -> i64:
        """How many cards have no room, or do not exist."""
        faults: i64 = 0
        for number in self.rooms:
            faults -= min(number, 0)
        for number in self.left:
            faults -= min(number, 0)
        return faults

    def at_random(self, at: i64, chance: Chance) -> None:
        """Any card of the hand may have gone at this gift, those counted on or another."""
        free: i64 = self.free(at)
        size: i64 = size_of(free)
        others: i64 = 0 if self.doubts[at].exact and size > 0 else max(1, self.rooms[self.doubts[at].giver] + 1)
        which: i64 = chance.below(size + others)
        face: i64 = nth_in(free, which) if which < size else NOTHING
        places = self.places(at, face)
        self.choose(at, face, places[chance.below(len(places))])

    def at_best(self, at: i64, chance: Chance) -> None:
        """What leaves the fewest faults went at this gift."""
        free: i64 = self.free(at)
        best: i64 = NOTHING
        where: i64 = NOWHERE
        fewest: i64 = WORST
        face: i64 = chance.below(FACES + 1)
        for _ in range(FACES + 1):
            face = (face + 1) % (FACES + 1)
            if count_of(free, face) > 0 or (face == NOTHING and not (self.doubts[at].exact and free != 0)):
                for place in self.places(at, face):
                    self.choose(at, face, place)
                    faults: i64 = self.faults()
                    if faults < fewest:
                        best = face
                        where = place
                        fewest = faults
        self.choose(at, best, where)


def settle_doubts(p: Position, viewer: i64, sizes: list[int], bases: list[int], chance: Chance) -> None:
    """Each card the viewer is in doubt about is put into one of the hands where it may be [11.4], if there is such a
    card and room for it."""
    doubts = [doubt for doubt in p.doubts if doubt.viewer == viewer]
    rooms = [sizes[seat] - size_of(bases[seat]) for seat in range(p.players)]
    unknown: i64 = unknown_counts(p, bases)
    left = [count_of(unknown, face) for face in range(FACES)]
    guess = Guess(viewer, doubts, rooms[:], left[:])
    for at in range(len(doubts)):
        guess.at_random(at, chance)
    tries: i64 = TRIES * len(doubts)
    while tries > 0 and guess.faults() > 0:
        guess.at_best(chance.below(len(doubts)), chance)
        tries -= 1
    for giver in range(p.players):
        stay: i64 = 0
        for at in range(len(doubts)):
            if doubts[at].giver == giver:
                stay += doubts[at].cards
                face = guess.took[at]
                if face != NOTHING:
                    stay -= cards_of(face, 1)
                    put(guess.place[at], face, rooms, left, bases)
        for face in faces_in(stay):
            put(giver, face, rooms, left, bases)


def put(seat: i64, face: i64, rooms: list[int], left: list[int], bases: list[int]) -> None:
    """The card is in that hand, unless it is nobody's, or there is no room or no such card."""
    if seat != NOWHERE and rooms[seat] > 0 and left[face] > 0:
        bases[seat] += cards_of(face, 1)
        rooms[seat] -= 1
        left[face] -= 1


def retell(p: Position, viewer: i64) -> None:
    """Other seats know and doubt what everybody does: more of it the viewer cannot know."""
    for teller in range(p.players):
        for owner in range(p.players):
            if teller != viewer:
                p.told[teller * p.players + owner] = 0 if owner == teller else p.shown[owner]
    doubts = [doubt for doubt in p.doubts if doubt.viewer == viewer or doubt.viewer == p.players]
    for doubt in doubts[:]:
        for teller in range(p.players if doubt.viewer == p.players else 0):
            if teller != viewer and teller != doubt.giver:
                doubts.append(doubt.of(teller))
    p.doubts = doubts
