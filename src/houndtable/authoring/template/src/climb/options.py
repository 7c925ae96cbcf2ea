"""What a table may choose."""

from typing import Final

from houndtable.kernel.options import Option

PLAYERS: Final = (2, 4)
OPTIONS: Final = [
    Option("lives", 3, "1.3", low=1, high=5),
    Option("first", "random", "1.4", ["random"], seats=True),
]
