"""Who takes a discard: all who can are asked at the same time [5.2], and the first from the Parent on has it [5.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog import ending, reasons, turn
from houndtable.games.dogndog.components import kind_of, kinds_of
from houndtable.games.dogndog.declaration import can_finish, key_of_cards
from houndtable.games.dogndog.declaration import objection as objection_to_finish
from houndtable.games.dogndog.derived import ASKING, TURN, Position
from houndtable.games.dogndog.vocabulary import PASS, RON
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

# A seat's answer to a discard.
NOT_ASKED: Final = 0
ASKED: Final = 1
PASSED: Final = 2
CLAIMED: Final = 3
ANSWERS: Final = ["not asked", "asked", "pass", "ron"]


def card_of(p: Position) -> i64:
    """The discard that is asked about."""
    return p.discards[p.seat][-1]


def is_asked(p: Position, seat: i64, card: i64) -> bool:
    """Whether the seat is asked about this discard: if it can ron it [5.2], or always where declarations are free
    [12.1]."""
    return seat != p.seat and (p.free or can_finish(p, seat, card, tsumo=False))


def begin(p: Position) -> None:
    """All who can take the discard are asked; if nobody can, the game goes on [5.2]."""
    card: i64 = card_of(p)
    asked = False
    seat: i64 = 0
    while seat < p.players:
        if is_asked(p, seat, card):
            p.answers[seat] = ASKED
            asked = True
        seat += 1
    if asked:
        p.step = ASKING
        p.waiting = owing(p)
    else:
        go_on(p)


def owing(p: Position) -> list[int]:
    """The seats that have not answered yet."""
    return [seat for seat in range(p.players) if p.answers[seat] == ASKED]


def legal(p: Position, seat: i64) -> list[int]:
    """Ron or pass, for whoever is asked and has not answered [5.2]."""
    return [RON, PASS] if p.answers[seat] == ASKED else []


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Only who is asked can answer, once. What is said to the others depends on their own cards alone [13.4]."""
    answer = p.answers[seat]
    if move != RON and move != PASS:
        return no(reasons.ANSWER_FIRST if answer == ASKED else reasons.NOT_YOUR_TURN)
    if answer == ASKED:
        return None
    if answer != NOT_ASKED:
        return no(reasons.ANSWERED_ALREADY)
    if seat == p.seat:
        return no(reasons.YOUR_OWN_DISCARD)
    if move == PASS:
        return no(reasons.NOT_ASKED)
    return objection_to_finish(p, seat, card_of(p), tsumo=False)


def answer(p: Position, seat: i64, move: i64) -> None:
    """The answer is kept; when all are in the discard has a taker or not [5.2]."""
    p.answers[seat] = CLAIMED if move == RON else PASSED
    p.waiting = owing(p)
    if not p.waiting:
        decide(p)


def decide(p: Position) -> None:
    """The first from the Parent on who declared ron has the discard [5.4]; if nobody did, the game goes on."""
    card: i64 = card_of(p)
    taker: i64 = -1
    for place in range(p.players):
        seat: i64 = (p.parent + place) % p.players
        if p.answers[seat] == CLAIMED and taker < 0:
            taker = seat
        if p.answers[seat] == PASSED:
            miss(p, seat, card)
        p.answers[seat] = NOT_ASKED
    if taker < 0:
        go_on(p)
    else:
        ending.declare(p, taker, card, tsumo=False)


def miss(p: Position, seat: i64, card: i64) -> None:
    """Where missed rons count, the kind is as good as discarded [5.5]."""
    if p.misses_count and can_finish(p, seat, card, tsumo=False):
        p.missed[seat] |= 1 << kind_of(card)


def go_on(p: Position) -> None:
    """The next clockwise has drawn [3.1]; if the deck is empty the round is over [10.2]."""
    if not p.deck:
        ending.draw_out(p)
        return
    following: i64 = p.seat + 1
    if following == p.players:
        following = 0
    turn.begin(p, following)


def ask_again(p: Position, seat: i64) -> None:
    """All but this seat are asked as if they had not answered: what it knows of a discard being asked about."""
    card: i64 = card_of(p)
    other: i64 = 0
    while other < p.players:
        if other != seat:
            p.answers[other] = ASKED if is_asked(p, other, card) else NOT_ASKED
        other += 1
    p.waiting = owing(p)


def is_unaware(p: Position, seat: i64) -> bool:
    """Whether others are asked about a discard and the seat is not; number `players` stands for a spectator."""
    return seat == p.players or p.answers[seat] == NOT_ASKED


def take_back(p: Position) -> None:
    """The discard that is asked about is not made yet, and nobody is asked: what all know who are not [13.4]."""
    seat: i64 = p.seat
    row, hand = p.discards[seat], p.hands[seat]
    card = row.pop()
    p.drawn = p.last_drawn
    if card != p.drawn:
        hand[hand.index(p.drawn)] = card
        hand.sort()
        p.keys[seat] = key_of_cards(hand)
    p.thrown[seat] = kinds_of(row)
    p.knowledge.known[card] = 1 << seat
    if p.richi[seat] == len(row):
        p.richi[seat] = -1
    p.answers = [NOT_ASKED] * p.players
    p.step = TURN
    p.waiting = [int(seat)]


def ask_alone(p: Position, seat: i64) -> None:
    """The seat is asked about a discard and, for all it knows, nobody else: as if it had not answered yet [13.4]."""
    p.answers = [NOT_ASKED] * p.players
    p.answers[seat] = ASKED
    p.waiting = [int(seat)]
