# interpreted: a table of figures, read once.
"""What the figures of a standing weigh, by players and stage. Written by tools/values.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[tuple[float, ...]]]] = [
    [],
    [],
    [
        (1.173,),
        (0.857,),
    ],
    [
        (0.699,),
        (0.482,),
    ],
    [
        (0.53,),
        (0.362,),
    ],
]
