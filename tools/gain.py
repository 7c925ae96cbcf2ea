"""What one bot gains over another, decision by decision: for pairs that luck keeps close together.

    PYTHONPATH=build/compiled python tools/gain.py [--bots 4,3] [--tries 3000] [--decisions 100] GAME ...

In games of two who play by the rules of thumb, every seventh decision is put to both bots. Where they choose
differently, both moves are tried so many times anew, and the difference in winning chances is the gain, by the step of
the turn. The sum over a game is about what the first bot should win more than half against the second. The tries are
our own search's, so what it is wrong about in general is not seen here. The interval is 95%.
"""

from __future__ import annotations

import argparse
import sys

from houndtable import engine, games
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.bots.search import Node, Search
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.lab.statistics import mean_interval

EVERY = 7  # decisions from one that is looked at to the next


class Look:
    """One decision: its step, whether the first bot chooses another move, and what that one gains."""

    def __init__(self, step: str, gain: float | None) -> None:
        self.step = step
        self.is_other = gain is not None
        self.gain = 0.0 if gain is None else gain


def chance_of(perspective: Perspective, move: int, tries: int, seed: int) -> float:
    """The seat's expected share of the win after the move."""
    search = Search(perspective, Seeded(seed, move), None, Node())
    search.try_move(move, tries)
    at = search.root.place_of(move)
    return search.root.gained[at][perspective.seat] / search.root.tried[at]


def look(perspective: Perspective, bots: list[str], tries: int, seed: int) -> Look:
    step = perspective.view().step
    first, second = (make(bot, seed, stream).choose(perspective) for stream, bot in enumerate(bots))
    if first == second:
        return Look(step, None)
    return Look(step, chance_of(perspective, first, tries, seed) - chance_of(perspective, second, tries, seed))


def looks(game: Game, bots: list[str], tries: int, most: int) -> tuple[list[Look], float]:
    """What was seen, and how many decisions a seat has in a game."""
    found: list[Look] = []
    decisions = played = 0
    while len(found) < most:
        state = game.start(2, game.choose(2, {}), Seeded(played, 3))
        while state.waiting:
            seat = state.waiting[0]
            if len(state.legal(seat)) > 1:
                decisions += 1
                if decisions % EVERY == 0:
                    found.append(look(Perspective(game, state, seat), bots, tries, decisions))
                    print(f"\r{game.name}: {len(found)} of {most}", end="", file=sys.stderr, flush=True)
            state.apply(seat, game.thumb(state, seat))
        played += 1
    return found, decisions / played / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--bots", default="4,3", help="two, of which the second is the one to compare with")
    parser.add_argument("--tries", type=int, default=3000)
    parser.add_argument("--decisions", type=int, default=100, help="looked at, at least")
    given = parser.parse_args()
    bots = given.bots.split(",")
    if len(bots) != 2:
        parser.error("--bots wants two names with a comma between them, as in 4,3")
    print(f"{engine()} engine, {bots[0]} against {bots[1]}, {given.tries} tries of each move")
    for name in given.games:
        found, each = looks(games.find(name), bots, given.tries, given.decisions)
        for step in [*sorted({one.step for one in found}), ""]:
            chosen = [one for one in found if one.step == step or not step]
            low, high = mean_interval([one.gain for one in chosen])
            gain, others = sum(one.gain for one in chosen) / len(chosen), sum(one.is_other for one in chosen)
            print(
                f"\r{name:16}{step or 'all':12}{len(chosen):5} decisions, {others:4} with another move, "
                f"gain a decision {gain:+.3%} ({low:+.3%} to {high:+.3%})"
            )
        print(f"{name:16}{each:.0f} decisions a player and game")


if __name__ == "__main__":
    main()
