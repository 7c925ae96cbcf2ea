"""A match looked back at: what each decision of a seat cost, and what luck brought between two of them.

A decision is searched with what the seat knew then. Its loss is the expected share of the win after the best move less
that after the move made. What happened until the seat's next decision (draws, rolls, deals, and what others did) is
worth the difference between what was expected after the move made and what is expected then: that is luck, and the
others. So an even share, plus the deal, plus all luck, less all losses, is the share of the win in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from houndtable.bots.budget import Budget
from houndtable.bots.perspective import Perspective
from houndtable.bots.search import Node, Search
from houndtable.kernel.chance import Luck, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.state import State
from houndtable.record import Record, replay
from houndtable.record.reading import Ply

PART = 4  # the move made is tried in at least one of so many simulations, so that its worth is known well


@dataclass
class Decision:
    """One choice of the seat: the line of the record, the round, the move made and the best one found, the expected
    share of the win after each; then what chance gave and how often others moved until the seat's next decision, and
    what is expected there."""

    line: int
    round: int
    made: str
    best: str
    expected: float
    expected_best: float
    why: list[Json]  # messages, each with its key and arguments
    chance: list[str] = field(default_factory=list)
    others: int = 0
    then: float = 0.0

    @property
    def loss(self) -> float:
        """What the move made cost."""
        return self.expected_best - self.expected

    @property
    def luck(self) -> float:
        """What happened then brought so much."""
        return self.then - self.expected

    def as_json(self) -> dict[str, Json]:
        return {**asdict(self), "loss": self.loss, "luck": self.luck}


@dataclass
class Analysis:
    """All decisions of a seat that were a choice; `result` is its share of the win, None if the match goes on."""

    seat: int
    players: int
    decisions: list[Decision]
    result: float | None

    @property
    def loss(self) -> float:
        """What all decisions cost."""
        return sum(each.loss for each in self.decisions)

    @property
    def luck(self) -> float:
        """What luck and the others brought."""
        return sum(each.luck for each in self.decisions)

    @property
    def deal(self) -> float:
        """What all that happened before the first decision brought."""
        return self.decisions[0].expected_best - 1 / self.players if self.decisions else 0.0


def analyse(record: Record, seat: int, simulations: int, seed: int, progress: Callable[[int], None]) -> Analysis:
    """Every decision of the seat, searched; `progress` hears how many moves of the match are done."""
    game, plies = record.head.game, record.plies
    decisions: list[Decision] = []
    result = None
    for number, (_, match) in enumerate(replay(record)):
        if decisions:
            note(decisions[-1], seat, plies[number])
        if number + 1 < len(plies) and plies[number + 1].seat == seat and len(match.state.legal(seat)) > 1:
            found = decided(game, match.state, plies[number + 1], simulations, Seeded(seed, number))
            if decisions:
                decisions[-1].then = found.expected_best
            decisions.append(found)
        result = game.value(match.state)[seat] if match.is_over else None
        progress(number)
    if decisions:
        decisions[-1].then = decisions[-1].expected if result is None else result
    return Analysis(seat, record.head.players, decisions, result)


def decided(game: Game, state: State, ply: Ply, simulations: int, chance: Seeded) -> Decision:
    """What the search finds out about a decision that was made."""
    made, seat = game.parse(ply.move), ply.seat
    search = Search(Perspective(game, state, seat), chance, None, Node())
    search.run(Budget(simulations, 1.0, None))
    search.try_move(made, max(0, simulations // PART - search.thinking().of(made).visits))
    found = search.thinking()
    best = max(found.thoughts, key=lambda each: (each.visits >= simulations // PART, worth(each.results, seat)))
    texts = game.vocabulary.texts
    expected = worth(found.of(made).results, seat)
    why = [message.as_json() for message in found.why]
    return Decision(
        ply.line, len(state.rounds) + 1, texts[made], texts[best.move], expected, worth(best.results, seat), why
    )


def worth(results: list[float], seat: int) -> float:
    """The seat's share; nothing for a move that was never tried."""
    return results[seat] if results else 0.0


def note(decision: Decision, seat: int, ply: Ply) -> None:
    """What happened after a decision: chance, and moves of others."""
    decision.chance += [told(each) for each in ply.luck]
    decision.others += ply.seat != seat


def told(luck: Luck) -> str:
    """An outcome of chance in a word or two."""
    return f"roll {luck.values[0] + 1} of {luck.of}" if luck.kind == "roll" else f"{luck.kind} of {luck.of}"
