"""What is in the box of Here Comes the Dog: sticks [1.1], dogs and villagers [1.2], dice [1.3], as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

COLOURS: Final = ["meat", "fire", "charcoal"]
MEAT: Final = 0
FIRE: Final = 1
CHARCOAL: Final = 2

STICKS: Final = [9, 5, 7]  # of each colour [1.1]
STICK_OF: Final = [colour for colour, number in enumerate(STICKS) for _ in range(number)]  # the colour of each stick
DOGS: Final = 25  # [1.2]
VILLAGERS: Final = 3  # of each player [1.2]
RESTORED: Final = [3, 2, 1, 0]  # villagers after so many times that all had fainted [9.2] [9.3]
FALLS: Final = 3  # times after which a player is knocked out [9.3]

DICE: Final = 3
DIE: Final = [MEAT, MEAT, FIRE, FIRE, CHARCOAL, CHARCOAL]  # the faces of each die [1.3]
SIDES: Final = 6

# What is given and what is taken for it: colour given, how many are taken of which colour [5.1].
EXCHANGES: Final = [(CHARCOAL, 1, MEAT), (FIRE, 2, MEAT), (FIRE, 2, CHARCOAL)]

# Sticks are counted four bits a colour, meat lowest; what all players hold, twelve bits a seat.
HELD: Final = 12
ALL_STICKS: Final = sum(number << 4 * colour for colour, number in enumerate(STICKS))


def number_of(sticks: i64, colour: i64) -> i64:
    """How many sticks of a colour there are among counted sticks."""
    return sticks >> 4 * colour & 15


def held_by(held: i64, seat: i64) -> i64:
    """The counted sticks of one seat among those of all."""
    return held >> HELD * seat & 0xFFF


def pieces_of(sticks: i64) -> list[int]:
    """Counted sticks one by one, by their colours."""
    return [colour for colour in range(3) for _ in range(number_of(sticks, colour))]


def counted(pieces: list[int]) -> i64:
    """These sticks, counted."""
    sticks: i64 = 0
    for colour in pieces:
        stick: i64 = 1
        sticks += stick << 4 * colour
    return sticks
