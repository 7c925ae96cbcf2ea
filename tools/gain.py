"""What a bot wins against another, or against the heuristic, with most of the luck taken out.

    python tools/gain.py [--bots 3,4,5] [--against 2] [--deals 50] [--tries 300] GAME ...

Each deal is played twice, with the seats changed. Wherever a bot chooses another move than the heuristic would,
both moves are tried: from the true position, with the cards that nobody has seen shuffled, the heuristic plays the
game to its end for both sides, so many times. The differences, the other bot's taken away, add up over a game to what
the bot wins more than half of the games: on average exactly that, whatever the two bots are, for a game is what its
moves make of it one after the other. Only the luck between the decisions is gone. The interval is 95%, by deal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from typing import Any

import strength

from houndtable import engine, games
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.lab.statistics import mean_interval


def shuffle_of(game: Game) -> Callable[[Any, Chance], None]:
    """How the cards that nobody has seen are shuffled, as the game says."""
    found: Callable[[Any, Chance], None] | None = getattr(games.part(game, "measuring"), "shuffle_unseen", None)
    if found is None:
        sys.exit(f"{game.title} does not say which cards nobody has seen: shuffle_unseen in its measuring.py.")
    return found


def won(game: Game, state: State, seat: int, move: int, chance: Chance) -> float:
    """The seat's share of the win after the move, when the heuristic goes on from there for everybody."""
    copy = state.clone()
    shuffle_of(game)(copy, chance)
    copy.chance = chance
    copy.apply(seat, move)
    while copy.waiting:
        copy.apply(copy.waiting[0], game.heuristic(copy, copy.waiting[0]))
    return game.value(copy)[seat]


def gain(game: Game, state: State, seat: int, move: int, usual: int, tries: int, seed: int) -> float:
    """How much more the seat wins by the move than by the usual one, with the same luck for both."""
    return (
        sum(
            won(game, state, seat, move, Seeded(seed, trial)) - won(game, state, seat, usual, Seeded(seed, trial))
            for trial in range(tries)
        )
        / tries
    )


def play(name: str, bots: list[str], deal: int, tries: int) -> tuple[float, float, int, int]:
    """Of a deal, played twice: the first bot's gain and its share of the wins, its decisions and those of another mind
    than the heuristic."""
    game, total, share, decisions, others = games.find(name), 0.0, 0.0, 0, 0
    for mine in (0, 1):
        players = [make(bots[seat ^ mine], deal, 2 + seat) for seat in (0, 1)]
        state = game.start(2, game.choose(2, {}), Seeded(deal))
        tried = 0
        while state.waiting:
            seat = state.waiting[0]
            usual, move = game.heuristic(state, seat), players[seat].choose(Perspective(game, state, seat))
            if move != usual:
                tried += 1
                more = gain(game, state, seat, move, usual, tries, 10_000 * deal + tried)
                total += more if seat == mine else -more
            if seat == mine:
                decisions += len(state.legal(seat)) > 1
                others += move != usual
            state.apply(seat, move)
        share += game.value(state)[mine]
    return total / 2, share / 2, decisions, others


def measure(name: str, bots: list[str], deals: range, tries: int, jobs: int) -> str:
    """A line of the table."""
    found: list[tuple[float, float, int, int]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(play, repeat(name), repeat(bots), deals, repeat(tries)):
            found.append(one)
            print(f"\r{line(name, bots, found)}", end="", file=sys.stderr, flush=True)
    return line(name, bots, found)


def line(name: str, bots: list[str], found: list[tuple[float, float, int, int]]) -> str:
    """What the deals played so far say."""
    gains, deals = [one[0] for one in found], len(found)
    low, high = mean_interval(gains)
    mean, share = sum(gains) / deals, sum(one[1] for one in found) / deals
    decisions, others = (sum(one[at] for one in found) / 2 / deals for at in (2, 3))
    one, other = (strength.spelled(games.find(name), bot) for bot in bots)
    return (
        f"| {name} | {one} | {other} | {deals} | {0.5 + mean:.1%} ({0.5 + low:.1%} to {0.5 + high:.1%}) "
        f"| {share:.1%} | {decisions:.0f} | {others:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", choices=games.names())
    parser.add_argument("--bots", default="3,4,5")
    parser.add_argument("--against", default="2", help="another bot; the heuristic")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--tries", type=int, default=300, help="of each move")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print(f"{engine()} engine, {given.tries} tries of each move")
    print("| game | bot | against | deals | should win | won | decisions a game | with another move |")
    print("|---|---|---|---|---|---|---|---|")
    deals = range(given.first, given.first + given.deals)
    for name in given.games:
        for bot in given.bots.split(","):
            print("\r" + measure(name, [bot, given.against], deals, given.tries, given.jobs), flush=True)


if __name__ == "__main__":
    main()
