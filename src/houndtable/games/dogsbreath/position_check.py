# interpreted: never in a search, and compiling takes its time
"""Positions that play can never reach are refused, each with a sentence."""

from __future__ import annotations

from houndtable.games.dogsbreath.cards import holds
from houndtable.games.dogsbreath.components import (
    DEALT,
    GUARD,
    HAND,
    NOBODY,
    NOTHING,
    SCAVENGER,
    UP,
    face_of,
    places_of,
)
from houndtable.games.dogsbreath.derived import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GOING,
    GUARDING,
    OFFERING,
    OVER,
    REQUESTING,
    STAYING,
    Position,
)
from houndtable.games.dogsbreath.ending import is_last
from houndtable.games.dogsbreath.scavenging import may_guard
from houndtable.kernel.errors import BadPosition


def require(holds_true: bool, sentence: str) -> None:
    """Refuses a position for which this does not hold."""
    if not holds_true:
        raise BadPosition(sentence)


def check(p: Position) -> None:
    """Refuses what play can never reach; else it is known who owes a choice."""
    check_knowledge(p)
    if p.step == DRAFTING:
        check_draft(p)
    else:
        check_after_draft(p)
        check_turn(p)
        check_scavenging(p)
    over = len(p.rounds) > 0 and is_last(p)
    require(over == (p.step == OVER), "The game is over after the last round, and only then. [9.4]")
    p.waiting = [] if over else [who_waits(p)]


def who_waits(p: Position) -> int:
    """The seat that owes the choice of this step."""
    return p.asked if p.step == GUARDING else p.outer if p.step == STAYING else p.seat


def check_knowledge(p: Position) -> None:
    """Refuses cards known to the wrong people."""
    known, everyone = p.knowledge.known, p.knowledge.everyone
    for seat, hand in enumerate(p.hands):
        for card in hand:
            mask = known[card]
            fits = mask == everyone or (mask >> seat & 1 == 1 and mask >> p.players == 0 and p.step != OVER)
            require(fits, "A card in a hand is known to its owner, to some or to all, at the end to all. [10.1]")
    require(all(known[card] == 0 for card in p.deck), "Nobody knows a card of the deck. [10.2]")
    require(p.up >> len(p.grid) == 0, "Only places of the grid are up. [2.3]")
    for place, card in enumerate(p.grid):
        if card != NOTHING:
            seen = known[card] == everyone
            require(seen or known[card] == 0, "A card of the grid was seen by all or by nobody. [3.2]")
            require(seen or p.up >> place & 1 == 0, "A card that is up was seen by all. [3.2]")
        else:
            require(p.up >> place & 1 == 0, "An empty place of the grid is not up. [3.1]")


def check_draft(p: Position) -> None:
    """Refuses a draft that its grid and hands cannot have led to."""
    taken = sum([len(hand) for hand in p.hands]) - DEALT * p.players
    places = places_of(p.players)
    require(len(p.grid) == places, f"The grid has {places} places. [2.3]")
    require(0 <= taken < 2 * p.players, "The draft goes twice round the table. [3.5]")
    require(p.grid.count(NOTHING) == taken, "Hands and grid do not fit together. [3.1]")
    require((p.first + taken) % p.players == p.seat, "First player, draft and whose turn it is do not fit. [3.1]")
    for turn in range(p.players):
        held = DEALT + (taken + p.players - 1 - turn) // p.players
        require(len(p.hands[(p.first + turn) % p.players]) == held, "A hand has too many cards or too few. [3.5]")
    ups = bin(p.up).count("1")
    if p.begun:
        require(ups <= UP and (ups > 0 or taken > 0), "One or two cards are up. [3.1]")
    else:
        require(ups == min(taken, 1), "One card was left face up, but none at the start. [3.3]")
    spare = p.turns or p.has_drawn or p.has_scavenged or p.discards or p.used or p.played
    words = [p.outer, p.target, p.asked, p.taken, p.offered, p.requested, *p.latest]
    require(not spare and max(words) < 0, "No turn was played before the draft is over. [3.5]")


def check_after_draft(p: Position) -> None:
    """Refuses traces of the draft, and hands of the wrong size."""
    require(not p.grid and not p.begun, "The draft is over: nothing is left of the grid. [3.7]")
    under = places_of(p.players) - 2 * p.players
    require(p.bottom in (0, under), f"Under the deck lie {under} cards of the grid, if none of them was drawn. [3.7]")
    drawn = p.has_drawn and p.step not in (GOING, OVER)
    for seat, hand in enumerate(p.hands):
        held = HAND + (drawn - (OFFERING <= p.step <= GUARDING) if seat == p.seat else 0)
        require(len(hand) == held, f"Seat {seat} holds {len(hand)} cards, not {held}. [4.4]")


def check_turn(p: Position) -> None:
    """Refuses whose turn it is, who is out and what was discarded, where these cannot be."""
    over = p.step == OVER
    require(
        (p.first + p.turns - over) % p.players == p.seat, "First player, turns and whose turn it is do not fit. [4.1]"
    )
    if p.step in (DRAWING, DISCARDING):
        require(p.has_drawn == (p.step == DISCARDING), "A card is discarded after one was taken. [4.2]")
    require(p.has_drawn or p.step not in (GOING, OVER), "No turn ends before a card was taken. [4.2]")
    require(p.has_drawn or p.taken == NOTHING, "A discard was taken, but no card. [4.2]")
    require(p.outer == NOBODY or (p.outer != p.seat and p.step != GOING), "Who is out has no turn. [6.2]")
    require(p.outer != NOBODY or p.step != STAYING, "Only who is out may stay out. [6.6]")
    for turn in range(p.players):
        seat = (p.first + turn) % p.players
        discarded = p.turns > turn or (p.step == GOING and seat == p.seat)
        require((p.latest[seat] != NOTHING) == discarded, "Whoever had a turn has discarded, and nobody else. [4.4]")
    require(not over or p.outer in (NOBODY, (p.seat + 1) % p.players), "The round ends before who is out. [6.5]")


def check_scavenging(p: Position) -> None:
    """Refuses a Scavenger on the table at the wrong time, or with the wrong things beside it."""
    lies = OFFERING <= p.step <= GUARDING
    require(
        [face_of(card) for card in p.played] == [SCAVENGER] * lies, "A Scavenger lies there when it is played. [5.2]"
    )
    require(p.has_scavenged or not (lies or p.step == STAYING), "A Scavenger was played. [5.1]")
    require((p.target != NOBODY) == lies and p.target != p.seat, "A Scavenger lies before an opponent. [5.2]")
    offered = p.step in (REQUESTING, GUARDING)
    fits = holds(p.hands[p.seat], p.offered) if offered else p.offered == NOTHING
    require(fits, "A card of the hand is offered, once a Scavenger lies there. [5.2]")
    require(p.step != REQUESTING or p.named, "Here no kind of card is requested. [5.3]")
    require((p.requested != NOTHING) == (p.step == GUARDING and p.named), "A request comes before the guards. [5.3]")
    if p.step == GUARDING:
        fits = p.asked != NOBODY and may_guard(p, p.asked) and holds(p.hands[p.asked], GUARD)
        require(fits, "Whoever holds a Guard Dog and may guard is asked. [5.4]")
    else:
        require(p.asked == NOBODY, "Nobody is asked to guard now. [5.4]")
    require(all(face_of(card) in (SCAVENGER, GUARD) for card in p.used), "Only specials are used up. [4.3]")
