"""What a table of Here Comes the Dog may choose."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.options import Option

PLAYERS: Final = (2, 4)  # [1.4]

OPTIONS: Final = [
    Option("first", "random", "2.5", ["random"], seats=True),  # [2.5]
    Option("rounds", 5, "2.4", low=1, high=9),  # [2.4]
    Option(
        "pick",
        "per_die",
        "4.1",
        ["per_die", "any_shown"],
    ),  # [4.1]
    Option(
        "short",
        "serve_two",
        "4.4",
        ["serve_two", "one_only"],
    ),  # [4.4]
    Option(
        "defence",
        "free",
        "7.4",
        ["free", "maximum"],
    ),  # [7.4]
]
