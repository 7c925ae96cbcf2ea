# interpreted: never in a search, and compiling takes its time
"""What a position read from JSON must be so that play could have led to it.

Whose turn it is follows from the Parent and the number of discards; the scores follow from the rounds. `*` behind a
face marks a card that everybody saw although it is in a hand or the deck: a winning hand when the game is over.
"""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.cards import turns_of
from houndtable.games.dogndog.components import CARDS, HAND, kinds_of
from houndtable.games.dogndog.declaration import is_ready, key_of_cards
from houndtable.games.dogndog.derived import ASKING, OVER, TURN, Position
from houndtable.games.dogndog.payment import FALSE
from houndtable.games.dogndog.ron import NOT_ASKED
from houndtable.games.dogndog.yaku import COUNTING, EXTRA
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, refuse, wanted

ITEMS: Final = [rule.name for rule in COUNTING + EXTRA + YAKUMAN]


def check(p: Position) -> None:
    """Refuses what play can never reach; else what follows from the file is known, and who owes a choice."""
    if any(len(hand) != HAND for hand in p.hands):
        raise BadPosition("position-hand", count=HAND)  # [2.3]
    turns = turns_of(p)
    p.seat = (p.parent + turns - (p.drawn < 0)) % p.players
    for seat, hand in enumerate(p.hands):
        hand.sort()
        p.keys[seat] = key_of_cards(hand)
        p.thrown[seat] = kinds_of(p.discards[seat])
        p.scores[seat] = sum([ended.totals()[seat] for ended in p.rounds]) - FALSE * p.wrong[seat]
    p.waiting = [] if p.step == OVER else [int(p.seat)] if p.step == TURN else ron.owing(p)
    check_reasons(p)
    check_house(p)
    check_known(p)
    check_turns(p, turns)
    check_richi(p)
    check_answers(p)
    if any(p.wrong) and (p.step == OVER or not p.free):
        raise BadPosition("position-false-declarations")  # [12.2]


def check_reasons(p: Position) -> None:
    """Refuses other items than there are, or not a list of them for each finished round."""
    if len(p.reasons) != len(p.rounds):
        raise BadPosition("position-reasons", count=len(p.rounds))
    if any(line.name not in ITEMS for hand in p.reasons for line in hand):
        raise refuse("reasons", wanted("list-of", words=list[Json](ITEMS)), [])


def check_house(p: Position) -> None:
    """Refuses a house card that is where it cannot be; else how often it has moved on is known [10.4] [11.1]."""
    laps = p.options.number("laps")
    if p.moved >= laps * p.players:
        raise refuse("lap", wanted("whole-number-within", low=1, high=laps), p.moved // p.players + 1)
    p.moved += (p.parent - p.first) % p.players
    if p.step == OVER:
        p.moved += 1
        if p.moved != laps * p.players:
            raise BadPosition("position-last-parent")  # [11.1]


def check_known(p: Position) -> None:
    """Refuses hidden cards that others know of than may."""
    known, everyone = p.knowledge.known, p.knowledge.everyone
    hidden = [(card, 0) for card in p.deck] + [(card, 1 << seat) for seat, hand in enumerate(p.hands) for card in hand]
    if p.drawn >= 0:
        hidden.append((p.drawn, 1 << p.seat))
    for card, usual in hidden:
        if known[card] != usual and (p.step != OVER or known[card] != everyone):
            raise BadPosition("position-known")  # [13.2]


def check_turns(p: Position, turns: int) -> None:
    """Refuses discards that turns in order cannot have left [3.1] [3.4], and a card drawn too much or too few."""
    for place in range(p.players):
        row = p.discards[(p.parent + place) % p.players]
        if len(row) != turns // p.players + (place < turns % p.players):
            raise BadPosition("position-turns")  # [3.1]
    if p.step != OVER and (p.drawn >= 0) != (p.step == TURN):
        raise BadPosition("position-drawn")  # [3.2]
    if turns == 0 and p.drawn < 0:
        raise BadPosition("position-none-drawn")  # [3.2]


def check_richi(p: Position) -> None:
    """Refuses a Ri-chi that could not be declared: too late, or with cards that are not ready [6.1]."""
    for seat, place in enumerate(p.richi):
        last = len(p.discards[seat]) - 1
        if place > last:
            raise BadPosition("position-richi-discard")  # [6.1]
        turn = place * p.players + (seat - p.parent) % p.players
        if place >= 0 and turn + 2 > CARDS - 1 - HAND * p.players:
            raise BadPosition("position-richi-late")  # [6.1]
        later = p.step == ASKING and seat == p.seat and 0 <= place < last
        if later and p.last_drawn != p.discards[seat][-1]:
            raise BadPosition("position-richi-drawn")  # [6.4]
        if place >= 0 and not is_ready(p, p.hands[seat]):
            raise BadPosition("position-richi-ready")  # [6.1]


def check_answers(p: Position) -> None:
    """Refuses answers of others than those who are asked [5.2], and rons missed that nobody could miss [5.5]."""
    for seat in range(p.players):
        asked = p.step == ASKING and ron.is_asked(p, seat, ron.card_of(p))
        if asked != (p.answers[seat] != NOT_ASKED):
            raise BadPosition("position-asked")  # [5.2]
        others = kinds_of([card for other in range(p.players) if other != seat for card in p.discards[other]])
        if p.missed[seat] & ~others or (p.missed[seat] and not p.misses_count):
            raise BadPosition("position-missed")  # [5.5]
    if p.step == ASKING and not p.waiting:
        raise BadPosition("position-answered")  # [5.2]
