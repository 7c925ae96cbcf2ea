"""How well a redeal of Drachensachen fits those who took the pile, with what bots believe of them and without.

    PYTHONPATH=build/compiled python tools/belief_bench.py [--bot 2] [--players 2] [--deals 40]

Bots play; before every choice what the others hold is dealt anew many times. Of each player who took the pile it is
counted how many cards that would have fitted then are in the hand now, in truth and in the redeals. The log loss is
that of the true number among the redeals: 0 is perfect.
"""

from __future__ import annotations

import argparse
from math import log

from houndtable import engine, games
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games.drachensachen.components import faces_in
from houndtable.games.drachensachen.position import Position
from houndtable.kernel.chance import Seeded

REDEALS = 30
LONGEST = 600


def fitting(p: Position, seat: int, spurned: int) -> int:
    """How many cards of these faces the seat holds."""
    return sum(spurned >> face & 1 for face in faces_in(p.hands[seat]))


class Score:
    """How near the redeals of one kind come to the truth."""

    def __init__(self, title: str, *, believes: bool) -> None:
        self.title = title
        self.believes = believes
        self.cards = self.loss = 0.0

    def look(self, p: Position, viewer: int, seat: int, luck: Seeded) -> None:
        spurned, truth, hits = p.spurned[seat], fitting(p, seat, p.spurned[seat]), 0
        for _ in range(REDEALS):
            copy = p.clone()
            assert isinstance(copy, Position)
            if not self.believes:
                copy.spurned = [0] * p.players
            copy.redeal(viewer, Seeded(luck.below(2**31)))
            found = fitting(copy, seat, spurned)
            self.cards += found / REDEALS
            hits += found == truth
        self.loss -= log((hits + 0.5) / (REDEALS + 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="2", help="who plays (default: 2)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    given = parser.parse_args()
    game, players = games.find("drachensachen"), given.players
    scores = [Score("believing", believes=True), Score("without", believes=False)]
    cases = truth = 0
    for deal in range(given.deals):
        state, luck = game.start(players, game.choose(players, {}), Seeded(deal)), Seeded(deal, 1)
        assert isinstance(state, Position)
        bots = [make(given.bot, deal * players + seat) for seat in range(players)]
        for _ in range(LONGEST):
            if not state.waiting:
                break
            viewer = state.waiting[0]
            others = [seat for seat in range(players) if seat != viewer and state.spurned[seat]]
            for seat in others if len(state.legal(viewer)) > 1 else []:
                cases += 1
                truth += fitting(state, seat, state.spurned[seat])
                for score in scores:
                    score.look(state, viewer, seat, luck)
            state.apply(viewer, bots[viewer].choose(Perspective(game, state, viewer)))
    print(f"{engine()} engine, {given.deals} games of {players} players, bot {given.bot}: {cases} hands seen")
    if cases:
        print(f"in truth   {truth / cases:5.2f} fitting cards")
    for score in scores if cases else []:
        print(f"{score.title:10} {score.cards / cases:5.2f} fitting cards, log loss {score.loss / cases:.3f}")


if __name__ == "__main__":
    main()
