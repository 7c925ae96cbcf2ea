# interpreted: measured by tools, never played
"""What the tools that measure ask of Dachs."""

from __future__ import annotations

from typing import Any, Final

from houndtable.games.dachs.packed import cards_of
from houndtable.games.dachs.stacks import set_deck
from houndtable.kernel.chance import Chance

VALUE_OPTIONS: Final[list[dict[str, object]]] = [{}, {"lives": 3}]  # tables from which tools/values.py estimates


def shuffle_unseen(state: Any, chance: Chance) -> None:
    """The cards that nobody has seen lie in another order: nobody has seen the deck."""
    cards = cards_of(state.deck)
    chance.shuffle(cards)
    set_deck(state, cards, state.deck_size)
