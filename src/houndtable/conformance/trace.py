"""A digest of everything an engine does in random games: the same source must give the same digest, compiled or not."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from json import dumps
from typing import Final

from houndtable.conformance.play import CAP, PLAY, REDEAL, Case, choose, everything, start, viewers
from houndtable.games import find
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Option, Value
from houndtable.kernel.state import State

CHOICES: Final = 9
SELDOM: Final = 16  # moves between looks at the whole vocabulary


def trace(game: Game, seeds: Iterable[int]) -> list[str]:
    """A line for each seed: a whole random game with random options, and the digest of all it showed."""
    return [trace_game(game, case_of(game, seed)) for seed in seeds]


def case_of(game: Game, seed: int) -> Case:
    """A case with everything left to chance."""
    luck = Seeded(seed, CHOICES)
    fewest, most = game.players
    players = fewest + luck.below(most - fewest + 1)
    return Case(players, {option.name: value_of(option, players, luck) for option in game.options}, seed)


def value_of(option: Option, players: int, luck: Chance) -> Value:
    """One of the option's values, all alike."""
    high = players - 1 if option.seats else option.tried
    numbers = max(0, high - option.low + 1)
    choice = luck.below(len(option.words) + numbers)
    return option.words[choice] if choice < len(option.words) else option.low + choice - len(option.words)


def trace_game(game: Game, case: Case) -> str:
    """The case, the moves made and the digest."""
    digest = sha256()
    state = start(game, case, listen=True)
    luck = case.luck(PLAY)
    moves = 0
    while True:
        digest.update(dumps(shown(game, case, state, moves)).encode())
        if not state.waiting or moves == CAP:
            return f"{case} {moves} moves {digest.hexdigest()[:16]}"
        state.events = []
        seat, move = choose(state, luck)
        state.apply(seat, move)
        moves += 1


def shown(game: Game, case: Case, state: State, moves: int) -> Json:
    """All that the position shows, what led to it, what the heuristic would do; now and then all objections."""
    events: Json = [event.seen_by(viewer) for event in state.events or [] for viewer in viewers(state.players)]
    heuristics: Json = [game.heuristic(state, seat) for seat in state.waiting]
    objections: Json = []
    if moves % SELDOM == 0:
        texts, seats = range(len(game.vocabulary.texts)), range(state.players)
        objections = [[str(state.objection(seat, move)) for move in texts] for seat in seats]
    other = state.clone()
    other.redeal(moves % (state.players + 1), case.luck(REDEAL))
    return [everything(state), events, heuristics, objections, other.dump()]


def main(name: str, games: int) -> None:
    """Prints the trace of so many games."""
    print("\n".join(trace(find(name), range(games))))
