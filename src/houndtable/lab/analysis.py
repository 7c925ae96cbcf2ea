"""A match looked back at: what each decision of a seat cost, and what luck brought between two of them.

A decision is searched with what the seat knew then. Its loss is the expected share of the win after the best move less
that after the move made. What happened until the seat's next decision (draws, rolls, deals, and what others did) is
worth the difference between what was expected after the move made and what is expected then; that is luck, and the
others. So the first expectation, plus all luck, less all losses, is the share of the win in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from houndtable.bots.budget import Budget
from houndtable.bots.perspective import Perspective
from houndtable.bots.search import Node, Search
from houndtable.kernel.chance import Luck, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.record import Record, replay

LEAST = 4  # the move made is tried at least this part of all simulations, so that its worth is known well


@dataclass
class Decision:
    """One choice of the seat: the line of the record, the round, the move made and the best one found, the expected
    share of the win after each, and what happened until the seat's next decision."""

    line: int
    round: int
    made: str
    best: str
    expected: float
    expected_best: float
    why: str
    then: float = 0.0
    chance: list[str] | None = None
    others: int = 0

    @property
    def loss(self) -> float:
        """What the move made cost."""
        return max(0.0, self.expected_best - self.expected)

    @property
    def luck(self) -> float:
        """What happened then brought so much."""
        return self.then - self.expected


@dataclass
class Analysis:
    """All decisions of a seat that were a choice; `result` is its share of the win, or None if nobody has won yet."""

    seat: int
    decisions: list[Decision]
    result: float | None


def analyse(record: Record, seat: int, simulations: int, seed: int, progress: Callable[[int], None]) -> Analysis:
    """Every decision of the seat, searched; `progress` hears how many moves of the match are done."""
    decisions: list[Decision] = []
    steps = record.steps
    game = record.head.game
    match = None
    for number, (_, match) in enumerate(replay(record)):
        state = match.state
        if decisions and number > 0:
            note(decisions[-1], game, seat, steps[number].seat, steps[number].luck)
        progress(number)
        if number + 1 == len(steps) or steps[number + 1].seat != seat:
            continue
        if len(state.legal(seat)) < 2:
            continue
        following = steps[number + 1]
        found = searched(game, state, seat, game.parse(following.move), simulations, Seeded(seed, number))
        found.line, found.round = following.line, len(state.rounds) + 1
        if decisions:
            decisions[-1].then = found.expected_best
        decisions.append(found)
    assert match is not None
    result = game.prospects(match.state)[seat] if match.is_over else None
    if decisions:
        decisions[-1].then = decisions[-1].expected if result is None else result
    return Analysis(seat, decisions, result)


def searched(game: Game, state: State, seat: int, made: int, simulations: int, chance: Seeded) -> Decision:
    """What the search finds out about a position in which this move was made."""
    search = Search(Perspective(game, state, seat), chance, None, Node())
    search.run(Budget(simulations, 1.0, None))
    best = search.thinking().move
    if made != best:
        missing = simulations // LEAST - search.thinking().of(made).visits
        search.try_move(made, max(0, missing))
    found = search.thinking()
    texts = game.vocabulary.texts
    return Decision(
        0, 0, texts[made], texts[best], found.of(made).results[seat], found.of(best).results[seat], found.why
    )


def note(decision: Decision, game: Game, seat: int, mover: int, luck: list[Luck]) -> None:
    """What happened after a decision: chance, and choices of others."""
    if decision.chance is None:
        decision.chance = []
    decision.chance += [told(each, game) for each in luck]
    decision.others += mover != seat


def told(luck: Luck, game: Game) -> str:
    """An outcome of chance in a word or two."""
    if luck.kind == "roll":
        return f"roll {luck.values[0] + 1} of {luck.of}"
    return f"{luck.kind} of {luck.of}"
