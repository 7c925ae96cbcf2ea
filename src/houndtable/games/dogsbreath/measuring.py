# interpreted: measured by tools, never played
"""What the tools that measure ask of Dog's Breath."""

from __future__ import annotations

from typing import Any

from houndtable.games.dogsbreath.derived import DRAFTING, OVER
from houndtable.games.dogsbreath.going_out import worth
from houndtable.kernel.chance import Chance


def believes(state: Any, seat: int) -> bool:
    """Whether something is believed of this hand."""
    return state.step not in (DRAFTING, OVER)


def figure(state: Any, seat: int) -> int:
    """What the hand is worth, in tens."""
    return int(worth(state, seat)) // 10


def shuffle_unseen(state: Any, chance: Chance) -> None:
    """The cards that nobody has seen lie in another order: those of the grid that never lay face up, and the deck but
    for what was left of the draft and lies under it."""
    hidden = [place for place, card in enumerate(state.grid) if card >= 0 and state.knowledge.known[card] == 0]
    cards = [*state.deck[state.bottom :], *(state.grid[place] for place in hidden)]
    chance.shuffle(cards)
    for place in hidden:
        state.grid[place] = cards.pop()
    state.deck[state.bottom :] = cards
