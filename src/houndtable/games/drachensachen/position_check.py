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
        raise BadPosition("position-no-card-left")
    if max([len(cards) for cards in p.hidden]) > MOST_HIDDEN:
        raise BadPosition("position-too-many-hidden", most=MOST_HIDDEN)
    in_a_turn = p.step in (GIVING, TURNING, LIFTING)
    if p.house.patience > 0 and p.idle >= p.house.patience + in_a_turn:
        raise BadPosition("position-too-long-idle", turns=int(p.house.patience))
    if p.idle < 0 and p.step != PLAYING:
        raise BadPosition("position-moved-only-in-play")
    if p.idle < 0 and p.version < 2:
        raise BadPosition("position-moved-in-version-1")
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
        raise BadPosition("position-over")
    if len(p.past) != len(p.rounds):
        raise BadPosition("position-past")
    if p.abilities & ~p.used:
        raise BadPosition("position-ability-not-used")


def check_pile(p: Position) -> None:
    """Refuses a pile that would have left the round."""
    run, before = 0, -1
    for face in p.pile:
        run = run + 1 if face == before else 1
        if run >= SET:
            raise BadPosition("position-four-in-a-row")
        if face == EXTERMINO:
            raise BadPosition("position-extermino-lies")
        before = face


def check_owed(p: Position) -> None:
    """Refuses debts without the cards that make them."""
    if (p.skip > 0) != (p.step == MISSING):
        raise BadPosition("position-skip-without-step")
    if (p.debt > 0) != (p.step == OWING):
        raise BadPosition("position-debt-without-step")
    if p.debt > len(p.draw_pile):
        raise BadPosition("position-debt-beyond-draw-pile")
    if p.debt > 0 and p.facing != FOUR:
        raise BadPosition("position-debt-without-four")
    if p.skip > 0 and p.facing != FIVE:
        raise BadPosition("position-skip-without-five")
    if p.debt > 2 * on_top(p, FOUR):
        raise BadPosition("position-debt-too-high")
    if p.debt % 2 and p.debt < len(p.draw_pile):
        raise BadPosition("position-debt-odd")
    if p.skip > on_top(p, FIVE):
        raise BadPosition("position-skip-too-high")


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
        raise BadPosition("position-step-without-card", step=BOARD.steps[p.step])
    if (p.todo > 0) != (p.step in (GIVING, LIFTING)):
        raise BadPosition("position-todo-without-step")
    if p.step == GIVING and not p.hands[p.seat]:
        raise BadPosition("position-give-without-hand")
    if p.step == LIFTING and not p.opens[p.seat]:
        raise BadPosition("position-lift-without-open")
    if p.quick and (p.step != PLAYING or p.top != NULLO or not p.abilities & QUICK):
        raise BadPosition("position-quick-without-nullo")


def check_answers(p: Position) -> None:
    """Refuses choices that nobody can have made."""
    if p.step != EXCHANGING:
        if any(answer != NO_ANSWER for answer in p.answers):
            raise BadPosition("position-answer-too-late")
        return
    if p.pile or p.turns:
        raise BadPosition("position-exchange-too-late")
    if not p.waiting:
        raise BadPosition("position-all-have-chosen")
    for seat in range(p.players):
        if p.answers[seat] != NO_ANSWER and p.answers[seat] not in choices(p, seat):
            raise BadPosition("position-impossible-choice", player=seat + 1)
