"""What a table of Dog's Breath may choose."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.options import Option

PLAYERS: Final = (2, 4)  # [1.4]
OFF_ON: Final = ["off", "on"]

OPTIONS: Final = [
    Option("first", "random", "2.4", "Who starts the first round", ["random"], seats=True),  # [2.4]
    Option("specials", "1", "1.3", "How many Scavengers, and how many Guard Dogs", ["1", "4"]),  # [1.3]
    Option(
        "show_seen",
        "off",
        "3.6",
        "Whether cards of the grid turned down again are shown to all",
        OFF_ON,
        only_shown=True,
    ),  # [3.6]
    Option(
        "return_discard",
        "allowed",
        "4.5",
        "Discarding a card equal to one taken from the discards in that turn",
        ["allowed", "forbidden"],
    ),  # [4.5]
    Option("request", "blind", "5.3", "How the card a Scavenger gets is found", ["blind", "named"]),  # [5.3]
    Option("go_out_minimum", 0, "6.3", "What a hand must be worth for going out", low=0, high=100),  # [6.3]
    Option("go_out_super", "off", "6.4", "Whether going out takes a Super Combo", OFF_ON),  # [6.4]
    Option("turn_cap", 60, "6.8", "After how many turns each a round is scored anyway", low=1, high=1000, tried=6),
    Option("outer_tie", "wins", "9.2", "What a tie for the best hand means to who is out", ["wins", "loses"]),  # [9.2]
    Option("rounds", 5, "9.4", "How many rounds are played", low=1, high=9),  # [9.4]
    Option(
        "final_tie",
        "shared",
        "9.5",
        "What happens when several lead after the last round",
        ["shared", "extra_round"],
    ),  # [9.5]
]
