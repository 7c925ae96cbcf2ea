"""The arena: bots play game after game. Game number i is the same whoever plays it, whenever and beside whatever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from houndtable import games, players
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.lab.tally import Tally
from houndtable.players import play as playing
from houndtable.players.kennel import Kennel
from houndtable.players.play import Watch

Study = Callable[[State], dict[str, list[int]]]

STREAMS = 16  # of luck for each game: one for the cards, one for each seat's bot
MOST_MOVES = 1_000_000  # where a game's rules set no bound, it is given up here


@dataclass(frozen=True)
class Setup:
    """What is played: small, and the same in every process."""

    game: str
    players: int
    bots: list[str]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    def checked(self) -> Setup:
        """The same with one bot for each seat, or a refusal."""
        game = games.find(self.game)
        game.choose(self.players, self.options)
        bots = self.bots * self.players if len(self.bots) == 1 else self.bots
        if len(bots) != self.players:
            raise BadOption("lab-one-bot-or-each", players=self.players, bots=len(bots))
        for name in bots:
            players.make(name, 0)
        return Setup(game.name, self.players, [players.tidy(name) for name in bots], self.seed, self.options)


def study_of(game: Game) -> Study:
    """The game's own counts of a finished game: `counts` in its module `study`; nothing if it has none.
    A count named "turns / chaos" is that of the rounds with Chaos in force; "rounds / chaos" is how many there were."""
    found = games.part(game, "study")
    if found is None:
        return lambda state: {}
    counts: Study = found.counts
    return counts


def play_one(
    game: Game, setup: Setup, number: int, kennel: Kennel | None = None, watch: Watch | None = None
) -> tuple[State, int]:
    """Game number so and so, played to its end, and its moves; programs come from the kennel."""
    if kennel is None:
        with Kennel() as kennel:
            return play_one(game, setup, number, kennel, watch)
    options = game.choose(setup.players, setup.options)
    stream = number * STREAMS
    seated = kennel.seated(setup.bots, setup.seed, stream + 1)
    most = game.bound(setup.players, options) or MOST_MOVES
    return playing.play(game, options, Seeded(setup.seed, stream), seated, most, watch)


def play_many(
    setup: Setup, numbers: Iterable[int], stopped: Callable[[], bool], tally: Tally, kennel: Kennel | None = None
) -> Tally:
    """The tally, with the games of these numbers counted in, up to where `stopped` says so."""
    if kennel is None:
        with Kennel() as kennel:
            return play_many(setup, numbers, stopped, tally, kennel)
    game = games.find(setup.game)
    study = study_of(game)
    for number in numbers:
        if stopped():
            break
        state, moves = play_one(game, setup, number, kennel)
        tally.count(state, moves)
        if state.outcome() is not None:
            tally.study(study(state))
    tally.blame(kennel.take_faults())
    return tally
