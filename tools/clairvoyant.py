"""How much luck leaves to skill in Dog'n Dog: a search that sees hidden cards, as no bot of ours can, against the
rules of thumb.

    python tools/clairvoyant.py [--sims 440] [--deals 50] [--deck]

Two players, each deal twice with the seats changed. The search knows what the other player holds, with --deck also how
the deck lies: more than an honest bot can know.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from houndtable import engine, games
from houndtable.bots.bot import Bot
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.lab.statistics import share_interval


def seeing(state: State, seat: int, *, deck: bool) -> Any:
    """The position as somebody knows it who has looked into the other hands, and into the deck."""
    copy: Any = state.clone()
    for card in [card for hand in copy.hands for card in hand] + (copy.deck if deck else []):
        copy.knowledge.known[card] |= 1 << seat
    return copy


def play(game: Game, deal: int, clairvoyant: int, bots: list[Bot], *, deck: bool) -> float:
    """The clairvoyant's share of the win."""
    state = game.start(2, game.choose(2, {}), Seeded(deal))
    while state.waiting:
        seat = state.waiting[0]
        seen = seeing(state, seat, deck=deck) if seat == clairvoyant else state
        state.apply(seat, bots[seat].choose(Perspective(game, seen, seat)))
    outcome = state.outcome()
    assert outcome is not None
    return (clairvoyant in outcome.winners) / len(outcome.winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sims", type=int, default=440)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--deck", action="store_true")
    given = parser.parse_args()
    print(f"{engine()} engine, {given.sims} simulations a move, sees hands{' and deck' * given.deck}", flush=True)
    game, shares = games.find("dogndog"), []
    for deal in range(given.deals):
        won = 0.0
        for seat in (0, 1):
            bots = [make("heuristic", deal), make("heuristic", deal, 1)]
            bots[seat] = make(f"search:sims={given.sims}", deal, 2)
            won += play(game, deal, seat, bots, deck=given.deck)
        shares.append(won / 2)
        print(f"\r{deal + 1} of {given.deals} deals", end="", file=sys.stderr, flush=True)
    low, high = share_interval(shares)
    print(f"\rwon {sum(shares) / len(shares):.1%} ({low:.1%} to {high:.1%}) of {given.deals} deals", flush=True)


if __name__ == "__main__":
    main()
