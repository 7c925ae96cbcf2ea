"""What a table of Drachensachen may choose."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.components import ABILITIES, CURSES
from houndtable.kernel.options import Option, Options

PLAYERS: Final = (2, 6)  # [1.2]
ON: Final = ["on", "off"]


def option_name(name: str) -> str:
    """A curse or an ability as the name of an option."""
    return name.replace(" ", "_").replace("/", "_")


CHOICES: Final = [
    Option("first", "random", "2.4", ["random"], seats=True),  # [2.4]
    Option("hoard", 21, "8.1", low=5, high=50),  # [8.1]
    Option("curses", "off", "9.1", ["off", "on"]),  # [9.1]
    Option(
        "abilities",
        "off",
        "10.1",
        ["off", "cumulative", "one_round"],
    ),  # [10.1]
    Option(
        "hidden_coins",
        "uncovered",
        "7.2",
        ["uncovered", "all", "none"],
    ),  # [7.2]
    Option("fitting_set", "may", "4.6", ["may", "must"]),
    Option(
        "answer_four",
        "protecto",
        "5.3",
        ["protecto", "any_dragon"],
    ),  # [5.3]
    Option("blind_push", "off", "5.6", ["off", "on"]),  # [5.6]
    Option("answer_five", "protecto", "5.9", ["protecto", "fives_too"]),  # [5.9]
    Option("multi_protecto", "off", "6.6", ["off", "on"]),  # [6.6]
    Option("stalemate", "score", "7.5", ["score", "off"]),  # [7.5]
]
CURSE_CARDS: Final = [Option(option_name(name), "on", "9.5", ON, part_of="curses") for name in CURSES]  # [9.5]
ABILITY_CARDS: Final = [
    Option(option_name(name), "on", "10.10", ON, part_of="abilities") for name in ABILITIES
]  # [10.10]
OPTIONS: Final = CHOICES + CURSE_CARDS + ABILITY_CARDS


def in_play(names: list[str], options: Options) -> list[int]:
    """The numbers of those curses or abilities that are not left out [9.5] [10.10]."""
    return [number for number, name in enumerate(names) if options.says(option_name(name), "on")]
