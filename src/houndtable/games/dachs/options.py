"""What a table of Dachs may choose."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.options import Option

PLAYERS: Final = (2, 4)  # [1.2]

OPTIONS: Final = [
    Option("first", "random", "2.6", ["random"], seats=True),  # [2.6]
    Option("target", 40, "8.1", low=10, high=60),  # [8.1]
    Option("lives", 2, "2.5", low=1, high=3),  # [2.5]
    Option(
        "everyone_out",
        "no_winner",
        "9.3",
        ["no_winner", "replay_round"],
    ),  # [9.3]
    Option("board", "a", "1.3", ["a", "b"], only_shown=True),  # [1.3]
]
