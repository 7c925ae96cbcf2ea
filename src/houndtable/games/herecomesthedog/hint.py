"""Why the heuristic likes a move: what you would hold after it, and the odds of the roll to come."""

from __future__ import annotations

from houndtable.games.herecomesthedog.assault import dogs_coming, most_fended
from houndtable.games.herecomesthedog.components import held_by, pieces_of
from houndtable.games.herecomesthedog.derived import DEFENDING, ROLLING, Position
from houndtable.games.herecomesthedog.feed import pairs_of_meat
from houndtable.games.herecomesthedog.odds import copy_of, table
from houndtable.games.herecomesthedog.phrases import (
    DEFENCE,
    ENDS_WITH_ASSAULT,
    ENDS_WITH_FEED,
    ENDS_WITH_NOTHING,
    HOLDING,
    MUST_ROLL,
    ROLL_IS_BEST,
)
from houndtable.games.herecomesthedog.vocabulary import DEFEND, FENDED, ROLL
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State


def reason(state: State, seat: int, move: int) -> list[Message]:
    """Why, for the person who asked for a hint; then the odds of the next roll, line by line."""
    assert isinstance(state, Position)
    if move == ROLL:
        return [say(MUST_ROLL if len(state.legal(seat)) == 1 else ROLL_IS_BEST), *table(state)]
    if state.step == DEFENDING:
        return [reason_to_defend(state, seat, move - DEFEND)]
    after = copy_of(state)
    after.apply(seat, move)
    if len(after.rounds) > len(state.rounds):
        return [reason_to_end(state, after, seat)]
    return [holding(after, seat), *(table(after) if after.step == ROLLING else [])]


def holding(p: Position, seat: int) -> Message:
    """What a seat holds, and what that means for it at either end of the round [6.2] [6.4]."""
    sticks = held_by(p.held, seat)
    through = dogs_coming(sticks) - most_fended(sticks)
    return say(HOLDING, sticks=pieces_of(sticks), dogs=pairs_of_meat(sticks), fainted=min(through, p.villagers[seat]))


def reason_to_end(before: Position, after: Position, seat: int) -> Message:
    """What the end of the round brings."""
    how = after.rounds[-1].how
    if how == "feed":
        return say(ENDS_WITH_FEED, dogs=after.tamed[seat] - before.tamed[seat])
    if how == "assault":
        spared = (before.villagers[seat], before.falls[seat]) == (after.villagers[seat], after.falls[seat])
        return say(ENDS_WITH_ASSAULT, loses=0 if spared else 1)
    return say(ENDS_WITH_NOTHING)


def reason_to_defend(p: Position, seat: int, defence: int) -> Message:
    """How many dogs come and how many get through."""
    came, fended = dogs_coming(held_by(p.held, seat)), FENDED[defence]
    return say(DEFENCE, came=came, fended=fended, fainted=min(came - fended, p.villagers[seat]))
