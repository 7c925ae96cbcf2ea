"""Dealing anew all that a seat cannot know [10.2], and forgetting what it only remembers [10.6]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.cards import holds
from houndtable.games.dogsbreath.components import FACES, GUARD, IDS, MOST_PLACES, NOBODY, NOTHING, face_of
from houndtable.games.dogsbreath.derived import DRAFTING, GUARDING, OVER, Position
from houndtable.games.dogsbreath.journal import SEEN, begin, face_in, kind_of, more_in
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.recall import Recall
from houndtable.games.dogsbreath.scavenging import comes_before, may_guard
from houndtable.games.dogsbreath.seats import next_seat, wait_for
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

TRIES: Final = 300  # to find what may have happened; nearly always one is enough


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """All that the seat cannot know is dealt anew [10.2]; what it saw it remembers [10.6]."""
    redeal_within(p, seat, chance, TRIES)


def redeal_within(p: Position, seat: i64, chance: Chance, tries: i64) -> None:
    """The same, within so many tries. Hands are put in printed order, since the order in which others got their cards
    is nobody's business."""
    p.chance = chance
    if p.step in (DRAFTING, OVER):
        deal_again(p, seat, chance)
    elif not tell_again(p, seat, chance, tries):
        simplify(p, seat, chance)
    if p.offered != NOTHING and seat != p.seat:
        hand = p.hands[p.seat]
        p.offered = sorted([face_of(card) for card in hand])[chance.below(len(hand))]
    for hand in p.hands:
        hand.sort()


def tell_again(p: Position, seat: i64, chance: Chance, tries: i64) -> bool:
    """Whether the cards lie as in an explanation of all the seat remembers, found within so many tries."""
    recall = Recall(p, seat, chance)
    while tries > 0:
        if recall.tell() and lay_out(p, recall):
            p.journal = recall.explanation
            return True
        tries -= 1
    return False


def simplify(p: Position, seat: i64, chance: Chance) -> None:
    """The cards that the seat is not sure of lie anywhere among such cards, and nothing else is remembered: for rounds
    with more unseen swaps than anybody can follow."""
    one: i64 = 1
    known = p.knowledge.known
    for owner in range(p.players):
        for card in p.hands[owner]:
            if known[card] >> seat & 1 == 0:
                known[card] = one << owner
        put_alike_together(p, p.hands[owner])
    p.knowledge.redeal([p.deck, *p.hands], seat, chance)
    while not can_be_asked(p, seat):
        p.knowledge.redeal([p.deck, *p.hands], seat, chance)
    p.bottom = 0
    p.seen = 0
    begin(p)


def deal_again(p: Position, seat: i64, chance: Chance) -> None:
    """The cards that the seat does not know lie shuffled where such cards lay: nobody showed any card of a hand yet,
    or everybody showed all [9.1]."""
    for hand in p.hands:
        put_alike_together(p, hand)
    laid = [card for card in p.grid if card != NOTHING]
    p.knowledge.redeal([p.deck, laid, *p.hands], seat, chance)
    laid.reverse()
    for place in range(len(p.grid)):
        if p.grid[place] != NOTHING:
            p.grid[place] = laid.pop()


def put_alike_together(p: Position, hand: list[int]) -> None:
    """The hand is in an order that depends only on who knows of its cards."""
    known = p.knowledge.known
    marks = sorted([known[card] * IDS + card for card in hand])
    hand[:] = [mark % IDS for mark in marks]


class Copies:
    """Cards by their faces, each piece of paper once."""

    def __init__(self) -> None:
        self.dealt = [0] * FACES

    def next(self, face: i64) -> int:
        """The next card with this face."""
        copy: i64 = self.dealt[face]
        self.dealt[face] = copy + 1
        return 8 * face + copy


def lay_out(p: Position, recall: Recall) -> bool:
    """The cards lie as the explanation has it; whether these are hands with which play can have come here [5.4]."""
    copies = Copies()
    everyone: i64 = p.knowledge.everyone
    known = [0] * IDS
    for pile in (p.discards, p.used, p.played):
        for i in range(len(pile)):
            pile[i] = copies.next(face_of(pile[i]))
            known[pile[i]] = everyone
    hands = recall.hands()
    for owner in range(p.players):
        hand: list[int] = []
        for mark in hands[owner]:
            card = copies.next(mark & 15)
            known[card] = mark >> 4
            hand.append(card)
        p.hands[owner] = hand
    p.deck = [copies.next(face) for face in recall.deck]
    p.knowledge.known = known
    return can_be_asked(p, recall.viewer)


def can_be_asked(p: Position, seat: i64) -> bool:
    """Whether somebody may be asked for a Guard Dog now, if anybody is [5.4]; then that is who is."""
    if p.step != GUARDING or seat == p.asked:
        return True
    asked: i64 = asked_unseen_by(p, seat)
    if asked == NOBODY:
        return False
    p.asked = asked
    wait_for(p, asked)
    return True


def asked_unseen_by(p: Position, seat: i64) -> i64:
    """The first holder of a Guard Dog who may be asked now, for all this seat knows: if it holds one itself, it knows
    whether it was asked before [5.4]."""
    own = seat < p.players and may_guard(p, seat) and holds(p.hands[seat], GUARD)
    later: bool = own and comes_before(p, seat, p.asked)
    passed = not later
    other: i64 = p.target
    while True:
        if other == seat:
            if own and not later:
                return NOBODY
            passed = True
        elif passed and may_guard(p, other) and holds(p.hands[other], GUARD):
            return other
        other = next_seat(p, other)
        if other == p.target:
            return NOBODY


def forget(p: Position, seat: i64, chance: Chance, percent: i64) -> None:
    """Of the cards of the grid that the seat saw and that are down again, each is forgotten with this chance [10.6],
    also when it lies under the deck; but not while it is shown [3.6]. The same luck forgets the same cards all through
    a round."""
    one: i64 = 1
    forgotten: i64 = 0
    for _ in range(len(p.rounds) + 1):
        forgotten = 0
        for place in range(MOST_PLACES):
            if chance.below(100) < percent:
                forgotten |= one << place
    known = p.knowledge.known
    for place in range(0 if p.options.says("show_seen", "on") else len(p.grid)):
        if p.grid[place] != NOTHING and p.up >> place & 1 == 0 and forgotten >> place & 1:
            known[p.grid[place]] &= ~(one << seat)
    journal: list[int] = []
    for entry in p.journal[: p.written]:
        if kind_of(entry) != SEEN or forgotten >> more_in(entry) & 1 == 0:
            journal.append(entry)
        elif p.seen != 0:
            p.seen -= unit(face_in(entry))
    p.journal = journal
    p.written = len(journal)
