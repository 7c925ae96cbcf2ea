"""What a table of Dog's Breath may choose."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.options import Option

PLAYERS: Final = (2, 4)  # [1.4]
OFF_ON: Final = ["off", "on"]

OPTIONS: Final = [
    Option("first", "random", "2.4", ["random"], seats=True),  # [2.4]
    Option("specials", "1", "1.3", ["1", "4"]),  # [1.3]
    Option(
        "show_seen",
        "off",
        "3.6",
        OFF_ON,
        only_shown=True,
    ),  # [3.6]
    Option(
        "return_discard",
        "allowed",
        "4.5",
        ["allowed", "forbidden"],
    ),  # [4.5]
    Option("request", "blind", "5.3", ["blind", "named"]),  # [5.3]
    Option("go_out_minimum", 0, "6.3", low=0, high=100),  # [6.3]
    Option("go_out_super", "off", "6.4", OFF_ON),  # [6.4]
    Option("turn_cap", 60, "6.8", low=1, high=1000, tried=6),
    Option("outer_tie", "wins", "9.2", ["wins", "loses"]),  # [9.2]
    Option("rounds", 5, "9.4", low=1, high=9),  # [9.4]
    Option(
        "final_tie",
        "shared",
        "9.5",
        ["shared", "extra_round"],
    ),  # [9.5]
]
