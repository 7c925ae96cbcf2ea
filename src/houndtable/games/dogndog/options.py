"""What a table of Dog'n Dog may choose."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.options import Option

PLAYERS: Final = (2, 4)  # [1.4]

OPTIONS: Final = [
    Option("first", "random", "2.1", ["random"], seats=True),  # [2.1]
    Option("laps", 2, "11.1", low=1, high=4),  # [11.1]
    Option(
        "furiten",
        "per_kind",
        "5.3",
        ["per_kind", "whole_hand"],
    ),  # [5.3]
    Option(
        "missed_ron",
        "free",
        "5.5",
        ["free", "furiten"],
    ),  # [5.5]
    Option("richi_needs", "shape", "6.3", ["shape", "three_points"]),  # [6.3]
    Option(
        "yakuman",
        "replaces",
        "8.7",
        ["replaces", "best_of_both"],
    ),  # [8.7]
    Option("tie", "shared", "11.2", ["shared", "nearest_first_parent"]),  # [11.2]
    Option(
        "declarations",
        "guarded",
        "12.1",
        ["guarded", "free"],
    ),  # [12.1]
]

MOST_LAPS: Final = max([option.high for option in OPTIONS if option.name == "laps"])
