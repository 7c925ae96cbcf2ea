# interpreted: never in a search, and compiling takes its time
"""Refusing positions that play can never reach: it could not go on from there."""

from __future__ import annotations

from houndtable.games.drachensachen.board import BOARD
from houndtable.games.drachensachen.components import (
    EXTERMINO,
    FIVE,
    FOUR,
    MONSTERBALL,
    NINE,
    NULLO,
    PROTECTO,
    QUICK,
    ROUNDABOUT,
    SECRETS,
    SET,
    SEVEN,
    TWO,
)
from houndtable.games.drachensachen.derived import (
    EXCHANGING,
    GIVING,
    LIFTING,
    MISSING,
    OVER,
    OWING,
    PLAYING,
    TURNING,
    Position,
)
from houndtable.games.drachensachen.ending import count, fewest
from houndtable.games.drachensachen.exchange import choices
from houndtable.games.drachensachen.memory_check import check_memories
from houndtable.games.drachensachen.turn import has_cards
from houndtable.games.drachensachen.vocabulary import MOST_HIDDEN, NO_ANSWER
from houndtable.kernel.errors import BadPosition


def check(p: Position) -> None:
    """Refuses a position whose parts do not go together; else it is known who owes a choice, and the coins lost."""
    p.waiting = waiting(p)
    for ended in p.rounds:
        count(p, ended)
    check_memories(p)
    check_game(p)
    if p.step == OVER:
        return
    if not all(has_cards(p, seat) for seat in range(p.players)):
        raise BadPosition("Somebody has no card left: the round is over. [3.6]")
    if max([len(cards) for cards in p.hidden]) > MOST_HIDDEN:
        raise BadPosition(f"Nobody has more than {MOST_HIDDEN} hidden Remainders. [9.3]")
    in_a_turn = p.step in (GIVING, TURNING, LIFTING)
    if p.house.patience > 0 and p.idle >= p.house.patience + in_a_turn:
        raise BadPosition(f"After {p.house.patience} turns without a change the round is over. [7.5]")
    if p.idle < 0 and p.step != PLAYING:
        raise BadPosition("Only in a turn in which to play may a set be gone or cards be drawn already. [7.5]")
    if p.idle < 0 and p.version < 2:
        raise BadPosition("By version 1 of the rules it is not minded what a turn has changed already. [7.5]")
    check_pile(p)
    check_owed(p)
    check_step(p)
    check_answers(p)


def waiting(p: Position) -> list[int]:
    """Who owes a choice."""
    if p.step == EXCHANGING:
        return [seat for seat in range(p.players) if p.answers[seat] == NO_ANSWER]
    return [] if p.step == OVER else [p.seat]


def check_game(p: Position) -> None:
    """Refuses a game that should be over, or should not be."""
    if (p.step == OVER) != (p.reached and fewest(p) >= 0):
        raise BadPosition("The game is over once the hoard is lost and one alone lost the fewest, only then. [8.2]")
    if len(p.past) != len(p.rounds):
        raise BadPosition("'past' of the position must have a number for each round.")
    if p.abilities & ~p.used:
        raise BadPosition("An ability in force must be among those used. [10.1]")


def check_pile(p: Position) -> None:
    """Refuses a pile that would have left the round."""
    run, before = 0, -1
    for face in p.pile:
        run = run + 1 if face == before else 1
        if run >= SET:
            raise BadPosition("Four in a row leave the round. [4.5]")
        if face == EXTERMINO:
            raise BadPosition("An Extermino never stays on the pile. [6.4]")
        before = face


def check_owed(p: Position) -> None:
    """Refuses debts without the cards that make them."""
    if (p.skip > 0) != (p.step == MISSING):
        raise BadPosition("Turns are to be missed at the step 'miss', and only there. [5.8]")
    if (p.debt > 0) != (p.step == OWING):
        raise BadPosition("Cards are owed at the step 'owe', and only there. [5.2]")
    if p.debt > len(p.draw_pile):
        raise BadPosition("Nobody owes more cards than the draw pile holds. [5.5]")
    if p.debt > 0 and p.facing != FOUR:
        raise BadPosition("Cards are owed only where a 4 is faced. [5.2]")
    if p.skip > 0 and p.facing != FIVE:
        raise BadPosition("Turns are to be missed only where a 5 is faced. [5.8]")
    if p.debt > 2 * on_top(p, FOUR):
        raise BadPosition("Two cards are owed for each 4 on top, under Protectos too, and no more. [5.2]")
    if p.debt % 2 and p.debt < len(p.draw_pile):
        raise BadPosition("Two cards are owed for each 4, or all that the draw pile holds. [5.5]")
    if p.skip > on_top(p, FIVE):
        raise BadPosition("One turn is to be missed for each 5 on top, under Protectos too, and no more. [5.8]")


def on_top(p: Position, face: int) -> int:
    """How many cards of this face lie on top of the pile, Protectos among them not counted."""
    found = 0
    for each in reversed(p.pile):
        if each not in (face, PROTECTO):
            break
        found += each == face
    return found


def check_step(p: Position) -> None:
    """Refuses a step that the card on top cannot have led to."""
    wanted = {GIVING: TWO, TURNING: SEVEN, LIFTING: NINE}.get(p.step, p.top)
    ability = {GIVING: MONSTERBALL, TURNING: ROUNDABOUT, LIFTING: SECRETS}.get(p.step, 0)
    if p.top != wanted or p.abilities & ability != ability:
        raise BadPosition(f"The step {BOARD.steps[p.step]!r} follows its card and its ability only. [10.2]")
    if (p.todo > 0) != (p.step in (GIVING, LIFTING)):
        raise BadPosition("Something is left to do at the steps 'give' and 'lift', and only there. [10.6]")
    if p.step == GIVING and not p.hands[p.seat]:
        raise BadPosition("Nothing is given from an empty hand. [10.6]")
    if p.step == LIFTING and not p.opens[p.seat]:
        raise BadPosition("Nothing is lifted where nothing lies open. [10.9]")
    if p.quick and (p.step != PLAYING or p.top != NULLO or not p.abilities & QUICK):
        raise BadPosition("A Nullo's extra turn follows a Nullo and its ability only. [10.3]")


def check_answers(p: Position) -> None:
    """Refuses choices that nobody can have made."""
    if p.step != EXCHANGING:
        if any(answer != NO_ANSWER for answer in p.answers):
            raise BadPosition("Cards are exchanged before the first turn only. [2.5]")
        return
    if p.pile or p.turns:
        raise BadPosition("Cards are exchanged before the first turn. [2.5]")
    if not p.waiting:
        raise BadPosition("When all have chosen the exchange is over. [2.6]")
    for seat in range(p.players):
        if p.answers[seat] != NO_ANSWER and p.answers[seat] not in choices(p, seat):
            raise BadPosition(f"Seat {seat} cannot have chosen that. [2.5]")
