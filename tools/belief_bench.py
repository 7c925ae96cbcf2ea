"""How well what bots believe of hidden hands fits them, beside what chance would deal.

    python tools/belief_bench.py [--bot 2] [--players 2] [--deals 40] [GAME ...]

Bots play; before every choice what the others hold is dealt anew many times. Of each hand that something is believed
of, a figure is told, as its measuring.py has it. The log loss is that of the true figure among the redeals: 0 is
perfect."""

from __future__ import annotations

import argparse
from math import log
from typing import Any

from houndtable import engine, games
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game

REDEALS = 30
LONGEST = 600


def believing() -> list[str]:
    """The games in which something is believed: `believes` in their measuring.py says of which hands, `figure` is
    told."""
    return [name for name in games.names() if hasattr(games.part(games.find(name), "measuring"), "believes")]


class Score:
    """How near the redeals of one kind come to the truth."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.figures = self.loss = 0.0

    def look(self, truth: int, found: list[int]) -> None:
        self.figures += sum(found) / len(found)
        self.loss -= log((found.count(truth) + 0.5) / (len(found) + 1))


def measure(game: Game, bot: str, players: int, deals: int) -> None:
    belief: Any = games.part(game, "measuring")
    cases = truths = 0
    believing, chance = scores = [Score("believed"), Score("by chance")]
    for deal in range(deals):
        state: Any = game.start(players, game.choose(players, {}), Seeded(deal))
        luck = Seeded(deal, 1)
        bots = [make(bot, deal * players + seat) for seat in range(players)]
        for _ in range(LONGEST):
            if not state.waiting:
                break
            viewer = state.waiting[0]
            view = Perspective(game, state, viewer)
            others = [seat for seat in range(players) if seat != viewer and belief.believes(state, seat)]
            if len(state.legal(viewer)) > 1 and others:
                believed = [view.believed(luck) for _ in range(REDEALS)]
                dealt = [view.sample(luck) for _ in range(REDEALS)]
                for seat in others:
                    truth = belief.figure(state, seat)
                    cases, truths = cases + 1, truths + truth
                    believing.look(truth, [belief.figure(one, seat) for one in believed])
                    chance.look(truth, [belief.figure(one, seat) for one in dealt])
            state.apply(viewer, bots[viewer].choose(view))
    print(f"{game.title}, {deals} games of {players} players, bot {bot}: {cases} hands seen")
    if cases:
        print(f"  in truth   {truths / cases:5.2f}")
    for score in scores if cases else []:
        print(f"  {score.title:10} {score.figures / cases:5.2f}, log loss {score.loss / cases:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=believing())
    parser.add_argument("--bot", default="2", help="who plays (default: 2)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    given = parser.parse_args()
    print(f"{engine()} engine")
    for name in given.games:
        measure(games.find(name), given.bot, given.players, given.deals)


if __name__ == "__main__":
    main()
