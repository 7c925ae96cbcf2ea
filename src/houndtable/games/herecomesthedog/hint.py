"""Why the heuristic likes a move: what you would hold after it, and the odds of the roll to come."""

from __future__ import annotations

from houndtable.games.herecomesthedog.assault import dogs_coming, most_fended
from houndtable.games.herecomesthedog.components import held_by, number_of
from houndtable.games.herecomesthedog.derived import DEFENDING, ROLLING, Position
from houndtable.games.herecomesthedog.feed import pairs_of_meat
from houndtable.games.herecomesthedog.odds import copy_of, table
from houndtable.games.herecomesthedog.speech import faint, sticks_in_words
from houndtable.games.herecomesthedog.vocabulary import DEFEND, FENDED, ROLL
from houndtable.kernel.english import count, verb
from houndtable.kernel.state import State


def reason(state: State, seat: int, move: int) -> str:
    """A sentence for the person who asked for a hint; then the odds of the next roll as a table."""
    assert isinstance(state, Position)
    if move == ROLL:
        why = "You have to roll." if len(state.legal(seat)) == 1 else "No exchange promises more than a roll."
        return "\n".join([why, *table(state, seat)])
    if state.step == DEFENDING:
        return reason_to_defend(state, seat, move - DEFEND)
    after = copy_of(state)
    after.apply(seat, move)
    if len(after.rounds) > len(state.rounds):
        return reason_to_end(state, after, seat)
    held = holding(after, seat)
    return "\n".join([held, *table(after, seat)]) if after.step == ROLLING else held


def holding(p: Position, seat: int) -> str:
    """What a seat holds, and what that means for it at either end of the round [6.2] [6.4]."""
    sticks = held_by(p.held, seat)
    numbers = [number_of(sticks, colour) for colour in range(3)]
    through = dogs_coming(sticks) - most_fended(sticks)
    return (
        f"Then you hold {sticks_in_words(numbers)}: {count(pairs_of_meat(sticks), 'dog')} if the meat runs out, "
        f"{count(min(through, p.villagers[seat]), 'villager')} fainted if the charcoal does."
    )


def reason_to_end(before: Position, after: Position, seat: int) -> str:
    """What the end of the round brings."""
    how = after.rounds[-1].how
    if how == "feed":
        return f"It ends the round with Feed, and you tame {count(after.tamed[seat] - before.tamed[seat], 'dog')}."
    if how == "assault":
        spared = (before.villagers[seat], before.falls[seat]) == (after.villagers[seat], after.falls[seat])
        return f"It ends the round with an Assault, which costs you {'nobody' if spared else 'villagers'}."
    return "It ends the round, and nothing happens."


def reason_to_defend(p: Position, seat: int, defence: int) -> str:
    """How many dogs come and how many get through."""
    came, fended = dogs_coming(held_by(p.held, seat)), FENDED[defence]
    fainted = min(came - fended, p.villagers[seat])
    return f"{count(came, 'dog')} {verb('come', came)}; you fend off {fended}, and {faint(fainted)}."
